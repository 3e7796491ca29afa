import type {
  KeyAnswer,
  KeysAnswer,
  Limits,
  MadeKeyAnswer,
  SessionAnswer,
  UsageAnswer,
} from "../../server/site/schema.ts";
import { call, withKeys, type IsAnswer, type Outcome, type Problem } from "../shared/api.ts";
import { askSession, isSession } from "../shared/session.ts";

/** There is no answer. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Wish {
  readonly method: "GET" | "POST" | "PATCH";
  /** Below `/site/`. */
  readonly path: string;
  readonly body?: object;
}

/** The service's calls for its pages. All reject with a SiteError where the service refuses. */
class Site {
  /** Proves that this page asks; it lives as long as the page. */
  #csrf = "";

  async session(): Promise<SessionAnswer> {
    return this.#enter(valueOf(await askSession()));
  }

  signUp(email: string, password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "sign-up", body: { email, password } });
  }

  logIn(email: string, password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "log-in", body: { email, password } });
  }

  logOut(): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "log-out" });
  }

  changePassword(current: string, next: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "password", body: { current, next } });
  }

  deleteAccount(password: string): Promise<SessionAnswer> {
    return this.#sessionBy({ method: "POST", path: "account/delete", body: { password } });
  }

  keys(): Promise<KeysAnswer> {
    return this.#ask({ method: "GET", path: "keys" }, isKeys);
  }

  createKey(name: string, limits: Limits): Promise<MadeKeyAnswer> {
    return this.#ask({ method: "POST", path: "keys", body: { name, limits } }, isMadeKey);
  }

  renameKey(id: string, name: string): Promise<KeyAnswer> {
    return this.#ask({ method: "PATCH", path: `keys/${id}`, body: { name } }, isKey);
  }

  limitKey(id: string, limits: Limits): Promise<KeyAnswer> {
    return this.#ask({ method: "PATCH", path: `keys/${id}`, body: { limits } }, isKey);
  }

  /** @param graceHours for how long the key holds as it was */
  rotateKey(id: string, graceHours: number): Promise<MadeKeyAnswer> {
    return this.#ask(
      { method: "POST", path: `keys/${id}/rotate`, body: { graceHours } },
      isMadeKey,
    );
  }

  revokeKey(id: string): Promise<KeyAnswer> {
    return this.#ask({ method: "POST", path: `keys/${id}/revoke` }, isKey);
  }

  /** @param days how many, up to today */
  usage(id: string, days: number): Promise<UsageAnswer> {
    return this.#ask({ method: "GET", path: `keys/${id}/usage?days=${days}` }, isUsage);
  }

  async #sessionBy(wish: Wish): Promise<SessionAnswer> {
    return this.#enter(await this.#ask(wish, isSession));
  }

  #enter(session: SessionAnswer): SessionAnswer {
    this.#csrf = session.csrf;
    return session;
  }

  async #ask<T>(wish: Wish, isAnswer: IsAnswer<T>): Promise<T> {
    const outcome = await send(wish, this.#csrf, isAnswer);
    if (outcome.ok || outcome.problem.code !== "wrong_csrf_token") return valueOf(outcome);
    // Somebody logged in or out in another window.
    await this.session();
    return valueOf(await send(wish, this.#csrf, isAnswer));
  }
}

export const site = new Site();

function send<T>(
  { method, path, body }: Wish,
  csrf: string,
  isAnswer: IsAnswer<T>,
): Promise<Outcome<T>> {
  const headers = new Headers();
  if (method !== "GET") headers.set("X-CSRF-Token", csrf);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return call(`/site/${path}`, isAnswer, { method, headers, ...sent });
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new SiteError(outcome.problem);
}

const isKeys = withKeys<KeysAnswer>("keys");
const isKey = withKeys<KeyAnswer>("record");
const isMadeKey = withKeys<MadeKeyAnswer>("key", "record");
const isUsage = withKeys<UsageAnswer>("days");
