import { Lexer } from "chevrotain";
import type { Mutable, NoteNode, PersonName, Read, SeatNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  AIRLINE,
  CITY_PAIR,
  DAY_MONTH,
  WEEKDAY,
  NAME_LETTER,
  NAME_LETTERS,
} from "../../common/shapes.ts";
import { DayMonth, Word } from "../../common/tokens.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { type Unparsed, unparsedCase, unparsedField } from "../../common/unparsed.ts";
import { dateValue, part, trimmed } from "../../common/values.ts";
import { personOf, PersonReference, ReferredName } from "../people/person-reference.ts";

const DATE = `[A-Z]{0,2} +${DAY_MONTH}`;
const PAIR_AND_STATUS = "[A-Z]{6} +[A-Z]{2}";
const TIME = "\\d{3,4}[APNM]?";
/** What follows a flight number on a row with a seat. */
const SEATED = `${DATE}(?: +${WEEKDAY})? +${PAIR_AND_STATUS}\\d? +(?:\\d{1,2}|0\\d\\d)[A-Z](?![A-Z\\d])`;
/**
 * The same in a section of seats, where a row without a weekday and times is not a flight, even if it
 * has no seat.
 */
const ROW = `(?:${SEATED}|${DATE} +${PAIR_AND_STATUS}(?:\\d{1,2})?(?![A-Z\\d])(?! +${TIME} +${TIME}))`;

/** The category of the airlines below. */
const AnySeatAirline = token("AnySeatAirline", Lexer.NA, { label: "airline" });
/** The category of the flight numbers below. */
const AnyFirstFlight = token("AnyFirstFlight", Lexer.NA, { label: "flight" });

/** The airline of a row, in its section or elsewhere. */
const airlineToken = (name: string, row: string) =>
  token(name, new RegExp(`${AIRLINE}(?= {0,4}\\d{1,4} ?${row})`), {
    label: "airline",
    categories: [AnySeatAirline],
    push_mode: "seatRow",
  });
/** The flight number of a row without an airline, as in an airline's own display. */
const firstFlightToken = (name: string, row: string) =>
  token(name, new RegExp(`\\d{1,4}(?= ?${row})`), {
    label: "flight",
    categories: [AnyFirstFlight],
    push_mode: "seatRow",
  });

const SectionSeatAirline = airlineToken("SectionSeatAirline", ROW);
const SectionFirstFlight = firstFlightToken("SectionFirstFlight", ROW);
const LooseSeatAirline = airlineToken("LooseSeatAirline", SEATED);
const LooseFirstFlight = firstFlightToken("LooseFirstFlight", SEATED);

/** `175`. */
const SeatFlight = token("SeatFlight", new RegExp(`\\d{1,4}(?= ?${DATE} )`), { label: "flight" });
/** `I`. */
const SeatClass = token("SeatClass", new RegExp(`[A-Z]{1,2}(?= +${DAY_MONTH} )`), {
  label: "class",
});
/** `M`, `1`. */
const SeatWeekday = token("SeatWeekday", new RegExp(`${WEEKDAY}(?= +[A-Z]{6} )`));
/** `DFWHND`, only before the status, because a surname can also have six letters. */
const SeatPair = token("SeatPair", new RegExp(`${CITY_PAIR}(?= +[A-Z]{2}[\\d \\n])`), {
  label: "city pair",
});
/** `HK`; a count has no meaning here. */
const SeatStatus = token("SeatStatus", /(?<=[A-Z\d] +[A-Z]{6} +)[A-Z]{2}(?:\d{1,2})?(?![A-Z\d])/, {
  label: "status",
});
/** `12A`, right after the status. */
const GivenSeat = token("GivenSeat", /(?<= [A-Z]{2}\d{0,2} +)\d{1,3}[A-Z](?![A-Z\d])/, {
  label: "seat",
});
/** `WH`, `G`: features of the seat, and whether there is a boarding pass. */
const SeatCode = token("SeatRowCode", /[A-Z]{1,3}(?=[ \n])/, { label: "code" });
const GIVEN_NAME = `${NAME_LETTER}[${NAME_LETTERS}-]*(?: (?:MRS?|MS|MISS|MSTR|DR|INF|CHD)(?!${NAME_LETTER}))?(?![${NAME_LETTERS}\\d/])`;
const SURNAME = `${NAME_LETTER}[${NAME_LETTERS}'-]*(?: [${NAME_LETTERS}'-]+){0,3}`;
/** `1.1 SAMPLEMAN/BORIS MR`, before the end of the row. */
const SeatPerson = token(
  "SeatRowPerson",
  new RegExp(`(?<= )[1-9]\\d?\\.[1-9]\\d? +${SURNAME}/${GIVEN_NAME}`),
  { label: "person", categories: [PersonReference] },
);
/** `SAMPLEMAN/BORIS`, right after the codes. */
const SeatName = token("SeatRowName", new RegExp(`(?<= )[${NAME_LETTERS}'-]{2,}/${GIVEN_NAME}`), {
  label: "name",
  categories: [ReferredName],
});

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
  Word,
];

