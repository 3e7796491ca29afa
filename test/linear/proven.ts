/**
 * `npx tsx test/linear/proven.ts` proves the expressions that `proven.txt` does not list, and writes
 * the list anew. The checker always gives the same answer for the same expression, so the test only
 * has to ask it about those that are new.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { attacked, CHECKER, keyOf } from "./attacks.ts";
import { collect, type Expression } from "./expressions.ts";

const LIST = new URL("proven.txt", import.meta.url);

/** Those of some expressions that no earlier run of the checker has proven linear. */
export function unproven(expressions: readonly Expression[]): readonly Expression[] {
  const proven = new Set(existsSync(LIST) ? readFileSync(LIST, "utf8").split("\n") : []);
  return expressions.filter((expression) => !proven.has(digestOf(expression)));
}

/** Changes with the expression, the version of the checker and what it is asked to do. */
function digestOf(expression: Expression): string {
  const hash = createHash("sha256").update(CHECKER).update(keyOf(expression));
  return hash.digest("base64url").slice(0, 16);
}

async function prove(): Promise<void> {
  const { expressions } = collect();
  const bad = new Set(await attacked(unproven(expressions)));
  const proven = new Set(expressions.filter((each) => !bad.has(each)).map(digestOf));
  writeFileSync(LIST, `${[...proven].sort().join("\n")}\n`);
  console.log(`${proven.size} expressions take linear time, ${bad.size} do not`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prove();
