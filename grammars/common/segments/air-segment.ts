import { createToken, Lexer, type TokenType } from "chevrotain";
import type { AirNode, Mutable, Read } from "../../../src/ast/nodes.ts";
import { LineRules, type Rule } from "../../../src/decode/engine/line-rules.ts";
import { AIRLINE, SEGMENT_DATE, FLIGHT_PAIR } from "../shapes.ts";
import { countOf, part } from "../values.ts";
import type { FlightTimes } from "./flight-times.ts";

/*
 * A flight that is held: the airline, told by what follows it, the number, the columns of the journey,
 * and what a system has behind them, in its own order:
 *
 *   2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
 *   1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M SPM HRS /DCAA*ZQ7KXA /E
 *   1. ET  503 M  12APR YYZADD HK1  1055P # 715P O*       E SU  1
 *   3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2
 *
 * A system's own rules extend `AirRules`, its modes are `airModes`.
 */

/** The modes of a flight's line: behind the airline, behind the number, behind the city pair. */
const FLIGHT = "airFlight";
const JOURNEY = "airJourney";
const HELD = "airHeld";

/** An airline, where the flight follows as `follows` has it; leads into the flight. */
export const airlineToken = (name: string, follows: string, categories: TokenType[] = []) =>
  createToken({
    name,
    label: "airline",
    pattern: new RegExp(`${AIRLINE}(?=${follows})`),
    categories,
    push_mode: FLIGHT,
  });

/** An airline that a mark before it has told: `*CA1858`. */
export const markedAirlineToken = (name: string, airline: TokenType) =>
  createToken({
    name,
    label: "airline",
    pattern: new RegExp(AIRLINE),
    categories: [airline],
    pop_mode: true,
    push_mode: FLIGHT,
  });

/** `178`, or `4417A` with a suffix of its own, where what follows tells it from the class. */
export const flightNumberToken = (name: string, follows: string) =>
  createToken({
    name,
    label: "flight number",
    pattern: new RegExp(`\\d{1,4}(?:[A-Z](?=${follows}))?`),
    pop_mode: true,
    push_mode: JOURNEY,
  });

/** In the place of a flight number. */
const Open = createToken({
  name: "Open",
  label: "OPEN",
  pattern: "OPEN",
  pop_mode: true,
  push_mode: JOURNEY,
});
export const BookingClass = createToken({
  name: "BookingClass",
  label: "booking class",
  pattern: /[A-Z](?![A-Z])/,
});
/** `12APR`, `12APR27`. */
export const FlightDate = createToken({
  name: "FlightDate",
  label: "date",
  pattern: new RegExp(SEGMENT_DATE),
});
/** What has no meaning behind the times. */
export const Misplaced = createToken({ name: "Misplaced", label: "text", pattern: Lexer.NA });
/** The flight connects with the one it is married to. */
export const MarriedMark = createToken({
  name: "MarriedMark",
  label: "*",
  pattern: "*",
  categories: [Misplaced],
});
/** `JFKLHR`, `JFK LHR`, `JFK-LHR`. */
export const Pair = createToken({
  name: "Pair",
  label: "city pair",
  pattern: new RegExp(FLIGHT_PAIR),
  pop_mode: true,
  push_mode: HELD,
});
/** In the place of the times. */
export const Flown = createToken({
  name: "Flown",
  label: "FLWN",
  pattern: /FLWN(?![A-Z\d])/,
  categories: [Misplaced],
});

/** The modes of a flight's line; the tokens up to the city pair, and those behind it. */
export function airModes(
  flightNumber: TokenType,
  journey: readonly TokenType[],
  held: readonly TokenType[],
) {
  return { [FLIGHT]: [Open, flightNumber], [JOURNEY]: [...journey, Pair], [HELD]: held };
}

/** The columns of the journey, as far as a system has them. */
export interface Journey extends Pick<
  AirNode,
  "bookingClass" | "date" | "weekday" | "married" | "flown"
> {
  readonly pair: Read<string> | undefined;
  readonly status: Read<string> | undefined;
}

type Landing = Pick<AirNode, "arrivalDays" | "arrivalDate" | "arrivalWeekday">;
type TailFields = Pick<
  AirNode,
  | "weekday"
  | "married"
  | "arrivalTerminal"
  | "stops"
  | "equipment"
  | "meals"
  | "elapsed"
  | "airlineLocator"
  | "operatedBy"
>;
/** What the end of the line says, and what has no meaning there. */
export interface Tail extends Mutable<TailFields> {
  readonly unparsed: Read<string>[];
}

/** The columns of the times, with what stands there and is none. */
interface Times extends FlightTimes, Pick<AirNode, "departureTerminal"> {}

/** What stands behind the journey: the times, when it lands, and the tail, as far as a system has it. */
export interface Details {
  readonly times: Times;
  readonly landing: Landing;
  readonly tail: Tail;
}

/** The flights of a system, which says what its tokens are and how its columns follow each other. */
export abstract class AirRules extends LineRules {
  protected abstract readonly airline: TokenType;
  protected abstract readonly flightNumber: TokenType;
  /** The columns from the booking class to the status. */
  protected abstract readonly journey: Rule<Journey>;
  /** The times, and all that stands behind them. */
  protected abstract readonly details: Rule<Details>;

  /**
   * airSegment: Airline flight journey details
   *
   *     2  BA 178 Y 12APR 7*JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
   *     8 TKOPENS 17MAY 7 ISTCDG DS2
   */
  protected readonly airSegment = this.RULE("airSegment", (): AirNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(this.airline));
    const flight = this.SUBRULE(this.flight);
    const journey = this.SUBRULE(this.journey);
    const { times, landing, tail } = this.SUBRULE(this.details);
    return this.ACTION(() => {
      const { pair, status } = journey;
      return {
        kind: "air",
        number,
        airline,
        flight,
        bookingClass: journey.bookingClass,
        date: journey.date,
        weekday: journey.weekday ?? tail.weekday,
        married: journey.married ?? tail.married,
        origin: part(pair, 0, 3),
        destination: pair && part(pair, pair.value.length - 3, Infinity),
        status: part(status, 0, 2),
        count: countOf(status),
        flown: journey.flown,
        departure: times.departure,
        departureTerminal: times.departureTerminal,
        arrival: times.arrival,
        arrivalDays: landing.arrivalDays,
        arrivalDate: landing.arrivalDate,
        arrivalWeekday: landing.arrivalWeekday,
        arrivalTerminal: tail.arrivalTerminal,
        stops: tail.stops,
        equipment: tail.equipment,
        meals: tail.meals,
        elapsed: tail.elapsed,
        airlineLocator: tail.airlineLocator,
        operatedBy: tail.operatedBy,
        unparsed: unparsedOf(times, tail),
      };
    });
  });

  /** flight: FlightNumber | Open */
  private readonly flight = this.RULE("flight", () => this.oneOf(this.flightNumber, Open));
}

function unparsedOf(times: Times, tail: Tail): readonly Read<string>[] | undefined {
  if (times.unparsed.length + tail.unparsed.length === 0) return undefined;
  return [...times.unparsed, ...tail.unparsed];
}
