import { createToken, Lexer } from "chevrotain";
import { MONTH, WEEKDAY_PAIR } from "../../common/shapes.ts";

/*
 * What the air segments of the three dialects are made of. Their lines differ in the column of the
 * class and in whether a weekday stands before the city pair:
 *
 *  1 BA 178Y 12APR JFKLHR HK1   815P  815A|*      SU/MO   E               Apollo
 *  1. BA  178 Y  12APR JFKLHR HK1   815P # 815A O*       E SU            Galileo
 * 1 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$                       Worldspan
 */

/** `12APR`, `5DEC`, `12APR26`, `12APR2026`. */
export const DATE = `(?:[0-3]\\d|[1-9])${MONTH}(?:(?:20)?\\d\\d(?!\\d)|(?![A-Z]))`;
/** `JFKLHR`, `JFK LHR`, `JFK-LHR`. */
export const PAIR = "[A-Z]{3}[ -]?[A-Z]{3}(?![A-Z\\d])";
/** `815A`, `2015`; a day mark or the next time may touch it. */
export const TIME =
  "(?:(?:[01]?\\d|2[0-4])[0-5]\\d[APNM](?![A-Z])|(?:[01]\\d|2[0-4])[0-5]\\d(?![A-Z\\d]))";
/**
 * A status, with its count, or with what follows where the count is missing. A heading has none; a
 * list of seats has the seat in that place.
 */
const STATUS = `[A-Z]{2}(?:\\d{1,2}(?![A-Z\\d])|(?= {0,160}\\n| {1,8}(?:${TIME}|E ?\\n|${WEEKDAY_PAIR}[ /\\n])))`;
/** What follows the date of a segment. */
export const PAIR_AND_STATUS = ` {0,6}${PAIR} {1,4}${STATUS}`;
/** An open segment prints a status, or nothing more. */
export const OPEN_PAIR = ` {0,6}${PAIR}(?= {0,160}\\n| {1,4}${STATUS})`;

/** The airline of any dialect's segment. */
export const SegmentAirline = createToken({
  name: "TravelportAirline",
  label: "airline",
  pattern: Lexer.NA,
});

/** The mode of the rest of the line. */
export const FLIGHT_MODE = "travelportFlight";
