import { EMPTY_ALT } from "chevrotain";
import type { PrintedSeat, Read, SsrNode, TravelDocument } from "../../../src/ast/nodes.ts";
import { LineRules, type Columns } from "../../../src/decode/engine/line-rules.ts";
import { FlightKey, flightOfKey } from "../segments/flight-key.ts";
import { DAY_MONTH } from "../shapes.ts";
import { FullDate, Slash } from "../tokens.ts";
import { dateValue, part, ticketNumberValue } from "../values.ts";
import {
  InfantGiven,
  InfantSurname,
  MembershipNumber,
  SeatDot,
  SeatNumber,
  SeatPerson,
  SmokingLetter,
  SsrPair,
  TicketNumber,
  type SsrTexts,
} from "./ssr-tokens.ts";

const AFTER_SEAT = { smoking: SmokingLetter, person: SeatPerson } satisfies Columns;

/** The content of a request after its head. */
export type Details = Pick<
  SsrNode,
  | "origin"
  | "destination"
  | "flight"
  | "date"
  | "seats"
  | "document"
  | "infant"
  | "birthDate"
  | "frequentFlyer"
  | "ticket"
  | "isInfantTicket"
>;

/** The rules for the content of requests after their heads: one for each code or group of codes. */
export abstract class SsrDetailRules extends LineRules {
  protected abstract readonly texts: SsrTexts;

  /**
   * ssrKey: FlightKey?
   *
   *   LHRJFK0117Y12APR
   */
  private readonly key = this.RULE("ssrKey", (): Details => {
    const key = this.optionalText(1, FlightKey);
    return key === undefined ? {} : flightOfKey(key);
  });

