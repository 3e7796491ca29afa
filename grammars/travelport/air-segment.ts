import { createToken } from "chevrotain";
import type { AirNode, Clock, PrintedDate, Read, Weekday } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { LineRules } from "../../src/engine/line-rules.ts";
import { ImpossibleTime } from "../common/flight-times.ts";
import { countOf, dateValue, part, timeValue } from "../common/values.ts";
import { WEEKDAY as WEEKDAY_CHARACTER, weekdayValue as characterValue } from "../common/weekday.ts";
import {
  AIRLINE,
  DATE,
  FLIGHT_MODE,
  PAIR,
  SegmentAirline,
  TIME,
  WEEKDAY,
  weekdayValue,
} from "./air-shape.ts";
import { ApolloAirline } from "./apollo-air.ts";
import { dayMarkValue, NEXT_DAY } from "./day-mark.ts";
import { GalileoAirline, MarkBeforeArrival } from "./galileo-air.ts";
import { ParticipantMark, SlashMark, WorldspanAirline } from "./worldspan-air.ts";

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
/** `SU`, before the city pair. */
const DepartureWeekday = createToken({
  name: "DepartureWeekday",
  label: "weekday",
  pattern: new RegExp(`${WEEKDAY}(?= {1,6}${PAIR})`),
});
/** `7`, `S`, as other systems have it. */
const WeekdayCharacter = createToken({
  name: "WeekdayCharacter",
  label: "weekday",
  pattern: new RegExp(`${WEEKDAY_CHARACTER}(?= {1,6}${PAIR})`),
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

const FlightTime = createToken({
  name: "TravelportTime",
  label: "time",
  pattern: new RegExp(TIME),
});
/** `|`, `+1`, `2`, `-`, where it follows the time of the arrival. */
const MarkAfterArrival = createToken({
  name: "MarkAfterArrival",
  label: "day mark",
  pattern: new RegExp(
    "(?<=\\d\\d[APNM]? {0,2})" +
      `(?:${NEXT_DAY}[1-3]?(?!\\d)|-1?(?=[ *\\n/])|\\*[23](?!\\d)|[1-3](?=\\*)|(?<=[APNM])[1-3](?=[ /\\n]))`,
  ),
});
/** `*`, `O`, `O*`: the next segment connects, or there is a stopover. */
const LinkMark = createToken({
  name: "LinkMark",
  label: "link",
  pattern: /\*(?![A-Z\d])|[OX](?:\*|(?=[ \n]))/,
});
/** `SU`, `SU/MO` where it lands on another day. */
const Weekdays = createToken({
  name: "TravelportWeekdays",
  label: "weekdays",
  pattern: new RegExp(`${WEEKDAY}(?:/${WEEKDAY})?(?![A-Z\\d])`),
});
const ETicket = createToken({ name: "TravelportETicket", label: "E", pattern: /E(?![A-Z\d])/ });
/** `4:30`: how long it flies. */
const Elapsed = createToken({
  name: "TravelportElapsed",
  label: "elapsed time",
  pattern: /\d{1,2}:[0-5]\d(?!\d)/,
});
/** Segments with the same digit are married; `0` is none. */
const MarriageDigit = createToken({
  name: "MarriageDigit",
  label: "marriage group",
  pattern: /\d(?![A-Z\d:.])/,
});
const Equipment = createToken({
  name: "TravelportEquipment",
  label: "equipment",
  pattern: /(?:[A-Z]?\d[A-Z\d]{1,2}(?<=[A-Z\d]{3})|[A-Z]{2}\d|TRN|TRS|TGV|ICE|BUS|EQV)(?![A-Z\d])/,
});
/** What says nothing of the flight: the end of an item, and the mark that another system puts there. */
const SilentMark = createToken({
  name: "SilentMark",
  pattern: /(?<!\d[APNM]?)[#\u00a5\u2021](?= *\n)|\*1A\/E\*?(?![A-Z\d])/,
});
const Word = createToken({ name: "TravelportWord", label: "word", pattern: /[!-\uffff]+/ });

const TAIL = [
  FlightTime,
  ImpossibleTime,
  SilentMark,
  MarkBeforeArrival,
  MarkAfterArrival,
  FlightDate,
  LinkMark,
  Weekdays,
  ETicket,
  SlashMark,
  ParticipantMark,
  Elapsed,
  MarriageDigit,
  Equipment,
  Word,
];

/** What the rest of the line says, behind the times. */
interface Tail {
  weekdays?: Read<string>;
  arrivalDate?: Read<PrintedDate>;
  elapsed?: Read<string>;
  equipment?: Read<string>;
  married?: Read<string>;
  readonly leftOver: Read<string>[];
}

class AirSegmentRules extends LineRules {
  /**
   * airSegment: (elementNumber | SpoiledNumber)? SegmentAirline flight journey Status? times tail
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
      const { weekdays, leftOver, elapsed, ...found } = tail;
      const { arrival, arrivalDays } = times.fields;
      const unread = [...times.unread, ...leftOver];
      // Where the times are missing, `20:15` is meant as one of them.
      if (elapsed !== undefined && arrival === undefined) unread.push(elapsed);
      return {
        kind: "air",
        number: this.elementNumber() ?? digitsOf(spoiled),
        airline,
        flight,
        status: part(status, 0, 2),
        count: countOf(status),
        ...times.fields,
        ...journey,
        ...found,
        elapsed: elapsed && arrival && { ...elapsed, value: elapsedValue(elapsed.value) },
        ...weekdayFields(weekdays, journey.weekday, arrivalDays),
        leftOver: unread.length > 0 ? unread : undefined,
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
   * journey: BookingClass? FlightDate? (DepartureWeekday | WeekdayCharacter)? Pair
   *
   *     Y 12APR SU JFKLHR        YN 12APR JFKLHR
   */
  private readonly journey = this.RULE("journey", () => {
    const bookingClass = this.optionalText(1, BookingClass);
    const date = this.optional(2, FlightDate, dateValue);
    const twoLetters = this.optional(3, DepartureWeekday, weekdayValue);
    const character = this.optional(4, WeekdayCharacter, characterValue);
    const pair = this.text(this.CONSUME(Pair));
    return this.ACTION(() => ({
      bookingClass,
      date,
      weekday: twoLetters ?? character,
      origin: part(pair, 0, 3),
      destination: part(pair, pair.value.length - 3, Infinity),
    }));
  });

  /**
   * times: time? MarkBeforeArrival? time? MarkAfterArrival?
   *
   *     815P  815A|        815P # 815A        815P 815A#1
   */
  private readonly times = this.RULE("times", () => {
    const unread: Read<string>[] = [];
    const time = (index: number) =>
      this.option(index, () => {
        const { clock, text } = this.subrule(index, this.time);
        this.ACTION(() => clock === undefined && unread.push(text));
        return clock;
      });
    const departure = time(1);
    const markBefore = this.optional(3, MarkBeforeArrival, dayMarkValue);
    const arrival = time(2);
    const markAfter = this.optional(4, MarkAfterArrival, dayMarkValue);
    const arrivalDays = markBefore ?? markAfter;
    return { fields: { departure, arrival, arrivalDays }, unread };
  });

  /** time: FlightTime | ImpossibleTime */
  private readonly time = this.RULE("time", () =>
    this.OR<{ clock?: Read<Clock>; text: Read<string> }>([
      {
        ALT: () => {
          const token = this.CONSUME(FlightTime);
          return { clock: this.read(token, timeValue), text: this.text(token) };
        },
      },
      { ALT: () => ({ text: this.text(this.CONSUME(ImpossibleTime)) }) },
    ]),
  );

  /**
   * tail:
   *   (LinkMark | Weekdays | ETicket | SlashMark | ParticipantMark | SilentMark | FlightDate | Elapsed
   *   | MarriageDigit | Equipment | misplaced)*
   *
   *     *      SU/MO   E  1        O*       E SU  1        /O $BA$        SU/MO   E    14:35  77W
   */
  private readonly tail = this.RULE("tail", (): Tail => {
    const tail: Tail = { leftOver: [] };
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(LinkMark) },
        { ALT: () => (tail.weekdays = this.text(this.CONSUME(Weekdays))) },
        { ALT: () => this.CONSUME(ETicket) },
        { ALT: () => this.CONSUME(SlashMark) },
        { ALT: () => this.CONSUME(ParticipantMark) },
        { ALT: () => this.CONSUME(SilentMark) },
        { ALT: () => (tail.arrivalDate = this.read(this.CONSUME(FlightDate), dateValue)) },
        { ALT: () => (tail.elapsed = this.text(this.CONSUME(Elapsed))) },
        {
          ALT: () => {
            const digit = this.text(this.CONSUME(MarriageDigit));
            if (digit.value !== "0") tail.married = digit;
          },
        },
        { ALT: () => (tail.equipment = this.text(this.CONSUME(Equipment))) },
        { ALT: () => tail.leftOver.push(this.SUBRULE(this.misplaced)) },
      ]);
    });
    return tail;
  });

  /** misplaced: FlightTime | MarkBeforeArrival | MarkAfterArrival | ImpossibleTime | Word */
  private readonly misplaced = this.RULE("misplaced", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FlightTime)) },
      { ALT: () => this.text(this.CONSUME(MarkBeforeArrival)) },
      { ALT: () => this.text(this.CONSUME(MarkAfterArrival)) },
      { ALT: () => this.text(this.CONSUME(ImpossibleTime)) },
      { ALT: () => this.text(this.CONSUME(Word)) },
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

