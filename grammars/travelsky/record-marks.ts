import type { RecordMarks } from "../../src/decode/engine/grammar.ts";
import { firstName } from "../common/people/first-name.ts";

/** A record begins with its banner where it has one, else with its first name. */
export const recordMarks: RecordMarks = {
  first: /^ {0,12}\*\*ELECTRONIC TICKET PNR\*\*[^\n]*/gm,
  // >RTKE9SWE    MARRIED SEGMENT EXIST IN THE PNR     0.10SAMPLEGRP NM3 KZ9M4Q
  above:
    / *(?:(?:>?RT[: ]{0,2}[A-Z\d]{6}|MARRIED SEGMENT EXIST IN THE PNR|0\. ?\d{1,3} ?[A-Z][^\n]{0,60} NM\d[^\n]*) *)?$/my,
  firstName: new RegExp(`${firstName.source}|^ {0,12}1\\. ?[\\u3400-\\u9fff]{2,20}[^\\n]*`, "gm"),
};
