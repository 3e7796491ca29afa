import type { AirNode, Mutable, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { equipmentName } from "../../../src/reference/index.ts";
import {
  airlineToken,
  airModes,
  AirRules,
  type Details,
  flightNumberToken,
  markedAirlineToken,
  Pair,
  type Tail,
} from "../../common/segments/air-segment.ts";
import { addSeat, FlightSeat } from "../../common/segments/flight-seat.ts";
import { ImpossibleTime, timeCases, TimeColumns } from "../../common/segments/flight-times.ts";
import { weekdayValue } from "../../common/segments/weekday.ts";
import { AIRLINE, DAY_MONTH, SPACED_CITIES, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { ClockTime, Word } from "../../common/tokens.ts";
import { converted, dateValue, dayOffsetValue, part, trimmed } from "../../common/values.ts";
import { PageMark } from "../item.ts";

/*
 * An air segment; a star marks a flight that another airline operates:
 *
 *  3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020          E T2T2
 *  4. *CA1858 Y1  SU13DEC26PEKSHA RR2   2230 0045+1        E T3--
 *  5.  CAOPEN Y            PEKSHA
 */

/** `WE06SEP`, `06SEP`. */
const DATE = `(?:${WEEKDAY_PAIR})?${DAY_MONTH}`;
/** What follows the airline: flight number, class and date, or `OPEN` for any flight. */
const FLIGHT = ` *(?:\\d{1,4}[A-Z]? *(?:[A-Z]\\d? *)?${DATE}|OPEN[ \\n])`;

/** `*`, before an airline and its flight: a code share. */
const CodeShareMark = token("CodeShareMark", new RegExp(`\\*(?=${AIRLINE}(?=${FLIGHT}))`), {
  label: "*",
  push_mode: "airAirline",
});
const Airline = airlineToken("Airline", FLIGHT);
/** `CA` of `*CA1858`. */
const SharedAirline = markedAirlineToken("SharedAirline", Airline);
const FlightNumber = flightNumberToken("FlightNumber", " +[A-Z]");

/** `Y`, `Y1`: right after the flight number or `OPEN`. */
const BookingClass = token("BookingClass", /(?<=(?:\d[A-Z]?|OPEN) *)[A-Z]\d?(?![A-Z\d])/, {
  label: "booking class",
});
/** `WE06SEP`, `SU13DEC26`; `12APR` without a weekday. */
const FlightDate = token("FlightDate", new RegExp(`${DATE}(?:(?:20)?\\d\\d(?!\\d))?`), {
  label: "date",
});
/** `7`, `SU`: a weekday separate from the date, as other systems print it. */
const FlightWeekday = token(
  "FlightWeekday",
  new RegExp(
    `(?<=${DAY_MONTH}\\d{0,4} {1,4})(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {0,4}${SPACED_CITIES}[ \\n])`,
  ),
  { label: "weekday" },
);
/** `HK1`, `RR2`; right after the city pair, the count can be missing. */
const Status = token("Status", /[A-Z]{2}\d{1,2}(?![A-Z\d])|(?<=[A-Z]{6} +)[A-Z]{2}(?= |\n)/, {
  label: "status",
});
/** `E`: the flight can have an electronic ticket. */
const ETicket = token("ETicket", /E(?=[ \n])/, { label: "E" });
/** `+1`; a sign alone is not a day marker. */
const DayOffset = token("DayOffset", /[+-]\d(?![A-Z\d])/, { label: "day marker" });
/** `T2`, `2E`, `--`: two columns. */
const TERMINAL = "(?:[A-Z]\\d|\\d[A-Z]|T[A-Z]|--)";
/** `T2E`: three columns, next to a terminal of two or three columns that also begins with `T`. */
const LONG = "T\\d[A-Z]";
/** `8T3`, `T31`, `I T1`: the second column of a terminal of one character is blank, or lost after a digit. */
const SHORT = "(?:(?:\\d ?|[A-DF-Z] )(?:T\\d|--)|(?:T\\d|--)\\d)";
/** `T2T2`, `T3--`, `T1T2E`: the terminals of departure and arrival; `--` is an unknown terminal. */
const TERMINALS = `(?:${SHORT}|${LONG} ?(?:T\\d|--)|(?:T\\d|--) ?${LONG}|${LONG} ?${LONG}|${TERMINAL} ?${TERMINAL})`;
const Terminals = token("Terminals", new RegExp(`${TERMINALS}(?=[ \\n])`), {
  label: "terminals",
});
/** Where the first of two terminals ends. */
const FIRST = new RegExp(`^(?:${LONG}(?= ?(?:T|-))|\\d(?= ?(?:T\\d|--)$)|[A-Z](?= )|${TERMINAL})`);
/** `OP-CA1858`, `OP-CA`: the operating airline, with or without its flight number. */
const Operator = token("Operator", new RegExp(`OP-${AIRLINE}(?:\\d{1,4})?(?=[ \\n])`), {
  label: "operating airline",
});
/** `-HO-NQ1AB2`: the airline whose locator it is, and the locator. */
const Locator = token("Locator", new RegExp(`-${AIRLINE}-[A-Z\\d]{5,6}(?=[ \\n])`), {
  label: "locator",
});
/** `V1`: the airline's own subdivision of the class, after the terminals. */
const SubClass = token("SubClass", /(?<=(?:[A-Z]\d|-) )[A-Z]\d(?= *\n)/, {
  label: "class of the airline",
});

const JOURNEY = {
  bookingClass: BookingClass,
  printedDate: FlightDate,
  weekday: [FlightWeekday, weekdayValue],
  pair: Pair,
  status: Status,
} satisfies Columns;

/** The columns after the status, in any order. */
interface Found {
  readonly columns: TimeColumns;
  readonly arrivalDay: Mutable<Details["arrivalDay"]>;
  terminals?: Read<string>;
  readonly tail: Tail;
}

/**
 * The order of the columns; the flight itself is read by `AirRules` in
 * common/segments/air-segment.ts.
 */
class AirSegmentRules extends AirRules {
  protected readonly airline = Airline;
  protected readonly flightNumber = FlightNumber;

  /**
   * airSegmentLine: CodeShareMark? airSegment
   *
   *  4. *CA1858 Y1  SU13DEC26PEKSHA RR2   2230 0045+1        E T3--
   */
  readonly line = this.RULE("airSegmentLine", () => {
    this.OPTION(() => this.CONSUME(CodeShareMark));
    return this.SUBRULE(this.airSegment);
  });

  /**
   * journey: BookingClass? FlightDate? FlightWeekday? Pair? Status?
   *
   *  Y   WE06SEP  SHAPEK HK1
   */
  protected readonly journey = this.RULE("journey", () => {
    const journey = this.optionals(1, JOURNEY);
    return this.ACTION(() => ({ ...journey, ...dated(journey.printedDate) }));
  });

  /**
   * details:
   *   (ClockTime | ImpossibleTime | DayOffset | FlightDate | FlightSeat | ETicket | SubClass | Terminals | Operator
   *   | Locator | Word)*
   *
   *   0800 1020          E T2T2        2230 0045+1        E T3-- OP-CA1858        E --T2 V1        E T3T2 -HO-NQ1AB2
   */
  protected readonly details = this.RULE("details", (): Details => {
    const found = this.columnsAfterStatus();
    return this.ACTION(() => {
      const { columns, arrivalDay, terminals, tail } = found;
      const first = FIRST.exec(terminals?.value ?? "")?.[0].length ?? 0;
      tail.arrivalTerminal = terminal(trimmed(part(terminals, first, Infinity)));
      const departureTerminal = terminal(part(terminals, 0, first));
      return { times: { departureTerminal, ...columns.read() }, arrivalDay, tail };
    });
  });

  private readonly columnsAfterStatus = this.manyOf(
    (): Found => ({ columns: new TimeColumns(), arrivalDay: {}, tail: { unparsed: [] } }),
    [
      ...timeCases(ClockTime),
      [
        DayOffset,
        ({ arrivalDay }, text) => (arrivalDay.arrivalDays = converted(text, dayOffsetValue)),
      ],
      [FlightDate, ({ arrivalDay }, text) => (arrivalDay.arrivalDate = dated(text).date)],
      [
        FlightSeat,
        ({ tail }, text) => {
          addSeat(tail, text, equipmentName(text.value) !== undefined);
        },
      ],
      [[ETicket, SubClass]],
      [Terminals, (found, text) => (found.terminals = text)],
      [Operator, ({ tail }, text) => (tail.operatedBy = part(text, 3, Infinity))],
      [Locator, ({ tail }, text) => (tail.airlineLocator = part(text, 4, Infinity))],
      [Word, ({ tail }, text) => tail.unparsed.push(text)],
    ],
  );
}

/** The date of `WE06SEP`, and the weekday before it. */
function dated(printed: Read<string> | undefined): Pick<AirNode, "date" | "weekday"> {
  if (printed === undefined) return {};
  const at = printed.value.search(/\d/);
  const weekday = at === 0 ? undefined : part(printed, 0, at);
  return {
    date: converted(part(printed, at, printed.value.length), dateValue),
    ...(weekday && { weekday: converted(weekday, weekdayValue) }),
  };
}

/** `3` of `T3`; `--` is an unknown terminal. */
function terminal(printed: Read<string> | undefined): Read<string> | undefined {
  if (printed === undefined || printed.value === "--") return undefined;
  return printed.value.startsWith("T") ? part(printed, 1, Infinity) : printed;
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [CodeShareMark, Airline],
  modes: {
    airAirline: [SharedAirline],
    ...airModes(
      FlightNumber,
      [FlightDate, FlightWeekday, BookingClass],
      [
        Status,
        FlightSeat,
        ClockTime,
        ImpossibleTime,
        DayOffset,
        FlightDate,
        ETicket,
        Terminals,
        Operator,
        Locator,
        SubClass,
        PageMark,
        Word,
      ],
    ),
  },
  rules: AirSegmentRules,
};
