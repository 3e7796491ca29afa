import { matchesOf } from "../matches.ts";
import type { SourceText } from "../source.ts";

/*
 * The letter that scanners take for the digit 1, in lines of capitals:
 *
 *   l.DOE/JANE MRS
 *   2  BA 7l0 Y l2APR 1 LHRZRH HKl  0820 1105  l2APR  E
 */

/** Lines with this letter and no other small one. */
const LINE = /(?<![^\n])[^\na-km-z]*l[^\na-km-z]*(?![^\n])/g;
/**
 * What consists of digits: the number of an item, the count after a status, times and numbers of flights, and days before
 * a month. A locator or a name can have an L or an I there.
 */
const DIGITS = new RegExp(
  [
    "^ {0,16}l(?=[. ])",
    "(?<= [A-Z]{2})l(?= )",
    "(?<![A-Za-z\\d])(?=[lO]{0,3}\\d)[lO\\d]{3,4}(?![A-Za-z\\d])",
    "(?<![A-Za-z\\d])[l\\d]{2}(?=(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z]))",
  ].join("|"),
  "g",
);

/** Replaces the letter by the digit. */
export function withScannedOnes(source: SourceText): SourceText {
  if (!source.text.includes("l")) return source;
  const edit = source.edit();
  for (const { 0: line, index } of matchesOf(source.text, LINE))
    for (const { 0: digits, index: at } of matchesOf(line, DIGITS))
      for (const { index: letter } of matchesOf(digits, /l/g)) {
        const start = index + at + letter;
        edit.replace(start, start + 1, "1");
      }
  return edit.finish();
}
