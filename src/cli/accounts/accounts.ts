import type { Store } from "../../store/store.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { accountOf } from "./account-of.ts";
import { printTable, readableMinute } from "../table.ts";
import { askPassword, type PasswordSource } from "./ask-password.ts";

export interface ListFlags {
  readonly json?: true;
}

/** `recloc accounts create` */
export async function createAccount(
  { accounts }: Store,
  email: string,
  source: PasswordSource,
  io: Io,
) {
  const account = await accounts.create(email, await askPassword(source, io));
  if (account === null) throw new UsageError("this email address already has an account");
  io.stdout.write(`${account.email} now has an account\n`);
  return EXIT.ok;
}

/** `recloc accounts password`: ends all sessions, so everyone has to log in again. */
export async function setPassword(store: Store, email: string, source: PasswordSource, io: Io) {
  const account = await accountOf(store, email);
  await store.accounts.setPassword(account.id, await askPassword(source, io));
  io.stdout.write(`${account.email} now has a new password\n`);
  return EXIT.ok;
}

/** `recloc accounts factor-off`: for somebody who has lost the authenticator app and the recovery codes. */
export async function turnFactorOff(store: Store, email: string, io: Io) {
  const account = await accountOf(store, email);
  const wasOn = await store.secondFactors.remove(account.id);
  const words = wasOn ? "now logs in without a second factor" : "has no second factor";
  io.stdout.write(`${account.email} ${words}\n`);
  return EXIT.ok;
}

/** `recloc accounts list`: a table, or JSON. */
export async function listAccounts({ accounts }: Store, { json }: ListFlags, io: Io) {
  const all = (await accounts.list()).map(({ id, email, createdAt }) => ({ id, email, createdAt }));
  if (json) io.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
  else if (all.length > 0)
    printTable(
      ["ID", "CREATED (UTC)", "EMAIL"],
      all.map(({ id, email, createdAt }) => [id, readableMinute(createdAt), email]),
      io,
    );
  else io.stderr.write("There are no accounts yet; recloc accounts create makes one.\n");
  return EXIT.ok;
}

/** `recloc accounts list` if there is no store yet; listing does not create one. */
export function listNoAccounts({ json }: ListFlags, folder: string, io: Io): number {
  if (json) io.stdout.write("[]\n");
  else io.stderr.write(`There are no accounts yet: ${folder} has no store.\n`);
  return EXIT.ok;
}

/** `recloc accounts delete` */
export async function deleteAccount(store: Store, email: string, io: Io) {
  const account = await accountOf(store, email);
  await store.accounts.delete(account.id);
  io.stdout.write(`${account.email} has been deleted\n`);
  return EXIT.ok;
}
