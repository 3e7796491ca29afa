import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { firstName } from "../common/people/first-name.ts";

/** `1P-ZQ7KXA`; `ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR`. */
const LOCATOR_LINE =
  "(?:1P-[A-Z\\d]{6}(?: [^\\n]*)?$" +
  "|[A-Z\\d]{6}/[A-Z\\d]{2,3} +[A-Z]{3}[A-Z\\d]{2}(?: +[A-Z\\d/]{4,8})? +(?:AG|RM|\\d{1,2}[A-Z]{3})[^\\n]*)";

export const recordMarks: RecordMarks = {
  first: new RegExp(`^ {0,12}${LOCATOR_LINE}`, "gm"),
  // *ZQ7KXA, *R, ** THIS PNR IS CURRENTLY IN USE **, 2ZZ4 - SAMPLE TRAVEL SHOP, 6 HOURS HOLD,
  // SUPVR INST, CFRM TO PSGR
  above: new RegExp(
    `[> ]*(?:(?:\\*[A-Z\\d]{6}|\\*[A-Z]{1,3}|\\d{1,2} HOURS HOLD|SUPVR INST|CFRM TO PSGR|[A-Z\\d]{3,4} ?- ?[^\\n*/]{3,60} {3,}(?:L )?[A-Z]{3}|\\*{2,3} ?THIS (?:PNR|BF) [^\\n]*|${LOCATOR_LINE}) *)?$`,
    "my",
  ),
  firstName,
};
