import { createToken } from "chevrotain";
import type { AirNode, Clock, Read } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { CITY_PAIR, DayMonth, DayOffset, MONTH, ClockTime } from "../common/tokens.ts";
import {
  timeValue,
  countOf,
  dateValue,
  dayOffsetValue,
  part,
  weekdayDigitValue,
} from "../common/values.ts";

/*
 * An air segment, in its two forms and both clocks:
 *
 *   2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
 *   2  BA 178 Y 12APR 7 JFKLHR HK1       7  2015 0815+1 77W E 0 M
 */

/** An airline, where a flight number, class and date follow. */
const Airline = createToken({
  name: "Airline",
  label: "airline",
  pattern: new RegExp(
    `(?:[A-Z][A-Z\\d]|\\d[A-Z])(?= *(?:\\d{1,4}[A-Z]? *[A-Z]? *(?:[0-3]\\d|[1-9])${MONTH}|OPEN))`,
  ),
  push_mode: "airFlight",
});

/** `178`, or `4417A` with a suffix of its own. */
const FlightNumber = createToken({
  name: "FlightNumber",
  label: "flight number",
  pattern: /\d{1,4}(?:[A-Z](?= +[A-Z] ))?/,
  pop_mode: true,
  push_mode: "airJourney",
});
const Open = createToken({
  name: "Open",
  pattern: "OPEN",
  pop_mode: true,
  push_mode: "airJourney",
});

const BookingClass = createToken({
  name: "BookingClass",
  label: "booking class",
  pattern: /[A-Z](?![A-Z])/,
});
const WeekdayDigit = createToken({ name: "WeekdayDigit", label: "weekday", pattern: /[1-7]/ });
const MarriedMark = createToken({ name: "MarriedMark", pattern: "*" });
const Pair = createToken({
  name: "Pair",
  label: "city pair",
  pattern: CITY_PAIR,
  pop_mode: true,
  push_mode: "airHeld",
});

/** `HK1`; the count can be missing right after the city pair. */
const Status = createToken({
  name: "Status",
  label: "status",
  pattern: /[A-Z]{2}\d{1,2}(?![A-Z\d])|(?<=[A-Z]{6} +)[A-Z]{2}(?= |\n)/,
  pop_mode: true,
  push_mode: "airTimes",
});
const Flown = createToken({ name: "Flown", pattern: "FLWN" });
/** A lone letter right after the status, on records of departure control. */
const DepartureControlMark = createToken({
  name: "DepartureControlMark",
  pattern: /[A-Z](?<=[A-Z]{2}\d{1,2} [A-Z])(?= {3,}\d)/,
});
/** One or two characters that a time follows. */
const Terminal = createToken({
  name: "Terminal",
  label: "terminal",
  pattern: /[A-Z\d]{1,2}(?= +(?:\d{3,4}[APNM][\s\d+\-|]|\d{4}[\s+\-|]))/,
});
const ETicket = createToken({ name: "ETicket", pattern: /E(?=\d?[ \n])/ });
/** `BA/ZQ7KXA`; `BA/` where the airline has not answered yet. */
const AirlineLocator = createToken({
  name: "AirlineLocator",
  label: "airline locator",
  pattern: /[A-Z\d]{2}[/.:](?:[A-Z\d]{5,6}(?![A-Z\d])(?:\/E)?|(?=\s))/,
});
/** `*1A/E*`: the airline's record is in the same system. */
const SameSystem = createToken({
  name: "SameSystem",
  pattern: /\*1A\/E?\*?|1A\/E\*?(?![A-Z\d])|E\*/,
});
const Stops = createToken({ name: "Stops", label: "stops", pattern: /\d(?![A-Z\d])/ });
const Equipment = createToken({
  name: "Equipment",
  label: "equipment",
  pattern: /[A-Z\d]{3}(?![A-Z\d])/,
});
/** A locator that an agent typed, of any airline. */
const BareLocator = createToken({
  name: "BareLocator",
  label: "locator",
  pattern: /[A-Z\d]{5,8}(?![A-Z\d])/,
});
/** `A`, last on the line: passive. */
const PassiveMark = createToken({ name: "PassiveMark", pattern: /A(?= *\n)/ });
const Meals = createToken({ name: "Meals", label: "meals", pattern: /[A-Z]{1,2}(?![A-Z\d])/ });
const Word = createToken({ name: "Word", label: "word", pattern: /[!-~]+/ });

const AIR_FLIGHT = [Open, FlightNumber];
const AIR_JOURNEY = [BookingClass, Pair, DayMonth, WeekdayDigit, MarriedMark, Status];
const AIR_TIMES = [
  ClockTime,
  DepartureControlMark,
  Terminal,
  DayOffset,
  DayMonth,
  ETicket,
  AirlineLocator,
  SameSystem,
  Stops,
  Equipment,
  BareLocator,
  PassiveMark,
  Meals,
  Word,
];
const AIR_HELD = [Status, Flown, ...AIR_TIMES];

