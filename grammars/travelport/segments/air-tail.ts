import type { TokenType } from "chevrotain";
import type { Clock, Read } from "../../../src/ast/nodes.ts";
import type { Case } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { equipmentName } from "../../../src/reference/index.ts";
import { AirRules, FlightDate } from "../../common/segments/air-segment.ts";
import { FlightSeat, SeatOrAircraft } from "../../common/segments/flight-seat.ts";
import { ImpossibleTime } from "../../common/segments/flight-times.ts";
import { AIRLINE, MONTH, SURFACE, WEEKDAY, WEEKDAY_PAIR } from "../../common/shapes.ts";
import { timeRead } from "../../common/values.ts";
import { Word } from "../../common/tokens.ts";
import { TIME } from "./air-dialects.ts";
import { dayMarkValue, NEXT_DAY } from "./day-mark.ts";

/*
 * The columns after the status of an air segment: the times, and the tail, whose order depends on the
 * dialect:
 *
 *    815P  815A|*      SU/MO   E  1        815P # 815A O*       E SU        815P 815A#1/O $BA$
 */

/** `815P`, `2015`. */
const FlightTime = token("TravelportTime", new RegExp(TIME), { label: "time" });
const AFTER_STATUS = "(?<=[A-Z]{3} {1,4}[A-Z]{2}\\d{0,2} {1,12}";
const COLON_TIME = "(?:[01]?\\d|2[0-4]):[0-5]\\d(?:[APNM](?![A-Z])|(?![A-Z\\d:]))";
/** `13:50  09:00` in the columns of the times; elsewhere such a value is the elapsed time. */
const ColonTime = token(
  "ColonTime",
  new RegExp(
    `${AFTER_STATUS})${COLON_TIME}(?= {1,6}${COLON_TIME})|${AFTER_STATUS}${COLON_TIME} {1,6})${COLON_TIME}`,
  ),
  { label: "time", categories: [FlightTime] },
);
const TIMES = `${TIME} {0,3}${TIME}`;
/** `1055P` before a terminal, as another system prints it: the end of check-in. */
const CheckInTime = token(
  "CheckInTime",
  new RegExp(`${AFTER_STATUS})${TIME}(?= {1,3}(?:[A-Z\\d]{1,2} {1,3})?${TIMES})`),
  { label: "check-in" },
);
/** `7`, `2E` before the times, as another system prints it. */
const SlotTerminal = token(
  "SlotTerminal",
  new RegExp(`${AFTER_STATUS}(?:${TIME} {1,3})?)[A-Z\\d]{1,2}(?= {1,3}${TIMES})`),
  { label: "terminal" },
);
/** `#`, `*`, `-`, `2` before the time of arrival: `# 715P`, `#1020A`. */
const MarkBeforeArrival = token(
  "MarkBeforeArrival",
  new RegExp(
    `(?:${NEXT_DAY}|[*-])(?= ?${TIME})|(?:(?:${NEXT_DAY}|\\*)[1-3]|-1|[1-3])(?= ?${TIME})`,
  ),
  { label: "day mark" },
);
/** What follows a day mark that stands apart from its time: a mark that words follow parts columns instead. */
const TAIL_AHEAD = String.raw`(?= {0,12}(?:\*|/|[OXE](?![A-Z\d])|${WEEKDAY_PAIR}(?![A-Z\d])))`;
/** `|`, `+1`, `2`, `-` after the time of arrival. */
const MarkAfterArrival = token(
  "MarkAfterArrival",
  new RegExp(
    "(?<=\\d\\d[APNM]? {0,2})" +
      `(?:${NEXT_DAY}(?:[1-3]|(?<! .{1,3})|${TAIL_AHEAD})(?!\\d)|-1?(?=[ *\\n/])|\\*[23](?!\\d)|[1-3](?=\\*)|(?<=[APNM])[1-3](?=[ /\\n]))`,
  ),
  { label: "day mark" },
);
/** `*`, `O`, `O*`: the next segment connects, or there is a stopover. */
const LinkMark = token("LinkMark", /\*(?![A-Z\d])|[OX](?:\*|(?=[ \n]))/, { label: "link" });
/** `SU`; `SU/MO` if the flight arrives on another day. */
const Weekdays = token(
  "TravelportWeekdays",
  new RegExp(`${WEEKDAY_PAIR}(?:/${WEEKDAY_PAIR})?(?![A-Z\\d])`),
  { label: "weekdays" },
);
/** `M`, `1`: the weekday of the arrival date, as another system prints it. */
const ArrivalWeekday = token(
  "ArrivalWeekday",
  new RegExp(`(?<=\\d${MONTH}(?:\\d\\d)? {1,2})${WEEKDAY}(?=[ \\n])`),
  { label: "weekday" },
);
/** `BA/ZQ7KXA`, `/DCBA*ZQ7KXA`: the airline's own locator, as other systems print it; `RP/` begins a header of Amadeus. */
const TailLocator = token(
  "TailLocator",
  new RegExp(`(?:(?!RP/)${AIRLINE}[/.]|/(?:DC|AB)${AIRLINE}\\*)[A-Z\\d]{5,6}(?=[ \\n])`),
  { label: "airline locator" },
);
/** `E`: the flight permits electronic tickets. */
const ETicket = token("TravelportETicket", /E(?![A-Z\d])/, { label: "E" });
/** `$BA$`, `$`: the airline participates in electronic ticketing. */
const ParticipantMark = token("ParticipantMark", /\$(?:[A-Z\d]{2}\$|(?=[ \n]))/, {
  label: "participant",
});
/** `J01`: the married group. */
const MarriedGroup = token("TravelportMarriedGroup", /J\d\d(?=[ \n])/, { label: "married group" });

