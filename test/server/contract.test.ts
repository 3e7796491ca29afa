import { expect } from "chai";
import addFormats from "ajv-formats";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { decode } from "../../src/decode/decode.ts";
import { defaultOptions } from "../../src/jobs/options.ts";
import { LONGEST_JOB } from "../../src/server/jobs/keyed.ts";
import { inlineDecoder, oneByOne } from "../../src/server/decoding/decoder.ts";
import { ApiError } from "../../src/server/errors.ts";
import { overloaded } from "../../src/server/load/overloaded.ts";
import { exchange } from "./raw.ts";
import { AIR_LINE, KEY, sharedService, startService, type Service } from "./service.ts";

/*
 * Asks the running service for every answer that its own description promises, each of every call, and checks that
 * it is as described. What is promised is taken from `/openapi.json`, so that a promise without an answer fails.
 */

const RECORD = `1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;
const MOST = 2048;
const HASTY = { headers: 60, request: 120, stall: 60_000, send: 60_000, check: 10, stop: 60_000 };

/** What the decoder of a service does with a text that names it. */
const FATES: Readonly<Record<string, () => Error>> = {
  "500": () => new Error("the decoder fails"),
  "503": overloaded,
  "501": () => new ApiError("not_writable", "no font has the letter U+0E01"),
  "504": () => new ApiError("timeout", "the limit is 1000 ms"),
};

/** What a call carries that is answered with a status. */
const HEADERS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "304": [["Cache-Control", ""]],
  "403": [["X-Api-Key", "rk_wrong"]],
  "406": [["Accept", "image/png"]],
  "415": [["Content-Encoding", "zstd"]],
};

/** What is promised and cannot be asked for, with the reason. */
const UNASKED: Readonly<Record<string, string>> = {
  "/v4/decode/batch 500": "a fault of a batch that is not one of its lines would be one of Recloc",
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const fieldsIn = (value: unknown, ...keys: readonly string[]): Fields => {
  const inner = keys.reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), value);
  return isFields(inner) ? inner : {};
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly string[];
  readonly responses: Fields;
  readonly takesText: boolean;
  readonly takesJob: boolean;
}

describe("The promises of the API", () => {
  const decoder = inlineDecoder(decode);
  const service = sharedService({
    settings: { maxBody: MOST },
    decoder: oneByOne((request, caller) => {
      const fate = Object.keys(FATES).find((status) => request.text.includes(`FATE ${status}`));
      const error = FATES[fate ?? ""]?.();
      return error === undefined ? decoder.decode(request, caller) : Promise.reject(error);
    }),
  });
  let [document, calls]: [unknown, readonly Call[]] = [null, []];
  let [hasty, down]: Service[] = [];
  let [job, jobs] = ["", 0];
  const ajv = new Ajv2020({ strict: true, keywords: ["components"] });
  addFormats.default(ajv);
  const checks = new Map<string, ValidateFunction>();

  before(async () => {
    document = await (await fetch(`${service().url}/openapi.json`)).json();
    ajv.addSchema({ $id: "recloc", components: fieldsIn(document, "components") });
    calls = Object.entries(fieldsIn(document, "paths")).flatMap(([path, item]) =>
      Object.keys(fieldsIn(item)).map((method) => {
        const responses = fieldsIn(item, method, "responses");
        const takesText = /\/(?:decode|detect|entries|itinerary)/.test(path);
        const takesJob = method === "post" && path === "/v4/jobs";
        const statuses = Object.keys(responses);
        return { method, path, responses, statuses, takesText, takesJob };
      }),
    );
    const place = { source: "/archive", destination: "/decoded", account_id: null };
    const options = JSON.stringify(defaultOptions());
    job = await service().store.jobs.create({ ...place, options });
    hasty = await startService({}, HASTY);
    down = await startService({
      isReady: () => Promise.reject(overloaded()),
      keys: { grant: () => Promise.reject(overloaded()), isKnown: () => true },
    });
  });

  after(async () => {
    await hasty?.stop();
    await down?.stop();
  });

  /** The body of a call that is answered with a status; undefined if it has none. */
  function bodyFor(call: Call, status: string): string | undefined {
    if (call.takesJob) return status === "413" ? "A".repeat(LONGEST_JOB + 1) : newJob();
    return call.takesText ? textFor(call, status) : undefined;
  }

  /** A job whose destination no other has. */
  function newJob(): string {
    jobs += 1;
    return JSON.stringify({ source: "/archive", destination: `/decoded/${jobs}` });
  }

  function textFor({ path }: Call, status: string): string {
    const isBatch = path.endsWith("/batch");
    const texts: Readonly<Record<string, string>> = {
      "400": "",
      "413": "A".repeat(MOST + 1),
      "422": "hello world",
    };
    const text = texts[status] ?? (status in FATES ? `FATE ${status}` : RECORD);
    return isBatch && text !== "" ? `${JSON.stringify({ text })}\n` : text;
  }

  function headersFor({ takesText }: Call, status: string): Headers {
    const headers = new Headers({ "X-Api-Key": KEY });
    if (status === "401") headers.delete("X-Api-Key");
    for (const [name, value] of HEADERS[status] ?? []) headers.set(name, value);
    // Two keys that disagree.
    if (status === "400" && !takesText) headers.set("Authorization", "Bearer another");
    return headers;
  }

  /** Sends a call so that it is answered with a status. */
  async function ask(call: Call, status: string): Promise<Response> {
    const code = status === "404" ? "XXQ" : "GRU";
    const id = status === "404" ? "0123456789ab" : job;
    const url = call.path.replace("{iataCode}", code).replace("{id}", id);
    const headers = headersFor(call, status);
    const method = call.method.toUpperCase();
    const sent = bodyFor(call, status);
    const body = sent === undefined ? {} : { body: sent };
    const send = (to: Service | undefined, more: RequestInit = {}) =>
      fetch(`${to?.url}${url}`, { method, headers, ...body, ...more });
    if (status === "304")
      headers.set("If-None-Match", (await send(service())).headers.get("ETag") ?? "");
    if (status === "429") {
      const limits = { perMinute: 1, perDay: null };
      const { key } = await service().store.keys.create({ name: "limited", limits });
      headers.set("X-Api-Key", key);
      await (await send(service())).arrayBuffer();
    }
    // Detecting answers any text, but not an email without one.
    const isMail = status === "422" && url.endsWith("/detect");
    if (isMail) headers.set("Content-Type", "message/rfc822");
    const isDown = status === "503" && (!call.takesText || url.endsWith("/batch"));
    return send(isDown ? down : service(), isMail ? { body: "Subject: x\n\n" } : {});
  }

  /** The description of an answer, wherever it is. */
  function described({ responses }: Call, status: string): Fields {
    const { $ref } = fieldsIn(responses, status);
    if (typeof $ref !== "string") return fieldsIn(responses, status);
    return fieldsIn(document, ...$ref.replace("#/", "").split("/"));
  }

  function expectValid(schema: Fields, value: unknown, about: string): void {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"recloc#/components');
    const validate = checks.get(text) ?? ajv.compile(fieldsIn(JSON.parse(text)));
    checks.set(text, validate);
    expect(validate(value), `${about}: ${JSON.stringify(validate.errors)}`).to.equal(true);
  }

  /** Checks the type, the headers and the content of an answer. */
  async function expectDescribed(call: Call, status: string, response: Response): Promise<void> {
    const about = `${call.method} ${call.path} ${status}`;
    const text = await response.text();
    expect(response.status, `${about}: ${text}`).to.equal(Number(status));
    const { content, headers } = described(call, status);
    for (const [name, header] of Object.entries(fieldsIn(headers)))
      if (fieldsIn(header).required === true)
        expect(response.headers.has(name), `${about} has ${name}`).to.equal(true);
    const [type = ""] = (response.headers.get("Content-Type") ?? "").split(";");
    if (content === undefined || text === "") {
      expect(text, about).to.equal("");
      return;
    }
    expect(Object.keys(fieldsIn(content)), about).to.include(type);
    const { schema } = fieldsIn(content, type);
    if (type === "application/json") expectValid(fieldsIn(schema), JSON.parse(text), about);
  }

  for (const status of "200 304 400 401 403 404 406 413 415 422 429 500 501 503 504".split(" "))
    it(`are kept by every call: ${status}`, async () => {
      const asked = calls.filter(
        ({ path, statuses }) => statuses.includes(status) && !(`${path} ${status}` in UNASKED),
      );
      expect(asked).not.to.deep.equal([]);
      for (const call of asked) await expectDescribed(call, status, await ask(call, status));
    });

  it("are kept by every call that arrives too slowly: 408", async () => {
    const asked = calls.filter(({ statuses }) => statuses.includes("408"));
    expect(asked).to.have.length(7);
    const texts = await Promise.all(
      asked.map(({ path }) =>
        exchange(
          hasty?.url ?? "",
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${KEY}\r\nContent-Length: 9\r\n\r\n1`,
        ),
      ),
    );
    for (const [index, text] of texts.entries()) {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      const about = asked[index]?.path ?? "";
      expect(head, about).to.match(/^HTTP\/1\.1 408 /);
      expectValid({ $ref: "#/components/schemas/Error" }, JSON.parse(body), about);
    }
  });

  it("are all asked for", () => {
    const known = "200 304 400 401 403 404 406 408 413 415 422 429 500 501 503 504".split(" ");
    for (const { path, statuses } of calls) expect(known, path).to.include.members([...statuses]);
  });

  it("hold for the habits of old clients", async () => {
    const bodies = [
      ["application/json", RECORD],
      ["application/json", JSON.stringify({ pnr: RECORD })],
      ["application/x-www-form-urlencoded", RECORD],
      ["application/x-www-form-urlencoded", new URLSearchParams({ text: RECORD }).toString()],
    ] as const;
    const about = (type: string, body: string, version: string, more = "") =>
      `POST /v3/decode HTTP/${version}\r\nhost: localhost\r\nx-api-key: ${KEY}\r\n` +
      `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n`;
    for (const [type, body] of bodies) {
      const first = about(type, body, "1.1") + body;
      const last = about(type, body, "1.1", "connection: close\r\nexpect: 100-continue\r\n");
      // Two on one connection; the other client is of 1996.
      const kept = await exchange(service().url, first, last, body);
      expect(kept.match(/HTTP\/1\.1 \d+/g)).to.deep.equal([
        "HTTP/1.1 200",
        "HTTP/1.1 100",
        "HTTP/1.1 200",
      ]);
      const old = await exchange(service().url, about(type, body, "1.0") + body);
      expect(old).to.match(/^HTTP\/1\.1 200 /);
      expect(old)
        .to.contain('"lastName":"MARTINELLI"')
        .and.match(/connection: close/i);
    }
  });
});
