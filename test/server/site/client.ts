import { Ajv2020 } from "ajv/dist/2020.js";
import type { Static, TSchema } from "typebox";
import { SessionAnswer } from "../../../src/server/site/schema.ts";
import { jsonOf, type Service } from "../service.ts";

/** A page as the server sees it: it keeps cookies and sends its CSRF token. */
export class PageClient {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  #csrf = "";

  constructor({ url }: Pick<Service, "url">) {
    this.#url = url;
  }

  /** The cookies the server set, as `name=value`. */
  get cookies(): readonly string[] {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`);
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers });
  }

  async post(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.send("POST", path, body, headers);
  }

  /** Requests a change like a page that was loaded before. */
  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (this.#csrf === "") await this.session();
    return this.#send(path, {
      method,
      headers: { "X-CSRF-Token": this.#csrf, "Content-Type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Reloads the page. */
  async session(): Promise<SessionAnswer> {
    return read(SessionAnswer, await this.get("/site/session"));
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0 && !headers.has("Cookie"))
      headers.set("Cookie", this.cookies.join("; "));
    const response = await fetch(this.#url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    await this.#learn(response);
    return response;
  }

  #keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "") this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  async #learn(response: Response): Promise<void> {
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (typeof answer !== "object" || answer === null || !("csrf" in answer)) return;
    this.#csrf = String(answer.csrf);
  }
}

/** The answer as a type; throws if it has another shape. */
export async function read<T extends TSchema>(schema: T, response: Response): Promise<Static<T>> {
  const answer = await jsonOf(response);
  const isRight = new Ajv2020({ strict: true }).compile<Static<T>>(schema);
  if (!isRight(answer))
    throw new Error(`${isRight.errors?.[0]?.instancePath} is not as it should be`);
  return answer;
}