type WeekdayFields = Pick<AirNode, "weekday" | "arrivalWeekday" | "arrivalDays">;

/**
 * `SU/MO`: the weekdays of departure and arrival. They stand for the day mark where that is lost: the
 * screen prints both only where they differ.
 */
function weekdayFields(
  weekdays: Read<string> | undefined,
  printedBefore: Read<Weekday> | undefined,
  arrivalDays: Read<number> | undefined,
): WeekdayFields {
  if (weekdays === undefined) return { weekday: printedBefore, arrivalDays };
  const [weekday, arrivalWeekday] = [0, 3].map((at) => {
    const text = part(weekdays, at, at + 2);
    return text?.value ? { ...text, value: weekdayValue(text.value) } : undefined;
  });
  if (arrivalDays !== undefined || weekday === undefined || arrivalWeekday === undefined)
    return { weekday: printedBefore ?? weekday, arrivalWeekday, arrivalDays };
  const days = (arrivalWeekday.value - weekday.value + 7) % 7;
  const { start, end } = weekdays;
  const isKnown = days === 6 || days < 4;
  return {
    weekday: printedBefore ?? weekday,
    arrivalWeekday,
    arrivalDays: isKnown ? { value: days === 6 ? -1 : days, start, end } : undefined,
  };
}

export const airSegment: LineFamily = {
  name: "air segment",
  openers: [SpoiledNumber, WorldspanAirline, GalileoAirline, ApolloAirline],
  modes: {
    travelportNumbered: [NumberedAirline],
    [FLIGHT_MODE]: [Open, FlightNumber],
    [JOURNEY_MODE]: [BookingClass, FlightDate, DepartureWeekday, WeekdayCharacter, Pair],
    [HELD_MODE]: [Status, ...TAIL],
    [TAIL_MODE]: TAIL,
  },
  rules: AirSegmentRules,
};
