import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { firstName } from "../common/people/first-name.ts";

/** Lines that can stand above a record's header, and those between its header and its names. */
const ABOVE = [
  // RTZQ7KXA
  "RT ?[A-Z\\d]{6}",
  // ***  NHP  ***
  "\\*{3} +[A-Z]{3} +\\*{3}",
  // --- TST RLR ---
  "--- [A-Z -]+ ---",
  // TICKET REVALIDATION/REISSUE IS RECOMMENDED    WARNING : SEGMENT DELETED - PLEASE CHECK
  "(?:TICKET REVALIDATION|WARNING ?:|PNR UPDATED BY|NO ELEMENT FOUND)[^\\n]*",
  // -PARENT PNR-
  "-[A-Z]{6,9} PNR-",
  // RP/PARZZ2199/PARZZ2199            AB/SU   1MAR26/0914Z   ZQ7KXA
  "RP/[^\\n]*",
  // PARZZ2199/1127AB/1MAR26
  "[A-Z\\d]{9}/[A-Z\\d]{4,8}/\\d{1,2}[A-Z]{3}\\d\\d",
  // RF JANE
  "RF [^\\n]*",
  //   0.  5SCHOOLGRP NM: 3
  "0\\. {1,3}\\d{1,3} ?[A-Z][^\\n]*",
  // TST00001     PARZZ2199 AB/12APR I 0 LD 12APR27 OD PARNYC SI    T-    FXP
  "TST\\d{5}[^\\n]*|T-[A-Z]?|FX[A-Z][^\\n]*",
  // TKT-2570000000041        RCI-                     1A  LOC-3NB4QK     OD-VIEVIE  SI-      FCMI-0
  "TKT-\\d{13}[^\\n]*|OD-[A-Z]{6} [^\\n]*",
];

/** Every record begins with its header. */
export const recordMarks: RecordMarks = {
  first: /^ {0,12}(?:\d{1,2}[.)] {1,3})?(?:\/\$)?RP\/[A-Z\d]{3,12}\/[^\n]*/gm,
  // TST00001     PARZZ2199 AB/12APR …    TKT-0570000000055        RCI-         1A  LOC-ZT7KXA
  display: /^ {0,12}(?:TST\d{5} |TKT-\d{13})[^\n]*/gm,
  above: new RegExp(` *(?:\\/\\$)?(?:(?:${ABOVE.join("|")}) *)?$`, "my"),
  firstName,
};
