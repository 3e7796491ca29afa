import type { AirNode, Association, Mutable, Read } from "../../../src/ast/nodes.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { nameOf } from "../people/printed-name.ts";
import { SURNAME, NAME_LETTER, NAME_LETTERS } from "../shapes.ts";
import { part } from "../values.ts";

/*
 * A seat at the end of a flight without times, as lists of seats print it for each traveller:
 *
 *   2  LH 400 M 14JAN FRAJFK HK1 31D SAMPLEMAN/ARIA MRS
 *   2  LH 400 M 14JAN FRAJFK HK1 31DN P1
 *   2  LH 400 M 14JAN FRAJFK HK1 31D
 */

const NAME = `${SURNAME}/${NAME_LETTER}[${NAME_LETTERS} .'-]{0,60}`;
/** At most 99 rows, and letters that seats have: `605P` is a time whose line is broken after it. */
const SEAT = "0?\\d{1,2}[A-HJ-L]";
const AFTER_STATUS = `(?<=[A-Z]{3} {1,4}[A-Z]{2}\\d{0,2} {1,12}${SEAT})`;
/** `23K`: without a traveller, that can be a weight. */
const WEIGHT = "(?:10|15|20|23|25|30|32|35|40|46)K *\\n";

/** `31D SAMPLEMAN/ARIA MRS`, `31DN P1`, right after the status; `N` is the traveller's wish. */
export const FlightSeat = token(
  "FlightSeat",
  new RegExp(
    `(?!${WEIGHT})${SEAT}${AFTER_STATUS}(?:[NS]| {1,4}[NS])?(?: {1,6}(?:P\\d{1,2}|(?:\\d{1,2}\\.(?:\\d{1,2})? ?)?${NAME}))?(?= *\\n)`,
  ),
  { label: "seat" },
);

/** `31D`, right after the status: an aircraft if there is one with that code, else unread, as one of several seats is. */
export const SeatOrAircraft = token(
  "SeatOrAircraft",
  new RegExp(`${SEAT}${AFTER_STATUS}(?![A-Z\\d]| +\\d{3})`),
  { label: "seat" },
);

/** The seat on a flight's own line, and the traveller to whom it belongs. */
interface SeatOfFlight extends Pick<Association, "persons" | "named"> {
  readonly seat: Read<string>;
  /** What the line prints of seat and traveller. */
  readonly printed: Read<string>;
}

/**
 * Adds the seat of a text of `FlightSeat` to the flight.
 *
 * @param isAircraft whether the text is the code of an aircraft: `77W`
 */
export function addSeat(
  flight: Mutable<Pick<AirNode, "seat" | "equipment">>,
  text: Read<string>,
  isAircraft: boolean,
): void {
  if (isAircraft) flight.equipment = text;
  else flight.seat = seatOfFlight(text);
}

const PARTS =
  /^(\d{1,3}[A-Z])(?:[NS]| {1,4}[NS](?= |$))?(?: {1,6}(?:P(\d{1,2})|[\d.]{0,6} ?([^\d. ].{0,130})))?$/d;

/** The parts of a text of `FlightSeat`. */
function seatOfFlight(text: Read<string>): SeatOfFlight | undefined {
  const [, seatAt, numberAt, nameAt] = PARTS.exec(text.value)?.indices ?? [];
  const seat = seatAt && part(text, ...seatAt);
  if (seat === undefined) return undefined;
  const number = numberAt && part(text, ...numberAt);
  const name = nameAt && part(text, ...nameAt);
  return {
    seat,
    printed: text,
    ...(number && { persons: { ...number, value: [number.value] } }),
    ...(name && { named: [nameOf(name)] }),
  };
}
