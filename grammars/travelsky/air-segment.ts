import { createToken } from "chevrotain";
import type { AirNode, Read } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { LineRules } from "../../src/decode/engine/line-rules.ts";
import { ImpossibleTime, timeColumns, type TimeColumn } from "../common/segments/flight-times.ts";
import { AIRLINE, DAY_MONTH, WEEKDAY, WEEKDAY_PAIR } from "../common/shapes.ts";
import { ClockTime } from "../common/tokens.ts";
import { countOf, dateValue, dayOffsetValue, part, timeRead } from "../common/values.ts";
import { weekdayValue } from "../common/segments/weekday.ts";

/*
 * An air segment; a star says that another airline flies it:
 *
 *  3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2
 *  4. *CA1858 Y1  SU13DEC26PEKSHA RR2   2230 0045+1        E T3--
 *  5.  CAOPEN Y            PEKSHA
 */

const DATE = `(?:${WEEKDAY_PAIR})?${DAY_MONTH}`;
/** Behind the airline: its flight's number, class and date, or that none is chosen yet. */
const FLIGHT_FOLLOWS = `(?= *(?:\\d{1,4}[A-Z]? *(?:[A-Z]\\d? *)?${DATE}|OPEN[ \\n]))`;

const CodeShareMark = createToken({
  name: "CodeShareMark",
  label: "*",
  pattern: new RegExp(`\\*(?=${AIRLINE}${FLIGHT_FOLLOWS})`),
  push_mode: "airAirline",
});
const Airline = createToken({
  name: "Airline",
  label: "airline",
  pattern: new RegExp(`${AIRLINE}${FLIGHT_FOLLOWS}`),
  push_mode: "airFlight",
});
/** The airline behind the star. */
const SharedAirline = createToken({
  name: "SharedAirline",
  label: "airline",
  pattern: new RegExp(AIRLINE),
  categories: [Airline],
  pop_mode: true,
  push_mode: "airFlight",
});
/** `5101`, or `4417A` with a suffix of its own. */
const FlightNumber = createToken({
  name: "FlightNumber",
  label: "flight number",
  pattern: /\d{1,4}(?:[A-Z](?= +[A-Z]))?/,
  pop_mode: true,
  push_mode: "airJourney",
});
const Open = createToken({
  name: "Open",
  label: "OPEN",
  pattern: "OPEN",
  pop_mode: true,
  push_mode: "airJourney",
});

/** `Y`, `Y1`: right behind the flight number. */
const BookingClass = createToken({
  name: "BookingClass",
  label: "booking class",
  pattern: /(?<=(?:\d[A-Z]?|OPEN) *)[A-Z]\d?(?![A-Z\d])/,
});
/** `WE06SEP`, `SU13DEC26`; without its day of the week `12APR`. */
const FlightDate = createToken({
  name: "FlightDate",
  label: "date",
  pattern: new RegExp(`${DATE}(?:(?:20)?\\d\\d(?!\\d))?`),
});
/** A day of the week that stands apart, as other systems print it. */
const FlightWeekday = createToken({
  name: "FlightWeekday",
  label: "weekday",
  pattern: new RegExp(
    `(?<=${DAY_MONTH}\\d{0,4} {1,4})(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {0,4}[A-Z]{3}[ -]?[A-Z]{3}[ \\n])`,
  ),
});
/** `SHAPEK`. */
const Pair = createToken({
  name: "Pair",
  label: "city pair",
  pattern: /[A-Z]{3}[ -]?[A-Z]{3}(?![A-Z\d])/,
  pop_mode: true,
  push_mode: "airHeld",
});

/** `HK1`, `RR2`; the count can be missing right after the city pair. */
const Status = createToken({
  name: "Status",
  label: "status",
  pattern: /[A-Z]{2}\d{1,2}(?![A-Z\d])|(?<=[A-Z]{6} +)[A-Z]{2}(?= |\n)/,
});
/** `E`: an electronic ticket can be issued. */
const ETicket = createToken({ name: "ETicket", label: "E", pattern: /E(?=[ \n])/ });
/** `+1`; a sign alone says no day. */
const DayOffset = createToken({
  name: "DayOffset",
  label: "day marker",
  pattern: /[+-]\d(?![A-Z\d])/,
});
const TERMINAL = "(?:[A-Z]\\d|\\d[A-Z]|T[A-Z]|--)";
/** `T2T2`, `T3--`: two columns each for where it departs and where it lands. */
const Terminals = createToken({
  name: "Terminals",
  label: "terminals",
  pattern: new RegExp(`${TERMINAL} ?${TERMINAL}(?=[ \\n])`),
});
/** `OP-CA1858`, `OP-CA`: who flies it. */
const Operator = createToken({
  name: "Operator",
  label: "operating airline",
  pattern: new RegExp(`OP-${AIRLINE}(?:\\d{1,4})?(?=[ \\n])`),
});
/** `V1`: the class as the airline divides it, behind the terminals. */
const SubClass = createToken({
  name: "SubClass",
  label: "class of the airline",
  pattern: /(?<=(?:[A-Z]\d|-) )[A-Z]\d(?= *\n)/,
});
const Word = createToken({ name: "Word", label: "word", pattern: /[!-\uffff]+/ });

