import type { TokenType } from "chevrotain";
import type { FlightReference, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { dateValue, part } from "../values.ts";
import { PADDED_DAY_MONTH } from "../shapes.ts";

/** The flight that a request is about: `LHRJFK0117Y12APR`, `PDXAMS 0166X 12APR`, `SHAPEK 5101 Y06SEP`. */
export const FlightKey: TokenType = token(
  "FlightKey",
  new RegExp(`[A-Z]{6} ?\\d{3,4}(?: ?[A-Z]\\d?)? ?${PADDED_DAY_MONTH}(?:\\d\\d(?![A-Z\\d]))?`),
  { label: "flight" },
);

const PARTS = /^(.{3})(.{3}) ?(\d+)(?!\d)(?: ?[A-Z]\d?(?=\d\d| ))? ?(.*)$/d;

/** Cities, flight number and date of a `FlightKey`. */
export function flightOfKey(key: Read<string>): FlightReference {
  const at = PARTS.exec(key.value)?.indices;
  const [origin, destination, flight, date] = [1, 2, 3, 4].map((group) =>
    part(key, ...(at?.[group] ?? [0, 0])),
  );
  return {
    origin,
    destination,
    flight,
    date: date && { ...date, value: dateValue(date.value) },
  };
}
