import type { SourceText } from "../text/source.ts";
import type { GrammarDefinition, Screen } from "./grammar.ts";

/** No terminal prints a longer line. */
const LONGEST_LINE = 80;
/** A screen that lost its line breaks has no more lines than this. */
const FLAT_LINES = 2;
const LINE = /[^\n]+/g;

/**
 * Gives lines that lost their breaks them back: at the columns of a padded screen where lines begin
 * there, else at the places a grammar knows lines to begin. Where only some lines lost theirs, those
 * are cut which begin as such a line does: what stands in free text is no line.
 */
export function restoreLines(
  source: SourceText,
  { lineStarts, screen }: Pick<GrammarDefinition, "lineStarts" | "screen">,
): SourceText {
  const { text } = source;
  const shortest = screen?.columns ?? LONGEST_LINE;
  if (text.length <= shortest) return source;
  const lines = [...text.matchAll(LINE)].filter(([line]) => line.trim() !== "");
  const isFlat = lines.length <= FLAT_LINES;
  const edit = source.edit();
  for (const { 0: line, index } of lines) {
    if (line.length <= shortest) continue;
    const counted = isFlat && screen !== undefined ? countedStarts(line, screen) : null;
    const starts = counted ?? shapedStarts(line, lineStarts);
    if (!isFlat && !starts.includes(0)) continue;
    for (const start of starts) if (start > 0) edit.replace(index + start, index + start, "\n");
  }
  return edit.finish();
}

/** Where in a long line something begins that only begins lines. */
function shapedStarts(line: string, lineStarts: RegExp | undefined): readonly number[] {
  return lineStarts === undefined
    ? []
    : Array.from(line.matchAll(lineStarts), ({ index }) => index);
}

/** By how many columns a copied screen can be shifted: it lost its first blanks, or was indented. */
const SHIFTS = [0, -1, -2, 1, 2, 3, 4];

/** The columns at which lines begin, of whichever shift most do; null where most lines do not. */
function countedStarts(line: string, screen: Screen): readonly number[] | null {
  let best: readonly number[] = [];
  for (const shift of SHIFTS) {
    const starts = startsAt(line, screen, shift);
    if (starts.length > best.length) best = starts;
  }
  // One line can begin at such a column by chance, most of them cannot.
  return best.length * 2 > Math.floor((line.length - 1) / screen.columns) ? best : null;
}

function startsAt(line: string, { columns, lineStart }: Screen, shift: number): readonly number[] {
  const starts: number[] = [];
  for (let start = columns + shift; start < line.length; start += columns) {
    lineStart.lastIndex = start;
    if (lineStart.test(line)) starts.push(start);
  }
  return starts;
}
