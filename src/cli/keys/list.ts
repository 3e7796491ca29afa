import { isOver } from "../../store/keys/expiry.ts";
import type { KeyRecord } from "../../store/keys/key-store.ts";
import type { Store } from "../../store/store.ts";
import { EXIT, type Io } from "../io.ts";
import { printTable, readableMinute } from "../table.ts";

export interface ListFlags {
  readonly json?: true;
}

const TITLES = [
  ...["ID", "KEY", "STATE", "PER MINUTE", "PER DAY"],
  ...["CREATED (UTC)", "LAST USED (UTC)", "ACCOUNT", "NAME"],
];

/** `recloc keys list`: a table, or JSON. */
export async function listKeys({ keys, accounts }: Store, { json }: ListFlags, io: Io) {
  const emails = new Map((await accounts.list()).map(({ id, email }) => [id, email]));
  const all = (await keys.list()).map((key) => ({
    key,
    account: emails.get(key.accountId ?? "") ?? null,
  }));
  if (json) printJson(all, io);
  else if (all.length > 0) printTable(TITLES, all.map(cellsOf), io);
  else io.stderr.write("There are no keys yet; recloc keys create makes one.\n");
  return EXIT.ok;
}

/** `recloc keys list` if there is no store yet; listing does not create one. */
export function listNoKeys({ json }: ListFlags, folder: string, io: Io): number {
  if (json) printJson([], io);
  else
    io.stderr.write(
      `There are no keys yet: ${folder} has no store; recloc keys create makes one.\n`,
    );
  return EXIT.ok;
}

/** A key with the email address of its account. */
interface OwnedKey {
  readonly key: KeyRecord;
  readonly account: string | null;
}

function cellsOf({ key, account }: OwnedKey): readonly string[] {
  const { id, prefix, limits, createdAt, lastUsedAt, name } = key;
  return [
    id,
    prefix,
    describedState(key),
    String(limits.perMinute ?? ""),
    String(limits.perDay ?? ""),
    readableMinute(createdAt),
    readableMinute(lastUsedAt),
    account ?? "",
    name ?? "",
  ];
}

function printJson(keys: readonly OwnedKey[], { stdout }: Io): void {
  const entries = keys.map(({ key, account }) => {
    const { id, prefix, name, createdAt, lastUsedAt, expiresOn, revokedAt, limits, expiring } = key;
    const [state] = stateOf(key);
    const dates = { createdAt, lastUsedAt, expiresOn, revokedAt };
    return { id, prefix, name, account, state, ...dates, limits, expiring };
  });
  stdout.write(`${JSON.stringify(entries, null, 2)}\n`);
}

/** `active until 2027-01-31`. */
function describedState(key: KeyRecord): string {
  const [state, since] = stateOf(key);
  if (since === null) return state;
  return `${state}${state === "active" ? " until" : ""} ${since.slice(0, "2027-01-31".length)}`;
}

/** The state, and since or until when. */
function stateOf({ revokedAt, expiresOn }: KeyRecord) {
  if (revokedAt !== null) return ["revoked", revokedAt] as const;
  return [expiresOn !== null && isOver(expiresOn) ? "expired" : "active", expiresOn] as const;
}