type Tail = Pick<AirNode, "stops" | "equipment" | "meals" | "airlineLocator" | "leftOver">;

class AirSegmentRules extends LineRules {
  /**
   * airSegment:
   *   elementNumber? Airline flight BookingClass? DayMonth? WeekdayDigit? MarriedMark? Pair?
   *   (Status | Flown)? times DayOffset? DayMonth? tail
   *
   *     2  BA 178 Y 12APR 7*JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
   *     2  BA 117 M 13APR 1 LHRJFK         FLWN
   */
  readonly line = this.RULE("airSegment", (): AirNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(Airline));
    const flight = this.SUBRULE(this.flight);
    const bookingClass = this.optionalText(1, BookingClass);
    const date = this.optional(2, DayMonth, dateValue);
    const weekday = this.optional(3, WeekdayDigit, weekdayDigitValue);
    const married = this.optionalText(4, MarriedMark);
    const pair = this.optionalText(5, Pair);
    const status = this.optionalText(6, Status);
    const flown = this.optional(7, Flown, () => true);
    const times = this.SUBRULE(this.times);
    const arrivalDays = this.optional(8, DayOffset, dayOffsetValue);
    const arrivalDate = this.optional(9, DayMonth, dateValue);
    const tail = this.SUBRULE(this.tail);
    return this.ACTION(() => ({
      kind: "air",
      number,
      airline,
      flight,
      bookingClass,
      date,
      weekday,
      married,
      origin: part(pair, 0, 3),
      destination: part(pair, 3, 6),
      status: part(status, 0, 2),
      count: countOf(status),
      flown,
      departure: times.departure,
      arrival: times.arrival,
      departureTerminal: times.departureTerminal,
      arrivalDays,
      arrivalDate,
      stops: tail.stops,
      equipment: tail.equipment,
      meals: tail.meals,
      airlineLocator: tail.airlineLocator,
      leftOver: tail.leftOver,
    }));
  });

  /** flight: FlightNumber | Open */
  private readonly flight = this.RULE("flight", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FlightNumber)) },
      { ALT: () => this.text(this.CONSUME(Open)) },
    ]),
  );

  /**
   * times: (ClockTime | Terminal | DepartureControlMark)*
   *
   * Of three times the first is the end of check-in: `1055P 2  1155P 310P`.
   */
  private readonly times = this.RULE("times", () => {
    const clocks: Read<Clock>[] = [];
    let departureTerminal: Read<string> | undefined;
    this.MANY(() => {
      this.OR([
        { ALT: () => clocks.push(this.read(this.CONSUME(ClockTime), timeValue)) },
        { ALT: () => (departureTerminal = this.text(this.CONSUME(Terminal))) },
        { ALT: () => this.CONSUME(DepartureControlMark) },
      ]);
    });
    return this.ACTION(() => {
      const first = clocks.length > 2 ? 1 : 0;
      return { departure: clocks[first], arrival: clocks[first + 1], departureTerminal };
    });
  });

  /**
   * tail:
   *   (ETicket | Stops | Equipment | Meals | AirlineLocator | BareLocator
   *   | SameSystem | PassiveMark | Word)*
   *
   *     E  BA/ZQ7KXA        E  0 321 N        77W E 0 M        *1A/E*
   */
  private readonly tail = this.RULE("tail", (): Tail => {
    const tail: { -readonly [Field in keyof Tail]: Tail[Field] } = {};
    const leftOver: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(ETicket) },
        { ALT: () => (tail.stops = this.read(this.CONSUME(Stops), Number)) },
        { ALT: () => (tail.equipment = this.text(this.CONSUME(Equipment))) },
        { ALT: () => (tail.meals = this.text(this.CONSUME(Meals))) },
        { ALT: () => (tail.airlineLocator = locator(this.text(this.CONSUME(AirlineLocator)))) },
        { ALT: () => (tail.airlineLocator = this.text(this.CONSUME(BareLocator))) },
        { ALT: () => this.CONSUME(SameSystem) },
        { ALT: () => this.CONSUME(PassiveMark) },
        { ALT: () => leftOver.push(this.text(this.CONSUME(Word))) },
      ]);
    });
    if (leftOver.length > 0) tail.leftOver = leftOver;
    return tail;
  });
}

/** `BA/ZQ7KXA` and `LH:ZR4T9B/E` to the locator; `BA/` has none. */
function locator(text: Read<string>): Read<string> | undefined {
  if (text.value.length === 3) return undefined;
  return part(text, 3, text.value.replace(/\/E$/, "").length);
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [Airline],
  modes: { airFlight: AIR_FLIGHT, airJourney: AIR_JOURNEY, airHeld: AIR_HELD, airTimes: AIR_TIMES },
  rules: AirSegmentRules,
};
