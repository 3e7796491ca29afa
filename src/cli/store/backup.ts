import { readSettings } from "../../settings.ts";
import { backUp } from "../../store/copies/backup.ts";
import { errorCodeOf } from "../../store/error-code.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { concernsStore, storeFailure } from "../store-failure.ts";

/** What the operator can do about a file that cannot be created. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: "exists already, and a backup never replaces a file: name another one",
  ENOENT: "is in a folder that does not exist: create the folder, or name another one",
};

/** `recloc backup` */
export async function backup(file: string, dataDir: string | undefined, io: Io): Promise<number> {
  const settings = readSettings(io.environment, { DATA_DIR: dataDir });
  if (settings.databaseUrl !== null)
    throw new UsageError(
      "the store is in PostgreSQL, at DATABASE_URL: back it up with pg_dump, or name a folder with --data-dir",
    );
  try {
    const size = await backUp(settings.dataDir, file);
    io.stdout.write(`${file} is a checked copy of the store, ${size} bytes\n`);
    return EXIT.ok;
  } catch (error) {
    if (concernsStore(error)) throw storeFailure(settings, error);
    const code = errorCodeOf(error);
    if (code === null) throw error;
    const reason = REASONS[code] ?? `cannot be written (${code}): name a file elsewhere`;
    throw new UsageError(`${file} ${reason}`);
  }
}
