import type { Span } from "../ast/nodes.ts";
import type { RecordMarks } from "../engine/grammar.ts";

/**
 * Parts a text where one record may end and another begin: below the last line of a record, above the
 * first line of one with what stands above it, and above a name that is counted as the first, where
 * its part has one already. Whether the parts are records of their own, their readings tell.
 *
 * @param text in upper case, lines parted by line feeds
 * @param marks those of every system that may have printed the text
 */
export function partsOf(text: string, marks: readonly RecordMarks[]): readonly Span[] {
  const above = marks.flatMap((mark) => mark.above ?? []);
  const ends = marks.flatMap(({ last }) => linesLike(text, last)).map(({ end }) => end + 1);
  const starts = marks
    .flatMap(({ first }) => linesLike(text, first))
    .map(({ start }) => startOf(text, start, above));
  const cuts = new Set([...starts, ...ends]);
  const firstNames = new Set(
    marks.flatMap(({ firstName }) => linesLike(text, firstName)).map(({ start }) => start),
  );
  for (const start of secondOfTheirPart([...firstNames], cuts))
    cuts.add(startOf(text, start, above));
  return between(
    [...cuts].filter((cut) => cut > 0 && cut < text.length),
    text.length,
  );
}

function linesLike(text: string, pattern: RegExp | undefined): readonly Span[] {
  if (pattern === undefined) return [];
  return Array.from(text.matchAll(pattern), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
}

/** Where the lines begin that stand above a line and go with it. */
function startOf(text: string, lineStart: number, above: readonly RegExp[]): number {
  let start = lineStart;
  while (start > 0) {
    const previous = start === 1 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
    if (!above.some((pattern) => matchesAt(text, previous, pattern))) break;
    start = previous;
  }
  return start;
}

function matchesAt(text: string, start: number, pattern: RegExp): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}

/** The first names that stand below another one, without a cut between them. */
function secondOfTheirPart(names: number[], cuts: ReadonlySet<number>): readonly number[] {
  const events = [...names.map((at) => ({ at, isName: true }))].concat(
    [...cuts].map((at) => ({ at, isName: false })),
  );
  // A part that begins with its first name is cut above that name.
  events.sort((a, b) => a.at - b.at || Number(a.isName) - Number(b.isName));
  let hasName = false;
  return events.flatMap(({ at, isName }) => {
    const isSecond = isName && hasName;
    hasName = isName;
    return isSecond ? [at] : [];
  });
}

function between(cuts: number[], end: number): readonly Span[] {
  const ends = [...cuts.sort((a, b) => a - b), end];
  return ends.map((cut, index) => ({ start: ends[index - 1] ?? 0, end: cut }));
}
