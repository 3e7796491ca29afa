import { statfsSync } from "node:fs";
import { SettingError, type Settings } from "../settings.ts";
import { errorCodeOf } from "../store/error-code.ts";
import { storeFile } from "../store/engines/sqlite.ts";
import { StoreFault } from "../store/store-fault.ts";

/** With less free space than this, in bytes, SQLite cannot even create its log files. */
const LEAST_SPACE = 64 * 1024;

/** The kind of trouble that an error code of SQLite or the operating system indicates. */
const SQLITE_TROUBLES = [
  [/^SQLITE_(?:NOTADB|CORRUPT)/, "damaged"],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, "full"],
  [/^(?:SQLITE_IOERR|EIO|EFBIG)/, "disk"],
  [/^SQLITE_(?:BUSY|LOCKED)/, "busy"],
  [/^SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH)/, "folder"],
  [/^E(?:ACCES|EXIST|ISDIR|LOOP|NAMETOOLONG|NOENT|NOTDIR|PERM|ROFS)$/, "folder"],
] as const;
type Trouble = (typeof SQLITE_TROUBLES)[number][1] | "absent" | "newer" | "other";

/** Why a PostgreSQL database cannot be used, by the error code of the driver or the server. */
const POSTGRES_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server is listening there",
  ENOTFOUND: "its host is unknown",
  "25006": "it is read-only, like a replica; name the primary",
  "28000": "its user may not log in",
  "28P01": "its user or password is wrong",
  "3D000": "there is no such database",
  "42501": "its user may not create tables",
  "53100": "its disk is full; free some space there",
};
const NEWER_THAN_THIS = "start that version, or restore the backup taken before the upgrade";

/** Explains in one line why the store cannot be used, and what to do about it. */
export function storeFailure(
  { dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">,
  error: unknown,
): SettingError {
  return databaseUrl === null
    ? new SettingError("DATA_DIR", sqliteReason(dataDir, error))
    : new SettingError(
        "DATABASE_URL",
        `must name a usable PostgreSQL database: ${postgresReason(error)}`,
      );
}

/**
 * Whether an error in copying an SQLite store concerns the store rather than the destination of the
 * copy.
 */
export function concernsStore(error: unknown): boolean {
  const code = errorCodeOf(error) ?? "";
  return faultOf(error) !== null || /^SQLITE_(?:BUSY|CORRUPT|LOCKED|NOTADB)/.test(code);
}

function sqliteReason(folder: string, error: unknown): string {
  const file = storeFile(folder);
  const code = errorCodeOf(error);
  const why = code === null ? "" : ` (${code})`;
  const reasons: Readonly<Record<Trouble, string>> = {
    absent: `contains no store: ${file} is missing, or not a store of Recloc; name the folder in which the service keeps it`,
    damaged: `contains a damaged store: ${file} is not an intact SQLite database${why}; move it aside with its -wal and -shm files, and restore a backup (docs/operating.md)`,
    newer: `contains a store from a newer version of Recloc: ${file} is intact; ${NEWER_THAN_THIS}`,
    full: `is on a full disk${why}: ${file} cannot be written; free some space there, and leave the store as it is`,
    disk: `is on a disk that fails or accepts no more data${why}: ${file} cannot be read or written; check the disk and its limits, and leave the store as it is`,
    busy: `contains a store that another process keeps busy${why}: ${file}; try again when that process is done`,
    folder: `must name a writable folder; ${folder} cannot be written${why}: give the service's user write access to it and to everything in it, or name another folder`,
    other: `must name a folder with a usable store; ${file} cannot be used${why}: leave it as it is, and report this`,
  };
  return reasons[troubleOf(error, code, folder)];
}

function troubleOf(error: unknown, code: string | null, folder: string): Trouble {
  const fault = faultOf(error);
  if (fault !== null) return fault;
  const trouble = SQLITE_TROUBLES.find(([codes]) => codes.test(code ?? ""))?.[1] ?? "other";
  // If SQLite cannot create its log files, it does not say why.
  return trouble === "disk" && isFull(folder) ? "full" : trouble;
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_SPACE;
  } catch {
    return false;
  }
}

/** Uses only error codes: the driver's messages name users and hosts. */
function postgresReason(error: unknown): string {
  if (faultOf(error) === "newer")
    return `its contents are from a newer version of Recloc; ${NEWER_THAN_THIS}`;
  const code = errorCodeOf(error);
  if (code === null) return "it does not respond, or fails";
  return POSTGRES_REASONS[code] ?? `it fails with ${code}`;
}

function faultOf(error: unknown): StoreFault["fault"] | null {
  if (!(error instanceof Error)) return null;
  return error instanceof StoreFault ? error.fault : faultOf(error.cause);
}
