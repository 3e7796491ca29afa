import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * The letter that scanners take for the digit 1, in lines of capitals:
 *
 *   l.DOE/JANE MRS
 *   2  BA 7l0 Y l2APR 1 LHRZRH HKl  0820 1105  l2APR  E
 */

/** Lines with this letter and no other small one. */
const LINE = /(?<![^\n])[^\na-km-z]*l[^\na-km-z]*(?![^\n])/g;
/** Beside a digit, as the number of an item, or as a count. */
const ONE = /(?<=\d)l|l(?=\d)|^ {0,16}l(?=[. ])|(?<=(?<![A-Z])[A-Z]{2})l(?= )/g;

/** Replaces the letter by the digit. */
export function withScannedOnes(source: SourceText): SourceText {
  if (!source.text.includes("l")) return source;
  const edit = source.edit();
  for (const { 0: line, index } of matchesOf(source.text, LINE))
    for (const { 0: found, index: at } of matchesOf(line, ONE)) {
      const end = index + at + found.length;
      edit.replace(end - 1, end, "1");
    }
  return edit.finish();
}
