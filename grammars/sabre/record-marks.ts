import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { firstName } from "../common/people/first-name.ts";
import { MONTH } from "../common/shapes.ts";

/** A record ends with its footer, and often begins with its locator. */
export const recordMarks: RecordMarks = {
  // ZQKXAB, *ZQKXAB«, above a name
  first: /^ {0,12}\*?[A-Z]{6}«?(?= *\n(?: *\n)* {0,8}1\.(?:[CI]\/)?\d)/gm,
  // ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H
  last: new RegExp(
    `^ {0,12}[A-Z\\d]{2,5}(?:-[A-Z\\d]{1,5}){0,3}\\.[A-Z\\d]{3,12}(?:[*-]-?[A-Z\\d]{1,5})? {1,3}\\d{4}/\\d{1,2}${MONTH}\\d\\d(?!\\d)[^\\n]*`,
    "gm",
  ),
  display: /^ {0,12}ELECTRONIC TICKET RECORD[^\n]*/gm,
  // *ZQKXAB«, *R, RECORD LOCATOR REQUESTED
  above: / *(?:(?:RECORD LOCATOR REQUESTED|\*?[A-Z]{6}«?|\*[A-Z]{1,2}«?) *)?$/my,
  firstName,
};
