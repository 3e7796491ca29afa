import { Lexer, type TokenType } from "chevrotain";
import type { AirNode, Mutable, Read } from "../../../src/ast/nodes.ts";
import { type Columns, LineRules, type Rule } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { AIRLINE, FLIGHT_NUMBER, FLIGHT_PAIR, SEGMENT_DATE } from "../shapes.ts";
import { countOf, dateValue, part } from "../values.ts";
import type { FlightTimes } from "./flight-times.ts";
import { weekdayValue } from "./weekday.ts";

/*
 * A booked flight: the airline, which the text after it identifies, the number, the columns of the
 * journey, and the columns after them, in the order of the system:
 *
 *   2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
 *   1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M SPM HRS /DCAA*ZQ7KXA /E
 *   1. ET  503 M  12APR YYZADD HK1  1055P # 715P O*       E SU  1
 *   3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2
 *
 * A system's own rules extend `AirRules`; its modes are `airModes`.
 */

/** The modes of a flight's line: after the airline, after the number, after the city pair. */
const FLIGHT = "airFlight";
const JOURNEY = "airJourney";
const DETAILS = "airDetails";

/** An airline before a flight, which `follows` matches; enters the mode of the flight. */
export const airlineToken = (name: string, follows: string, categories: TokenType[] = []) =>
  token(name, new RegExp(`${AIRLINE}(?=${follows})`), {
    label: "airline",
    categories,
    push_mode: FLIGHT,
  });

/** An airline after a mark: `*CA1858`. */
export const markedAirlineToken = (name: string, airline: TokenType) =>
  token(name, new RegExp(AIRLINE), {
    label: "airline",
    categories: [airline],
    pop_mode: true,
    push_mode: FLIGHT,
  });

/** `178`, or `4417A` if `follows` shows that the letter is a suffix and not the class. */
export const flightNumberToken = (name: string, follows: string) =>
  token(name, new RegExp(`${FLIGHT_NUMBER}(?:[A-Z](?=${follows}))?`), {
    label: "flight number",
    pop_mode: true,
    push_mode: JOURNEY,
  });

/** `OPEN` instead of a flight number. */
const Open = token("Open", "OPEN", { label: "OPEN", pop_mode: true, push_mode: JOURNEY });
/** `Y`. */
export const BookingClass = token("BookingClass", /[A-Z](?![A-Z])/, { label: "booking class" });
/** `12APR`, `12APR27`. */
export const FlightDate = token("FlightDate", new RegExp(SEGMENT_DATE), { label: "date" });
/** A token that has no meaning after the times. */
export const Misplaced = token("Misplaced", Lexer.NA, { label: "text" });
/** `*`: the flight connects with the one that it is married to. */
export const MarriedMark = token("MarriedMark", "*", { label: "*", categories: [Misplaced] });
/** `JFKLHR`, `JFK LHR`, `JFK-LHR`. */
export const Pair = token("Pair", new RegExp(FLIGHT_PAIR), {
  label: "city pair",
  pop_mode: true,
  push_mode: DETAILS,
});
/** `FLWN` instead of the times; in words `FLOWN`. */
export const Flown = token("Flown", /FLO?WN(?![A-Z\d])/, {
  label: "FLWN",
  categories: [Misplaced],
});

/** The modes of a flight's line: `journey` has the tokens up to the city pair, `details` those after it. */
export function airModes(
  flightNumber: TokenType,
  journey: readonly TokenType[],
  details: readonly TokenType[],
) {
  return { [FLIGHT]: [Open, flightNumber], [JOURNEY]: [...journey, Pair], [DETAILS]: details };
}

/** The first columns of the journey: the class and the day. */
export const flightDay = (weekday: TokenType, bookingClass: TokenType = BookingClass) =>
  ({
    bookingClass,
    date: [FlightDate, dateValue],
    weekday: [weekday, weekdayValue],
  }) satisfies Columns;

/** The columns of the journey that a system has. */
export interface Journey extends Pick<
  AirNode,
  "bookingClass" | "date" | "weekday" | "married" | "flown"
> {
  readonly pair: Read<string> | undefined;
  readonly status: Read<string> | undefined;
}

type ArrivalDay = Pick<AirNode, "arrivalDays" | "arrivalDate" | "arrivalWeekday">;
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
  | "partnerLocator"
  | "operatedBy"
  | "seat"
>;
/** The end of the line; `unparsed` has the texts that have no meaning there. */
export interface Tail extends Mutable<TailFields> {
  readonly unparsed: Read<string>[];
  /** The airline of the first locator. */
  locatorAirline?: string | undefined;
}

/** The columns of the times. */
interface Times extends FlightTimes, Pick<AirNode, "departureTerminal"> {}

/** The columns after the journey: the times, the day of arrival and the tail. */
export interface Details {
  readonly times: Times;
  readonly arrivalDay: ArrivalDay;
  readonly tail: Tail;
}

/** The flights of a system, which names its tokens and the order of its columns. */
export abstract class AirRules extends LineRules {
  protected abstract readonly airline: TokenType;
  protected abstract readonly flightNumber: TokenType;
  /** The columns from the booking class to the status. */
  protected abstract readonly journey: Rule<Journey>;
  /** The times and everything after them. */
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
    const { times, arrivalDay, tail } = this.SUBRULE(this.details);
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
        arrivalDays: arrivalDay.arrivalDays,
        arrivalDate: arrivalDay.arrivalDate,
        arrivalWeekday: arrivalDay.arrivalWeekday,
        arrivalTerminal: tail.arrivalTerminal,
        stops: tail.stops,
        equipment: tail.equipment,
        meals: tail.meals,
        elapsed: tail.elapsed,
        airlineLocator: tail.airlineLocator,
        partnerLocator: tail.partnerLocator,
        operatedBy: tail.operatedBy,
        unparsed: unparsedOf(times, tail),
        // Evidence counts the fields, and few flights have this one.
        ...(tail.seat && { seat: tail.seat }),
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
