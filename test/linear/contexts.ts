import { readdirSync, readFileSync } from "node:fs";
import type { System } from "../../grammars/system.ts";
import { RECORD_MODE } from "../../src/decode/engine/grammar.ts";

const CORPUS = new URL("../../corpus/", import.meta.url);

/** A place that a lexer reaches: its mode there, and the text before. */
export interface Context {
  readonly mode: string;
  readonly text: string;
}

/** A place for each token of a system that occurs in its corpus, in each mode it occurs in. */
export function contextsOf({ grammar }: Pick<System, "grammar">): readonly Context[] {
  const kinds = new Map<string, Context>();
  for (const text of textsOf(grammar.name)) {
    const modes = [RECORD_MODE];
    for (const { tokenType, startOffset, image } of grammar.lexer.tokenize(`${text}\n`).tokens) {
      if (tokenType.POP_MODE === true) modes.pop();
      if (tokenType.PUSH_MODE !== undefined) modes.push(tokenType.PUSH_MODE);
      const mode = modes.at(-1) ?? RECORD_MODE;
      const kind = `${mode} ${tokenType.name}`;
      const before = text.slice(0, startOffset + image.length);
      if ((kinds.get(kind)?.text.length ?? Infinity) > before.length)
        kinds.set(kind, { mode, text: before });
    }
  }
  return [...kinds.values()];
}

function textsOf(system: string): readonly string[] {
  const folder = new URL(`${system}/`, CORPUS);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}
