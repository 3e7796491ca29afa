import { readSettings, SettingError, type Settings } from "../settings.ts";
import { RuleError } from "../store/rule-error.ts";
import { openStore, type Store } from "../store/store.ts";
import { UsageError, type Io } from "./io.ts";

/** Why a database cannot be used, by the codes of the driver and of PostgreSQL. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server answers there",
  ENOTFOUND: "its host is not known",
  "28000": "its user may not log in",
  "28P01": "its user or password is wrong",
  "3D000": "there is no such database",
  "42501": "its user may not make tables",
};

/** Opens the store of the settings. Throws a `SettingError` where they do not serve. */
export async function openStoreOf(
  settings: Pick<Settings, "dataDir" | "databaseUrl">,
): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (error) {
    if (settings.databaseUrl === null)
      throw new SettingError("DATA_DIR", "takes a folder that can be written, for the store");
    const reason = reasonOf(error);
    throw new SettingError(
      "DATABASE_URL",
      `takes a PostgreSQL database that can be used: ${reason}`,
    );
  }
}

/** The driver's messages name users and hosts; its codes do not. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it fails";
  if ("code" in error) return REASONS[String(error.code)] ?? `it fails with ${String(error.code)}`;
  return error.cause === undefined
    ? "it does not answer, or is of a newer version"
    : reasonOf(error.cause);
}

/** Runs a command on the store of the settings, and closes it. */
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
