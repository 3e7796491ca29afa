import { placeIn, type AllowedPlaces } from "./jobs/places/allowed.ts";
import { isLimit, LARGEST_LIMIT } from "./store/bounds.ts";
import type { KeyLimits } from "./store/keys/limits.ts";

/** The configuration of the service, from environment variables and flags. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Folder of the store, used when no database is configured. */
  readonly dataDir: string;
  /** URL of a PostgreSQL database, including its password; null: the store is in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Keys that are valid without being in the store. */
  readonly apiKeys: readonly string[];
  /** The largest accepted request body, in bytes. */
  readonly maxBody: number;
  /** Number of decoding threads; null: one fewer than there are cores. */
  readonly decodeWorkers: number | null;
  /** The longest that decoding a text may take, in milliseconds. */
  readonly decodeTimeoutMs: number;
  readonly logLevel: LogLevel;
  /** Whether visitors can create their own accounts. */
  readonly registration: Registration;
  /** Which visitors the workbench asks for a key. */
  readonly workbench: Workbench;
  /**
   * The number of reverse proxies in front of the service, each of which appends to
   * `X-Forwarded-For`.
   */
  readonly trustProxy: number;
  /** The websites whose pages may call the API; `*`: all. */
  readonly corsOrigins: readonly string[];
  /** The limits on requests that apply to all keys of an account together. */
  readonly limits: KeyLimits;
  /** What jobs that are submitted to the service may read and write. */
  readonly jobPlaces: AllowedPlaces;
  /** How to send mail; null: the service sends none. */
  readonly mail: MailSettings | null;
}

/** How the service sends email. */
export interface MailSettings {
  /** URL of the mail server, including its password. */
  readonly smtpUrl: string;
  /** The sender: `Recloc <no-reply@recloc.example.com>`. */
  readonly from: string;
  /** Where visitors reach the service, without a slash at the end; links in emails begin with it. */
  readonly publicUrl: string;
}

export const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const REGISTRATIONS = ["open", "closed"] as const;
export type Registration = (typeof REGISTRATIONS)[number];

/** `local`: only visitors from other machines; `key`: everyone. */
const WORKBENCHES = ["local", "key"] as const;
export type Workbench = (typeof WORKBENCHES)[number];

/** Raw setting values by environment variable name. */
export type SettingTexts = Readonly<Record<string, string | undefined>>;

/** An invalid setting. The one-line message names the setting and says what it accepts. */
export class SettingError extends Error {
  override readonly name = "SettingError";

  constructor(setting: string, requirement: string) {
    super(`${setting} ${requirement}`);
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
 * @param environment variables by name; an empty value counts as unset
 * @param flags values that override the environment, by the same names
 * @throws SettingError for the first invalid setting
 */
export function readSettings(environment: SettingTexts, flags: SettingTexts = {}): Settings {
  const setting = (name: string, fallback: string) => {
    const text = environment[name]?.trim() ?? "";
    return flags[name] ?? (text === "" ? fallback : text);
  };
  // A folder given by flag asks for the store in that folder, even if a database is configured.
  const databaseUrl = flags.DATA_DIR === undefined ? setting("DATABASE_URL", "") : "";
  const registration = readOneOf("REGISTRATION", REGISTRATIONS, setting("REGISTRATION", "open"));
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
    registration,
    workbench: readOneOf("WORKBENCH", WORKBENCHES, setting("WORKBENCH", "local")),
    trustProxy: readTrustProxy(setting("TRUST_PROXY", "0")),
    corsOrigins: readOrigins(setting("CORS_ORIGINS", "")),
    limits: {
      perMinute: readLimit("LIMIT_MINUTE", setting("LIMIT_MINUTE", "")),
      perDay: readLimit("LIMIT_DAY", setting("LIMIT_DAY", "")),
    },
    jobPlaces: readJobPlaces(setting, registration),
    mail: readMail(setting),
  };
}

function readText(name: string, text: string): string {
  if (text.trim() === "") throw new SettingError(name, "must not be empty");
  return text;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= LARGEST_PORT) return port;
  throw new SettingError("PORT", `must be a number from 0 to ${LARGEST_PORT}`);
}

/** Keys are sent in a header, so only visible ASCII is allowed; a comma separates them. */
function readKeys(text: string): readonly string[] {
  const keys = text.split(",").map((key) => key.trim());
  if (keys.every((key) => /^[!-~]*$/.test(key))) return keys.filter((key) => key !== "");
  throw new SettingError(
    "API_KEYS",
    "must be keys of visible ASCII characters, separated by commas",
  );
}

function readSize(text: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,9}) ?([A-Z]*)$/i.exec(text) ?? [];
  const size = Number(digits) * (UNITS[unit.toUpperCase()] ?? NaN);
  if (size >= 1 && size <= LARGEST_BODY) return size;
  throw new SettingError("MAX_BODY", "must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB");
}

