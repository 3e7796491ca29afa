import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { NOTED_LINE } from "../common/header/noted-locator.ts";
import { firstName } from "../common/people/first-name.ts";
import { DAY_MONTH, LOCATOR, oneOf } from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { AFTER_LOCATOR, IN_USE, STARS, TITLES, WORLDSPAN_HEAD } from "./shapes.ts";

/** `1P-ZQ7KXA`; `ZQ7KXA/WS SFOYC ZPBVWS  AG 00000000 01MAR`. */
const LOCATOR_LINE =
  String.raw`(?:${WORLDSPAN_HEAD}(?: [^\n]*)?$` +
  String.raw`|${LOCATOR}${AFTER_LOCATOR} {1,20}(?:AG|RM|${DAY_MONTH})[^\n]*)`;
/** An agency and its city: `2ZZ4 - SAMPLE TRAVEL SHOP     SFO`. */
const AGENCY = String.raw`[A-Z\d]{3,4} ?- ?[^\n*/]{3,60} {3,}(?:L )?[A-Z]{3}`;

export const recordMarks: RecordMarks = {
  first: new RegExp(`^ {0,12}${LOCATOR_LINE}`, "m"),
  // *ZQ7KXA, *R, 0AF457Y24NOVGRUCDGNN1, ** THIS PNR IS CURRENTLY IN USE **, 2ZZ4 - SAMPLE TRAVEL SHOP, 6 HOURS HOLD,
  // SUPVR INST, CFRM TO PSGR
  // Also PNR: ZQ7KXA
  above: [
    new RegExp(
      String.raw`[> ]*(?:(?:\*${LOCATOR}|\*[A-Z]{1,3}|${SELL_ENTRY}|\d{1,2} HOURS HOLD|SUPVR INST|CFRM TO PSGR` +
        String.raw`|${AGENCY}|${STARS}${IN_USE}[^\n]*|${LOCATOR_LINE}) *)?$`,
      "my",
    ),
    NOTED_LINE,
  ],
  firstName,
  // NOTE-, above  1.VIP/GOLD MEMBER MR
  title: new RegExp(
    ` *${oneOf(...Object.values(TITLES).flat())} ?:? ?-? *$(?!\\s*1\\.(?:[CI]/)?\\d)`,
    "my",
  ),
};