const MODES = {
  airAirline: [SharedAirline],
  airFlight: [Open, FlightNumber],
  airJourney: [FlightDate, FlightWeekday, Pair, BookingClass],
  airHeld: [
    Status,
    ClockTime,
    ImpossibleTime,
    DayOffset,
    FlightDate,
    ETicket,
    Terminals,
    Operator,
    SubClass,
    Word,
  ],
};

type Details = Pick<
  AirNode,
  | "departure"
  | "arrival"
  | "arrivalDays"
  | "arrivalDate"
  | "departureTerminal"
  | "arrivalTerminal"
  | "operatedBy"
  | "unparsed"
>;

class AirSegmentRules extends LineRules {
  /**
   * airSegment:
   *   CodeShareMark? Airline flight BookingClass? FlightDate? FlightWeekday? Pair? Status? details
   *
   *  3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2
   */
  readonly line = this.RULE("airSegment", (): AirNode => {
    const number = this.elementNumber();
    this.OPTION(() => this.CONSUME(CodeShareMark));
    const airline = this.text(this.CONSUME(Airline));
    const flight = this.SUBRULE(this.flight);
    const bookingClass = this.optionalText(1, BookingClass);
    const printed = this.optionalText(2, FlightDate);
    const apart = this.optional(3, FlightWeekday, weekdayValue);
    const pair = this.optionalText(4, Pair);
    const status = this.optionalText(5, Status);
    const details = this.SUBRULE(this.details);
    return this.ACTION(() => {
      const { date, weekday = apart } = dated(printed);
      return {
        kind: "air",
        number,
        airline,
        flight,
        bookingClass,
        date,
        weekday,
        origin: part(pair, 0, 3),
        destination: pair && part(pair, pair.value.length - 3, pair.value.length),
        status: part(status, 0, 2),
        count: countOf(status),
        ...details,
      };
    });
  });

  /** flight: FlightNumber | Open */
  private readonly flight = this.RULE("flight", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FlightNumber)) },
      { ALT: () => this.text(this.CONSUME(Open)) },
    ]),
  );

  /**
   * details:
   *   (ClockTime | ImpossibleTime | DayOffset | FlightDate | ETicket | Terminals | Operator
   *   | SubClass | Word)*
   *
   *   0800 1020          E T2T2        2230 0045+1        E T3-- OP-CA1858        E --T2 V1
   */
  private readonly details = this.RULE("details", (): Details => {
    const columns: TimeColumn[] = [];
    const unparsed: Read<string>[] = [];
    let terminals: Read<string> | undefined;
    const found: { -readonly [Field in keyof Details]: Details[Field] } = {};
    this.MANY(() => {
      this.OR([
        {
          ALT: () =>
            columns.push({ isTime: true, clock: timeRead(this.text(this.CONSUME(ClockTime))) }),
        },
        {
          ALT: () => {
            unparsed.push(this.text(this.CONSUME(ImpossibleTime)));
            columns.push({ isTime: true });
          },
        },
        { ALT: () => (found.arrivalDays = this.read(this.CONSUME(DayOffset), dayOffsetValue)) },
        { ALT: () => (found.arrivalDate = dated(this.text(this.CONSUME(FlightDate))).date) },
        { ALT: () => this.CONSUME(ETicket) },
        { ALT: () => (terminals = this.text(this.CONSUME(Terminals))) },
        { ALT: () => (found.operatedBy = flownBy(this.text(this.CONSUME(Operator)))) },
        { ALT: () => this.CONSUME(SubClass) },
        { ALT: () => unparsed.push(this.text(this.CONSUME(Word))) },
      ]);
    });
    return this.ACTION(() => {
      const [departure, arrival] = timeColumns(columns);
      return {
        departure: departure?.clock,
        arrival: arrival?.clock,
        ...found,
        ...terminalsOf(terminals),
        unparsed: unparsed.length > 0 ? unparsed : undefined,
      };
    });
  });
}

/** `CA1858` of `OP-CA1858`. */
function flownBy(printed: Read<string>): Read<string> | undefined {
  return part(printed, 3, printed.value.length);
}

/** The first and the last two columns. */
function terminalsOf(
  printed: Read<string> | undefined,
): Pick<AirNode, "departureTerminal" | "arrivalTerminal"> {
  if (printed === undefined) return {};
  const end = printed.value.length;
  return {
    departureTerminal: terminal(part(printed, 0, 2)),
    arrivalTerminal: terminal(part(printed, end - 2, end)),
  };
}

/** The date of `WE06SEP`, and the day of the week before it. */
function dated(printed: Read<string> | undefined): Pick<AirNode, "date" | "weekday"> {
  if (printed === undefined) return {};
  const at = printed.value.search(/\d/);
  const weekday = at === 0 ? undefined : part(printed, 0, at);
  const date = part(printed, at, printed.value.length);
  return {
    date: date && { ...date, value: dateValue(date.value) },
    ...(weekday && { weekday: { ...weekday, value: weekdayValue(weekday.value) } }),
  };
}

/** `3` of `T3`; `--` is where none is known. */
function terminal(printed: Read<string> | undefined): Read<string> | undefined {
  if (printed === undefined || printed.value === "--") return undefined;
  return printed.value.startsWith("T") ? part(printed, 1, 2) : printed;
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [CodeShareMark, Airline],
  modes: MODES,
  rules: AirSegmentRules,
};
