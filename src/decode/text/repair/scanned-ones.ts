import { replaceAll } from "./replace.ts";
import type { SourceText } from "../source.ts";

/*
 * The letter that scanners take for the digit 1, in lines of capitals:
 *
 *   l.DOE/JANE MRS
 *   2  BA 7l0 Y l2APR 1 LHRZRH HKl  0820 1105  l2APR  E
 */

/** In a line without other small letters: beside a digit, as the number of an item, or as a count. */
const ONE =
  /(?<=(?<![^\n])[^\na-km-z]{0,120})l(?=[^\na-km-z]{0,120}(?![^\n]))(?:(?<=\dl)|(?=\d)|(?<=(?<![^\n]) {0,4}l)(?=[. ])|(?<=(?<![A-Z])[A-Z]{2}l)(?= ))/g;

/** Replaces the letter by the digit. */
export function withScannedOnes(source: SourceText): SourceText {
  return replaceAll(source, ONE, "1");
}
