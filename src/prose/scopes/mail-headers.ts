import type { Fact } from "../facts/fact.ts";
import { blocksOf, type Line } from "./lines.ts";
import { isProse } from "./prose-lines.ts";
import { hasSubject } from "./older-mails.ts";
import { asWords } from "./unbooked/unbooked.ts";

/*
 * Headers of emails, whose words for the sender and the reader are those for the ends of a journey elsewhere:
 *
 *   From: Sample Travel
 *   To: INF
 *   Subject: Your booking
 */

/** The lines of a text. Above or below a subject, a place is one of a journey only if both labels have one. */
export function withoutMailHeaders(lines: readonly Line[], text: string): readonly Line[] {
  if (!lines.some((line) => hasSubject(line, text))) return lines;
  return blocksOf(lines).flatMap((block) => {
    if (!block.some((line) => hasSubject(line, text))) return block;
    const headers = block.filter(isOfEnd);
    const placed = headers.filter(({ facts }) => facts.some(isPlace));
    if (placed.length !== 1) return block;
    return block.map((line) => (isOfEnd(line) ? asHeader(line, text) : line));
  });
}

/** Whether a line begins with a label for the place of one end. */
function isOfEnd({ facts: [first] }: Line): boolean {
  return first?.kind === "side" && first.ofPlaces && first.isLabel;
}

function isPlace({ kind }: Fact): boolean {
  return kind === "place" || kind === "pair";
}

function asHeader(line: Line, text: string): Line {
  const ends = line.facts.filter((fact) => isPlace(fact) || fact.kind === "side");
  const facts = asWords(line.facts, ends, text);
  return { ...line, facts, hasOnlyKnown: false, isProse: isProse(facts, line.isAllCaps) };
}
