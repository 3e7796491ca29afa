import { Lexer } from "chevrotain";
import { token } from "../../../src/decode/engine/tokens.ts";
import { airlineToken } from "../../common/segments/air-segment.ts";
import {
  FLIGHT_NUMBER,
  FLIGHT_PAIR,
  SEGMENT_DATE,
  WEEKDAY,
  WEEKDAY_PAIR,
} from "../../common/shapes.ts";

/*
 * The beginning of air segments in the three dialects. The lines differ in the column of the class, and
 * on Worldspan a weekday precedes the city pair:
 *
 *  1 BA 178Y 12APR JFKLHR HK1   815P  815A|*      SU/MO   E               Apollo
 *  1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU            Galileo
 * 1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$                       Worldspan
 */

/** `815A`, `2015`; a day mark or the next time can touch it. */
export const TIME =
  "(?:(?:[01]?\\d|2[0-4])[0-5]\\d[APNM](?![A-Z])|(?:[01]\\d|2[0-4])[0-5]\\d(?![A-Z\\d]))";
/**
 * A status with its count or, without one, with what can follow it, or `FLWN`. A flight heading has no
 * status; a row of seats has a seat in that place.
 */
const STATUS = `(?:FLO?WN(?![A-Z\\d])|[A-Z]{2}(?:\\d{1,2}(?![A-Z\\d])|(?= {0,160}\\n| {1,8}(?:${TIME}|E ?\\n|${WEEKDAY_PAIR}[ /\\n]))))`;
/** What follows the date of a segment. */
export const PAIR_AND_STATUS = ` {0,6}${FLIGHT_PAIR} {1,4}${STATUS}`;
/** What follows the date of an open segment: cities, and a status or nothing more. */
const OPEN_PAIR = ` {0,12}${FLIGHT_PAIR}(?= {0,160}\\n| {1,4}${STATUS})`;

/** The category of the airlines of the three dialects. */
export const SegmentAirline = token("TravelportAirline", Lexer.NA, { label: "airline" });

/*
 * Air segments of Apollo. The class touches the flight number or the date:
 *
 *  1 DL 166X 12APR PDXAMS HK2   150P  900A|*      SU/MO   E  1
 *  4 CX 883T 10MAY LAXHKG HK1  1135P  610A2*      SU/TU   E    14:35  77W
 *  5 BA  64 Q28JUN LHRNBO HK1  1025A  905P *         SU   E
 */

/** A flight and its date. The class has one letter, or two for a night fare. */
const APOLLO_FLIGHT = ` {0,4}${FLIGHT_NUMBER}(?:[A-Z]{1,2} {0,4}| {1,2}[A-Z]{1,2} ?| {1,4})${SEGMENT_DATE}`;

/** Only the flight, without a status. The class touches the number, which it never does in a heading. */
const BARE_FLIGHT = ` {0,4}${FLIGHT_NUMBER}[A-Z] {1,2}${SEGMENT_DATE} {1,2}${FLIGHT_PAIR} {0,160}\\n`;

export const ApolloAirline = airlineToken(
  "ApolloAirline",
  `${APOLLO_FLIGHT}${PAIR_AND_STATUS}|${BARE_FLIGHT}` +
    `| {0,4}OPEN(?: {0,4}[A-Z]{1,2})?(?: {1,4}${SEGMENT_DATE})?${OPEN_PAIR}`,
  [SegmentAirline],
);

/*
 * Air segments of Galileo. Spaces surround the class, the number has a dot, which can get lost, and the
 * day mark precedes the arrival:
 *
 *  1. ET  503 M  12APR YYZADD HK1  1055P # 715P O*       E SU  1
 *  6. UA 5720 Y  18MAY DENTUL BK1                          MO
 *  7+ UA  200 M  21APR GUMHNL HK1   705A - 625P O*         TU
 */

export const GalileoAirline = airlineToken(
  "GalileoAirline",
  ` {0,4}${FLIGHT_NUMBER}[A-Z]? {1,4}[A-Z]{1,2} {1,6}${SEGMENT_DATE}${PAIR_AND_STATUS}`,
  [SegmentAirline],
);

/*
 * Air segments of Worldspan, with the weekday before the city pair:
 *
 * 1 ZZ1120Y 24FEB TU MCIDEN HK1 710A 755A/O $ZZ$
 * 2 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$
 */

export const WorldspanAirline = airlineToken(
  "WorldspanAirline",
  ` {0,4}${FLIGHT_NUMBER} {0,2}[A-Z]{1,2} {0,4}${SEGMENT_DATE} {1,4}(?:${WEEKDAY_PAIR}|${WEEKDAY}) ` +
    PAIR_AND_STATUS +
    `| {0,4}OPEN {0,4}[A-Z]{1,2} {1,4}${SEGMENT_DATE} {1,4}${WEEKDAY_PAIR} ${OPEN_PAIR}`,
  [SegmentAirline],
);
