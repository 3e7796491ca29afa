import { availableParallelism } from "node:os";
import { pino, type Logger } from "pino";
import { allPlaces } from "../../reference/index.ts";
import { Admission } from "../../server/load/admission.ts";
import { createApp } from "../../server/app.ts";
import { poolReports } from "../../server/decoding/pool-metrics.ts";
import type { PoolOptions } from "../../server/decoding/pool.ts";
import {
  LINGER_MS,
  listen,
  STOP_MS,
  type Listening,
  type ListenOptions,
} from "../../server/connections/listen.ts";
import { EventLoopWatch } from "../../server/load/loop-watch.ts";
import { smtpMailer } from "../../server/mail/mailer.ts";
import { ResetMails } from "../../server/mail/reset-mails.ts";
import { Metrics } from "../../server/metrics/metrics.ts";
import { storeReports, usageReports } from "../../server/metrics/metrics-store.ts";
import { malformedLog } from "../../server/request-log.ts";
import { shedLog } from "../../server/load/shed.ts";
import { traceOf } from "../../server/trace.ts";
import { readSettings, SettingError, type Settings, type SettingTexts } from "../../settings.ts";
import { keepClear } from "../../store/housekeeping.ts";
import { KeyRing } from "../../store/keys/key-ring.ts";
import type { Store } from "../../store/store.ts";
import { UsageRecorder, type UsageReports } from "../../store/usage/usage-recorder.ts";
import { EXIT, type Io } from "../io.ts";
import { openWritableStore } from "../open-store.ts";
import { stopOf } from "../until-stopped.ts";
import { version } from "../../package.ts";
import { Closers } from "./closers.ts";
import { firstScreen } from "./first-screen.ts";

/** How long the server may take to close once its connections are cut, in milliseconds. */
const CLOSE_MS = 1000;

/** This process among those that serve a port. */
export interface ServingProcess {
  /** How many there are. */
  readonly of: number;
  /** Whether it was started first, and therefore announces the address of the service. */
  readonly isFirst: boolean;
}

const ALONE: ServingProcess = { of: 1, isFirst: true };

/**
 * `recloc serve`: serves until the process is asked to stop or an error is not caught. Logs go to
 * standard error.
 */
export async function serve(
  flags: SettingTexts,
  io: Io,
  process: ServingProcess = ALONE,
): Promise<number> {
  const settings = settingsFor(process, readSettings(io.environment, flags));
  // Read now, so that missing tables show immediately and the first request does not wait for them.
  allPlaces();
  const logger = pino({ level: settings.logLevel }, io.stderr);
  const closers = new Closers();
  let code: number = EXIT.failed;
  try {
    code = await serveUntilStopped(settings, io, logger, closers, process);
  } finally {
    if (!(await isClosed(closers, logger))) code = EXIT.failed;
  }
  logger.info("stopped");
  return code;
}

/** Several processes share the cores. */
function settingsFor({ of }: ServingProcess, settings: Settings): Settings {
  if (of === 1 || settings.decodeWorkers !== null) return settings;
  return { ...settings, decodeWorkers: Math.max(1, Math.floor(availableParallelism() / of)) };
}

/** Closes everything; false if something failed. The log entry contains no addresses. */
async function isClosed(closers: Closers, logger: Logger): Promise<boolean> {
  try {
    await closers.close();
    return true;
  } catch (error) {
    logger.error(traceOf(error), "not closed in order");
    return false;
  }
}

