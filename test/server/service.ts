import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { decode as decodeText, type Decode } from "../../src/decode/decode.ts";
import type { Admission } from "../../src/server/load/admission.ts";
import { createApp, type ServiceParts } from "../../src/server/app.ts";
import { inlineDecoder, type Decoder } from "../../src/server/decoding/decoder.ts";
import { listen, type Timeouts } from "../../src/server/connections/listen.ts";
import { smtpMailer } from "../../src/server/mail/mailer.ts";
import { ResetMails } from "../../src/server/mail/reset-mails.ts";
import { Metrics } from "../../src/server/metrics/metrics.ts";
import { malformedLog } from "../../src/server/request-log.ts";
import { shedLog } from "../../src/server/load/shed.ts";
import { KeyRing } from "../../src/store/keys/key-ring.ts";
import type { KeyGrant } from "../../src/store/keys/key-store.ts";
import { NO_LIMITS } from "../../src/store/keys/limits.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import type { MailSettings } from "../../src/settings.ts";
import { UsageRecorder } from "../../src/store/usage/usage-recorder.ts";

export const KEY = "rk_test";
/** What the key of the tests grants. */
export const GRANT: KeyGrant = {
  id: "test",
  accountId: null,
  fixed: false,
  limits: NO_LIMITS,
  expiresOn: null,
  expiresAt: null,
};
export const AIR_LINE = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M";

/** A service on a free port of this machine, with its own store. */
export interface Service {
  readonly url: string;
  readonly store: ServiceParts["store"];
  /** What workers see of the same store. */
  readonly chunks: Store["chunks"];
  /** The folder of its store. */
  readonly folder: string;
  /** The log so far, one JSON object per line. */
  logs(): string;
  readonly stop: () => Promise<void>;
  /** Sends a request with a valid key. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** What a test overrides. */
export interface Wishes extends Partial<Omit<ServiceParts, "settings" | "decoder">> {
  /** Decodes in this thread. Default: the real decoder. */
  readonly decode?: Decode;
  /** Load shedding. Default: none. */
  readonly admission?: Admission;
  /** Default: `decode`, without a pool. */
  readonly decoder?: Decoder;
  readonly settings?: Partial<ServiceParts["settings"]>;
  /** Default: sends no mail. */
  readonly mail?: MailSettings;
}

/** How often to write usage, in milliseconds, for tests that wait for it. */
const FLUSH_MS = 20;

export async function startService(
  { admission, ...wishes }: Wishes = {},
  timeouts?: Timeouts,
): Promise<Service> {
  const { stream, text } = captured();
  const logger = pino({ level: "trace" }, stream);
  const metrics = new Metrics();
  const { parts, chunks, folder, remove } = await makeParts({ logger, metrics, ...wishes });
  const onMalformed = malformedLog(logger, metrics);
  const shed =
    admission === undefined
      ? undefined
      : {
          admission,
          isKnown: (key: string) => parts.keys.isKnown(key),
          onShed: shedLog(logger, metrics),
        };
  const options = { timeouts, onMalformed, shed };
  const { url, stop } = await listen(createApp(parts), "127.0.0.1", 0, options);
  return {
    url,
    store: parts.store,
    chunks,
    folder,
    stop: async () => {
      await stop();
      await remove();
    },
    logs: text,
    send: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("X-Api-Key", KEY);
      return fetch(url + path, { ...init, headers });
    },
  };
}

/** The parts of a service, with a store in a folder that `remove` deletes. */
export async function makeParts({
  settings,
  decode = decodeText,
  mail,
  ...wishes
}: Omit<Wishes, "admission"> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "recloc-service-"));
  const store = await openStore({ dataDir: folder, databaseUrl: null });
  const ring = new KeyRing([], store.keys, store.changes);
  const recorder = new UsageRecorder(store.usage, { flushMs: FLUSH_MS });
  const resetMails = mail === undefined ? null : await makeResetMails(mail, store, wishes.logger);
  const parts: ServiceParts = {
    resetMails,
    decoder: inlineDecoder(decode),
    keys: {
      grant: (key) => (key === KEY ? Promise.resolve(GRANT) : ring.grant(key)),
      isKnown: (key) => key === KEY || ring.isKnown(key),
    },
    logger: pino({ level: "silent" }),
    store,
    recorder,
    settings: {
      maxBody: 256 * 1024,
      registration: "open",
      limits: NO_LIMITS,
      trustProxy: 0,
      workbench: "local",
      corsOrigins: [],
      jobPlaces: { sources: ["/archive"], destinations: ["/decoded"] },
      ...settings,
    },
    ...wishes,
  };
  const remove = async () => {
    await resetMails?.close();
    await recorder.close();
    ring.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { parts, chunks: store.chunks, folder, remove };
}

async function makeResetMails(
  mail: MailSettings,
  { accounts }: Pick<Store, "accounts">,
  logger = pino({ level: "silent" }),
): Promise<ResetMails> {
  const { publicUrl } = mail;
  return new ResetMails({ accounts, mailer: await smtpMailer(mail), publicUrl, logger });
}

/** Starts a service for all tests of the calling suite. */
export function sharedService(wishes: Wishes = {}): () => Service {
  let service: Service | undefined;
  before(async () => {
    service = await startService(wishes);
  });
  after(async () => {
    await service?.stop();
  });
  return () => {
    if (service === undefined) throw new Error("the service does not run");
    return service;
  };
}

/** A stream that collects what is written to it. */
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

/** Checks the status and type of an answer and returns its parsed JSON. */
export async function jsonOf(response: Response, status = 200): Promise<unknown> {
  const text = await response.text();
  if (response.status !== status) throw new Error(`status ${response.status}: ${text}`);
  const type = response.headers.get("Content-Type");
  if (type !== "application/json; charset=utf-8") throw new Error(`type ${type}`);
  return JSON.parse(text);
}

/** Checks the status of an error and returns its body. */
export async function errorOf(response: Response, status: number) {
  const body = await jsonOf(response, status);
  if (typeof body !== "object" || body === null || !("message" in body) || !("code" in body))
    throw new Error("an error without message or code");
  return { message: String(body.message), code: String(body.code) };
}
