import { systems } from "../../grammars/systems.ts";
import { readDocument } from "../../src/decode/layout/layout.ts";
import { casedText } from "../../src/decode/text/cased.ts";
import { repair } from "../../src/decode/text/repair/repair.ts";
import { Passage, type Fact } from "../../src/prose/facts/fact.ts";

/** What each line of a text says by itself. */
export function factsOfLines(lines: readonly string[]): readonly (readonly Fact[])[] {
  const prose = systems.find(({ isFallback }) => isFallback);
  if (prose === undefined) throw new Error("there is no fallback");
  // A full stop on a line of its own keeps lines apart that would be joined.
  const text = lines.map((line) => `${line}\n.\n`).join("");
  const { lines: read } = readDocument(casedText(repair(text)).printed, prose.grammar);
  const facts = read.map(({ node }) => (node instanceof Passage ? node.facts : []));
  return lines.map((_, index) => facts[2 * index] ?? []);
}
