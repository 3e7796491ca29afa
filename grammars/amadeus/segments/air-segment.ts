import type { Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { equipmentName, findPlace } from "../../../src/reference/index.ts";
import {
  airlineToken,
  airModes,
  AirRules,
  BookingClass,
  type Details,
  FlightDate,
  flightNumberToken,
  Flown,
  MarriedMark,
  Pair,
  type Tail,
  flightDay,
} from "../../common/segments/air-segment.ts";
import { addSeat, FlightSeat, SeatOrAircraft } from "../../common/segments/flight-seat.ts";
import {
  ImpossibleTime,
  timeCases,
  TimeColumns,
  wordCase,
} from "../../common/segments/flight-times.ts";
import {
  AFTER_TIME,
  DAY_MONTH,
  MONTH,
  SPACED_CITIES,
  STATUS_AND_COUNT,
  WEEKDAY,
  WEEKDAY_PAIR,
} from "../../common/shapes.ts";
import { ClockTime, DayOffset } from "../../common/tokens.ts";
import { converted, dateValue, dayOffsetValue, part } from "../../common/values.ts";

/*
 * An air segment, in its two layouts, with 12-hour and 24-hour times:
 *
 *   2  BA 178 Y 12APR 7 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
 *   2  BA 178 Y 12APR 7 JFKLHR HK1       7  2015 0815+1 77W E 0 M
 */

/** `BA`, before a flight number, class and date: other elements begin with two letters too. */
const Airline = airlineToken("Airline", ` *(?:\\d{1,4}[A-Z]? *(?:[A-Z] *)?${DAY_MONTH}|OPEN)`);
const FlightNumber = flightNumberToken("FlightNumber", " +[A-Z] ");

/** `7`; letters between the date and the city pair are the weekdays of other systems. */
const FlightWeekday = token(
  "FlightWeekday",
  new RegExp(
    `[1-7]|(?<=${MONTH}\\d{0,4} {1,4})(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {1,4}${SPACED_CITIES}[ *])`,
  ),
  { label: "weekday" },
);
/** `HK1`; the count can be missing right after the city pair. */
const Status = token(
  "Status",
  new RegExp(`${STATUS_AND_COUNT}(?![A-Z\\d])|(?<=${SPACED_CITIES} +)[A-Z]{2}(?= |\\n)`),
  { label: "status", pop_mode: true, push_mode: "airTimes" },
);
/** A single letter right after the status, in records from departure control. */
const DepartureControlMark = token(
  "DepartureControlMark",
  /[A-Z](?<=[A-Z]{2}\d{1,2} [A-Z])(?= {3,}\d)/,
);
/** `5`, `2E`: one or two characters before a time. */
const Terminal = token(
  "Terminal",
  new RegExp(`[A-Z\\d]{1,2}(?= +(?:\\d{3,4}[APNM](?:\\d|${AFTER_TIME})|\\d{4}${AFTER_TIME}))`),
  { label: "terminal" },
);
/** `E`: the flight can have an electronic ticket. */
const ETicket = token("ETicket", /E(?=\d?[ \n])/);
/** `BA/ZQ7KXA`; `BA/` as long as the airline has not answered. */
const AirlineLocator = token(
  "AirlineLocator",
  /(?!RP\/)[A-Z\d]{2}[/.:](?:[A-Z\d]{5,6}(?![A-Z\d])(?:\/E)?|(?=\s))/,
  { label: "airline locator" },
);
/** `*1A/E*`: the airline's record is in the same system. */
const SameSystem = token("SameSystem", /\*1A\/E?\*?|1A\/E\*?(?![A-Z\d])|E\*/);
/** `0`: before the equipment or meals, or after the equipment; other digits are not stops. */
const Stops = token(
  "Stops",
  /\d(?= *[A-Z\d]{1,3}[ \n])(?![A-Z\d])|(?<=[A-Z\d]{3} {1,4}(?:E {0,4})?)\d(?= *\n)/,
  { label: "stops" },
);
/**
 * `77W`, after the mark of electronic tickets only at the end; `TBA` is a time that is not known yet, `THU` the weekday
 * that somebody wrote.
 */
const Equipment = token(
  "Equipment",
  /(?!TBA|MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z\d]{3}(?:(?= *\n)|(?<! E {1,4}...)(?![A-Z\d]))/,
  {
    label: "equipment",
  },
);
/** `ZQ7KXA`, last on the line: a locator that an agent typed, without its airline. */
const BareLocator = token("BareLocator", /[A-Z\d]{5,8}(?= *\n)/, { label: "locator" });
/** `A`, at the end of the line: a passive segment. */
const PassiveMark = token("PassiveMark", /A(?= *\n)/);
/** `M`, `BL`: meals, after the equipment; not the weekday that other systems print there. */
const Meals = token(
  "Meals",
  new RegExp(
    "(?<= [A-Z\\d]{3} {1,4}(?:E {0,4}\\d {1,4})?)" +
      `(?!${WEEKDAY_PAIR}(?:/|(?![A-Z\\d])))[A-Z]{1,2}(?![A-Z\\d])`,
  ),
  { label: "meals" },
);
const AirWord = token("AmadeusAirWord", /[!-~]+/, { label: "word" });

const AIR_TIMES = [
  FlightSeat,
  SeatOrAircraft,
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
  AirWord,
];

const JOURNEY = {
  ...flightDay(FlightWeekday),
  married: MarriedMark,
  pair: Pair,
  status: Status,
  flown: [Flown, () => true],
} satisfies Columns;

const ARRIVAL_DAY = {
  arrivalDays: [DayOffset, dayOffsetValue],
  arrivalDate: [FlightDate, dateValue],
} satisfies Columns;

/** Tokens that have no meaning after the times. */
const MISPLACED = [ClockTime, ImpossibleTime, Terminal, DayOffset, FlightDate, AirWord];

/** The columns between status and tail. */
interface Slots {
  readonly columns: TimeColumns;
  departureTerminal?: Read<string>;
}

/**
 * The order of the columns; the flight itself is read by `AirRules` in
 * common/segments/air-segment.ts.
 */
class AirSegmentRules extends AirRules {
  protected readonly airline = Airline;
  protected readonly flightNumber = FlightNumber;
  readonly line = this.airSegment;

  /**
   * journey:
   *   BookingClass? FlightDate? FlightWeekday? MarriedMark? Pair? Status? Flown?
   *
   *     Y 12APR 7*JFKLHR HK1        M 13APR 1 LHRJFK         FLWN
   */
  protected readonly journey = this.RULE("journey", () => this.optionals(1, JOURNEY));

  /**
   * details: times DayOffset? FlightDate? tail
   *
   *     815P 815A 13APR  E  BA/ZQ7KXA        7  2015 0815+1 77W E 0 M
   */
  protected readonly details = this.RULE("details", (): Details => {
    const times = this.SUBRULE(this.times);
    const arrivalDay = this.optionals(1, ARRIVAL_DAY);
    return { times, arrivalDay, tail: this.SUBRULE(this.tail) };
  });

  /** times: (ClockTime | ImpossibleTime | AirWord | Terminal | DepartureControlMark)* */
  private readonly times = this.RULE("times", () => {
    const { columns, departureTerminal } = this.slots();
    return this.ACTION(() => ({ departureTerminal, ...columns.read({ withCheckIn: true }) }));
  });

  private readonly slots = this.manyOf(
    (): Slots => ({ columns: new TimeColumns() }),
    [
      ...timeCases(ClockTime),
      wordCase(AirWord),
      [Terminal, (slots, text) => (slots.departureTerminal = text)],
      [DepartureControlMark],
    ],
  );

  /**
   * tail:
   *   (FlightSeat | SeatOrAircraft | ETicket | Stops | Equipment | Meals | AirlineLocator | BareLocator | SameSystem | PassiveMark
   *   | ClockTime | ImpossibleTime | Terminal | DayOffset | FlightDate | AirWord)*
   *
   *     E  BA/ZQ7KXA        E  0 321 N        77W E 0 M        *1A/E*
   */
  private readonly tail = this.RULE(
    "tail",
    this.manyOf(
      (): Tail => ({ unparsed: [] }),
      [
        [
          FlightSeat,
          (tail, text) => {
            addSeat(tail, text, equipmentName(text.value) !== undefined);
          },
        ],
        [
          SeatOrAircraft,
          column("equipment", (text) => (equipmentName(text.value) === undefined ? null : text)),
        ],
        [ETicket],
        [Stops, column("stops", (text) => converted(text, Number))],
        [Equipment, column("equipment", (text) => text)],
        [Meals, column("meals", (text) => text)],
        [AirlineLocator, column("airlineLocator", locator)],
        [BareLocator, column("airlineLocator", (text) => (isCityPair(text.value) ? null : text))],
        [[SameSystem, PassiveMark]],
        [MISPLACED, ({ unparsed }, text) => unparsed.push(text)],
      ],
    ),
  );
}

type TailColumn = "stops" | "equipment" | "meals" | "airlineLocator";

/**
 * Reads a column of the tail. Each occurs once, and the airline's locator is the last: what follows it
 * belongs to another line, and so does what follows a word that has no meaning.
 *
 * @param read the value; undefined if the column is empty, null if the text is something else
 */
function column<C extends TailColumn>(
  name: C,
  read: (text: Read<string>) => Tail[C] | null,
): (tail: Tail, text: Read<string>) => void {
  return (tail, text) => {
    const isOver = tail.airlineLocator !== undefined || tail.unparsed.length > 0;
    const value = isOver || tail[name] !== undefined ? null : read(text);
    if (value === null) tail.unparsed.push(text);
    else tail[name] = value;
  };
}

/** Whether six letters that no airline precedes are more likely two cities: `LHRJFK`. */
function isCityPair(text: string): boolean {
  return text.length === 6 && [text.slice(0, 3), text.slice(3)].every((code) => findPlace(code));
}

/** The locator of `BA/ZQ7KXA` or `LH:ZR4T9B/E`; `BA/` has none. */
function locator(text: Read<string>): Read<string> | undefined {
  if (text.value.length === 3) return undefined;
  return part(text, 3, text.value.replace(/\/E$/, "").length);
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [Airline],
  modes: {
    ...airModes(
      FlightNumber,
      [FlightDate, FlightWeekday, BookingClass, MarriedMark, Status],
      [Status, Flown, ...AIR_TIMES],
    ),
    airTimes: AIR_TIMES,
  },
  rules: AirSegmentRules,
};
