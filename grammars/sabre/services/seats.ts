import { createToken, Lexer } from "chevrotain";
import type { NoteNode, PersonName, Read, SeatNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { AIRLINE, CITY_PAIR, DAY_MONTH, WEEKDAY } from "../../common/shapes.ts";
import { DayMonth } from "../../common/tokens.ts";
import { dateValue, part, trimmed } from "../../common/values.ts";
import { nameOf, personOf, PersonReference, ReferredName } from "../people/person-reference.ts";

const DATE = `[A-Z]{0,2} +${DAY_MONTH}`;
const PAIR_AND_STATUS = "[A-Z]{6} +[A-Z]{2}";
const TIME = "\\d{3,4}[APNM]?";
/** What follows the number of a flight where a seat is given, whatever else is printed. */
const SEATED = `${DATE}(?: +${WEEKDAY})? +${PAIR_AND_STATUS}\\d? +(?:\\d{1,2}|0\\d\\d)[A-Z](?![A-Z\\d])`;
/**
 * The same in a section of seats: what has neither a weekday nor times is no flight there, though it
 * be no seat either.
 */
const ROW = `(?:${SEATED}|${DATE} +${PAIR_AND_STATUS}(?:\\d{1,2})?(?![A-Z\\d])(?! +${TIME} +${TIME}))`;

const AnySeatAirline = createToken({
  name: "AnySeatAirline",
  label: "airline",
  pattern: Lexer.NA,
});
const AnyFirstFlight = createToken({
  name: "AnyFirstFlight",
  label: "flight",
  pattern: Lexer.NA,
});

/** The airline, in a row of its section and in one that stands elsewhere. */
const airlineToken = (name: string, row: string) =>
  createToken({
    name,
    label: "airline",
    categories: [AnySeatAirline],
    pattern: new RegExp(`${AIRLINE}(?= {0,4}\\d{1,4} ?${row})`),
    push_mode: "seatRow",
  });
/** The number of the flight, where an airline's own display leaves its code out. */
const firstFlightToken = (name: string, row: string) =>
  createToken({
    name,
    label: "flight",
    categories: [AnyFirstFlight],
    pattern: new RegExp(`\\d{1,4}(?= ?${row})`),
    push_mode: "seatRow",
  });

const SectionSeatAirline = airlineToken("SectionSeatAirline", ROW);
const SectionFirstFlight = firstFlightToken("SectionFirstFlight", ROW);
const LooseSeatAirline = airlineToken("LooseSeatAirline", SEATED);
const LooseFirstFlight = firstFlightToken("LooseFirstFlight", SEATED);

const SeatFlight = createToken({
  name: "SeatFlight",
  label: "flight",
  pattern: new RegExp(`\\d{1,4}(?= ?${DATE} )`),
});
const SeatClass = createToken({
  name: "SeatClass",
  label: "class",
  pattern: new RegExp(`[A-Z]{1,2}(?= +${DAY_MONTH} )`),
});
const SeatWeekday = createToken({
  name: "SeatWeekday",
  pattern: new RegExp(`${WEEKDAY}(?= +[A-Z]{6} )`),
});
/** Before the status: a surname can have six letters, too. */
const SeatPair = createToken({
  name: "SeatPair",
  label: "city pair",
  pattern: new RegExp(`${CITY_PAIR}(?= +[A-Z]{2}[\\d \\n])`),
});
/** A count says nothing of a row. */
const SeatStatus = createToken({
  name: "SeatStatus",
  label: "status",
  pattern: /(?<=[A-Z\d] +[A-Z]{6} +)[A-Z]{2}(?:\d{1,2})?(?![A-Z\d])/,
});
/** Right after the status. */
const GivenSeat = createToken({
  name: "GivenSeat",
  label: "seat",
  pattern: /(?<= [A-Z]{2}\d{0,2} +)\d{1,3}[A-Z](?![A-Z\d])/,
});
/** What the seat is like, and whether there is a boarding pass. */
const SeatCode = createToken({
  name: "SeatRowCode",
  label: "code",
  pattern: /[A-Z]{1,3}(?=[ \n])/,
});
const GIVEN_NAME = "[A-Z][A-Z-]*(?: (?:MRS?|MS|MISS|MSTR|DR|INF|CHD)(?![A-Z]))?(?![A-Z\\d/])";
const SURNAME = "[A-Z][A-Z'-]*(?: [A-Z'-]+){0,3}";
/** The traveller, where the row goes on. */
const SeatPerson = createToken({
  name: "SeatRowPerson",
  label: "person",
  categories: [PersonReference],
  pattern: new RegExp(`(?<= )[1-9]\\d?\\.[1-9]\\d? +${SURNAME}/${GIVEN_NAME}`),
});
/** A name right after the codes. */
const SeatName = createToken({
  name: "SeatRowName",
  label: "name",
  categories: [ReferredName],
  pattern: new RegExp(`(?<= )[A-Z'-]{2,}/${GIVEN_NAME}`),
});
const SeatWord = createToken({ name: "SeatRowWord", label: "word", pattern: /[!-\uffff]+/ });

const SEATS = [
  SeatFlight,
  SeatClass,
  DayMonth,
  SeatWeekday,
  SeatPair,
  SeatStatus,
  GivenSeat,
  PersonReference,
  ReferredName,
  SeatPerson,
  SeatName,
  SeatCode,
  SeatWord,
];

type SeatRest = Pick<SeatNode, "persons" | "unparsed"> & { readonly named?: readonly PersonName[] };

class SeatsRules extends LineRules {
  /**
   * seat: flight SeatClass? DayMonth SeatWeekday? SeatPair SeatStatus GivenSeat? rest
   *
   *    1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR
   *   1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS
   *
   * The number is that of the segment. A traveller's row that gives no seat says nothing.
   */
  readonly line = this.RULE("seat", (): SeatNode | NoteNode => {
    const segment = this.elementNumber();
    const { airline, flight } = this.SUBRULE(this.flight);
    this.OPTION1(() => this.CONSUME(SeatClass));
    const date = this.read(this.CONSUME(DayMonth), dateValue);
    this.OPTION2(() => this.CONSUME(SeatWeekday));
    const pair = this.text(this.CONSUME(SeatPair));
    const status = this.text(this.CONSUME(SeatStatus));
    const seat = this.optionalText(3, GivenSeat);
    const rest = this.SUBRULE(this.rest);
    if (seat === undefined) {
      const row = this.ACTION(() => this.between((airline ?? flight).start, status.end));
      const isSeat = rest.named !== undefined || rest.persons !== undefined;
      const unparsed = isSeat ? rest.unparsed : [row, ...(rest.unparsed ?? [])];
      return { kind: "note", about: "seat", number: segment, unparsed };
    }
    return {
      kind: "seat",
      segments: segment && { ...segment, value: [segment.value] },
      airline,
      flight,
      date,
      origin: part(pair, 0, 3),
      destination: part(pair, 3, 6),
      status: part(status, 0, 2),
      seat,
      ...rest,
    };
  });

  /** flight: AnySeatAirline SeatFlight | AnyFirstFlight */
  private readonly flight = this.RULE("flight", () =>
    this.OR<{ airline?: Read<string>; flight: Read<string> }>([
      {
        ALT: () => {
          const airline = this.text(this.CONSUME(AnySeatAirline));
          return { airline, flight: this.text(this.CONSUME(SeatFlight)) };
        },
      },
      { ALT: () => ({ flight: this.text(this.CONSUME(AnyFirstFlight)) }) },
    ]),
  );

  /**
   * rest: (SeatRowCode | PersonReference | ReferredName | SeatRowWord)*
   *
   *   WH   G  1.1 SAMPLEMAN/BORIS MR
   */
  private readonly rest = this.RULE("rest", (): SeatRest => {
    let rest: SeatRest = {};
    const unparsed: Read<string>[] = [];
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const code = this.text(this.CONSUME(SeatCode));
            // Behind the traveller there are none.
            if (rest.named !== undefined) unparsed.push(code);
          },
        },
        {
          ALT: () => {
            const reference = this.text(this.CONSUME(PersonReference));
            this.ACTION(() => (rest = { ...rest, ...personOf(reference), ...namedBy(reference) }));
          },
        },
        {
          ALT: () => {
            const name = this.text(this.CONSUME(ReferredName));
            this.ACTION(() => (rest = { ...rest, named: [nameOf(name)] }));
          },
        },
        { ALT: () => unparsed.push(this.text(this.CONSUME(SeatWord))) },
      ]);
    });
    return unparsed.length === 0 ? rest : { ...rest, unparsed };
  });
}

/** The name behind the number; one that is cut before its slash names nobody. */
function namedBy(reference: Read<string>): Pick<SeatRest, "named"> {
  const start = /^[\d.]+ +(?! )(?=[^\n]*\/)/.exec(reference.value)?.[0].length;
  const name = start === undefined ? undefined : trimmed(part(reference, start, Infinity));
  return name === undefined ? {} : { named: [nameOf(name)] };
}

/**
 * Seats, a row for each traveller on each segment:
 *
 * SEATS/BOARDING PASS
 *  1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR
 */
export const seats: LineFamily = {
  name: "seats",
  openers: [SectionSeatAirline, SectionFirstFlight],
  modes: { seatRow: SEATS },
  rules: SeatsRules,
};

/** The same rows without their title, where they give a seat. */
export const looseSeats: LineFamily = {
  name: "seat",
  openers: [LooseSeatAirline, LooseFirstFlight],
  modes: { seatRow: SEATS },
  rules: SeatsRules,
};
