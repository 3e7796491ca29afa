import type { RecordMarks } from "../../src/engine/grammar.ts";
import { firstName } from "../common/first-name.ts";

/** Every record begins with the line of its locator. */
export const recordMarks: RecordMarks = {
  first:
    /^ {0,4}(?:1P-[A-Z\d]{6}(?: [^\n]*)?$|[A-Z\d]{6}\/[A-Z\d]{2,3} +[A-Z]{3}[A-Z\d]{2}(?: +[A-Z\d/]{4,8})? +(?:AG|RM|\d{1,2}[A-Z]{3})[^\n]*)/gm,
  // *ZQ7KXA, *R, ** THIS PNR IS CURRENTLY IN USE **
  above: /[> ]*(?:\*[A-Z\d]{6}|\*[A-Z]{1,3}|\*{2,3} ?THIS (?:PNR|BF) [^\n]*)? *$/my,
  firstName,
};
