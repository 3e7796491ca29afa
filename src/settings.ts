import { isLimit, LARGEST_LIMIT } from "./store/bounds.ts";
import type { KeyLimits } from "./store/keys/limits.ts";

/** What the service can be told from outside, by environment variables and by flags. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Folder of the store, where no database is named. */
  readonly dataDir: string;
  /** Address of a PostgreSQL database, with its password; null: the store is in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Keys that hold without the store. */
  readonly apiKeys: readonly string[];
  /** Bytes of the longest request body. */
  readonly maxBody: number;
  /** Threads that decode; null: one less than there are cores. */
  readonly decodeWorkers: number | null;
  /** How long the decoding of a text may take, in milliseconds. */
  readonly decodeTimeoutMs: number;
  readonly logLevel: LogLevel;
  /** Whether visitors may make accounts for themselves. */
  readonly registration: Registration;
  /** Whom the workbench asks for a key. */
  readonly workbench: Workbench;
  /** How many reverse proxies stand in front, each of which adds to `X-Forwarded-For`. */
  readonly trustProxy: number;
  /** The most requests that all keys of an account may make together. */
  readonly limits: KeyLimits;
}

export const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const REGISTRATIONS = ["open", "closed"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** `local`: visitors from other machines; `key`: everybody. */
const WORKBENCHES = ["local", "key"] as const;
export type Workbench = (typeof WORKBENCHES)[number];

/** The names of the environment variables, and their values as text. */
export type SettingTexts = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be followed. The message is one line: which, and what it takes. */
export class SettingError extends Error {
  override readonly name = "SettingError";

  constructor(setting: string, takes: string) {
    super(`${setting} ${takes}`);
  }
}

const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  B: 1,
  KB: 1000,
  MB: 1_000_000,
  KIB: 1024,
  MIB: 1024 * 1024,
};
const LARGEST_BODY = 64 * 1024 * 1024;
const LARGEST_PORT = 65_535;
const MOST_WORKERS = 64;
const LONGEST_TIMEOUT_MS = 60_000;
const SHORTEST_TIMEOUT_MS = 50;

/**
 * Reads the settings.
 *
 * @param environment variables by name; an empty one counts as not set
 * @param flags win over the environment; the names are those of the variables
 * @throws SettingError for the first one that is wrong
 */
export function readSettings(environment: SettingTexts, flags: SettingTexts = {}): Settings {
  const setting = (name: string, fallback: string) => {
    const text = environment[name]?.trim() ?? "";
    return flags[name] ?? (text === "" ? fallback : text);
  };
  // Whoever names a folder by a flag wants the store that is there.
  const databaseUrl = flags.DATA_DIR === undefined ? setting("DATABASE_URL", "") : "";
  return {
    host: readText("HOST", setting("HOST", "127.0.0.1")),
    port: readPort(setting("PORT", "8080")),
    dataDir: readText("DATA_DIR", setting("DATA_DIR", "./data")),
    databaseUrl: readDatabaseUrl(databaseUrl),
    apiKeys: readKeys(setting("API_KEYS", "")),
    maxBody: readSize(setting("MAX_BODY", "256KiB")),
    decodeWorkers: readWorkers(setting("DECODE_WORKERS", "")),
    decodeTimeoutMs: readTimeout(setting("DECODE_TIMEOUT", "1s")),
    logLevel: readOneOf("LOG_LEVEL", LOG_LEVELS, setting("LOG_LEVEL", "info")),
    registration: readOneOf("REGISTRATION", REGISTRATIONS, setting("REGISTRATION", "open")),
    workbench: readOneOf("WORKBENCH", WORKBENCHES, setting("WORKBENCH", "local")),
    trustProxy: readTrustProxy(setting("TRUST_PROXY", "0")),
    limits: {
      perMinute: readLimit("LIMIT_MINUTE", setting("LIMIT_MINUTE", "")),
      perDay: readLimit("LIMIT_DAY", setting("LIMIT_DAY", "")),
    },
  };
}

function readText(name: string, text: string): string {
  if (text.trim() === "") throw new SettingError(name, "must not be empty");
  return text;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= LARGEST_PORT) return port;
  throw new SettingError("PORT", `takes a number from 0 to ${LARGEST_PORT}`);
}

/** Keys travel in a header: visible ASCII, and the comma separates them. */
function readKeys(text: string): readonly string[] {
  const keys = text.split(",").map((key) => key.trim());
  if (keys.every((key) => /^[!-~]*$/.test(key))) return keys.filter((key) => key !== "");
  throw new SettingError("API_KEYS", "takes keys of visible ASCII characters, separated by commas");
}

function readSize(text: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,9}) ?([A-Z]*)$/i.exec(text) ?? [];
  const size = Number(digits) * (UNITS[unit.toUpperCase()] ?? NaN);
  if (size >= 1 && size <= LARGEST_BODY) return size;
  throw new SettingError("MAX_BODY", "takes 1 byte to 64 MiB: 262144, 256KiB or 1MB");
}

function readWorkers(text: string): number | null {
  if (text === "") return null;
  const workers = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  if (workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new SettingError("DECODE_WORKERS", `takes a number of threads from 1 to ${MOST_WORKERS}`);
}

function readTimeout(text: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,5}(?:\.\d{1,3})?) ?(ms|s)$/i.exec(text) ?? [];
  const ms = Number(digits) * (unit.toLowerCase() === "s" ? 1000 : 1);
  if (ms >= SHORTEST_TIMEOUT_MS && ms <= LONGEST_TIMEOUT_MS) return ms;
  throw new SettingError("DECODE_TIMEOUT", "takes 50 ms to 60 s: 1s, 0.5s or 500ms");
}

function readOneOf<T extends string>(name: string, values: readonly T[], text: string): T {
  const value = values.find((known) => known === text.toLowerCase());
  if (value !== undefined) return value;
  throw new SettingError(name, `takes one of ${values.join(", ")}`);
}

/** The message never repeats the address: it holds a password. */
function readDatabaseUrl(text: string): string | null {
  if (text === "") return null;
  if (/^postgres(?:ql)?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw new SettingError("DATABASE_URL", "takes postgres://user:password@host:port/database");
}

function readTrustProxy(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new SettingError("TRUST_PROXY", "takes the number of reverse proxies in front, 0 to 9");
}

/**
 * Reads a limit of requests; null for an empty one, which is none.
 *
 * @throws SettingError that begins with the name
 */
export function readLimit(name: string, text: string): number | null {
  if (text === "") return null;
  const limit = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (isLimit(limit)) return limit;
  throw new SettingError(name, `takes a number of requests from 1 to ${LARGEST_LIMIT}`);
}
