import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { NOTED_LINE } from "../common/header/noted-locator.ts";
import { firstName } from "../common/people/first-name.ts";
import { CITIES, DAY_MONTH_YEAR, LOCATOR } from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { ADVISORY, CONTROL, OFFICE, RECORD_HEAD, SIGN, STORED_FARE } from "./shapes.ts";

/** Lines that can appear above the header of a record, and between its header and its names. */
const ABOVE = [
  // RTZQ7KXA
  `RT ?${LOCATOR}`,
  // SSAF457Y24NOVGRUCDG1
  SELL_ENTRY,
  // ***  NHP  ***
  String.raw`\*{3} +[A-Z]{3} +\*{3}`,
  // --- TST RLR ---
  "--- [A-Z -]+ ---",
  // TICKET REVALIDATION/REISSUE IS RECOMMENDED    WARNING : SEGMENT DELETED - PLEASE CHECK
  String.raw`${ADVISORY}[^\n]*`,
  // -PARENT PNR-
  "-[A-Z]{6,9} PNR-",
  // RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA
  String.raw`RP/[^\n]*`,
  // PARZZ2199/1127AB/1MAR26
  `${OFFICE}/${SIGN}/${DAY_MONTH_YEAR}`,
  // RF JANE
  String.raw`RF [^\n]*`,
  //   0.  5SCHOOLGRP NM: 3
  String.raw`0\. {1,3}\d{1,3} ?[A-Z][^\n]*`,
  // TST00001     PARZZ2199 AB/12APR I 0 LD 12APR27 OD PARNYC SI    T-    FXP
  String.raw`${STORED_FARE}[^\n]*|T-[A-Z]?|FX[A-Z][^\n]*`,
  // TKT-2570000000041        RCI-                     1A  LOC-3NB4QK     OD-VIEVIE  SI-      FCMI-0
  String.raw`TKT-\d{13}[^\n]*|OD-${CITIES} [^\n]*`,
];

/** A record begins with its header. */
export const recordMarks: RecordMarks = {
  first: new RegExp(String.raw`^ {0,12}(?:\d{1,2}[.)] {1,3})?${CONTROL}${RECORD_HEAD}`, "m"),
  // TST00001     PARZZ2199 AB/12APR …    TKT-0570000000055        RCI-         1A  LOC-ZT7KXA
  display: new RegExp(String.raw`^ {0,12}(?:${STORED_FARE} |TKT-\d{13})`, "m"),
  // Also PNR: ZQ7KXA
  above: [new RegExp(` *${CONTROL}(?:(?:${ABOVE.join("|")}) *)?$`, "my"), NOTED_LINE],
  firstName,
};
