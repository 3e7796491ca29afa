import { createToken } from "chevrotain";
import type { Read } from "../../../src/ast/nodes.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { ImpossibleTime } from "../../common/segments/flight-times.ts";
import { AIRLINE, MONTH, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { DATE, TIME } from "./air-shape.ts";
import { NEXT_DAY } from "./day-mark.ts";
import { MarkBeforeArrival } from "./galileo-air.ts";
import { ParticipantMark, SlashMark } from "./worldspan-air.ts";

/*
 * What stands behind the status of an air segment: the times, and the tail, which each dialect prints
 * in another order:
 *
 *    815P  815A|*      SU/MO   E  1        815P # 815A O*       E SU        815P 815A#1/O $BA$
 */

export const FlightTime = createToken({
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
export const CheckInTime = createToken({
  name: "CheckInTime",
  label: "check-in",
  pattern: new RegExp(`${AFTER_STATUS})${TIME}(?= {1,3}(?:[A-Z\\d]{1,2} {1,3})?${TIMES})`),
});
/** Before the times, as another system prints it. */
export const SlotTerminal = createToken({
  name: "SlotTerminal",
  label: "terminal",
  pattern: new RegExp(`${AFTER_STATUS}(?:${TIME} {1,3})?)[A-Z\\d]{1,2}(?= {1,3}${TIMES})`),
});
/** `|`, `+1`, `2`, `-`, where it follows the time of the arrival. */
export const MarkAfterArrival = createToken({
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
const ArrivalDate = createToken({
  name: "ArrivalDate",
  label: "date",
  pattern: new RegExp(DATE),
});
/** `M`, `1`: the weekday of that date, as another system prints it. */
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
  ArrivalDate,
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

export abstract class AirTailRules extends LineRules {
  /**
   * tail:
   *   (Weekdays | ArrivalDate | ArrivalWeekday | TailLocator | Elapsed | MarriageDigit | Equipment
   *   | silent | misplaced)*
   *
   *     *      SU/MO   E  1        O*       E SU  1        /O $BA$        SU/MO   E    14:35  77W
   */
  protected readonly tail = this.RULE("tail", (): Tail => {
    const tail = new Tail();
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            tail.take("weekdays", this.text(this.CONSUME(Weekdays)));
          },
        },
        {
          ALT: () => {
            tail.take("arrivalDate", this.text(this.CONSUME(ArrivalDate)));
          },
        },
        {
          ALT: () => {
            tail.take("arrivalWeekday", this.text(this.CONSUME(ArrivalWeekday)));
          },
        },
        {
          ALT: () => {
            tail.take("airlineLocator", this.text(this.CONSUME(TailLocator)));
          },
        },
        {
          ALT: () => {
            tail.take("elapsed", this.text(this.CONSUME(Elapsed)));
          },
        },
        {
          ALT: () => {
            tail.take("married", this.text(this.CONSUME(MarriageDigit)));
          },
        },
        {
          ALT: () => {
            tail.take("equipment", this.text(this.CONSUME(Equipment)));
          },
        },
        {
          ALT: () => {
            tail.pass(this.SUBRULE(this.silent));
          },
        },
        {
          ALT: () => {
            tail.misplaced(this.SUBRULE(this.misplaced));
          },
        },
      ]);
    });
    return tail;
  });

  /** silent: LinkMark | ETicket | SlashMark | ParticipantMark | SilentMark */
  private readonly silent = this.RULE("silent", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(LinkMark)) },
      { ALT: () => this.text(this.CONSUME(ETicket)) },
      { ALT: () => this.text(this.CONSUME(SlashMark)) },
      { ALT: () => this.text(this.CONSUME(ParticipantMark)) },
      { ALT: () => this.text(this.CONSUME(SilentMark)) },
    ]),
  );

  /**
   * misplaced:
   *   Time | CheckInTime | SlotTerminal | MarkBeforeArrival | MarkAfterArrival | ImpossibleTime
   *   | Word
   */
  private readonly misplaced = this.RULE("misplaced", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FlightTime)) },
      { ALT: () => this.text(this.CONSUME(CheckInTime)) },
      { ALT: () => this.text(this.CONSUME(SlotTerminal)) },
      { ALT: () => this.text(this.CONSUME(MarkBeforeArrival)) },
      { ALT: () => this.text(this.CONSUME(MarkAfterArrival)) },
      { ALT: () => this.text(this.CONSUME(ImpossibleTime)) },
      { ALT: () => this.text(this.CONSUME(Word)) },
    ]),
  );
}
