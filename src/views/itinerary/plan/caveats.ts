import type { Decoded } from "../../../decode/decode.ts";
import type { Wording } from "../wording/wording.ts";

/** Below this, answers of the API state the confidence, too. */
const CERTAIN = 0.9;

/** What somebody has to check before the itinerary is sent. */
export function caveatsOf(decoded: Decoded, wording: Wording): readonly string[] {
  const { warnings, confidence } = decoded;
  const unread = decoded.coverage.lines.unread;
  return [
    ...(confidence < CERTAIN ? [wording.say("uncertain", {})] : []),
    ...(unread > 0 ? [wording.count("unreadLines", unread)] : []),
    ...(warnings.length > 0 ? [wording.count("doubts", warnings.length)] : []),
  ];
}
