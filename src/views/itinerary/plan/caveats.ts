import type { Decoded } from "../../../decode/decode.ts";
import type { AssumedYears } from "../model/years.ts";
import type { Wording } from "../wording/wording.ts";

/** Below this, answers of the API state the confidence too. */
const CERTAIN = 0.9;

/** What somebody has to check before sending the itinerary. */
export function caveatsOf(decoded: Decoded, wording: Wording): readonly string[] {
  const { warnings, confidence } = decoded;
  const unread = decoded.coverage.lines.unread;
  return [
    ...(confidence < CERTAIN ? [wording.say("uncertain", {})] : []),
    ...(unread > 0 ? [wording.count("unreadLines", unread)] : []),
    ...(warnings.length > 0 ? [wording.count("doubts", warnings.length)] : []),
  ];
}

/** Follows the years that are assumed, if others are not. */
export const YEAR_MARK = "*";

/** Says which years are assumed: all of them, or those with the mark. */
export function yearCaveats(years: AssumedYears, wording: Wording): readonly string[] {
  if (years === "none") return [];
  const words = wording.say("yearsAssumed", {});
  return [years === "all" ? words : `${YEAR_MARK} ${words}`];
}
