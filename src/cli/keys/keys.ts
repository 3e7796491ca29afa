import { readSettings } from "../../settings.ts";
import { openKeyStore } from "../open-key-store.ts";
import type { KeyRecord, KeyStore } from "../../store/key-store.ts";
import { UsageError, EXIT, type Io } from "../io.ts";

/** Too short a prefix would be a guess. */
const SHORTEST_PREFIX = 6;

/** Runs a command on the key store of the settings, and closes it. */
export async function withKeyStore(
  dataDir: string | undefined,
  io: Io,
  command: (store: KeyStore) => Promise<number>,
): Promise<number> {
  const settings = readSettings(io.environment, { DATA_DIR: dataDir });
  const store = await openKeyStore(settings.dataDir);
  try {
    return await command(store);
  } finally {
    await store.close();
  }
}

/** `recloc keys create`: prints the key, this once. */
export async function createKey(store: KeyStore, name: string | undefined, io: Io) {
  if (name !== undefined && /\p{Cc}/u.test(name))
    throw new UsageError("--name takes a name without control characters");
  const key = await store.create(name ?? null);
  io.stderr.write("The key is shown this once: only its digest is kept.\n");
  io.stdout.write(`${key}\n`);
  return EXIT.ok;
}

/** `recloc keys list`: one line for each key. */
export async function listKeys(store: KeyStore, io: Io) {
  const rows = (await store.list()).map((key) => [
    key.id,
    key.prefix,
    key.createdAt,
    key.revokedAt === null ? "active" : `revoked ${key.revokedAt}`,
    key.name ?? "",
  ]);
  for (const row of rows) io.stdout.write(`${row.join("  ").trimEnd()}\n`);
  if (rows.length === 0) io.stderr.write("There are no keys.\n");
  return EXIT.ok;
}

/** `recloc keys revoke`: the key with this id, the whole key, or the only one with this prefix. */
export async function revokeKey(store: KeyStore, idOrPrefix: string, io: Io) {
  const { id, prefix } = onlyOne(await store.list(), idOrPrefix);
  const isRevoked = await store.revoke(id);
  io.stdout.write(`${prefix} ${isRevoked ? "is revoked" : "was revoked before"}\n`);
  return EXIT.ok;
}

function onlyOne(keys: readonly KeyRecord[], idOrPrefix: string): KeyRecord {
  const matches = keys.filter(
    ({ id, prefix }) =>
      id === idOrPrefix ||
      (idOrPrefix.length >= SHORTEST_PREFIX &&
        (prefix.startsWith(idOrPrefix) || idOrPrefix.startsWith(prefix))),
  );
  const [key, another] = matches;
  if (key === undefined) throw new UsageError("no key has this id or prefix; see recloc keys list");
  if (another !== undefined) throw new UsageError("several keys have this prefix; give the id");
  return key;
}
