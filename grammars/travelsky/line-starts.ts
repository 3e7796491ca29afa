import { oneOf, PROVIDER, SURFACE } from "../common/shapes.ts";
import {
  AIR_START,
  BANNER,
  CONTACT,
  HAN,
  ITEM_NUMBER,
  OFFICE,
  OSI,
  REMARK,
  SLASHED,
  SSR,
} from "./shapes.ts";

/*
 * The places where items begin in a screen that lost its line breaks, each item with its indent:
 *
 *   1.LI/MING KE9SWE 2.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2  3.T
 */

const ITEM = oneOf(
  String.raw`${AIR_START} {1,12}[A-Z\d]`,
  SURFACE,
  `${SSR} [A-Z]{4} `,
  `${OSI} ${PROVIDER} `,
  `${REMARK} `,
  `${oneOf(...SLASHED)}/`,
  // Tickets have been issued.
  "T(?= )",
  `${CONTACT} `,
  String.raw`${OFFICE}(?= {0,160}(?:\n|$| ${HAN}))`,
);
/** The only name of a record before its first flight, after a word in Chinese characters. */
const NAME_AFTER_WORDS = String.raw`1\. ?[A-Z]{1,20}/[A-Z]{1,20}(?: (?:MR|MS|MRS))? [A-Z\d]{6} {1,12}2\. {0,4}${AIR_START} `;

/** The spaces before two-digit numbers, which begin at the margin: `12.SHA777`. */
export const flush = /^ *(?=\d\d\.)/gm;

export const lineStarts = new RegExp(
  String.raw`(?<=[^ ])(?= {1,60}${ITEM_NUMBER} {0,12}${ITEM})|(?<=${BANNER})(?= {0,2}1\.)` +
    `|(?<=${HAN})(?= {1,4}${NAME_AFTER_WORDS})`,
  "g",
);
