import { readSettings, type Settings } from "../../settings.ts";
import { copyRows, NotEmptyError, openSnapshot } from "../../store/copies/move.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openPostgres } from "../../store/engines/postgres.ts";
import { errorCodeOf } from "../../store/error-code.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { concernsStore, storeFailure } from "../store-failure.ts";
import { printTable } from "../table.ts";

/** `recloc store move`: from the folder to the database that the settings name. */
export async function move(dataDirFlag: string | undefined, io: Io): Promise<number> {
  const { databaseUrl } = readSettings(io.environment);
  const { dataDir } = readSettings(io.environment, { DATA_DIR: dataDirFlag });
  if (databaseUrl === null)
    throw new UsageError("set DATABASE_URL to the empty PostgreSQL database to move the store to");
  const to = { dataDir, databaseUrl };
  const source = await openedSource(dataDir);
  try {
    const destination = await openedDestination(to, databaseUrl);
    try {
      await moveRows(source, destination, io);
    } catch (error) {
      throw errorCodeOf(error) === null ? error : storeFailure(to, error);
    } finally {
      await destination.close();
    }
  } finally {
    await source.close();
  }
  io.stderr.write(`${dataDir} is unchanged. Start the service with this DATABASE_URL.\n`);
  return EXIT.ok;
}

async function moveRows(source: Engine, destination: Engine, io: Io): Promise<void> {
  try {
    const copied = await copyRows(source, destination);
    printTable(
      ["TABLE", "ROWS"],
      copied.map(({ table, rows }) => [table, String(rows)]),
      io,
    );
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    throw new UsageError(
      `DATABASE_URL names a database that is in use: its table ${error.table} is not empty; name an empty one, because stores cannot be merged`,
    );
  }
}

async function openedSource(dataDir: string): Promise<Engine> {
  try {
    return await openSnapshot(dataDir);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === null || concernsStore(error))
      throw storeFailure({ dataDir, databaseUrl: null }, error);
    throw new UsageError(
      `the store cannot be copied to the folder of temporary files (${code}): set TMPDIR to a folder with space for a copy of the store`,
    );
  }
}

async function openedDestination(to: Pick<Settings, "dataDir" | "databaseUrl">, url: string) {
  try {
    return await openPostgres(url);
  } catch (error) {
    throw storeFailure(to, error);
  }
}