function readWorkers(text: string): number | null {
  if (text === "") return null;
  const workers = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  if (workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new SettingError("DECODE_WORKERS", `must be a number of threads from 1 to ${MOST_WORKERS}`);
}

function readTimeout(text: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,5}(?:\.\d{1,3})?) ?(ms|s)$/i.exec(text) ?? [];
  const ms = Number(digits) * (unit.toLowerCase() === "s" ? 1000 : 1);
  if (ms >= SHORTEST_TIMEOUT_MS && ms <= LONGEST_TIMEOUT_MS) return ms;
  throw new SettingError("DECODE_TIMEOUT", "must be 50 ms to 60 s, such as 1s, 0.5s or 500ms");
}

function readOneOf<T extends string>(name: string, values: readonly T[], text: string): T {
  const value = values.find((known) => known === text.toLowerCase());
  if (value !== undefined) return value;
  throw new SettingError(name, `must be one of ${values.join(", ")}`);
}

/** The error message never repeats the URL because it contains a password. */
function readDatabaseUrl(text: string): string | null {
  if (text === "") return null;
  if (/^postgres(?:ql)?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw new SettingError(
    "DATABASE_URL",
    "must have the form postgres://user:password@host:port/database",
  );
}

function readTrustProxy(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new SettingError("TRUST_PROXY", "must be the number of reverse proxies in front, 0 to 9");
}

function readOrigins(text: string): readonly string[] {
  const origins = text.split(",").flatMap((part) => (part.trim() === "" ? [] : originOf(part)));
  const valid = origins.filter((origin) => origin !== null);
  const isAlone = origins.length === 1 || !origins.includes("*");
  if (isAlone && valid.length === origins.length) return valid;
  throw new SettingError(
    "CORS_ORIGINS",
    "must be * or origins such as https://shop.example, separated by commas",
  );
}

/**
 * An origin as browsers send it: in lower case, without a default port; null if the text is not an
 * origin.
 */
function originOf(text: string): string | null {
  const origin = text.trim().toLowerCase();
  if (origin === "*") return origin;
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#@\s*]+\/?$/.test(origin) || !URL.canParse(origin)) return null;
  const url = new URL(origin);
  // Only the origins of web addresses have a standard form.
  return url.origin === "null" ? origin.replace(/\/$/, "") : url.origin;
}

/**
 * Reads a limit on requests; empty text means no limit, returned as null.
 *
 * @throws SettingError whose message begins with the name
 */
export function readLimit(name: string, text: string): number | null {
  if (text === "") return null;
  const limit = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (isLimit(limit)) return limit;
  throw new SettingError(name, `must be a number of requests from 1 to ${LARGEST_LIMIT}`);
}

function readJobPlaces(
  setting: (name: string, fallback: string) => string,
  registration: Registration,
): AllowedPlaces {
  const sources = readPlaces("JOB_SOURCES", setting("JOB_SOURCES", ""));
  const destinations = readPlaces("JOB_DESTINATIONS", setting("JOB_DESTINATIONS", ""));
  // Every account may submit jobs, so strangers must not get one.
  if (sources.length > 0 && registration !== "closed")
    throw new SettingError("JOB_SOURCES", "requires REGISTRATION=closed: every account can use it");
  return { sources, destinations };
}

function readPlaces(name: string, text: string): readonly string[] {
  const texts = text.split(",").map((part) => part.trim());
  const places = texts.filter((part) => part !== "").map(placeIn);
  const valid = places.filter((place) => place !== null);
  if (valid.length === places.length) return valid;
  throw new SettingError(
    name,
    "must be absolute paths of folders, or s3://bucket/folder, separated by commas",
  );
}

function readMail(setting: (name: string, fallback: string) => string): MailSettings | null {
  const smtpUrl = readSmtpUrl(setting("SMTP_URL", ""));
  if (smtpUrl === null) return null;
  const { origin, hostname } = readPublicUrl(setting("PUBLIC_URL", ""));
  const from = readSender(setting("MAIL_FROM", `Recloc <no-reply@${hostname}>`));
  return { smtpUrl, from, publicUrl: origin };
}

/** The error message never repeats the URL because it contains a password. */
function readSmtpUrl(text: string): string | null {
  if (text === "") return null;
  if (/^smtps?:\/\/[^/]/i.test(text) && URL.canParse(text)) return text;
  throw new SettingError(
    "SMTP_URL",
    "must have the form smtp://user:password@host:port, or smtps://",
  );
}

/** Never taken from a request: whoever sends it could choose where the links of emails lead. */
function readPublicUrl(text: string): URL {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url?.href === `${url?.origin}/`) return url;
  throw new SettingError(
    "PUBLIC_URL",
    "must be set with SMTP_URL, since emails link to it: such as https://recloc.example.com",
  );
}

function readSender(text: string): string {
  if (/^[^\p{Cc}<>@]*(?:<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]@[^\s<>@]+)$/u.test(text)) return text;
  throw new SettingError("MAIL_FROM", "must be a sender such as Recloc <no-reply@example.com>");
}
