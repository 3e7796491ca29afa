import type { Read } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
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
  Misplaced,
  Pair,
  type Tail,
  flightDay,
} from "../../common/segments/air-segment.ts";
import {
  ImpossibleTime,
  timeCases,
  TimeColumns,
  wordCase,
} from "../../common/segments/flight-times.ts";
import { OPERATED_BY_WITHIN, operatorWithin } from "../../common/segments/operated-by.ts";
import { weekdayValue } from "../../common/segments/weekday.ts";
import { DAY_MONTH, MONTH, SPACED_CITIES, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { dateValue, part } from "../../common/values.ts";
import { DayMark, dayMarkValue, FlightTime } from "./clock.ts";

/*
 * An air segment, in either clock, with letters or digits for weekdays:
 *
 *  1 AA 175I 12APR S DFWHND HK2  1115A  235P  13APR M SPM HRS /DCAA*ZQ7KXA /E
 *  4 9U 861O 10MAY 7 KIVOTP*HK1  0720  0830  /DC9U*ZEPF7 /E
 *  9 AF 986V 18MAY M CDGCPT*  3/2 HK2  1040P 1115A  19MAY T
 */

const FLIGHT_AND_DATE = `\\d{1,4}[A-Z]? {0,4}[A-Z]? {0,6}${DAY_MONTH}`;
/** `HK 12A`: a seat, where a segment has its times. */
const SEAT = `(?:\\d\\d)? {1,4}(?:${WEEKDAY} {1,4})?[A-Z]{6} {1,4}[A-Z]{2}\\d? {1,4}\\d{1,2}[A-Z][ \\n]`;

/** `AA` before a flight number, class and date. A row with a seat is not a segment. */
const Airline = airlineToken(
  "SabreAirline",
  ` {0,6}(?:${FLIGHT_AND_DATE}(?!${SEAT})|OPEN {0,4}[A-Z]? {0,12}(?:${DAY_MONTH}|[A-Z]{6} ))`,
);
/** `175`, `4417A` before a separate class. */
const FlightNumber = flightNumberToken("SabreFlightNumber", " {1,4}[A-Z] {1,6}\\d");

const AFTER_DATE = `(?<=${MONTH}(?:\\d{2}|\\d{4})? {1,6})`;
/** `S`, `7`; `SA` on another system. */
const FlightWeekday = token(
  "SabreFlightWeekday",
  new RegExp(`${AFTER_DATE}(?:${WEEKDAY_PAIR}|${WEEKDAY})(?![A-Z\\d])`),
  { label: "weekday" },
);
const AFTER_PAIR = `(?<=(?<![A-Z])${SPACED_CITIES}[* ]{1,8}`;
/** `3/2`: the married group and the place of the segment in it. */
const MarriedPlace = token(
  "SabreMarriedPlace",
  new RegExp(`${AFTER_PAIR})\\d{1,2}/\\d{1,2}(?= )`),
  { label: "married connection", categories: [Misplaced] },
);
/** `HK1`, `HK10`, `HK`. */
const Status = token(
  "SabreStatus",
  new RegExp(
    `${AFTER_PAIR}(?:\\d{1,2}/\\d{1,2} {1,4})?)[A-Z]{2}(?:\\d{1,3}(?![A-Z\\d])|(?=[ \\n]))`,
  ),
  { label: "status", categories: [Misplaced] },
);
/** `OPERATED BY SAMPLE AIR`, on the line of the flight instead of the next. */
const InlineOperatedBy = token("SabreInlineOperatedBy", new RegExp(OPERATED_BY_WITHIN), {
  label: "OPERATED BY",
});
/** `/DCAA*ZQ7KXA`, `/ABAA*ZQ7KXA`; `/DCAA` if the airline has not answered yet. */
const AirlineLocator = token(
  "SabreAirlineLocator",
  /\/ ?(?:DC|AB) ?[A-Z\d]{2}(?: ?\*(?:[A-Z\d]{5,6})?)?(?![A-Z\d*])/,
  { label: "airline locator" },
);
/** `/E`: the flight permits electronic tickets. */
const ETicket = token("SabreETicket", /\/ ?E(?![A-Z\d])/, { label: "/E" });
/** `SPM`, `HRS`: a special meal, hours. The answer has no field for them. */
const Service = token("SabreService", /(?:SPM|HRS)(?![A-Z\d])/, { label: "service" });
/** `TRN`, `BUS`: the carrier uses no aircraft. */
const GroundEquipment = token("SabreGroundEquipment", /(?:TRN|TRS|TGV|ICE|BUS)(?![A-Z\d])/, {
  label: "equipment",
});
/** `;INSGN`, which a web portal adds. */
const PortalMark = token("SabrePortalMark", /;[A-Z]{2,8}(?= *\n)/);
const Word = token("SabreAirWord", /[!-.0-\uffff]+|\/[!-.0-\uffff]*/, {
  label: "word",
  categories: [Misplaced],
});

const JOURNEY = {
  ...flightDay(FlightWeekday),
  markBefore: MarriedMark,
  pair: Pair,
  markAfter: MarriedMark,
  place: MarriedPlace,
  status: Status,
  flown: [Flown, () => true],
} satisfies Columns;

const ARRIVAL_DAY = {
  arrivalDays: [DayMark, dayMarkValue],
  arrivalDate: [FlightDate, dateValue],
  arrivalWeekday: [FlightWeekday, weekdayValue],
} satisfies Columns;

/** The tokens that have no meaning after the times. */
const MISPLACED = [Misplaced, FlightTime, ImpossibleTime, DayMark, FlightDate, FlightWeekday];

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
   *   BookingClass? FlightDate? FlightWeekday? MarriedMark? Pair? MarriedMark? MarriedPlace? Status?
   *   Flown?
   *
   *     L 21APR T*FRATLV*HK5        V 18MAY M CDGCPT*  3/2 HK2
   */
  protected readonly journey = this.RULE("journey", () => {
    const journey = this.optionals(1, JOURNEY);
    return this.ACTION(() => {
      const { bookingClass, date, weekday, pair, status, flown } = journey;
      const { markBefore, markAfter, place } = journey;
      const group = part(place, 0, place?.value.indexOf("/") ?? 0);
      const married = group ?? markAfter ?? markBefore;
      return { bookingClass, date, weekday, married, pair, status, flown };
    });
  });

  /**
   * details: times DayMark? FlightDate? FlightWeekday? tail
   *
   *     1005P  310A  22APR W /DCLH*ZR4T9B /E
   */
  protected readonly details = this.RULE("details", (): Details => {
    const times = this.SUBRULE(this.times);
    const arrivalDay = this.optionals(1, ARRIVAL_DAY);
    return { times, arrivalDay, tail: this.SUBRULE(this.tail) };
  });

  /** times: (FlightTime | ImpossibleTime | AirWord)* */
  private readonly times = this.RULE("times", () => {
    const { columns } = this.slots();
    return this.ACTION(() => columns.read());
  });

  private readonly slots = this.manyOf(
    () => ({ columns: new TimeColumns() }),
    [...timeCases(FlightTime), wordCase(Word)],
  );

  /**
   * tail:
   *   (AirlineLocator | ETicket | Service | PortalMark | GroundEquipment | InlineOperatedBy
   *   | Misplaced | FlightTime | ImpossibleTime | DayMark | FlightDate | FlightWeekday)*
   *
   *     SPM HRS /DCAA*ZQ7KXA /E        /ABAA*ZR4T9B        HRS /E ;INSGN
   */
  private readonly tail = this.RULE(
    "tail",
    this.manyOf(
      (): Tail => ({ unparsed: [] }),
      [
        [AirlineLocator, addLocator],
        [[ETicket, Service, PortalMark]],
        [GroundEquipment, (tail, text) => (tail.equipment = text)],
        [InlineOperatedBy, (tail, text) => (tail.operatedBy = operatorWithin(text))],
        [MISPLACED, ({ unparsed }, text) => unparsed.push(text)],
      ],
    ),
  );
}

