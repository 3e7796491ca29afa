import type { TokenType } from "chevrotain";
import { token } from "../../../src/decode/engine/tokens.ts";
import { LORRAINE } from "../lorraine.ts";

/** `815A`, `1155P`, `2015`; a day mark or the next time can touch it. */
export const FlightTime: TokenType = token(
  "SabreFlightTime",
  /(?:[01]?\d|2[0-4])[0-5]\d[APNM](?![A-Z])|(?:[01]\d|2[0-4])[0-5]\d(?![A-Z]|\d(?!\d{3}(?![A-Z\d])))/,
  { label: "time" },
);

/** `¥1`, `‡1`, `+1`, `-1`, `‡`, right after a time. */
export const DayMark: TokenType = token(
  "SabreDayMark",
  new RegExp(`(?<=\\d{3}[APNM]?)(?:(?:${LORRAINE}|#)\\d?|-\\d)(?![A-Z\\d])`),
  { label: "day marker" },
);

/** A mark without a digit is one day. */
export function dayMarkValue(image: string): number {
  const [, sign = "", days = "1"] = /(-?)(\d)?$/.exec(image) ?? [];
  return sign === "-" ? -Number(days) : Number(days);
}
