import { SettingError } from "../settings.ts";
import { KeyStore } from "../store/key-store.ts";

/** Opens the key store. Throws a `SettingError` where the folder does not serve. */
export async function openKeyStore(folder: string): Promise<KeyStore> {
  try {
    return await KeyStore.open(folder);
  } catch {
    throw new SettingError("DATA_DIR", "takes a folder that can be written, for the key store");
  }
}