async function serveUntilStopped(
  settings: Settings,
  io: Io,
  logger: Logger,
  closers: Closers,
  { of, isFirst }: ServingProcess,
): Promise<number> {
  const store = await openWritableStore(settings);
  closers.add(() => store.close());
  // Before anything is announced: a reader of the announcement may stop us immediately.
  const stopped = stopOf(io);
  const stopping = new AbortController();
  const metrics = new Metrics();
  metrics.collectProcess();
  if (of > 1) metrics.share();
  const keys = keysOf(settings, store, closers);
  const reports = poolReports(metrics.pool, logger);
  const decoder = await io.startDecoder(await poolOptions(settings, of), reports);
  closers.add(() => decoder.close());
  metrics.pool.watch(decoder);
  const app = createApp({
    decoder,
    keys,
    store,
    recorder: recorderOf(store, usageReports(logger, metrics), closers),
    settings,
    logger,
    // At most half of the threads, so that single requests find one free.
    batchAtOnce: Math.max(1, Math.floor(workersOf(settings) / 2)),
    resetMails: await resetMailsOf(settings, store, logger, closers),
    isReady: () => store.check(),
    stopping: stopping.signal,
    metrics,
  });
  maintainStore(store, logger, metrics, closers);
  const loop = new EventLoopWatch();
  closers.add(() => {
    loop.close();
  });
  const server = await listenOn(app, settings, {
    lingerMs: LINGER_MS,
    onMalformed: malformedLog(logger, metrics),
    shed: {
      admission: new Admission(loop),
      isKnown: (key) => keys.isKnown(key),
      onShed: shedLog(logger, metrics),
    },
  });
  closers.add(() => server.stop(), STOP_MS + CLOSE_MS);
  logger.info({ url: server.url, version: version() }, "started");
  if (isOpenToAll(settings)) logger.warn("anybody can sign up, without limits");
  if (isFirst) io.stdout.write(firstScreen(server.url, await firstKey(settings, store)));
  const { level, why, code } = await stopped;
  stopping.abort();
  logger[level](why, "stopping");
  return code;
}

/** A process that shares the cores with others carries out light jobs in the thread that answers requests. */
async function poolOptions(settings: Settings, processes: number): Promise<PoolOptions> {
  const { decodeTimeoutMs: timeoutMs, maxBody: longestText } = settings;
  const workHere = processes > 1 ? (await import("../../server/decoding/worker.ts")).default : null;
  return { workers: workersOf(settings), timeoutMs, longestText, workHere };
}

/** Leaves one core to the thread that answers requests. */
function workersOf({ decodeWorkers }: Settings): number {
  return decodeWorkers ?? Math.max(1, availableParallelism() - 1);
}

function keysOf(settings: Settings, store: Store, closers: Closers): KeyRing {
  const ring = new KeyRing(settings.apiKeys, store.keys, store.changes);
  closers.add(() => {
    ring.close();
  });
  return ring;
}

function recorderOf({ usage }: Store, reports: UsageReports, closers: Closers): UsageRecorder {
  const recorder = new UsageRecorder(usage, { reports });
  closers.add(() => recorder.close());
  return recorder;
}

/** Null if the service sends no mail. */
async function resetMailsOf(
  { mail }: Settings,
  { accounts }: Store,
  logger: Logger,
  closers: Closers,
): Promise<ResetMails | null> {
  if (mail === null) return null;
  const mailer = await smtpMailer(mail);
  mailer.check().catch((error: unknown) => {
    logger.warn(traceOf(error), "the mail server at SMTP_URL cannot be used");
  });
  const mails = new ResetMails({ accounts, mailer, publicUrl: mail.publicUrl, logger });
  closers.add(() => mails.close());
  return mails;
}

/** Deletes old rows, and reports when changes to the store are no longer received. */
function maintainStore(store: Store, logger: Logger, metrics: Metrics, closers: Closers): void {
  const stopClearing = keepClear(store, (reason) => {
    logger.warn(traceOf(reason), "store not cleared");
  });
  const unsubscribe = store.changes.subscribe({
    ...storeReports(logger, metrics),
    changed: () => undefined,
  });
  closers.add(() => {
    stopClearing();
    unsubscribe();
  });
}

async function listenOn(
  app: ReturnType<typeof createApp>,
  { host, port }: Settings,
  options: ListenOptions,
): Promise<Listening> {
  try {
    return await listen(app, host, port, options);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    const address = `${host}:${port}`;
    throw new SettingError(
      "HOST and PORT",
      `must name a free address; ${address} is not available${code}`,
    );
  }
}

/** Creates a key at the first start without any. It is shown only once. */
async function firstKey({ apiKeys }: Settings, { keys }: Store): Promise<string | null> {
  if (apiKeys.length > 0 || !(await keys.isEmpty())) return null;
  return (await keys.create({ name: "first start" })).key;
}

/** Whether strangers can create accounts with unlimited keys. */
function isOpenToAll({ host, registration, limits }: Settings): boolean {
  const isBounded = limits.perMinute !== null || limits.perDay !== null;
  return registration === "open" && !isBounded && !/^(?:127\.|::1$|localhost$)/.test(host);
}
