import { createToken, type TokenType } from "chevrotain";
import type { Clock, Read } from "../../../src/ast/nodes.ts";
import type { Case } from "../../../src/decode/engine/line-rules.ts";
import { AirRules, FlightDate } from "../../common/segments/air-segment.ts";
import { ImpossibleTime } from "../../common/segments/flight-times.ts";
import { AIRLINE, MONTH, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { timeRead } from "../../common/values.ts";
import { TIME } from "./air-dialects.ts";
import { dayMarkValue, NEXT_DAY } from "./day-mark.ts";

/*
 * What stands behind the status of an air segment: the times, and the tail, which each dialect prints
 * in another order:
 *
 *    815P  815A|*      SU/MO   E  1        815P # 815A O*       E SU        815P 815A#1/O $BA$
 */

const FlightTime = createToken({
  name: "TravelportTime",
  label: "time",
  pattern: new RegExp(TIME),
});
const AFTER_STATUS = "(?<=[A-Z]{3} {1,4}[A-Z]{2}\\d{0,2} {1,12}";
const COLON_TIME = "(?:[01]?\\d|2[0-4]):[0-5]\\d(?:[APNM](?![A-Z])|(?![A-Z\\d:]))";
/** `13:50  09:00`, where the times stand; elsewhere such a value is how long it flies. */
const ColonTime = createToken({
  name: "ColonTime",
  label: "time",
  pattern: new RegExp(
    `${AFTER_STATUS})${COLON_TIME}(?= {1,6}${COLON_TIME})|${AFTER_STATUS}${COLON_TIME} {1,6})${COLON_TIME}`,
  ),
  categories: [FlightTime],
});
const TIMES = `${TIME} {0,3}${TIME}`;
/** Before the terminal, as another system prints it: until when to check in. */
const CheckInTime = createToken({
  name: "CheckInTime",
  label: "check-in",
  pattern: new RegExp(`${AFTER_STATUS})${TIME}(?= {1,3}(?:[A-Z\\d]{1,2} {1,3})?${TIMES})`),
});
/** Before the times, as another system prints it. */
const SlotTerminal = createToken({
  name: "SlotTerminal",
  label: "terminal",
  pattern: new RegExp(`${AFTER_STATUS}(?:${TIME} {1,3})?)[A-Z\\d]{1,2}(?= {1,3}${TIMES})`),
});
/** `#`, `*`, `-`, `2`, where the time of the arrival follows: `# 715P`, `#1020A`. */
const MarkBeforeArrival = createToken({
  name: "MarkBeforeArrival",
  label: "day mark",
  pattern: new RegExp(
    `(?:${NEXT_DAY}|[*-])(?= ?${TIME})|(?:(?:${NEXT_DAY}|\\*)[1-3]|-1|[1-3])(?= ?${TIME})`,
  ),
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
  pattern: new RegExp(`${WEEKDAY_PAIR}(?:/${WEEKDAY_PAIR})?(?![A-Z\\d])`),
});
/** `M`, `1`: the weekday of the date of the arrival, as another system prints it. */
const ArrivalWeekday = createToken({
  name: "ArrivalWeekday",
  label: "weekday",
  pattern: new RegExp(`(?<=\\d${MONTH}(?:\\d\\d)? {1,2})${WEEKDAY}(?=[ \\n])`),
});
/** `BA/ZQ7KXA`, `/DCBA*ZQ7KXA`: the airline's own locator, as other systems print it. */
const TailLocator = createToken({
  name: "TailLocator",
  label: "airline locator",
  pattern: new RegExp(`(?:${AIRLINE}[/.]|/(?:DC|AB)${AIRLINE}\\*)[A-Z\\d]{5,6}(?=[ \\n])`),
});
const ETicket = createToken({ name: "TravelportETicket", label: "E", pattern: /E(?![A-Z\d])/ });
/** `$BA$`: the airline takes part in electronic tickets. */
const ParticipantMark = createToken({
  name: "ParticipantMark",
  label: "participant",
  pattern: /\$[A-Z\d]{2}\$/,
});

/** `/O`, `/X`, `/E` behind the arrival: how the segment is linked, and ticketed. */
const SlashMark = createToken({
  name: "SlashMark",
  label: "link",
  pattern: /\/[OXE](?![A-Z\d])/,
});
/** `4:30`: how long it flies. */
const Elapsed = createToken({
  name: "TravelportElapsed",
  label: "elapsed time",
  pattern: /\d{1,2}:[0-5]\d(?!\d)/,
});
/**
 * Segments with the same digit are married; `0` is none. Before a word or a flight it is rather the
 * number of what stands in the next line.
 */
const MarriageDigit = createToken({
  name: "MarriageDigit",
  label: "marriage group",
  pattern: new RegExp(`\\d(?![A-Z\\d:.]| {1,4}(?:[A-Z]{3}|${AIRLINE} {0,4}\\d{2}))`),
});
/** Beside the elapsed time any code; elsewhere none that can be a status, a number, or a baggage. */
const Equipment = createToken({
  name: "TravelportEquipment",
  label: "equipment",
  pattern:
    /(?:(?<=\d:[0-5]\d {1,9})[A-Z\d]{3}|[A-Z\d]{3}(?= {1,9}\d{1,2}:[0-5]\d)|[37]\d[A-Z]|[37][A-Z]\d|E[79]\d|TRN|TRS|TGV|ICE|BUS|EQV)(?![A-Z\d])/,
});
/** What says nothing of the flight: the end of an item, and the mark that another system puts there. */
const SilentMark = createToken({
  name: "SilentMark",
  pattern: /(?<!\d[APNM]?)[#\u00a5\u2021](?= *\n)|\*1A\/E\*?(?![A-Z\d])/,
});
const Word = createToken({ name: "TravelportWord", label: "word", pattern: /[!-\uffff]+/ });

/** The tokens behind the status. */
export const TAIL = [
  CheckInTime,
  SlotTerminal,
  ColonTime,
  FlightTime,
  ImpossibleTime,
  SilentMark,
  MarkBeforeArrival,
  MarkAfterArrival,
  FlightDate,
  ArrivalWeekday,
  LinkMark,
  Weekdays,
  TailLocator,
  ETicket,
  SlashMark,
  ParticipantMark,
  Elapsed,
  MarriageDigit,
  Equipment,
  Word,
];

type Field =
  | "weekdays"
  | "arrivalDate"
  | "arrivalWeekday"
  | "airlineLocator"
  | "elapsed"
  | "married"
  | "equipment";

/**
 * What the rest of the line says, behind the times. Behind what has no meaning there nothing more is
 * taken: it can be another segment that lost its line.
 */
export class Tail {
  readonly unparsed: Read<string>[] = [];
  readonly #fields = new Map<Field, Read<string>>();
  #isOver = false;

  /** Takes a value; a second one of its kind has no meaning. */
  take(field: Field, text: Read<string>): void {
    if (this.#isOver || this.#fields.has(field)) this.unparsed.push(text);
    else this.#fields.set(field, text);
  }

  /** Takes what says nothing of the flight. */
  pass(text: Read<string>): void {
    if (this.#isOver) this.unparsed.push(text);
  }

  misplaced(text: Read<string>): void {
    this.unparsed.push(text);
    this.#isOver = true;
  }

  get(field: Field): Read<string> | undefined {
    return this.#fields.get(field);
  }
}

/** What each token behind the times is. */
const FIELDS: readonly (readonly [Field, TokenType])[] = [
  ["weekdays", Weekdays],
  ["arrivalDate", FlightDate],
  ["arrivalWeekday", ArrivalWeekday],
  ["airlineLocator", TailLocator],
  ["elapsed", Elapsed],
  ["married", MarriageDigit],
  ["equipment", Equipment],
];
const SILENT = [LinkMark, ETicket, SlashMark, ParticipantMark, SilentMark];
const MISPLACED = [
  FlightTime,
  CheckInTime,
  SlotTerminal,
  MarkBeforeArrival,
  MarkAfterArrival,
  ImpossibleTime,
  Word,
];

/** The times of a segment, and the tail. */
export abstract class AirTailRules extends AirRules {
  /**
   * times: CheckInTime? SlotTerminal? time? MarkBeforeArrival? time? MarkAfterArrival?
   *
   *     815P  815A|        815P # 815A        815P 815A#1        7  2015 0815+1
   */
  protected readonly times = this.RULE("times", () => {
    this.option(5, () => this.CONSUME(CheckInTime));
    const departureTerminal = this.optionalText(6, SlotTerminal);
    const departure = this.option(1, () => this.SUBRULE1(this.time));
    const markBefore = this.optional(3, MarkBeforeArrival, dayMarkValue);
    const arrival = this.option(2, () => this.SUBRULE2(this.time));
    const markAfter = this.optional(4, MarkAfterArrival, dayMarkValue);
    return this.ACTION(() => ({
      departureTerminal,
      departure: departure?.clock,
      arrival: arrival?.clock,
      arrivalDays: markBefore ?? markAfter,
      unparsed: [departure, arrival].flatMap((time) => (time && !time.clock ? [time.text] : [])),
    }));
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

  /**
   * tail:
   *   (Weekdays | FlightDate | ArrivalWeekday | TailLocator | Elapsed | MarriageDigit | Equipment
   *   | LinkMark | ETicket | SlashMark | ParticipantMark | SilentMark | Time | CheckInTime
   *   | SlotTerminal | MarkBeforeArrival | MarkAfterArrival | ImpossibleTime | Word)*
   *
   *     *      SU/MO   E  1        O*       E SU  1        /O $BA$        SU/MO   E    14:35  77W
   */
  protected readonly tail = this.RULE(
    "tail",
    this.manyOf(
      () => new Tail(),
      [
        ...FIELDS.map(([field, token]): Case<Tail> => [
          token,
          (tail, text) => {
            tail.take(field, text);
          },
        ]),
        [
          SILENT,
          (tail, text) => {
            tail.pass(text);
          },
        ],
        [
          MISPLACED,
          (tail, text) => {
            tail.misplaced(text);
          },
        ],
      ],
    ),
  );
}