/** `/DCAA*ZQ7KXA`; `/DCAA` has no locator. */
const LOCATOR_PARTS = /^\/ ?(DC|AB) ?([A-Z\d]{2})(?: ?\*([A-Z\d]+)?)?$/d;

/**
 * A flight has one locator of its airline; `/AB` adds that of another airline that takes part in the flight. Any other
 * second locator is unparsed.
 */
function addLocator(tail: Tail, text: Read<string>): void {
  const parts = LOCATOR_PARTS.exec(text.value);
  const [, kind = "", code = ""] = parts ?? [];
  const [, , airlineAt, locatorAt] = parts?.indices ?? [];
  const isPartner = (tail.locatorAirline ??= code) !== code && kind === "AB";
  if (airlineAt === undefined || locatorAt === undefined) return;
  const airline = { value: code, start: text.start + airlineAt[0], end: text.start + airlineAt[1] };
  keepLocator(tail, airline, part(text, ...locatorAt) ?? text, isPartner);
}

function keepLocator(
  tail: Tail,
  airline: Read<string>,
  locator: Read<string>,
  isPartner: boolean,
): void {
  if (isPartner) tail.partnerLocator ??= { airline, locator };
  else tail.airlineLocator ??= locator;
  const kept = isPartner ? tail.partnerLocator?.locator : tail.airlineLocator;
  if (kept?.value !== locator.value) tail.unparsed.push(locator);
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [Airline],
  modes: airModes(
    FlightNumber,
    [FlightWeekday, BookingClass, FlightDate, MarriedMark],
    [
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
    ],
  ),
  rules: AirSegmentRules,
};