/** `/O`, `/X`, `/E` after the arrival: a stopover, a connection, electronic tickets. */
const SlashMark = token("SlashMark", /\/[OXE](?![A-Z\d])/, { label: "link" });
/** `4:30`. */
const Elapsed = token("TravelportElapsed", /\d{1,2}:[0-5]\d(?!\d)/, { label: "elapsed time" });
/**
 * `1`: segments with the same digit are married; `0` is not a group. Before a keyword or a flight, a digit
 * is more likely the number of the next line.
 */
const MarriageDigit = token(
  "MarriageDigit",
  new RegExp(
    `\\d(?![A-Z\\d:.]| {1,4}(?:[A-Z]{3}[A-Z]?[ -]|${SURFACE}|SURFACE|${AIRLINE} {0,4}\\d{2}))`,
  ),
  { label: "marriage group" },
);
/** `77W`: any code next to an elapsed time; elsewhere none that can be a status, a number or baggage. */
const Equipment = token(
  "TravelportEquipment",
  /(?:(?<=\d:[0-5]\d {1,9})[A-Z\d]{3}|[A-Z\d]{3}(?= {1,9}\d{1,2}:[0-5]\d)|[37]\d[A-Z]|[37][A-Z]\d|E[79]\d|TRN|TRS|TGV|ICE|BUS|EQV)(?![A-Z\d])/,
  { label: "equipment" },
);
/** Marks without a meaning for the flight: the end of an item, and a mark of another system, `*1A/E*`. */
const SilentMark = token(
  "SilentMark",
  /(?<!\d[APNM]?)[#\u00a5\u2021](?= *\n)|\*1A\/E\*?(?![A-Z\d])/,
);

/** `L`: a letter without a meaning between two columns; no other line begins with one. */
const StrayLetter = token("StrayLetter", /[A-Z](?= {2,40}[A-Z\d])/, { label: "letter" });

/** The tokens after the status. */
export const TAIL = [
  FlightSeat,
  SeatOrAircraft,
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
  MarriedGroup,
  MarriageDigit,
  Equipment,
  StrayLetter,
  Word,
];

type Field =
  | "weekdays"
  | "arrivalDate"
  | "arrivalWeekday"
  | "airlineLocator"
  | "elapsed"
  | "married"
  | "equipment"
  | "seat";

/**
 * The rest of the line, after the times. After a text without a meaning, all others are unparsed as
 * well: they can belong to another segment that lost its line break.
 */
export class Tail {
  readonly unparsed: Read<string>[] = [];
  readonly #fields = new Map<Field, Read<string>>();
  #isOver = false;

  /** Adds a value; a second one for the same field has no meaning. */
  take(field: Field, text: Read<string>): void {
    if (this.#isOver || this.#fields.has(field)) this.unparsed.push(text);
    else this.#fields.set(field, text);
  }

  /** Notes a text that has no meaning, but is part of this segment. */
  stray(text: Read<string>): void {
    this.unparsed.push(text);
  }

  /** Skips a mark. */
  skip(text: Read<string>): void {
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

/** The field of each token after the times. */
const FIELDS: readonly (readonly [Field, TokenType])[] = [
  ["weekdays", Weekdays],
  ["arrivalDate", FlightDate],
  ["arrivalWeekday", ArrivalWeekday],
  ["airlineLocator", TailLocator],
  ["elapsed", Elapsed],
  ["married", MarriedGroup],
  ["married", MarriageDigit],
  ["equipment", Equipment],
  ["seat", FlightSeat],
];
const MARKS = [LinkMark, ETicket, SlashMark, ParticipantMark, SilentMark];
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
    this.skip(5, CheckInTime);
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
   *   (Weekdays | FlightDate | ArrivalWeekday | TailLocator | Elapsed | MarriedGroup | MarriageDigit
   *   | Equipment | FlightSeat | SeatOrAircraft | LinkMark | ETicket | SlashMark | ParticipantMark | SilentMark | StrayLetter | Time
   *   | CheckInTime | SlotTerminal | MarkBeforeArrival | MarkAfterArrival | ImpossibleTime | Word)*
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
          SeatOrAircraft,
          (tail, text) => {
            if (equipmentName(text.value) === undefined) tail.misplaced(text);
            else tail.take("equipment", text);
          },
        ],
        [
          MARKS,
          (tail, text) => {
            tail.skip(text);
          },
        ],
        [
          StrayLetter,
          (tail, text) => {
            tail.stray(text);
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
