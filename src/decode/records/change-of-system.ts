import { isSegment } from "../../ast/kinds.ts";
import type { Span } from "../../ast/nodes.ts";
import type { System } from "../systems.ts";
import type { Choice } from "../detection/choose.ts";
import { STRONG } from "../detection/likeness.ts";
import { lastUpTo, type SourceText } from "../text/source.ts";

/** What can stand before the sign that a line begins with: its number. */
const NUMBER = /^[ \d.+]{0,12}$/;

/**
 * Parts a text where lines of one system follow those of another, though no mark of a record stands
 * between them: air lines of two systems, one below the other.
 *
 * @param text in upper case, lines parted by line feeds
 * @param whole the text as one system reads it
 * @param systems those that may have printed some of it
 */
export function partedBySystem(
  text: SourceText,
  whole: Choice,
  systems: readonly System[],
): readonly Span[] {
  if (!whole.isMixed) return between([], text.text.length);
  const strong = systems
    .map((system) => ({ system, signs: strongSigns(system, text.text) }))
    .filter(({ signs }) => signs.length > 0);
  const cuts: number[] = [];
  if (strong.length < 2) return between(cuts, text.text.length);
  const isSegment = segmentsOf(whole);
  let above: System | null = null;
  for (const { index, 0: line } of text.text.matchAll(/[^\n]+/g)) {
    const [printer, ...others] = strong.filter(({ signs }) => beginsWithAny(line, signs));
    if (printer === undefined || others.length > 0) continue;
    // A row of a section can look like another system's flight.
    if (printer.system !== whole.system && !isSegment(text.originalOffset(index))) continue;
    if (above !== null && above !== printer.system) cuts.push(index);
    above = printer.system;
  }
  return between(cuts, text.text.length);
}

function strongSigns({ grammar }: System, text: string): readonly RegExp[] {
  return grammar.signatures
    .filter(({ weight, pattern }) => weight >= STRONG && pattern.test(text))
    .map(({ pattern }) => pattern);
}

/** In the middle of a line, a sign can be that of a text which is quoted there. */
function beginsWithAny(line: string, signs: readonly RegExp[]): boolean {
  return signs.some((sign) => {
    const found = sign.exec(line);
    return found !== null && NUMBER.test(line.slice(0, found.index));
  });
}

/** Whether the line that holds a character of the text as sent was read as a segment. */
function segmentsOf({ document: { lines, source } }: Choice): (original: number) => boolean {
  const starts = lines.map(({ start }) => source.originalOffset(start));
  return (original) => {
    const node = lines[lastUpTo(starts, original)]?.node ?? null;
    return node !== null && isSegment(node);
  };
}

function between(cuts: readonly number[], end: number): readonly Span[] {
  return [...cuts, end].map((cut, index) => ({ start: cuts[index - 1] ?? 0, end: cut }));
}
