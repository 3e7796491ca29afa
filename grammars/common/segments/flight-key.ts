import type { TokenType } from "chevrotain";
import type { FlightReference, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { dateValue, part } from "../values.ts";
import { MONTHS, PADDED_DAY_MONTH } from "../shapes.ts";

/** What is left of a month where a column ends, and shows which one it is: `12AP`. */
const CUT = MONTHS.flatMap((month) => [month.slice(0, 2), month.slice(0, 1)])
  .filter((start) => MONTHS.filter((month) => month.startsWith(start)).length === 1)
  .join("|");
/** The flight that a request is about: `LHRJFK0117Y12APR`, `PDXAMS 0166X 12APR`, `SHAPEK 5101 Y06SEP`. */
export const FlightKey: TokenType = token(
  "FlightKey",
  new RegExp(
    `[A-Z]{6} ?\\d{3,4}(?: ?[A-Z]\\d?)? ?(?:${PADDED_DAY_MONTH}(?:\\d\\d(?![A-Z\\d]))?|[0-3]\\d(?:${CUT})(?= *\\n| {2}))`,
  ),
  { label: "flight" },
);

const PARTS = /^.{6} ?(\d+)(?!\d)(?: ?[A-Z]\d?(?=\d\d| ))? ?(.*)$/;

/** Cities, flight number and date of a `FlightKey`. */
export function flightOfKey(key: Read<string>): FlightReference {
  const [, number = "", day = ""] = PARTS.exec(key.value) ?? [];
  const start = key.value.indexOf(number, 6);
  const date = part(key, key.value.length - day.length, key.value.length);
  return {
    origin: part(key, 0, 3),
    destination: part(key, 3, 6),
    flight: part(key, start, start + number.length),
    date: date && { value: dateValue(wholeMonth(day)), start: date.start, end: date.end },
  };
}

/** `12APR` for `12AP`. */
function wholeMonth(day: string): string {
  const month = MONTHS.find((name) => name.startsWith(day.slice(2)));
  return day.length < 5 ? day.slice(0, 2) + (month ?? "") : day;
}
