import { statfsSync } from "node:fs";
import { SettingError, type Settings } from "../settings.ts";
import { errorCodeOf } from "../store/error-code.ts";
import { storeFile } from "../store/engines/sqlite.ts";
import { StoreFault } from "../store/store-fault.ts";

/** With less than this SQLite cannot even make its log files, in bytes. */
const LEAST_SPACE = 64 * 1024;

/** What kind of trouble a code of SQLite or of the operating system means. */
const SQLITE_TROUBLES = [
  [/^SQLITE_(?:NOTADB|CORRUPT)/, "damaged"],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, "full"],
  [/^(?:SQLITE_IOERR|EIO|EFBIG)/, "disk"],
  [/^SQLITE_(?:BUSY|LOCKED)/, "busy"],
  [/^SQLITE_(?:CANTOPEN|READONLY|PERM|AUTH)/, "folder"],
  [/^E(?:ACCES|EXIST|ISDIR|LOOP|NAMETOOLONG|NOENT|NOTDIR|PERM|ROFS)$/, "folder"],
] as const;
type Trouble = (typeof SQLITE_TROUBLES)[number][1] | "newer" | "other";

/** Why a PostgreSQL database cannot be used, by the codes of the driver and of the server. */
const POSTGRES_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server answers there",
  ENOTFOUND: "its host is not known",
  "25006": "it is read-only, as a replica is; name the primary",
  "28000": "its user may not log in",
  "28P01": "its user or password is wrong",
  "3D000": "there is no such database",
  "42501": "its user may not make tables",
  "53100": "its disk is full; make room there",
};
const NEWER_THAN_THIS =
  "start that version, or restore the back-up that was taken before the upgrade";

/** Tells in one line why the store of the settings cannot be used, and what to do about it. */
export function storeFailure(
  { dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">,
  error: unknown,
): SettingError {
  return databaseUrl === null
    ? new SettingError("DATA_DIR", sqliteReason(dataDir, error))
    : new SettingError(
        "DATABASE_URL",
        `takes a PostgreSQL database that can be used: ${postgresReason(error)}`,
      );
}

function sqliteReason(folder: string, error: unknown): string {
  const file = storeFile(folder);
  const code = errorCodeOf(error);
  const why = code === null ? "" : ` (${code})`;
  const reasons: Readonly<Record<Trouble, string>> = {
    damaged: `holds a damaged store: ${file} is not an intact SQLite database${why}; move it aside with its -wal and -shm files, and restore a back-up (docs/operating.md)`,
    newer: `holds a store that a newer version of Recloc made: ${file} is in order; ${NEWER_THAN_THIS}`,
    full: `is on a full disk${why}: ${file} cannot be written; make room there, and leave the store as it is`,
    disk: `is on a disk that fails or takes no more${why}: ${file} cannot be read or written; check the disk and its limits, and leave the store as it is`,
    busy: `holds a store that another process keeps busy${why}: ${file}; try again when that is done`,
    folder: `takes a folder that can be written; ${folder} cannot be written${why}: give the user of the service the right to it and to all in it, or name another`,
    other: `takes a folder whose store can be used; ${file} cannot${why}: leave it as it is, and report this`,
  };
  return reasons[troubleOf(error, code, folder)];
}

function troubleOf(error: unknown, code: string | null, folder: string): Trouble {
  const fault = faultOf(error);
  if (fault !== null) return fault;
  const trouble = SQLITE_TROUBLES.find(([codes]) => codes.test(code ?? ""))?.[1] ?? "other";
  // Of its log files, SQLite says no more than that they cannot be made.
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

/** The driver's messages name users and hosts; its codes do not. */
function postgresReason(error: unknown): string {
  if (faultOf(error) === "newer")
    return `a newer version of Recloc made what is in it; ${NEWER_THAN_THIS}`;
  const code = errorCodeOf(error);
  if (code === null) return "it does not answer, or fails";
  return POSTGRES_REASONS[code] ?? `it fails with ${code}`;
}

function faultOf(error: unknown): StoreFault["fault"] | null {
  if (!(error instanceof Error)) return null;
  return error instanceof StoreFault ? error.fault : faultOf(error.cause);
}
