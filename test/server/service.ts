import { Writable } from "node:stream";
import { pino } from "pino";
import { decode } from "../../src/decode.ts";
import { createApp, type Parts } from "../../src/server/app.ts";
import type { KeyGrant } from "../../src/store/key-store.ts";
import { NO_LIMITS } from "../../src/store/limits.ts";
import { listen, type Timeouts } from "../../src/server/listen.ts";
import { Metrics } from "../../src/server/metrics.ts";
import { malformedLog } from "../../src/server/request-log.ts";

export const KEY = "rk_test";
/** What the key of the tests gives. */
export const GRANT: KeyGrant = { id: "test", fixed: false, limits: NO_LIMITS, expiresAt: null };
export const AIR_LINE = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M";

/** A service that runs on a free port of this machine. */
export interface Service {
  readonly url: string;
  /** What it has logged so far, one JSON object a line. */
  logs(): string;
  readonly stop: () => Promise<void>;
  /** Sends a request with a valid key. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

export async function startService(
  parts: Partial<Parts> = {},
  timeouts?: Timeouts,
): Promise<Service> {
  const { stream, text } = captured();
  const logger = pino({ level: "trace" }, stream);
  const metrics = new Metrics();
  const app = createApp({
    decode,
    keys: { grant: (key) => Promise.resolve(key === KEY ? GRANT : null) },
    settings: { maxBody: 256 * 1024 },
    logger,
    metrics,
    ...parts,
  });
  const onMalformed = malformedLog(logger, metrics);
  const { url, stop } = await listen(app, "127.0.0.1", 0, { timeouts, onMalformed });
  return {
    url,
    stop,
    logs: text,
    send: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("X-Api-Key", KEY);
      return fetch(url + path, { ...init, headers });
    },
  };
}

/** A service for all tests of the suite that calls this. */
export function sharedService(parts: Partial<Parts> = {}): () => Service {
  let service: Service | undefined;
  before(async () => {
    service = await startService(parts);
  });
  after(async () => {
    await service?.stop();
  });
  return () => {
    if (service === undefined) throw new Error("the service does not run");
    return service;
  };
}

/** A stream that keeps what is written to it. */
export function captured(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  return { stream, text: () => chunks.join("") };
}

/** The parsed JSON of an answer, whose status and type are as expected. */
export async function jsonOf(response: Response, status = 200): Promise<unknown> {
  const text = await response.text();
  if (response.status !== status) throw new Error(`status ${response.status}: ${text}`);
  const type = response.headers.get("Content-Type");
  if (type !== "application/json; charset=utf-8") throw new Error(`type ${type}`);
  return JSON.parse(text);
}

/** The body of an error, whose status is as expected. */
export async function errorOf(response: Response, status: number) {
  const body = await jsonOf(response, status);
  if (typeof body !== "object" || body === null || !("message" in body) || !("code" in body))
    throw new Error("an error without message or code");
  return { message: String(body.message), code: String(body.code) };
}
