import type { SourceText } from "../text/source.ts";
import type { GrammarDefinition, Screen } from "./grammar.ts";

/** No terminal prints a longer line. */
const LONGEST_LINE = 80;
const LINE = /[^\n]+/g;

/**
 * Gives lines that lost their breaks them back: at the columns of a padded screen where lines begin
 * there, else at the places a grammar knows lines to begin.
 */
export function restoreLines(
  source: SourceText,
  { lineStarts, screen }: Pick<GrammarDefinition, "lineStarts" | "screen">,
): SourceText {
  const { text } = source;
  const shortest = screen?.columns ?? LONGEST_LINE;
  if (text.length <= shortest) return source;
  const edit = source.edit();
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (line.length <= shortest) continue;
    for (const start of startsWithin(line, lineStarts, screen))
      edit.replace(index + start, index + start, "\n");
  }
  return edit.finish();
}

/** Where in a long line others begin. */
function startsWithin(
  line: string,
  lineStarts: RegExp | undefined,
  screen: Screen | undefined,
): readonly number[] {
  if (screen !== undefined) {
    const counted = countedStarts(line, screen);
    // One line can begin at such a column by chance, most of them cannot.
    if (counted.length * 2 > Math.floor((line.length - 1) / screen.columns)) return counted;
  }
  if (lineStarts === undefined) return [];
  return Array.from(line.matchAll(lineStarts), ({ index }) => index).filter((start) => start > 0);
}

/** The columns at which a line begins; a screen that was shifted has none. */
function countedStarts(line: string, { columns, lineStart }: Screen): readonly number[] {
  const starts: number[] = [];
  for (let start = columns; start < line.length; start += columns) {
    lineStart.lastIndex = start;
    if (lineStart.test(line)) starts.push(start);
  }
  return starts;
}
