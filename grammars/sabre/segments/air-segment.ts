import { createToken, Lexer } from "chevrotain";
import type { AirNode, Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import {
  ImpossibleTime,
  timeColumns,
  type TimeColumn,
} from "../../common/segments/flight-times.ts";
import { OPERATED_BY_WITHIN, operatorWithin } from "../../common/segments/operated-by.ts";
import { DAY_MONTH, MONTH, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { countOf, dateValue, part, timeRead } from "../../common/values.ts";
import { weekdayValue } from "../../common/segments/weekday.ts";
import { DayMark, dayMarkValue, FlightTime } from "./clock.ts";

/*
 * An air segment, by both clocks, with letters or digits for weekdays:
 *
 *  1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M SPM HRS /DCAA*ZQ7KXA /E
 *  4 9U 861O 10MAY 7 KIVOTP*HK1  0720  0830  /DC9U*ZEPF7 /E
 *  9 AF 986V 18MAY M CDGCPT*  3/2 HK2  1040P 1115A  19MAY T
 */

const FLIGHT_AND_DATE = `\\d{1,4}[A-Z]? {0,4}[A-Z]? {0,6}${DAY_MONTH}`;
/** A seat where a segment has its times: `HK 12A`. */
const SEAT = `(?:\\d\\d)? {1,4}(?:${WEEKDAY} {1,4})?[A-Z]{6} {1,4}[A-Z]{2}\\d? {1,4}\\d{1,2}[A-Z][ \\n]`;

/** An airline, where a flight number, class and date follow. */
const Airline = createToken({
  name: "SabreAirline",
  label: "airline",
  pattern: new RegExp(
    "(?:[A-Z][A-Z\\d]|\\d[A-Z])" +
      `(?= {0,6}(?:${FLIGHT_AND_DATE}(?!${SEAT})|OPEN {0,4}[A-Z]? {0,6}(?:${DAY_MONTH}|[A-Z]{6} )))`,
  ),
  push_mode: "sabreAirFlight",
});

/** `175`, or `4417A` with a suffix of its own. */
const FlightNumber = createToken({
  name: "SabreFlightNumber",
  label: "flight number",
  pattern: /\d{1,4}(?:[A-Z](?= {1,4}[A-Z] {1,6}\d))?/,
  pop_mode: true,
  push_mode: "sabreAirJourney",
});
const Open = createToken({
  name: "SabreOpen",
  label: "OPEN",
  pattern: "OPEN",
  pop_mode: true,
  push_mode: "sabreAirJourney",
});

const BookingClass = createToken({
  name: "SabreBookingClass",
  label: "booking class",
  pattern: /[A-Z](?![A-Z])/,
});
/** Anything that has no meaning after the times of a flight. */
const Misplaced = createToken({ name: "SabreMisplaced", label: "text", pattern: Lexer.NA });
/** `12APR`, `12APR27`. */
const FlightDate = createToken({
  name: "SabreFlightDate",
  label: "date",
  pattern: new RegExp(`${DAY_MONTH}(?:(?:20)?\\d\\d(?!\\d)|(?![A-Z]))`),
  categories: [Misplaced],
});
const AFTER_DATE = `(?<=${MONTH}(?:\\d{2}|\\d{4})? {1,6})`;
/** `S`, `7`; two letters are what another system has there. */
const FlightWeekday = createToken({
  name: "SabreFlightWeekday",
  label: "weekday",
  pattern: new RegExp(`${AFTER_DATE}(?:${WEEKDAY_PAIR}|${WEEKDAY})(?![A-Z\\d])`),
});
const MarriedMark = createToken({
  name: "SabreMarriedMark",
  label: "*",
  pattern: "*",
  categories: [Misplaced],
});
/** `DFWHND`, `DFW HND`, `DFW-HND`. */
const Pair = createToken({
  name: "SabrePair",
  label: "city pair",
  pattern: /[A-Z]{3}[ -]?[A-Z]{3}(?![A-Z\d])/,
  pop_mode: true,
  push_mode: "sabreAirTimes",
});

const AFTER_PAIR = "(?<=(?<![A-Z])[A-Z]{3}[ -]?[A-Z]{3}[* ]{1,8}";
/** `3/2`: the segment's group of connections, and its place there. */
const MarriedPlace = createToken({
  name: "SabreMarriedPlace",
  label: "married connection",
  pattern: new RegExp(`${AFTER_PAIR})\\d{1,2}/\\d{1,2}(?= )`),
  categories: [Misplaced],
});
/** `HK1`, `HK10`; the count can be missing. */
const Status = createToken({
  name: "SabreStatus",
  label: "status",
  pattern: new RegExp(
    `${AFTER_PAIR}(?:\\d{1,2}/\\d{1,2} {1,4})?)[A-Z]{2}(?:\\d{1,3}(?![A-Z\\d])|(?=[ \\n]))`,
  ),
  categories: [Misplaced],
});
const Flown = createToken({
  name: "SabreFlown",
  label: "FLWN",
  pattern: /FLWN(?![A-Z\d])/,
  categories: [Misplaced],
});
/** Who flies, where others print it on a line below. */
const InlineOperatedBy = createToken({
  name: "SabreInlineOperatedBy",
  label: "OPERATED BY",
  pattern: new RegExp(OPERATED_BY_WITHIN),
});
/** `/DCAA*ZQ7KXA`, `/ABAA*ZQ7KXA`; `/DCAA` where the airline has not answered yet. */
const AirlineLocator = createToken({
  name: "SabreAirlineLocator",
  label: "airline locator",
  pattern: /\/ ?(?:DC|AB) ?[A-Z\d]{2}(?: ?\*(?:[A-Z\d]{5,6})?)?(?![A-Z\d*])/,
});
const ETicket = createToken({ name: "SabreETicket", label: "/E", pattern: /\/ ?E(?![A-Z\d])/ });
/** Services of which the answer holds nothing: a special meal, hours. */
const Service = createToken({
  name: "SabreService",
  label: "service",
  pattern: /(?:SPM|HRS)(?![A-Z\d])/,
});
/** What says that the carrier sends no aeroplane. */
const GroundEquipment = createToken({
  name: "SabreGroundEquipment",
  label: "equipment",
  pattern: /(?:TRN|TRS|TGV|ICE|BUS)(?![A-Z\d])/,
});
/** `;INSGN`: what a web portal adds. */
const PortalMark = createToken({ name: "SabrePortalMark", pattern: /;[A-Z]{2,8}(?= *\n)/ });
const Word = createToken({
  name: "SabreAirWord",
  label: "word",
  pattern: /[!-.0-\uffff]+|\/[!-.0-\uffff]*/,
  categories: [Misplaced],
});

const AIR_FLIGHT = [Open, FlightNumber];
const AIR_JOURNEY = [FlightWeekday, BookingClass, Pair, FlightDate, MarriedMark];
const AIR_TIMES = [
  InlineOperatedBy,
  MarriedPlace,
  Flown,
  Status,
  FlightTime,
  ImpossibleTime,
  DayMark,
  FlightDate,
  FlightWeekday,
  MarriedMark,
  AirlineLocator,
  ETicket,
  Service,
  GroundEquipment,
  PortalMark,
  Word,
];

/** A column of times, with its text. */
interface Column extends TimeColumn {
  readonly text: Read<string>;
}

type Tail = Pick<AirNode, "airlineLocator" | "equipment" | "operatedBy" | "unparsed">;

class AirSegmentRules extends LineRules {
  /**
   * airSegment:
   *   Airline flight BookingClass? FlightDate? FlightWeekday? MarriedMark? Pair? MarriedMark?
   *   MarriedPlace? Status? Flown? times DayMark? FlightDate? FlightWeekday? tail
   *
   *     3 LH 640L 21APR T*FRATLV*HK5  1005P  310A  22APR W /DCLH*ZR4T9B /E
   *     8 TKOPENS 17MAY 7 ISTCDG DS2
   */
  readonly line = this.RULE("airSegment", (): AirNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(Airline));
    const flight = this.SUBRULE(this.flight);
    const bookingClass = this.optionalText(1, BookingClass);
    const date = this.optional(2, FlightDate, dateValue);
    const weekday = this.optional(3, FlightWeekday, weekdayValue);
    const markBefore = this.optionalText(4, MarriedMark);
    const pair = this.optionalText(5, Pair);
    const markBehind = this.optionalText(6, MarriedMark);
    const place = this.optionalText(7, MarriedPlace);
    const status = this.optionalText(8, Status);
    const flown = this.optional(9, Flown, () => true);
    const times = this.SUBRULE(this.times);
    const arrivalDays = this.optional(10, DayMark, dayMarkValue);
    const arrivalDate = this.optional(11, FlightDate, dateValue);
    const arrivalWeekday = this.optional(12, FlightWeekday, weekdayValue);
    const tail = this.SUBRULE(this.tail);
    return this.ACTION(() => ({
      kind: "air",
      number,
      airline,
      flight,
      bookingClass,
      date,
      weekday,
      married: part(place, 0, place?.value.indexOf("/") ?? 0) ?? markBehind ?? markBefore,
      origin: part(pair, 0, 3),
      destination: part(pair, pair === undefined ? 0 : pair.value.length - 3, Infinity),
      status: part(status, 0, 2),
      count: countOf(status),
      flown,
      departure: times.departure,
      arrival: times.arrival,
      arrivalDays,
      arrivalDate,
      arrivalWeekday,
      equipment: tail.equipment,
      airlineLocator: tail.airlineLocator,
      operatedBy: tail.operatedBy,
      unparsed: allOf(times.unread, tail.unparsed),
    }));
  });

  /** flight: FlightNumber | Open */
  private readonly flight = this.RULE("flight", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FlightNumber)) },
      { ALT: () => this.text(this.CONSUME(Open)) },
    ]),
  );

  /** times: (FlightTime | ImpossibleTime | AirWord)* */
  private readonly times = this.RULE("times", () => {
    const columns: Column[] = [];
    const add = (text: Read<string>, isTime: boolean, clock?: TimeColumn["clock"]) => {
      columns.push({ text, isTime, ...(clock && { clock }) });
    };
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const time = this.text(this.CONSUME(FlightTime));
            add(time, true, timeRead(time));
          },
        },
        {
          ALT: () => {
            add(this.text(this.CONSUME(ImpossibleTime)), true);
          },
        },
        {
          ALT: () => {
            add(this.text(this.CONSUME(Word)), false);
          },
        },
      ]);
    });
    return this.ACTION(() => {
      const [departure, arrival] = timeColumns(columns);
      const unread = columns.filter(
        (column) => column.clock === undefined || (column !== departure && column !== arrival),
      );
      return {
        departure: departure?.clock,
        arrival: arrival?.clock,
        unread: unread.map(({ text }) => text),
      };
    });
  });

  /**
   * tail:
   *   (AirlineLocator | ETicket | Service | GroundEquipment | PortalMark | InlineOperatedBy
   *   | misplaced)*
   *
   *     SPM HRS /DCAA*ZQ7KXA /E        /ABAA*ZR4T9B        HRS /E ;INSGN
   */
  private readonly tail = this.RULE("tail", (): Tail => {
    const tail: { -readonly [Field in keyof Tail]: Tail[Field] } = {};
    const unparsed: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const locator = locatorOf(this.text(this.CONSUME(AirlineLocator)));
            const known = (tail.airlineLocator ??= locator);
            // A flight has one; which of two is not for us to choose.
            if (locator !== undefined && locator.value !== known?.value) unparsed.push(locator);
          },
        },
        { ALT: () => this.CONSUME(ETicket) },
        { ALT: () => this.CONSUME(Service) },
        { ALT: () => (tail.equipment = this.text(this.CONSUME(GroundEquipment))) },
        { ALT: () => this.CONSUME(PortalMark) },
        {
          ALT: () => {
            const text = this.text(this.CONSUME(InlineOperatedBy));
            tail.operatedBy = this.ACTION(() => operatorWithin(text));
          },
        },
        { ALT: () => unparsed.push(this.SUBRULE(this.misplaced)) },
      ]);
    });
    tail.unparsed = unparsed;
    return tail;
  });

  /**
   * misplaced: Misplaced | FlightTime | ImpossibleTime | DayMark | FlightWeekday
   *
   *     /E 0815        HRS +1
   */
  private readonly misplaced = this.RULE("misplaced", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(Misplaced)) },
      { ALT: () => this.text(this.CONSUME(FlightTime)) },
      { ALT: () => this.text(this.CONSUME(ImpossibleTime)) },
      { ALT: () => this.text(this.CONSUME(DayMark)) },
      { ALT: () => this.text(this.CONSUME(FlightWeekday)) },
    ]),
  );
}

function allOf(
  before: readonly Read<string>[],
  after: readonly Read<string>[] = [],
): readonly Read<string>[] | undefined {
  const all = [...before, ...after];
  return all.length > 0 ? all : undefined;
}

/** `/DCAA*ZQ7KXA` to the locator; `/DCAA` has none. */
function locatorOf(text: Read<string>): Read<string> | undefined {
  const star = text.value.indexOf("*") + 1;
  return star === 0 || star === text.value.length ? undefined : part(text, star, Infinity);
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [Airline],
  modes: {
    sabreAirFlight: AIR_FLIGHT,
    sabreAirJourney: AIR_JOURNEY,
    sabreAirTimes: AIR_TIMES,
  },
  rules: AirSegmentRules,
};
