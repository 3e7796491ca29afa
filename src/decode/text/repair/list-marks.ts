import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * What a list prints before each of its lines:
 *
 *   -  1.1DOE/JANE MRS          1)  1.1DOE/JANE MRS
 *   -  1 BA 178Y 12APR          2)  1 BA 178Y 12APR
 */

const BULLETS = "-*\u25aa\u25cf\u25e6\u2043";
const MARK = new RegExp(
  `(?<![^\\n]) {0,12}(?:(?<bullet>[${BULLETS}])|(?<number>\\d{1,3})\\))(?:[ \\t]|(?![^\\n]))`,
  "g",
);
const SUSPECT = new RegExp(`(?:^|\\n) {0,12}(?:[${BULLETS}]|\\d{1,3}\\))(?:[ \\t]|(?![^\\n]))`);
const LINE = /(?<![^\n]) *[^ \n]/g;
/** The minimum share of lines with a mark if the text is a list. */
const MOST = 3 / 4;

/** Removes the marks of a list if most lines have them. */
export function withoutListMarks(source: SourceText): SourceText {
  const { text } = source;
  if (!SUSPECT.test(text)) return source;
  const marks = matchesOf(text, MARK);
  const most = (text.match(LINE)?.length ?? 0) * MOST;
  const list = [...BULLETS.split(""), undefined]
    .map((bullet) => marks.filter(({ groups }) => groups?.bullet === bullet))
    .find((same) => same.length >= most && isList(same));
  if (list === undefined) return source;
  const edit = source.edit();
  for (const { 0: mark, index } of list) edit.replace(index, index + mark.length, "");
  return edit.finish();
}

/** Whether marks form a list: its numbers count up from 1. A single star is not enough. */
function isList(marks: readonly RegExpExecArray[]): boolean {
  const [first] = marks;
  if (first === undefined || (marks.length === 1 && first.groups?.bullet === "*")) return false;
  return marks.every(({ groups }, index) => Number(groups?.number ?? index + 1) === index + 1);
}
