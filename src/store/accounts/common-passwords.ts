import { lazy, readTable } from "../../reference/tables.ts";

/** The 10,000 most frequently leaked passwords, folded; loaded when the first password is set. */
const commonest = lazy(readCommonest);

function readCommonest(): ReadonlySet<unknown> {
  const list = readTable("passwords.json").commonest;
  if (!Array.isArray(list)) throw new TypeError("Table of passwords: commonest is not a list");
  return new Set<unknown>(list);
}

/** Whether a password is among the first that an attacker would try, ignoring case and outer spaces. */
export function isCommonPassword(password: string): boolean {
  return commonest().has(foldPassword(password));
}

/** Removes differences of case, surrounding spaces and keyboard. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").trim().toLowerCase();
}
