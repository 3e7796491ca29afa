import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * The mark that tools quote each line of a text with:
 *
 *   | 1.1DOE/JANE MRS          = 1 BA 178Y 12APR          :  1.1DOE/JANE MRS
 *   | 1 BA 178Y 12APR          = 2 BA 117Y 20APR          :   2  BA 178 Y 12APR
 *
 * No screen begins its lines with one of these marks. `>` is removed from single lines already.
 */

const MARKS = ["|", "=", ":", ";", "#", "%", "~"];
const MARK = `[${MARKS.join("")}]`;
const SUSPECT = new RegExp(`(?:^|\\n) {0,4}${MARK} `);
const LINE = new RegExp(
  `(?<![^\\n])(?: {0,4}(?<mark>${MARK})(?=[ \\n]|$) ?)?(?<rest>[^\\n]*)`,
  "g",
);
/** Fewer lines in a row can begin with the same mark by chance. */
const FEWEST = 3;

/** A line that begins with a mark. */
interface Marked {
  readonly start: number;
  readonly end: number;
}

/** Removes the mark before the lines of each block that all begin with the same one. */
export function withoutLineMarks(source: SourceText): SourceText {
  const { text } = source;
  if (!MARKS.some((mark) => text.includes(mark)) || !SUSPECT.test(text)) return source;
  const edit = source.edit();
  for (const { start, end } of markedBlocks(text)) edit.replace(start, end, "");
  return edit.finish();
}

/** The marks of the blocks; blank lines belong to the block around them. */
function markedBlocks(text: string): readonly Marked[] {
  const found: Marked[] = [];
  let block: Marked[] = [];
  let current: string | undefined;
  const close = () => {
    if (block.length >= FEWEST) found.push(...block);
    block = [];
  };
  for (const { 0: line, index, groups = {} } of matchesOf(text, LINE)) {
    const { mark, rest = "" } = groups;
    if (line.trim() === "") continue;
    // A table has bars between its cells too.
    const isMarked = mark !== undefined && !(mark === "|" && rest.includes(mark));
    if (!isMarked || mark !== current) close();
    current = isMarked ? mark : undefined;
    if (isMarked) block.push({ start: index, end: index + line.length - rest.length });
  }
  close();
  return found;
}
