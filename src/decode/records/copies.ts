import { endOfLine } from "../text/lines.ts";

/*
 * A record that somebody pasted twice or three times says nothing new from its second copy on. Lines of a letter can
 * be above the first one:
 *
 *   Please check:
 *   1.DOE/JANE MRS
 *   2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545  14JAN  E
 *   ----
 *   1.DOE/JANE MRS
 *   2  LH 400 M 14JAN 4 FRAJFK HK1  1300 1545  14JAN  E
 */

const MOST_COPIES = 3;
const MOST_LINES_ABOVE = 5;
/** Below a letter, fewer lines can be the same by chance: two travellers with one seat each. */
const FEWEST_LINES_BELOW = 4;
/** A shorter line can stand in a text twice by chance. */
const SHORTEST = 20;

interface TextLine {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Where the first of several equal copies ends with which a text ends; undefined if it has none. */
export function endOfFirstCopy(text: string): number | undefined {
  const last = lastLine(text);
  // Most texts do not contain their last line before.
  if (last === undefined || !text.slice(0, last.start).includes(last.words)) return undefined;
  const lines = linesWithWords(text);
  for (let above = 0; above <= MOST_LINES_ABOVE; above++)
    for (let copies = 2; copies <= MOST_COPIES; copies++) {
      const size = (lines.length - above) / copies;
      if (!Number.isInteger(size) || !isRecord(lines, size, above)) continue;
      const copied = lines.slice(above);
      if (copied.every(({ words }, index) => words === copied[index % size]?.words))
        return copied[size - 1]?.end;
    }
  return undefined;
}

/** Whether so many lines cannot be a copy by chance: a list of equal lines consists of copies, too. */
function isRecord(lines: readonly TextLine[], size: number, above: number): boolean {
  if (above > 0 && size < Math.max(FEWEST_LINES_BELOW, above)) return false;
  if (size === 1) return (lines[0]?.words.length ?? 0) >= SHORTEST;
  const words = new Set(lines.slice(above, above + size).map((line) => line.words));
  return words.size > size / 2;
}

/** The last line that has more than spaces and rules. */
function lastLine(text: string): TextLine | undefined {
  for (let end = text.length; end > 0;) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    const line = { start, end, words: text.slice(start, end).trim() };
    if (hasWords(line)) return line;
    end = start - 1;
  }
  return undefined;
}

/** The lines of a text without those that only separate others. */
function linesWithWords(text: string): readonly TextLine[] {
  return [...linesOf(text)].filter(hasWords);
}

function* linesOf(text: string): Generator<TextLine> {
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    yield { start, end, words: text.slice(start, end).trim() };
    start = end + 1;
  }
}

function hasWords({ words }: TextLine): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}
