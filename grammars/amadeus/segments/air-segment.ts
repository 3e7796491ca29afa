import { createToken } from "chevrotain";
import type { AirNode, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import {
  ImpossibleTime,
  timeColumns,
  type TimeColumn,
} from "../../common/segments/flight-times.ts";
import { AFTER_TIME, MONTH, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { ClockTime, DayOffset } from "../../common/tokens.ts";
import { timeRead, countOf, dateValue, dayOffsetValue, part } from "../../common/values.ts";

import { weekdayValue } from "../../common/segments/weekday.ts";

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
    `(?:[A-Z][A-Z\\d]|\\d[A-Z])(?= *(?:\\d{1,4}[A-Z]? *(?:[A-Z] *)?(?:[0-3]\\d|[1-9])${MONTH}|OPEN))`,
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
/** `12APR`, `12APR27`. */
const FlightDate = createToken({
  name: "FlightDate",
  label: "date",
  pattern: new RegExp(`(?:[0-3]\\d|[1-9])${MONTH}(?:(?:20)?\\d\\d(?!\\d)|(?![A-Z]))`),
});
/** `7`; letters between date and city pair are what other systems have there. */
const FlightWeekday = createToken({
  name: "FlightWeekday",
  label: "weekday",
  pattern: new RegExp(
    `[1-7]|(?<=${MONTH}\\d{0,4} {1,4})(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {1,4}[A-Z]{3}[ -]?[A-Z]{3}[ *])`,
  ),
});
const MarriedMark = createToken({ name: "MarriedMark", pattern: "*" });
/** `JFKLHR`, `JFK LHR`, `JFK-LHR`. */
const Pair = createToken({
  name: "Pair",
  label: "city pair",
  pattern: /[A-Z]{3}[ -]?[A-Z]{3}(?![A-Z\d])/,
  pop_mode: true,
  push_mode: "airHeld",
});

/** `HK1`; the count can be missing right after the city pair. */
const Status = createToken({
  name: "Status",
  label: "status",
  pattern: /[A-Z]{2}\d{1,2}(?![A-Z\d])|(?<=[A-Z]{3}[ -]?[A-Z]{3} +)[A-Z]{2}(?= |\n)/,
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
  pattern: new RegExp(
    `[A-Z\\d]{1,2}(?= +(?:\\d{3,4}[APNM](?:\\d|${AFTER_TIME})|\\d{4}${AFTER_TIME}))`,
  ),
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
/** Before the equipment and the meals, or behind the equipment; other lone digits are not stops. */
const Stops = createToken({
  name: "Stops",
  label: "stops",
  pattern: /\d(?= *[A-Z\d]{1,3}[ \n])(?![A-Z\d])|(?<=[A-Z\d]{3} {1,4}(?:E {0,4})?)\d(?= *\n)/,
});
/** `77W`; `TBA` stands for a time that is not known yet. */
const Equipment = createToken({
  name: "Equipment",
  label: "equipment",
  pattern: /(?!TBA)[A-Z\d]{3}(?![A-Z\d])/,
});
/** A locator that an agent typed, of any airline. */
const BareLocator = createToken({
  name: "BareLocator",
  label: "locator",
  pattern: /[A-Z\d]{5,8}(?![A-Z\d])/,
});
/** `A`, last on the line: passive. */
const PassiveMark = createToken({ name: "PassiveMark", pattern: /A(?= *\n)/ });
/** Meals, behind the equipment; no day of the week, which other systems print there. */
const Meals = createToken({
  name: "Meals",
  label: "meals",
  pattern: new RegExp(
    "(?<= [A-Z\\d]{3} {1,4}(?:E {0,4}\\d {1,4})?)" +
      `(?!${WEEKDAY_PAIR}(?:/|(?![A-Z\\d])))[A-Z]{1,2}(?![A-Z\\d])`,
  ),
});
const Word = createToken({ name: "Word", label: "word", pattern: /[!-~]+/ });

const AIR_FLIGHT = [Open, FlightNumber];
const AIR_JOURNEY = [FlightDate, FlightWeekday, BookingClass, Pair, MarriedMark, Status];
const AIR_TIMES = [
  ClockTime,
  ImpossibleTime,
  DepartureControlMark,
  Terminal,
  DayOffset,
  FlightDate,
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

type Tail = Pick<AirNode, "stops" | "equipment" | "meals" | "airlineLocator" | "unparsed">;

class AirSegmentRules extends LineRules {
  /**
   * airSegment:
   *   Airline flight BookingClass? FlightDate? FlightWeekday? MarriedMark? Pair? Status? Flown?
   *   times DayOffset? FlightDate? tail
   *
   *     2  BA 178 Y 12APR 7*JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
   *     2  BA 117 M 13APR 1 LHRJFK         FLWN
   */
  readonly line = this.RULE("airSegment", (): AirNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(Airline));
    const flight = this.SUBRULE(this.flight);
    const bookingClass = this.optionalText(1, BookingClass);
    const date = this.optional(2, FlightDate, dateValue);
    const weekday = this.optional(3, FlightWeekday, weekdayValue);
    const married = this.optionalText(4, MarriedMark);
    const pair = this.optionalText(5, Pair);
    const status = this.optionalText(6, Status);
    const flown = this.optional(7, Flown, () => true);
    const times = this.SUBRULE(this.times);
    const arrivalDays = this.optional(8, DayOffset, dayOffsetValue);
    const arrivalDate = this.optional(9, FlightDate, dateValue);
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
      destination: part(pair, pair === undefined ? 0 : pair.value.length - 3, Infinity),
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
      unparsed: unparsed(times.unread, tail.unparsed),
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
   * times: (ClockTime | ImpossibleTime | Word | Terminal | DepartureControlMark)*
   *
   * Of three times the first is the end of check-in: `1055P 2  1155P 310P`.
   */
  private readonly times = this.RULE("times", () => {
    const columns: TimeColumn[] = [];
    const unread: Read<string>[] = [];
    let departureTerminal: Read<string> | undefined;
    this.MANY(() => {
      this.OR([
        {
          ALT: () =>
            columns.push({ isTime: true, clock: timeRead(this.text(this.CONSUME(ClockTime))) }),
        },
        {
          ALT: () => {
            unread.push(this.text(this.CONSUME(ImpossibleTime)));
            columns.push({ isTime: true });
          },
        },
        {
          ALT: () => {
            unread.push(this.text(this.CONSUME(Word)));
            columns.push({ isTime: false });
          },
        },
        { ALT: () => (departureTerminal = this.text(this.CONSUME(Terminal))) },
        { ALT: () => this.CONSUME(DepartureControlMark) },
      ]);
    });
    return this.ACTION(() => ({ ...departureAndArrival(columns), departureTerminal, unread }));
  });

  /**
   * tail:
   *   (ETicket | Stops | Equipment | Meals | AirlineLocator | BareLocator
   *   | SameSystem | PassiveMark | misplaced)*
   *
   *     E  BA/ZQ7KXA        E  0 321 N        77W E 0 M        *1A/E*
   */
  private readonly tail = this.RULE("tail", (): Tail => {
    const tail: { -readonly [Field in keyof Tail]: Tail[Field] } = {};
    const unparsed: Read<string>[] = [];
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
        { ALT: () => unparsed.push(this.SUBRULE(this.misplaced)) },
      ]);
    });
    tail.unparsed = unparsed;
    return tail;
  });

  /**
   * misplaced: ClockTime | ImpossibleTime | Terminal | DayOffset | FlightDate | Word
   *
   *     77W 0815        E 0 M +1
   */
  private readonly misplaced = this.RULE("misplaced", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(ClockTime)) },
      { ALT: () => this.text(this.CONSUME(ImpossibleTime)) },
      { ALT: () => this.text(this.CONSUME(Terminal)) },
      { ALT: () => this.text(this.CONSUME(DayOffset)) },
      { ALT: () => this.text(this.CONSUME(FlightDate)) },
      { ALT: () => this.text(this.CONSUME(Word)) },
    ]),
  );
}

function departureAndArrival(
  columns: readonly TimeColumn[],
): Pick<AirNode, "departure" | "arrival"> {
  const times = timeColumns(columns);
  const first = times.length > 2 ? 1 : 0;
  return { departure: times[first]?.clock, arrival: times[first + 1]?.clock };
}

function unparsed(
  before: readonly Read<string>[],
  after: readonly Read<string>[] = [],
): readonly Read<string>[] | undefined {
  const all = [...before, ...after];
  return all.length > 0 ? all : undefined;
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
