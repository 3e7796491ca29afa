import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * Lines between quotation marks of their own, as spreadsheets save them and programs contain them:
 *
 *   " 1.1DOE/JANE MRS"              '1.DOE/JANE MRS',
 *   " 1 BA 178Y 12APR S JFKLHR"     '2  BA 178 Y 12APR 7 JFKLHR\n' +
 */

const SUSPECT = /(?:^|\n)[^\S\n]{0,40}["']/;
const LINE = /(?<![^\n])(?:(?<open>[^\S\n]{0,40}["'])(?<quoted>[^\n]*))?(?<rest>[^\n]*)/g;
/** What ends such a line after its mark: what joins strings. The end of a line in the string is before it. */
const ENDS: Readonly<Record<string, RegExp>> = {
  '"': /^([^"\\]*)((?:\\[nr]){0,2}"[^\S\n]{0,8}[,;+]?[^\S\n]{0,8})$/,
  "'": /^([^'\\]*)((?:\\[nr]){0,2}'[^\S\n]{0,8}[,;+]?[^\S\n]{0,8})$/,
};
const MARKS = Object.keys(ENDS);
/** A single line can be a word that somebody quotes. */
const FEWEST = 2;

/** A line between quotation marks: where they and what is between them are. */
interface Quoted {
  readonly start: number;
  readonly inside: number;
  readonly end: number;
  readonly after: number;
}

/** Removes the quotation marks around the lines of each block whose lines all have some. */
export function withoutLineQuotes(source: SourceText): SourceText {
  const { text } = source;
  if (!MARKS.some((mark) => text.includes(mark)) || !SUSPECT.test(text)) return source;
  const edit = source.edit();
  for (const { start, inside, end, after } of quotedBlocks(text)) {
    edit.replace(start, inside, "");
    edit.replace(end, after, "");
  }
  return edit.finish();
}

/** The quoted lines of the blocks; blank lines belong to the block around them. */
function quotedBlocks(text: string): readonly Quoted[] {
  const found: Quoted[] = [];
  let block: Quoted[] = [];
  const close = () => {
    if (block.length >= FEWEST) found.push(...block);
    block = [];
  };
  for (const { 0: line, index, groups = {} } of matchesOf(text, LINE)) {
    if (line.trim() === "") continue;
    const { open = "", quoted = "" } = groups;
    const end = ENDS[open.slice(-1)]?.exec(quoted);
    if (end === null || end === undefined) {
      close();
      continue;
    }
    const inside = index + open.length;
    const { 1: words = "" } = end;
    block.push({ start: index, inside, end: inside + words.length, after: index + line.length });
  }
  close();
  return found;
}
