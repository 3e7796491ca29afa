import type { Store } from "../../store/store.ts";
import { EXIT, UsageError, type Io } from "../io.ts";
import { accountOf } from "./account-of.ts";
import { askPassword, type PasswordSource } from "./ask-password.ts";

/** `recloc accounts create` */
export async function createAccount(
  { accounts }: Store,
  email: string,
  source: PasswordSource,
  io: Io,
) {
  const account = await accounts.create(email, await askPassword(source, io));
  if (account === null) throw new UsageError("this e-mail address already has an account");
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

/** `recloc accounts list`: one line per account. */
export async function listAccounts({ accounts }: Store, io: Io) {
  const all = await accounts.list();
  for (const { id, createdAt, email } of all) io.stdout.write(`${id}  ${createdAt}  ${email}\n`);
  if (all.length === 0) io.stderr.write("There are no accounts.\n");
  return EXIT.ok;
}

/** `recloc accounts delete` */
export async function deleteAccount(store: Store, email: string, io: Io) {
  const account = await accountOf(store, email);
  await store.accounts.delete(account.id);
  io.stdout.write(`${account.email} has been deleted\n`);
  return EXIT.ok;
}
