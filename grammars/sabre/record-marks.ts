import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { NOTED_LINE } from "../common/header/noted-locator.ts";
import { firstName } from "../common/people/first-name.ts";
import { oneOf } from "../common/shapes.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { FOOTER, QUEUE_NUMBER, TICKET_RECORD, TITLES } from "./shapes.ts";

/** A record ends with its footer and often begins with its locator. */
export const recordMarks: RecordMarks = {
  // ZQKXAB, *ZQKXAB«, above a name
  first: /^ {0,12}\*?[A-Z]{6}«?(?= *\n(?: *\n)* {0,8}1\.(?:[CI]\/)?\d)/m,
  // ZZ9A.ZZ9A*AWS 0914/01MAR26 ZQKXAB H
  last: new RegExp(String.raw`^ {0,12}${FOOTER}`, "m"),
  display: new RegExp(String.raw`^ {0,12}${TICKET_RECORD}`, "m"),
  // *ZQKXAB«, *R, 0AF457Y24NOVGRUCDGNN1, RECORD LOCATOR REQUESTED, 000  CONFIRM TO PASSENGER
  // Also PNR: ZQ7KXA
  above: [
    new RegExp(
      ` *(?:(?:RECORD LOCATOR REQUESTED|\\*?[A-Z]{6}«?|\\*[A-Z]{1,2}«?|${SELL_ENTRY}) *)?$`,
      "my",
    ),
    new RegExp(` {0,12}${QUEUE_NUMBER}[A-Z][^\\n]*$`, "my"),
    NOTED_LINE,
  ],
  firstName,
  // REMARKS, above   1.VIP/GOLD MEMBER MR
  title: new RegExp(
    ` *${oneOf(...Object.values(TITLES).flat())} *$(?!\\s*1\\.(?:[CI]/)?\\d)`,
    "my",
  ),
};
