import { createToken } from "chevrotain";
import { AIRLINE, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { DATE, FLIGHT_MODE, OPEN_PAIR, PAIR_AND_STATUS, SegmentAirline } from "./air-shape.ts";

/*
 * Air segments of Worldspan, with the weekday before the city pair:
 *
 * 1 ZZ1120Y 24FEB TU MCIDEN HK1 710A 755A/O $ZZ$
 * 2 BA 178Y 12APR SU JFKLHR HK1 815P 815A#1/O $BA$
 */

export const WorldspanAirline = createToken({
  name: "WorldspanAirline",
  label: "airline",
  pattern: new RegExp(
    `${AIRLINE}(?= {0,4}\\d{1,4} {0,2}[A-Z]{1,2} {0,4}${DATE} {1,4}(?:${WEEKDAY_PAIR}|[MTWQFJS1-7]) ` +
      PAIR_AND_STATUS +
      `| {0,4}OPEN {0,4}[A-Z]{1,2} {1,4}${DATE} {1,4}${WEEKDAY_PAIR} ${OPEN_PAIR})`,
  ),
  categories: [SegmentAirline],
  push_mode: FLIGHT_MODE,
});

/** `$BA$`: the airline takes part in electronic tickets. */
export const ParticipantMark = createToken({
  name: "ParticipantMark",
  label: "participant",
  pattern: /\$[A-Z\d]{2}\$/,
});

/** `/O`, `/X`, `/E` behind the arrival: how the segment is linked, and ticketed. */
export const SlashMark = createToken({
  name: "SlashMark",
  label: "link",
  pattern: /\/[OXE](?![A-Z\d])/,
});
