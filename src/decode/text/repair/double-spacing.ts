import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

const BLANK_LINES = /\n((?: *\n)+)/g;
const SUSPECT = /\n *\n/;
const LINE_WITH_NEXT = /[^ \n] *\n(?= *[^ \n])/g;
const FEWEST = 2;
/** The maximum share of lines that follow another without a blank line between them. */
const FEW = 1 / 4;

/**
 * Removes the blank lines that an email put between all lines; keeps those that were there before.
 */
export function withoutDoubleSpacing(source: SourceText): SourceText {
  const text = source.text.trimEnd();
  if (!SUSPECT.test(text)) return source;
  const gaps = matchesOf(text, BLANK_LINES);
  const dense = text.match(LINE_WITH_NEXT)?.length ?? 0;
  if (gaps.length < FEWEST || dense > gaps.length * FEW) return source;
  const fewest = gaps.reduce((least, { 1: lines = "" }) => Math.min(least, count(lines)), Infinity);
  const edit = source.edit();
  for (const { index, 1: blankLines = "" } of gaps) {
    const start = index + 1;
    edit.replace(start, start + blankLines.length, count(blankLines) > fewest ? "\n" : "");
  }
  return edit.finish();
}

function count(lines: string): number {
  return lines.split("\n").length - 1;
}
