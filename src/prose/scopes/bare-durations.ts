import type { Fact } from "../facts/fact.ts";
import { blocksOf, type Line } from "./lines.ts";

/*
 * Durations that look like times of another language, between times with colons:
 *
 *   08:35
 *   Campinas
 *   2h55 | nonstop
 *   11:30
 *   Recife
 */

const BY_LETTER = /^\d{1,2}h\d\d$/;
const BEGINS_BY_LETTER = /^ {0,8}\d{1,2}h\d\d(?![\d:])/;
const BY_COLON = /^\d{1,2}:\d\d/;

/** The lines of a text. In a block with both forms, one with a letter is no time if it is the only one on its line. */
export function withoutBareDurations(lines: readonly Line[], text: string): readonly Line[] {
  const printed = (fact: Fact) => (fact.kind === "time" ? text.slice(fact.start, fact.end) : "");
  const isDuration = (fact: Fact) => BY_LETTER.test(printed(fact));
  if (!lines.some(({ facts }) => facts.some(isDuration))) return lines;
  return blocksOf(lines).flatMap((block) => {
    const byColon = block
      .flatMap(({ facts }) => facts)
      .filter((fact) => BY_COLON.test(printed(fact)));
    if (byColon.length < 2) return block;
    return block.map((line) => {
      if (!BEGINS_BY_LETTER.test(text.slice(line.start, line.end)) || !isAlone(line)) return line;
      const facts = line.facts.map((fact): Fact =>
        isDuration(fact) ? { kind: "known", start: fact.start, end: fact.end } : fact,
      );
      return { ...line, facts };
    });
  });
}

/** Whether a line says nothing but a time. */
function isAlone({ anchors, facts }: Line): boolean {
  return anchors === 0 && facts.filter(({ kind }) => !WORDS.has(kind)).length === 1;
}

const WORDS: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark"]);
