import { createToken } from "chevrotain";
import type { AirNode, Clock, Read, Weekday } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { AIRLINE, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { ImpossibleTime } from "../../common/segments/flight-times.ts";
import { countOf, dateValue, part, timeRead } from "../../common/values.ts";
import { weekdayValue } from "../../common/segments/weekday.ts";
import { DATE, FLIGHT_MODE, PAIR, SegmentAirline } from "./air-shape.ts";
import {
  AirTailRules,
  CheckInTime,
  FlightTime,
  MarkAfterArrival,
  SlotTerminal,
  type Tail,
  TAIL,
} from "./air-tail.ts";
import { ApolloAirline } from "./apollo-air.ts";
import { dayMarkValue } from "./day-mark.ts";
import { GalileoAirline, MarkBeforeArrival } from "./galileo-air.ts";
import { WorldspanAirline } from "./worldspan-air.ts";

/*
 * An air segment of Apollo, Galileo or Worldspan. Its airline is told by what follows it, as each
 * dialect prints it; the rest of the line is read in the same way for all, so that a paste can mix
 * them.
 */

const JOURNEY_MODE = "travelportJourney";
const HELD_MODE = "travelportHeld";
const TAIL_MODE = "travelportTail";

/** The number of a segment where encoding spoiled its dot, or the blank behind it got lost. */
const SpoiledNumber = createToken({
  name: "SpoiledNumber",
  label: "number",
  pattern: new RegExp(
    `(?<![^\\n]) *\\d{1,2}[+.](?= *${AIRLINE} {0,4}(?:\\d{1,4}[A-Z]? {0,4}[A-Z]{0,2} {0,6}${DATE}|OPEN))`,
  ),
  push_mode: "travelportNumbered",
});
const NumberedAirline = createToken({
  name: "NumberedAirline",
  label: "airline",
  pattern: new RegExp(AIRLINE),
  categories: [SegmentAirline],
  pop_mode: true,
  push_mode: FLIGHT_MODE,
});

/** `178`, or `4417A` with a suffix of its own. */
const FlightNumber = createToken({
  name: "TravelportFlightNumber",
  label: "flight number",
  pattern: new RegExp(`\\d{1,4}(?:[A-Z](?= {1,4}[A-Z]{1,2} {1,6}${DATE}))?`),
  pop_mode: true,
  push_mode: JOURNEY_MODE,
});
const Open = createToken({
  name: "TravelportOpen",
  label: "OPEN",
  pattern: "OPEN",
  pop_mode: true,
  push_mode: JOURNEY_MODE,
});

/** `Y`, `YN`. */
const BookingClass = createToken({
  name: "TravelportClass",
  label: "booking class",
  pattern: new RegExp(`[A-Z]{1,2}(?= {0,6}${DATE})|(?<=OPEN {0,4})[A-Z]{1,2}(?= )`),
});
const FlightDate = createToken({
  name: "TravelportDate",
  label: "date",
  pattern: new RegExp(DATE),
});
/** `SU`, before the city pair; `7` and `S` are what other systems have there. */
const DepartureWeekday = createToken({
  name: "DepartureWeekday",
  label: "weekday",
  pattern: new RegExp(`(?:${WEEKDAY_PAIR}|${WEEKDAY})(?= {1,6}${PAIR})`),
});
const Pair = createToken({
  name: "TravelportPair",
  label: "city pair",
  pattern: new RegExp(PAIR),
  pop_mode: true,
  push_mode: HELD_MODE,
});
/** `HK1`, `HK10`, or `HK` right after the city pair. */
const Status = createToken({
  name: "TravelportStatus",
  label: "status",
  pattern: /(?<=[A-Z]{3} {1,4})[A-Z]{2}(?:\d{1,2}(?![A-Z\d])|(?=[ \n]))/,
  pop_mode: true,
  push_mode: TAIL_MODE,
});

class AirSegmentRules extends AirTailRules {
  /**
   * airSegment: SpoiledNumber? Airline flight journey Status? times tail
   *
   *      1 DL 166X 12APR PDXAMS HK2   150P  900A|*      SU/MO   E  1
   *      6. UA 5720 Y  18MAY DENTUL BK1                          MO
   */
  readonly line = this.RULE("airSegment", (): AirNode => {
    const spoiled = this.optionalText(1, SpoiledNumber);
    const airline = this.text(this.CONSUME(SegmentAirline));
    const flight = this.SUBRULE(this.flight);
    const journey = this.SUBRULE(this.journey);
    const status = this.optionalText(2, Status);
    const times = this.SUBRULE(this.times);
    const tail = this.SUBRULE(this.tail);
    return this.ACTION(() => {
      const { departure, arrival, arrivalDays, departureTerminal } = times.fields;
      const unread = [...times.unread, ...tail.unparsed];
      const elapsed = tail.get("elapsed");
      // Where the times are missing, `20:15` is meant as one of them.
      if (elapsed !== undefined && arrival === undefined) unread.push(elapsed);
      return {
        kind: "air",
        number: this.elementNumber() ?? digitsOf(spoiled),
        airline,
        flight,
        status: part(status, 0, 2),
        count: countOf(status),
        departureTerminal,
        departure,
        arrival,
        ...journey,
        arrivalDate: converted(tail.get("arrivalDate"), dateValue),
        airlineLocator: locatorOf(tail.get("airlineLocator")),
        equipment: tail.get("equipment"),
        married: marriageOf(tail.get("married")),
        elapsed: arrival && converted(elapsed, elapsedValue),
        ...weekdayFields(tail, journey.weekday, arrivalDays),
        unparsed: unread.length > 0 ? unread : undefined,
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
   * journey: Class? Date? DepartureWeekday? Pair
   *
   *     Y 12APR SU JFKLHR        YN 12APR JFKLHR
   */
  private readonly journey = this.RULE("journey", () => {
    const bookingClass = this.optionalText(1, BookingClass);
    const date = this.optional(2, FlightDate, dateValue);
    const weekday = this.optional(3, DepartureWeekday, weekdayValue);
    const pair = this.text(this.CONSUME(Pair));
    return this.ACTION(() => ({
      bookingClass,
      date,
      weekday,
      origin: part(pair, 0, 3),
      destination: part(pair, pair.value.length - 3, Infinity),
    }));
  });

  /**
   * times: CheckInTime? SlotTerminal? time? MarkBeforeArrival? time? MarkAfterArrival?
   *
   *     815P  815A|        815P # 815A        815P 815A#1        7  2015 0815+1
   */
  private readonly times = this.RULE("times", () => {
    const unread: Read<string>[] = [];
    const time = (index: number) =>
      this.option(index, () => {
        const { clock, text } = this.subrule(index, this.time);
        this.ACTION(() => clock === undefined && unread.push(text));
        return clock;
      });
    this.option(5, () => this.CONSUME(CheckInTime));
    const departureTerminal = this.optionalText(6, SlotTerminal);
    const departure = time(1);
    const markBefore = this.optional(3, MarkBeforeArrival, dayMarkValue);
    const arrival = time(2);
    const markAfter = this.optional(4, MarkAfterArrival, dayMarkValue);
    const arrivalDays = markBefore ?? markAfter;
    return { fields: { departureTerminal, departure, arrival, arrivalDays }, unread };
  });

  /** time: Time | ImpossibleTime */
  private readonly time = this.RULE("time", () =>
    this.OR<{ clock?: Read<Clock>; text: Read<string> }>([
      {
        ALT: () => {
          const text = this.text(this.CONSUME(FlightTime));
          return { clock: timeRead(text), text };
        },
      },
      { ALT: () => ({ text: this.text(this.CONSUME(ImpossibleTime)) }) },
    ]),
  );
}

/** ` 1+` to `1`. */
function digitsOf(number: Read<string> | undefined): Read<string> | undefined {
  if (number === undefined) return undefined;
  const value = number.value.replace(/\D/g, "");
  const start = number.start + number.value.indexOf(value);
  return { value, start, end: start + value.length };
}

/** `4:30` is 270 minutes. */
function elapsedValue(image: string): number {
  const [hours = "", minutes = ""] = image.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** `ZQ7KXA` of `BA/ZQ7KXA`, and of `/DCBA*ZQ7KXA`. */
function locatorOf(text: Read<string> | undefined): Read<string> | undefined {
  const from = text === undefined ? 0 : text.value.search(/(?<![A-Z\d])[A-Z\d]+$/);
  return part(text, from, Infinity);
}

/** `0` is no group. */
function marriageOf(digit: Read<string> | undefined): Read<string> | undefined {
  return digit?.value === "0" ? undefined : digit;
}

function converted<T>(
  text: Read<string> | undefined,
  convert: (image: string) => T,
): Read<T> | undefined {
  return text && { ...text, value: convert(text.value) };
}

type WeekdayFields = Pick<AirNode, "weekday" | "arrivalWeekday" | "arrivalDays">;

/**
 * `SU/MO`: the weekdays of departure and arrival. They stand for the day mark where that is lost: the
 * screen prints both only where they differ.
 */
function weekdayFields(
  tail: Tail,
  printedBefore: Read<Weekday> | undefined,
  arrivalDays: Read<number> | undefined,
): WeekdayFields {
  const weekdays = tail.get("weekdays");
  const ofArrival = converted(tail.get("arrivalWeekday"), weekdayValue);
  const [first, second] = [0, 3].map((at) => part(weekdays, at, at + 2));
  const weekday = converted(first, weekdayValue);
  const arrivalWeekday =
    second === undefined || second.value === "" ? ofArrival : converted(second, weekdayValue);
  return {
    weekday: printedBefore ?? weekday,
    arrivalWeekday,
    arrivalDays: arrivalDays ?? daysBetween(weekday, weekdays, arrivalWeekday),
  };
}

/** How many days later it lands, where `SU/MO` tells. */
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
    [FLIGHT_MODE]: [Open, FlightNumber],
    [JOURNEY_MODE]: [BookingClass, FlightDate, DepartureWeekday, Pair],
    [HELD_MODE]: [Status, ...TAIL],
    [TAIL_MODE]: TAIL,
  },
  rules: AirSegmentRules,
};