interface SeatTraveller extends Pick<SeatNode, "persons"> {
  readonly named?: readonly PersonName[];
}
type SeatRest = SeatTraveller & Pick<SeatNode, "unparsed">;
type SeatColumns = Mutable<SeatTraveller> & Unparsed;

class SeatsRules extends LineRules {
  /**
   * seat: flight SeatClass? DayMonth SeatWeekday? SeatPair SeatStatus GivenSeat? rest
   *
   *    1 AA 175I 12APR DFWHND HK 12A WH   G  1.1 SAMPLEMAN/BORIS MR
   *   1   1277R 25DEC SGNDAD HK 14D NA    P 1.1 DOE/JANE MS
   *
   * The number is that of the segment. A row without a seat has no meaning.
   */
  readonly line = this.RULE("seat", (): SeatNode | NoteNode => {
    const segment = this.elementNumber();
    const { airline, flight } = this.SUBRULE(this.flight);
    this.skip(1, SeatClass);
    const date = this.read(this.CONSUME(DayMonth), dateValue);
    this.skip(2, SeatWeekday);
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
   * rest: (SeatRowCode | PersonReference | ReferredName | Word)*
   *
   *   WH   G  1.1 SAMPLEMAN/BORIS MR
   */
  private readonly rest = this.RULE("rest", (): SeatRest => {
    const { unparsed, ...traveller } = this.columns();
    return { ...traveller, ...unparsedField({ unparsed }) };
  });

  private readonly columns = this.manyOf(
    (): SeatColumns => ({ unparsed: [] }),
    [
      [SeatCode, addCode],
      [PersonReference, ofFirst((text) => ({ ...personOf(text), ...namedBy(text) }))],
      [ReferredName, ofFirst((text) => ({ named: [nameOf(text)] }))],
      unparsedCase(Word),
    ],
  );
}

/** Adds the traveller right after the seat; the next one has another seat, whose row lost its line break. */
function ofFirst(
  travellerOf: (text: Read<string>) => SeatTraveller,
): (found: SeatColumns, text: Read<string>) => void {
  return (found, text) => {
    if (found.named === undefined && found.persons === undefined)
      Object.assign(found, travellerOf(text));
    else found.unparsed.push(text);
  };
}

/** A code has no meaning after the traveller. */
function addCode({ named, unparsed }: SeatColumns, code: Read<string>): void {
  if (named !== undefined) unparsed.push(code);
}

/** The name after the number; none if it is cut before its slash. */
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
export const seats = lineFamily(
  "seats",
  [SectionSeatAirline, SectionFirstFlight],
  SEATS,
  SeatsRules,
);

/** The same rows outside their section, if they have a seat. */
export const looseSeats = lineFamily(
  "seat",
  [LooseSeatAirline, LooseFirstFlight],
  SEATS,
  SeatsRules,
);
