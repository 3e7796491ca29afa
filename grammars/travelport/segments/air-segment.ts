import type { AirNode, Read, Weekday } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import type { Columns } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { equipmentName } from "../../../src/reference/index.ts";
import {
  airModes,
  type Details,
  FlightDate,
  flightNumberToken,
  Flown,
  markedAirlineToken,
  Pair,
  flightDay,
} from "../../common/segments/air-segment.ts";
import { addSeat } from "../../common/segments/flight-seat.ts";
import { weekdayValue } from "../../common/segments/weekday.ts";
import { AIRLINE, SEGMENT_DATE, FLIGHT_PAIR, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { converted, dateValue, part } from "../../common/values.ts";
import { ApolloAirline, GalileoAirline, SegmentAirline, WorldspanAirline } from "./air-dialects.ts";
import { AirTailRules, type Tail, TAIL } from "./air-tail.ts";

/*
 * An air segment of Apollo, Galileo or Worldspan. The text after the airline identifies the dialect; the
 * rest of the line is read in the same way for all, because a paste can mix them.
 */

const TAIL_MODE = "travelportTail";

/** A flight, up to the city pair. */
const FLIGHT =
  `(?:\\d{1,4}[A-Z]? {0,4}[A-Z]{0,2} {0,6}${SEGMENT_DATE}|OPEN(?: {0,4}[A-Z]{1,2})?(?: {0,6}${SEGMENT_DATE})?)` +
  `(?: {0,6}(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {1,6}[A-Z]))?`;
/** `6+`, `1.`: the number of a segment whose dot was misconverted, or with no space after it. */
const SpoiledNumber = token(
  "SpoiledNumber",
  new RegExp(`(?<![^\\n]) *\\d{1,2}[+.](?= *${AIRLINE} {0,4}${FLIGHT} {0,6}${FLIGHT_PAIR})`),
  { label: "number", push_mode: "travelportNumbered" },
);
const NumberedAirline = markedAirlineToken("NumberedAirline", SegmentAirline);
/** `178`. */
const FlightNumber = flightNumberToken(
  "TravelportFlightNumber",
  ` {1,4}[A-Z]{1,2} {1,6}${SEGMENT_DATE}`,
);

/** `Y`, `YN`. */
const BookingClass = token(
  "TravelportBookingClass",
  new RegExp(`[A-Z]{1,2}(?= {0,6}${SEGMENT_DATE})|(?<=OPEN {0,4})[A-Z]{1,2}(?= )`),
  { label: "booking class" },
);
/** `SU` before the city pair; `7` and `S` on other systems. */
const DepartureWeekday = token(
  "DepartureWeekday",
  new RegExp(`(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {1,6}${FLIGHT_PAIR})`),
  { label: "weekday" },
);
/** `HK1`, `HK10`, or `HK` right after the city pair. */
const Status = token(
  "TravelportStatus",
  /(?<=[A-Z]{3} {1,4})[A-Z]{2}(?:\d{1,2}(?![A-Z\d])|(?=[ \n]))/,
  { label: "status", pop_mode: true, push_mode: TAIL_MODE },
);

const JOURNEY = {
  ...flightDay(DepartureWeekday, BookingClass),
  pair: Pair,
  status: Status,
  flown: [Flown, () => true],
} satisfies Columns;

/**
 * Columns up to the status; times and tail are in air-tail.ts, the openers in air-dialects.ts, the
 * rest in `AirRules`.
 */
class AirSegmentRules extends AirTailRules {
  protected readonly airline = SegmentAirline;
  protected readonly flightNumber = FlightNumber;

  /**
   * airSegmentLine: SpoiledNumber? airSegment
   *
   *      1 DL 166X 12APR PDXAMS HK2   150P  900A|*      SU/MO   E  1
   *      6+ UA 5720 Y  18MAY DENTUL BK1                          MO
   */
  readonly line = this.RULE("airSegmentLine", (): AirNode => {
    const spoiled = this.optionalText(1, SpoiledNumber);
    const segment = this.SUBRULE(this.airSegment);
    return this.ACTION(() => (spoiled ? { ...segment, number: digitsOf(spoiled) } : segment));
  });

  /**
   * journey: BookingClass? FlightDate? DepartureWeekday? Pair? Status? Flown?
   *
   *     Y 12APR SU JFKLHR HK1        YN 12APR JFKLHR HK        Y  17NOV DUBJFK FLWN
   */
  protected readonly journey = this.RULE("journey", () => this.optionals(1, JOURNEY));

  /** details: times tail */
  protected readonly details = this.RULE("details", (): Details => {
    const times = this.SUBRULE(this.times);
    const tail = this.SUBRULE(this.tail);
    return this.ACTION(() => {
      const elapsed = tail.get("elapsed");
      const seated: Parameters<typeof addSeat>[0] = {};
      const seat = tail.get("seat");
      if (seat !== undefined) addSeat(seated, seat, equipmentName(seat.value) !== undefined);
      // If a time is missing, `20:15` can be that time.
      const isTime = elapsed !== undefined && times.arrival === undefined;
      const { weekday, arrivalWeekday, arrivalDays } = weekdayFields(tail, times.arrivalDays);
      const arrivalDate = converted(tail.get("arrivalDate"), dateValue);
      return {
        times,
        arrivalDay: { arrivalDays, arrivalDate, arrivalWeekday },
        tail: {
          weekday,
          married: marriageOf(tail.get("married")),
          airlineLocator: locatorOf(tail.get("airlineLocator")),
          equipment: tail.get("equipment"),
          ...seated,
          elapsed: isTime ? undefined : converted(elapsed, elapsedValue),
          unparsed: isTime ? [...tail.unparsed, elapsed] : tail.unparsed,
        },
      };
    });
  });
}

/** ` 1+` to `1`. */
function digitsOf(number: Read<string>): Read<string> {
  const value = number.value.replace(/\D/g, "");
  const start = number.start + number.value.indexOf(value);
  return { value, start, end: start + value.length };
}

/** `4:30` to 270 minutes. */
function elapsedValue(image: string): number {
  const [hours = "", minutes = ""] = image.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** `BA/ZQ7KXA` and `/DCBA*ZQ7KXA` to `ZQ7KXA`. */
function locatorOf(text: Read<string> | undefined): Read<string> | undefined {
  const from = text === undefined ? 0 : text.value.search(/(?<![A-Z\d])[A-Z\d]+$/);
  return part(text, from, Infinity);
}

/** The married group; `0` is none. */
function marriageOf(digit: Read<string> | undefined): Read<string> | undefined {
  return digit?.value === "0" ? undefined : digit;
}

type WeekdayFields = Pick<AirNode, "weekday" | "arrivalWeekday" | "arrivalDays">;

/**
 * The weekdays of departure and arrival, `SU/MO`. If the day mark is lost, they determine the day of
 * arrival, because the screen prints both only if they differ.
 */
function weekdayFields(tail: Tail, arrivalDays: Read<number> | undefined): WeekdayFields {
  const weekdays = tail.get("weekdays");
  const ofArrival = converted(tail.get("arrivalWeekday"), weekdayValue);
  const [first, second] = [0, 3].map((at) => part(weekdays, at, at + 2));
  const weekday = converted(first, weekdayValue);
  const arrivalWeekday =
    second === undefined || second.value === "" ? ofArrival : converted(second, weekdayValue);
  return {
    weekday,
    arrivalWeekday,
    arrivalDays: arrivalDays ?? daysBetween(weekday, weekdays, arrivalWeekday),
  };
}

/** The days from departure to arrival, if `SU/MO` determines them. */
function daysBetween(
  departure: Read<Weekday> | undefined,
  weekdays: Read<string> | undefined,
  arrival: Read<Weekday> | undefined,
): Read<number> | undefined {
  if (departure === undefined || weekdays?.value.length !== 5 || arrival === undefined)
    return undefined;
  const days = (arrival.value - departure.value + 7) % 7;
  if (days !== 6 && days > 3) return undefined;
  return { value: days === 6 ? -1 : days, start: weekdays.start, end: weekdays.end };
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [SpoiledNumber, WorldspanAirline, GalileoAirline, ApolloAirline],
  modes: {
    travelportNumbered: [NumberedAirline],
    ...airModes(
      FlightNumber,
      [BookingClass, FlightDate, DepartureWeekday],
      [Status, Flown, ...TAIL],
    ),
    [TAIL_MODE]: TAIL,
  },
  rules: AirSegmentRules,
};
