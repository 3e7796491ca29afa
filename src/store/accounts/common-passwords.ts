import { lazy, readTable } from "../../reference/tables.ts";

/** Read where the first password is set: 10,000 that leaked most often, folded. */
const commonest = lazy(readCommonest);

function readCommonest(): ReadonlySet<unknown> {
  const list = readTable("passwords.json").commonest;
  if (!Array.isArray(list)) throw new TypeError("Table of passwords: commonest is not a list");
  return new Set<unknown>(list);
}

/** Whether a password is among the first that somebody would try, in any case and between blanks. */
export function isCommonPassword(password: string): boolean {
  return commonest().has(foldPassword(password));
}

/** What passwords have in common that differ in case, in blanks around them, or in the keyboard. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").trim().toLowerCase();
}