  /**
   * seats: ssrKey SsrPair? (Slash | SeatDot | seat | <field>)*
   *
   *   ATLIST/22DN,P1/22EN,P2/DEFAULT ZONE CODE        DFWHND0175I12APR.12A
   */
  protected readonly seats = this.RULE("seats", (): Details => {
    const flight = this.SUBRULE(this.key);
    const pair = this.optionalText(1, SsrPair);
    const seats: PrintedSeat[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(SeatDot) },
        { ALT: () => seats.push(this.SUBRULE(this.seat)) },
        { ALT: () => this.CONSUME(this.texts.field) },
      ]);
    });
    const cities =
      pair === undefined ? {} : { origin: part(pair, 0, 3), destination: part(pair, 3, 6) };
    return { seats, ...cities, ...flight };
  });

  /** seat: SeatNumber SmokingLetter? SeatPerson? */
  private readonly seat = this.RULE("seat", (): PrintedSeat => {
    const seat = this.text(this.CONSUME(SeatNumber));
    const { person } = this.optionals(1, AFTER_SEAT);
    return { seat, person: part(person, 2, 4) };
  });

  /**
   * document: documentField (Slash documentField)*
   *
   * The fields are type / country / number / nationality / birth / sex / expiry / surname / given /
   * middle; if only the birth date is known, DB / birth / sex / surname / given / middle.
   *
   *   P/ZZZ/X0000000/ZZZ/19JAN84/F/05NOV30/SAMPLEMAN/ARIA        DB/19JAN84/F/SAMPLEMAN/ARIA
   */
  protected readonly document = this.RULE("document", (): Details => {
    const fields = [this.SUBRULE(this.documentField)];
    this.MANY(() => {
      this.CONSUME(Slash);
      fields.push(this.SUBRULE2(this.documentField));
    });
    return this.ACTION(() => ({ document: documentOf(fields) }));
  });

  /** documentField: FullDate | <field> | nothing */
  private readonly documentField = this.RULE("documentField", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FullDate)) },
      { ALT: () => this.text(this.CONSUME(this.texts.field)) },
      { ALT: EMPTY_ALT<Read<string> | undefined>(undefined) },
    ]),
  );

  /**
   * infant: ssrKey Slash? (InfantSurname Slash)? InfantGiven? Slash? FullDate? words
   *
   *   SAMPLEMAN/KAI 05JAN25        DFWHND0175I12APR/SAMPLEMAN/KAI/05JAN25
   */
  protected readonly infant = this.RULE("infant", (): Details => {
    const flight = this.SUBRULE(this.key);
    this.skip(1, Slash);
    const surname = this.option(2, () => {
      const read = this.text(this.CONSUME(InfantSurname));
      this.CONSUME2(Slash);
      return read;
    });
    const given = this.optionalText(3, InfantGiven);
    this.skip(4, Slash);
    const birthDate = this.optional(5, FullDate, dateValue);
    this.SUBRULE(this.words);
    if (surname === undefined) return flight;
    return { infant: { surname, given, birthDate }, ...flight };
  });

  /**
   * child: ssrKey Slash? FullDate? words
   *
   *   04APR18        DFWHND0175I12APR/04APR18
   */
  protected readonly child = this.RULE("child", (): Details => {
    const flight = this.SUBRULE(this.key);
    this.skip(1, Slash);
    const birthDate = this.optional(2, FullDate, dateValue);
    this.SUBRULE(this.words);
    return { birthDate, ...flight };
  });

  /**
   * frequentFlyer: ssrKey Slash? MembershipNumber? words
   *
   *   LH000000000 SILVER/SIL        DFWHND0175I12APR/AA0000000
   */
  protected readonly frequentFlyer = this.RULE("frequentFlyer", (): Details => {
    const flight = this.SUBRULE(this.key);
    this.skip(1, Slash);
    const frequentFlyer = this.optionalText(2, MembershipNumber);
    const other = this.SUBRULE(this.words);
    return { frequentFlyer, ...other, ...flight };
  });

  /**
   * ticketNumber: (TicketNumber | FlightKey | Slash | <field>)*
   *
   *   LHRJFK0117Y12APR/1250000000001C1        SHAPEK 5101 Y06SEP INF7810000000001/1
   */
  protected readonly ticket = this.RULE("ticketNumber", (): Details => {
    let printed: Read<string> | undefined;
    let flight: Details = {};
    this.MANY(() => {
      this.OR([
        { ALT: () => (printed = this.text(this.CONSUME(TicketNumber))) },
        { ALT: () => (flight = flightOfKey(this.text(this.CONSUME(FlightKey)))) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(this.texts.field) },
      ]);
    });
    return this.ACTION(() => ({ ...flight, ...ticketOf(printed) }));
  });

  /**
   * words:
   *   (FlightKey | <text> | Slash | FullDate | InfantSurname | InfantGiven | MembershipNumber)*
   *
   *   TO KQ BY 18JUL26/1600Z OTHERWISE WILL BE XXLD
   */
  protected readonly words = this.RULE("words", (): Details => {
    let flight: Details = {};
    this.MANY(() => {
      this.OR([
        { ALT: () => (flight = flightOfKey(this.text(this.CONSUME(FlightKey)))) },
        { ALT: () => this.CONSUME(this.texts.text) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(FullDate) },
        { ALT: () => this.CONSUME(InfantSurname) },
        { ALT: () => this.CONSUME(InfantGiven) },
        { ALT: () => this.CONSUME(MembershipNumber) },
      ]);
    });
    return flight;
  });
}

/** The number of the ticket, and whether it is an infant's. */
function ticketOf(printed: Read<string> | undefined): Details {
  if (printed === undefined) return {};
  const digits = part(printed, printed.value.search(/\d/), printed.value.length);
  const ticket = digits && { ...digits, value: ticketNumberValue(digits.value) };
  return { ticket, ...(printed.value.startsWith("INF") && { isInfantTicket: true }) };
}

const BIRTH_DATE = new RegExp(`^${DAY_MONTH}\\d{2,4}$`);

/** The values of a document; none if its fields are not in their places. */
function documentOf(fields: readonly (Read<string> | undefined)[]): TravelDocument {
  const isBirthOnly = fields[0]?.value === "DB";
  const [birth, gender] = isBirthOnly ? fields.slice(1) : fields.slice(4);
  const [surname, given] = isBirthOnly ? fields.slice(3) : fields.slice(7);
  if (birth !== undefined && !BIRTH_DATE.test(birth.value)) return {};
  const birthDate = birth && { ...birth, value: dateValue(birth.value) };
  return { birthDate, gender, surname, given };
}

/** The details without those that are absent or empty. */
export function printedOnly(details: Details): Partial<Details> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => isPrinted(value)));
}

function isPrinted(value: Details[keyof Details]): boolean {
  return value !== undefined && Object.values(value).some((field) => field !== undefined);
}
