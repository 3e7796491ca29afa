import { createToken } from "chevrotain";
import { AIRLINE } from "../../common/shapes.ts";
import {
  DATE,
  FLIGHT_MODE,
  OPEN_PAIR,
  PAIR,
  PAIR_AND_STATUS,
  SegmentAirline,
} from "./air-shape.ts";

/*
 * Air segments of Apollo. The class touches the flight number or, where it stands apart, the date:
 *
 *  1 DL 166X 12APR PDXAMS HK2   150P  900A|*      SU/MO   E  1
 *  4 CX 883T 10MAY LAXHKG HK1  1135P  610A2*      SU/TU   E    14:35  77W
 *  5 BA  64 Q28JUN LHRNBO HK1  1025A  905P *         SU   E
 */

/** A flight and its date, with one letter of the class or two; low fares of the night have two. */
const FLIGHT = ` {0,4}\\d{1,4}(?:[A-Z]{1,2} {0,4}| {1,2}[A-Z]{1,2} ?| {1,4})${DATE}`;

/** Where nothing but the flight was copied; the class touches the number, as in no heading. */
const BARE_FLIGHT = ` {0,4}\\d{1,4}[A-Z] {1,2}${DATE} {1,2}${PAIR} {0,160}\\n`;

export const ApolloAirline = createToken({
  name: "ApolloAirline",
  label: "airline",
  pattern: new RegExp(
    `${AIRLINE}(?=${FLIGHT}${PAIR_AND_STATUS}|${BARE_FLIGHT}` +
      `| {0,4}OPEN(?: {0,4}[A-Z]{1,2})?(?: {1,4}${DATE})?${OPEN_PAIR})`,
  ),
  categories: [SegmentAirline],
  push_mode: FLIGHT_MODE,
});
