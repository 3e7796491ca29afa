import type { Wrapping } from "../../src/decode/engine/screen.ts";
import { BOOKED_CAR, BOOKED_HOTEL, DEADLINE, FLAG, MAYBE_NUMBERED, TRAIN } from "./shapes.ts";
import { OPERATED, OPERATOR_BELOW } from "../common/segments/operated-by.ts";
import { FLIGHT_NUMBER, NAME_LETTER, NAME_LETTERS } from "../common/shapes.ts";

const KEYWORD = String.raw`${FLAG}(?!${TRAIN} |RP/|RF )(?:[A-Z]{3,4}|[A-Z]{2}(?! *${FLIGHT_NUMBER} +[A-Z] ))[ /-]`;
/** An element with a keyword; air segments, names and lines below segments have none. */
const ELEMENT = new RegExp(String.raw`^(?! {5,9}[A-Z]) *(?:\d{1,3}[ .] *)?${KEYWORD}`);
/** A note under a segment, above whose operator it can stand: `     VISA NEEDED`. */
const NOTED = new RegExp(`^ {5,9}${KEYWORD}`);
/** Hotels, cars and the security element, whose continuation lines have a smaller indent. */
const AUTOMATED = new RegExp(
  String.raw`^${MAYBE_NUMBERED}${FLAG}(?:${BOOKED_HOTEL}|${BOOKED_CAR}|\* ES)`,
);
const NAMES = new RegExp(String.raw`^ *\d{1,3}\.${NAME_LETTER}`);
const SSR = new RegExp(`^${MAYBE_NUMBERED}${FLAG}SSR `);
const DEMANDED = new RegExp(`^${MAYBE_NUMBERED}${FLAG}${DEADLINE}`);

/**
 * Amadeus cuts the text of an element after 63 columns, in the middle of a word, or earlier at a
 * space, which it drops.
 *
 *   5 HTL 1A HK1 CVF 30NOV-01DEC/HOTEL EXEMPLE DES CIMES/RUE DU
 *        REPLAT 73120 COURCHEVEL/T-04.00.00.00.00/CF-XMPL12/
 */
export const wrapping: Wrapping = {
  width: 63,
  closed: /(?:\/P\d[\d,-]*|SEE RTSTR) *$/,
  pageMark: /^[)<>]*(?:MDR?)? *$/,
  continuations: [
    { of: SSR, indent: / {10,20}\/{3} ?/y, atSpace: true },
    { of: DEMANDED, indent: / {8}(?! )/y, columns: { number: 3, indent: 8 } },
    { of: ELEMENT, indent: / {7}(?![ \n])/y, columns: { number: 3, indent: 7 } },
    { of: NOTED, indent: / {7}(?![ \n]|OPERATED BY )/y },
    { of: OPERATED, indent: OPERATOR_BELOW, atSpace: true },
    { of: AUTOMATED, indent: / {4}(?![ \n])/y, columns: { number: 3, indent: 4 } },
    { of: NAMES, indent: new RegExp(` {4}(?=[${NAME_LETTERS}(])`, "y") },
  ],
};
