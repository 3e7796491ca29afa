import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { NOTED_LINE } from "../common/header/noted-locator.ts";
import { firstName } from "../common/people/first-name.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { BANNER, HAN, MARRIAGE_NOTICE } from "./shapes.ts";
import { LOCATOR } from "../common/shapes.ts";

/** A record begins with its banner if it has one, otherwise with its first name. */
export const recordMarks: RecordMarks = {
  first: new RegExp(String.raw`^ {0,12}${BANNER}`, "m"),
  // >RTKE9SWE    SS:AF457/Y/24NOV/GRUCDG/NN1    MARRIED SEGMENT EXIST IN THE PNR     0.10SAMPLEGRP NM3 KZ9M4Q
  // Also PNR: ZQ7KXA
  above: [
    new RegExp(
      String.raw` *(?:(?:>?RT[: ]{0,2}${LOCATOR}|>?${SELL_ENTRY}|${MARRIAGE_NOTICE}|0\. ?\d{1,3} ?[A-Z][^\n]{0,60} NM\d[^\n]*) *)?$`,
      "my",
    ),
    NOTED_LINE,
  ],
  firstName: new RegExp(String.raw`${firstName.source}|^ {0,12}1\. ?${HAN}{2,20}`, "m"),
};
