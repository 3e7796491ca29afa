import { readLimit, type Settings } from "../../settings.ts";
import type { KeyRecord } from "../../store/keys/key-store.ts";
import { NO_LIMITS } from "../../store/keys/limits.ts";
import type { Store } from "../../store/store.ts";
import { accountOf } from "../accounts/account-of.ts";
import { UsageError, EXIT, type Io } from "../io.ts";

/** Too short a prefix would be a guess. */
const SHORTEST_PREFIX = 6;

/** What a key shall be, as the flags say it. */
export interface KeyFlags {
  readonly name?: string;
  /** E-mail. */
  readonly account?: string;
  readonly limitMinute?: string;
  readonly limitDay?: string;
}

/** `recloc keys create`: prints the key, this once. A key of an account begins with its limits. */
export async function createKey(store: Store, flags: KeyFlags, settings: Settings, io: Io) {
  const { name = null, account, limitMinute, limitDay } = flags;
  const owner = account === undefined ? null : await accountOf(store, account);
  const usual = owner === null ? NO_LIMITS : settings.limits;
  const limits = {
    perMinute:
      limitMinute === undefined ? usual.perMinute : readLimit("--limit-minute", limitMinute),
    perDay: limitDay === undefined ? usual.perDay : readLimit("--limit-day", limitDay),
  };
  const { key } = await store.keys.create({ name, accountId: owner?.id ?? null, limits });
  io.stderr.write("The key is shown this once: only its digest is kept.\n");
  io.stdout.write(`${key}\n`);
  return EXIT.ok;
}

/** `recloc keys list`: one line for each key. */
export async function listKeys({ keys }: Store, io: Io) {
  const rows = (await keys.list()).map((key) => [
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
export async function revokeKey({ keys }: Store, idOrPrefix: string, io: Io) {
  const { id, prefix } = onlyOne(await keys.list(), idOrPrefix);
  const isRevoked = await keys.revoke(id);
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
