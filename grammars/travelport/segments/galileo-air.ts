import { createToken } from "chevrotain";
import { AIRLINE } from "../../common/shapes.ts";
import { DATE, FLIGHT_MODE, PAIR_AND_STATUS, SegmentAirline, TIME } from "./air-shape.ts";
import { NEXT_DAY } from "./day-mark.ts";

/*
 * Air segments of Galileo. The class stands apart, the number has a dot, which can get lost, and the
 * day mark stands before the arrival:
 *
 *  1. ET  503 M  12APR YYZADD HK1  1055P # 715P O*       E SU  1
 *  6. UA 5720 Y  18MAY DENTUL BK1                          MO
 *  7+ UA  200 M  21APR GUMHNL HK1   705A - 625P O*         TU
 */

export const GalileoAirline = createToken({
  name: "GalileoAirline",
  label: "airline",
  pattern: new RegExp(
    `${AIRLINE}(?= {0,4}\\d{1,4}[A-Z]? {1,4}[A-Z]{1,2} {1,6}${DATE}${PAIR_AND_STATUS})`,
  ),
  categories: [SegmentAirline],
  push_mode: FLIGHT_MODE,
});

/** `#`, `*`, `-`, `2`, where the time of the arrival follows: `# 715P`, `#1020A`. */
export const MarkBeforeArrival = createToken({
  name: "MarkBeforeArrival",
  label: "day mark",
  pattern: new RegExp(
    `(?:${NEXT_DAY}|[*-])(?= ?${TIME})|(?:(?:${NEXT_DAY}|\\*)[1-3]|-1|[1-3])(?= ?${TIME})`,
  ),
});
