/** `recloc new-grammar NAME`. */
import * as definitions from "../../../grammars/index.ts";
import type { WorkshopIo } from "../io.ts";
import { checkNames, writeGrammar } from "./new-grammar.ts";

export interface NewGrammarFlags {
  readonly wireValue?: string;
  readonly alias?: string;
}

/** Writes the grammar, and prints the next steps. */
export function begin(name: string, options: NewGrammarFlags, { stdout, root }: WorkshopIo): void {
  const system = {
    name,
    wireValue: (options.wireValue ?? name.replaceAll("-", "_")).toUpperCase(),
    aliases: namesIn(options.alias ?? ""),
  };
  checkNames(system, root, Object.values(definitions));
  const written = writeGrammar(system, root);
  stdout.write(
    [
      ...written.map((file) => `wrote ${file}`),
      "",
      "Next:",
      `  recloc corpus ${name}                what is to be done first`,
      `  recloc trace ${name}/air/next-day    how far a line is read`,
      `  recloc coverage ${name}              what no case of the corpus takes`,
      `  npm run build ${" ".repeat(name.length)}                so that recloc decode reads it, too`,
      "",
    ].join("\n"),
  );
}

function namesIn(list: string): readonly string[] {
  return list
    .split(",")
    .map((each) => each.trim().toUpperCase())
    .filter((each) => each !== "");
}
