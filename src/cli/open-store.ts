import { statSync } from "node:fs";
import { readSettings, type Settings } from "../settings.ts";
import { RuleError } from "../store/rule-error.ts";
import { errorCodeOf } from "../store/error-code.ts";
import { storeFile } from "../store/engines/sqlite.ts";
import { openStore, type Store } from "../store/store.ts";
import { UsageError, type Io } from "./io.ts";
import { storeFailure } from "./store-failure.ts";

/** Opens the store that the settings name. Throws a `SettingError` if that fails. */
async function openStoreOf(settings: Pick<Settings, "dataDir" | "databaseUrl">): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (error) {
    throw storeFailure(settings, error);
  }
}

/** Opens the store for the service, which also has to write to it. */
export async function openWritableStore(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<Store> {
  const store = await openStoreOf(settings);
  try {
    await store.check();
    return store;
  } catch (error) {
    await store.close();
    throw storeFailure(settings, error);
  }
}

/**
 * Runs a command that only reads, and therefore does not create the store.
 *
 * @param absent what to do instead if the folder has no store
 */
export async function withExistingStore(
  dataDir: string | undefined,
  io: Io,
  command: (store: Store) => Promise<number>,
  absent: (folder: string) => number,
): Promise<number> {
  const settings = readSettings(io.environment, { DATA_DIR: dataDir });
  if (settings.databaseUrl === null && isAbsent(storeFile(settings.dataDir)))
    return absent(settings.dataDir);
  return withStore(dataDir, io, command);
}

/** Whether there is no such file; false if another error occurs. */
function isAbsent(file: string): boolean {
  try {
    statSync(file);
    return false;
  } catch (error) {
    // Opening the store reports any other error.
    return errorCodeOf(error) === "ENOENT";
  }
}

/** Runs a command on the store that the settings name, then closes the store. */
export async function withStore(
  dataDir: string | undefined,
  io: Io,
  command: (store: Store, settings: Settings) => Promise<number>,
): Promise<number> {
  const settings = readSettings(io.environment, { DATA_DIR: dataDir });
  const store = await openStoreOf(settings);
  try {
    return await command(store, settings);
  } catch (error) {
    if (error instanceof RuleError) throw new UsageError(error.message);
    throw error;
  } finally {
    await store.close();
  }
}
