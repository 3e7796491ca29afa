import { readLimit, type Settings } from "../../settings.ts";
import type { KeyRecord } from "../../store/keys/key-store.ts";
import { NO_LIMITS } from "../../store/keys/limits.ts";
import type { Store } from "../../store/store.ts";
import { accountOf } from "../accounts/account-of.ts";
import { UsageError, EXIT, type Io } from "../io.ts";

/** A shorter prefix would be a guess. */
const SHORTEST_PREFIX = 6;

/** The flags of `recloc keys create`. */
export interface KeyFlags {
  readonly name?: string;
  /** The owner's email address. */
  readonly account?: string;
  readonly limitMinute?: string;
  readonly limitDay?: string;
  /** The last day on which the key is valid. */
  readonly expires?: string;
}

/** `recloc keys create`: prints the key once. An account's key defaults to the limits of the settings. */
export async function createKey(store: Store, flags: KeyFlags, settings: Settings, io: Io) {
  const { name = null, account, limitMinute, limitDay, expires: expiresOn = null } = flags;
  const owner = account === undefined ? null : await accountOf(store, account);
  const defaults = owner === null ? NO_LIMITS : settings.limits;
  const limits = {
    perMinute:
      limitMinute === undefined ? defaults.perMinute : readLimit("--limit-minute", limitMinute),
    perDay: limitDay === undefined ? defaults.perDay : readLimit("--limit-day", limitDay),
  };
  const accountId = owner?.id ?? null;
  const { key } = await store.keys.create({ name, accountId, limits, expiresOn });
  io.stderr.write("This key is shown only once: the store keeps only its digest.\n");
  io.stdout.write(`${key}\n`);
  return EXIT.ok;
}

/** `recloc keys revoke`: finds the key by its id, its full value or a unique prefix. */
export async function revokeKey({ keys }: Store, idOrPrefix: string, io: Io) {
  const { id, prefix } = onlyOne(await keys.list(), idOrPrefix);
  const isRevoked = await keys.revoke(id);
  io.stdout.write(`${prefix} ${isRevoked ? "is revoked" : "was already revoked"}\n`);
  return EXIT.ok;
}

/** Reports that a key is unknown, even if there is no store. */
export function noSuchKey(): never {
  throw new UsageError("no key has this id or prefix; see recloc keys list");
}

function onlyOne(keys: readonly KeyRecord[], idOrPrefix: string): KeyRecord {
  const matches = keys.filter(
    ({ id, prefix }) =>
      id === idOrPrefix ||
      (idOrPrefix.length >= SHORTEST_PREFIX &&
        (prefix.startsWith(idOrPrefix) || idOrPrefix.startsWith(prefix))),
  );
  const [key, another] = matches;
  if (key === undefined) return noSuchKey();
  if (another !== undefined) throw new UsageError("several keys have this prefix; use the id");
  return key;
}
