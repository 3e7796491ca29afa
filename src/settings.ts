/** What the service can be told from outside, by environment variables and by flags. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Folder of the key store. */
  readonly dataDir: string;
  /** Keys that hold without the key store. */
  readonly apiKeys: readonly string[];
  /** Bytes of the longest request body. */
  readonly maxBody: number;
  readonly logLevel: LogLevel;
}

export const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  if (setting("DATABASE_URL", "") !== "")
    throw new SettingError(
      "DATABASE_URL",
      "is not supported yet: unset it, keys are kept in DATA_DIR",
    );
  return {
    host: readText("HOST", setting("HOST", "127.0.0.1")),
    port: readPort(setting("PORT", "8080")),
    dataDir: readText("DATA_DIR", setting("DATA_DIR", "./data")),
    apiKeys: readKeys(setting("API_KEYS", "")),
    maxBody: readSize(setting("MAX_BODY", "256KiB")),
    logLevel: readLogLevel(setting("LOG_LEVEL", "info")),
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

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text.toLowerCase());
  if (level !== undefined) return level;
  throw new SettingError("LOG_LEVEL", `takes one of ${LOG_LEVELS.join(", ")}`);
}
