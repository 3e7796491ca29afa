import { createToken, EMPTY_ALT, type TokenType } from "chevrotain";
import type { PrintedSeat, Read, SsrNode, TravelDocument } from "../../../src/ast/nodes.ts";
import type { Rule } from "../../../src/decode/engine/line-rules.ts";
import { AssociatedLineRules } from "../people/association.ts";
import { FlightKey, flightOfKey } from "../segments/flight-key.ts";
import { CITY_PAIR, FullDate, MONTH, Slash } from "../tokens.ts";
import { countOf, dateValue, part, ticketNumberValue } from "../values.ts";

/*
 * A special service request. What follows code, airline and status depends on the code:
 *
 *   SSR RQST LH HK1 MIAFRA/14CN,P1        SSR DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA
 *   SSR INFT LH HN1 SAMPLEMAN/KAI 05JAN25   SSRTKNEDLHK01 PDXAMS 0166X 12APR-1DOE/JANE.0060000000001C1
 *
 * Systems differ in how they part the head, and in how they say whom a request is about: a system's
 * own rules extend `SsrRules`, its modes are `ssrModes`.
 */

/** The opener of a request; what a system puts before it is given as the source of a pattern. */
export function ssrHead(name: string, before = ""): TokenType {
  return createToken({
    name,
    label: "SSR",
    pattern: new RegExp(`${before}SSR(?= +[A-Z]{4} | ?[A-Z]{4}[A-Z\\d]{2})`),
    push_mode: "ssr",
  });
}

/** Row and letter, and the smoking wish that may follow. */
const SEAT = "\\d{1,3}[A-Z]{1,2}";
/** The four-letter code; some lead into a mode of their own. */
const codeToken = (name: string, pattern: RegExp, mode: string) =>
  createToken({ name, label: "service code", pattern, pop_mode: true, push_mode: mode });
const KEY_END = " ?\\d{1,4} ?[A-Z]\\d{1,3}[A-Z]{3}";
/**
 * Wishes for a seat lead there too, where they name one: `NSST LH HK1 MIAFRA/14CN`,
 * `NSST AA HK1 DFWHND0175I12APR 12A`.
 */
const SeatCode = codeToken(
  "SeatCode",
  new RegExp(
    `RQST|(?:NSST|SMST|SEAT)(?=[^\\n]*[A-Z]{2}(?:(?:${KEY_END})?[/.]|${KEY_END} {1,3})${SEAT}[-,./ \\n\\d])`,
  ),
  "ssrSeat",
);
const DocumentCode = codeToken("DocumentCode", /DOCS/, "ssrDocument");
const InfantCode = codeToken("InfantCode", /INFT/, "ssrInfant");
const ChildCode = codeToken("ChildCode", /CHLD/, "ssrChild");
const FrequentFlyerCode = codeToken("FrequentFlyerCode", /FQT[VRUS]/, "ssrFrequentFlyer");
const TicketCode = codeToken("TicketCode", /TKN[EAMC]/, "ssrTicket");
const OtherCode = codeToken("OtherCode", /[A-Z]{4}/, "ssrText");

/** `LH` of `SSR RQST LH HK1`, and of `SSRRQSTLHHK1`. */
const SsrAirline = createToken({
  name: "SsrAirline",
  label: "airline",
  pattern: /(?<=SSR +[A-Z]{4} +)[A-Z\d]{2}(?=[ \n]|[A-Z]{2}\d)|(?<=SSR ?[A-Z]{4})[A-Z\d]{2}/,
});
/** `HK1`; the count can be missing: `HK/`. */
const SsrStatus = createToken({
  name: "SsrStatus",
  label: "status",
  pattern:
    /(?<=SSR +[A-Z]{4} +[A-Z\d]{2} *)[A-Z]{2}(?:\d{1,2}(?![A-Z\d])|(?=\/))|(?<=SSR ?[A-Z]{4}[A-Z\d]{2} ?)[A-Z]{2}(?:\d{1,2}|(?=\/))/,
});
/** A slash that touches the status belongs to no field. */
const StatusSlash = createToken({
  name: "StatusSlash",
  pattern: /(?<=SSR *[A-Z]{4} *[A-Z\d]{2} *[A-Z]{2}\d{0,2})\//,
});
/** Right behind the status: words can have six letters, too. */
const SsrPair = createToken({
  name: "SsrPair",
  label: "city pair",
  pattern: new RegExp(
    `(?<=SSR *[A-Z]{4} *[A-Z\\d]{2} *[A-Z]{2}\\d{0,2}[ /]{0,3})${CITY_PAIR.source}`,
  ),
});
/** Row and letter; the smoking wish that may follow is no part of the seat. */
const SeatNumber = createToken({
  name: "SeatNumber",
  label: "seat",
  pattern: new RegExp(`\\d{1,3}[A-Z](?=[NS]?(?:[-,./ \\n]|${SEAT}[-,./ \\n\\d]))`),
});
/** What is about the person a request names right before: `-1DOE/JANE.03A`. */
const DetailDot = createToken({ name: "DetailDot", label: ".", pattern: /\.(?=[A-Z\d])/ });
/** Before a seat: `DFWHND0175I12APR.12A`. */
const SeatDot = createToken({
  name: "SeatDot",
  label: ".",
  pattern: /\.(?=\d{1,3}[A-Z])/,
  categories: [DetailDot],
});
const SmokingLetter = createToken({ name: "SmokingLetter", pattern: /[A-Z](?=[-,./ \n\d])/ });
const SeatPerson = createToken({ name: "SeatPerson", label: "person", pattern: /,P\d{1,2}/ });
const InfantSurname = createToken({
  name: "InfantSurname",
  label: "surname",
  pattern: /[A-Z][A-Z '.-]*(?=\/[A-Z])/,
});
const InfantGiven = createToken({
  name: "InfantGiven",
  label: "given name",
  pattern: /[A-Z][A-Z']*(?:[ .-]+[A-Z][A-Z']*)*/,
});
/** `LH000000000`. */
const MembershipNumber = createToken({
  name: "MembershipNumber",
  label: "membership number",
  pattern: /[A-Z\d]{2}[ -]?(?=[A-Z]{0,6}\d)[A-Z\d]{4,25}(?=[ /\n-])/,
});
/** 13 digits; the coupons follow. `INF` before them: the ticket of the lap infant. */
const TicketNumber = createToken({
  name: "TicketNumber",
  label: "ticket number",
  pattern: /(?:INF)?\d{3}-?\d{10}/,
});

/** The tokens of texts, which end where the reference to a person begins. */
export interface SsrTexts {
  /** What stands between two slashes. */
  readonly field: TokenType;
  /** Any text, up to a slash that means something. */
  readonly text: TokenType;
}

/** The modes of requests: `reference` lists the tokens that refer to persons and segments. */
export function ssrModes({ field, text }: SsrTexts, ...reference: readonly TokenType[]) {
  const head = [SsrAirline, SsrStatus, ...reference, StatusSlash, DetailDot, FlightKey];
  return {
    ssr: [SeatCode, DocumentCode, InfantCode, ChildCode, FrequentFlyerCode, TicketCode, OtherCode],
    ssrSeat: [SeatDot, ...head, Slash, SsrPair, SeatNumber, SmokingLetter, SeatPerson, field],
    ssrDocument: [...head, Slash, FullDate, field],
    ssrInfant: [...head, Slash, FullDate, InfantSurname, InfantGiven, text],
    ssrChild: [...head, Slash, FullDate, text],
    ssrFrequentFlyer: [...head, Slash, MembershipNumber, text],
    ssrTicket: [...head, Slash, TicketNumber, field],
    ssrText: [...head, text, Slash],
  };
}

type Reference = Pick<SsrNode, "segments" | "persons" | "named" | "unparsed">;
type Head = Pick<SsrNode, "airline" | "status" | "count">;
type Details = Pick<
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
type Request = Head & Pick<SsrNode, "code" | "text"> & Details & Reference;

/** What a code's own rule reads, as printed too, and whom it is about. */
interface Detail {
  readonly found: Details;
  readonly text: Read<string> | undefined;
  readonly reference: Reference;
}

export abstract class SsrRules extends AssociatedLineRules {
  protected abstract readonly opener: TokenType;
  protected abstract readonly texts: SsrTexts;
  /** Whom and what the request is about; may take nothing. */
  protected abstract readonly reference: Rule<Reference>;

  /**
   * ssr:
   *   Ssr (seatRequest | documentRequest | infantRequest | childRequest
   *   | frequentFlyerRequest | ticketRequest | otherRequest)
   *
   *    20 SSR VGML LH KK1/S4/P1
   */
  readonly line = this.RULE("ssr", (): SsrNode => {
    const number = this.elementNumber();
    this.CONSUME(this.opener);
    const request = this.OR<Request>([
      { ALT: () => this.SUBRULE(this.seatRequest) },
      { ALT: () => this.SUBRULE(this.documentRequest) },
      { ALT: () => this.SUBRULE(this.infantRequest) },
      { ALT: () => this.SUBRULE(this.childRequest) },
      { ALT: () => this.SUBRULE(this.frequentFlyerRequest) },
      { ALT: () => this.SUBRULE(this.ticketRequest) },
      { ALT: () => this.SUBRULE(this.otherRequest) },
    ]);
    return this.ACTION(() => ({ kind: "ssr", number, ...request }));
  });

  /**
   * seatRequest:
   *   SeatCode ssrHead seats reference (DetailDot seats reference)? (DetailDot seats reference)?
   *
   *   RQST LH HK1 MIAFRA/14CN,P1        NSST AA HK1 DFWHND0175I12APR-1DOE/JANE.03A
   */
  private readonly seatRequest = this.RULE("seatRequest", () => this.request(SeatCode, this.seats));

  /**
   * documentRequest:
   *   DocumentCode ssrHead document reference (DetailDot document reference)? (DetailDot document reference)?
   *
   *   DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA
   */
  private readonly documentRequest = this.RULE("documentRequest", () =>
    this.request(DocumentCode, this.document),
  );

  /**
   * infantRequest:
   *   InfantCode ssrHead infant reference (DetailDot infant reference)? (DetailDot infant reference)?
   *
   *   INFT LH HN1 SAMPLEMAN/KAI 05JAN25
   */
  private readonly infantRequest = this.RULE("infantRequest", () =>
    this.request(InfantCode, this.infant),
  );

  /**
   * childRequest:
   *   ChildCode ssrHead child reference (DetailDot child reference)? (DetailDot child reference)?
   *
   *   CHLD LH HK1 04APR18
   */
  private readonly childRequest = this.RULE("childRequest", () =>
    this.request(ChildCode, this.child),
  );

  /**
   * frequentFlyerRequest:
   *   FrequentFlyerCode ssrHead frequentFlyer reference (DetailDot frequentFlyer reference)? (DetailDot frequentFlyer reference)?
   *
   *   FQTV LH HK1 LH000000000
   */
  private readonly frequentFlyerRequest = this.RULE("frequentFlyerRequest", () =>
    this.request(FrequentFlyerCode, this.frequentFlyer),
  );

  /**
   * ticketRequest:
   *   TicketCode ssrHead ticketNumber reference (DetailDot ticketNumber reference)? (DetailDot ticketNumber reference)?
   *
   *   TKNE LH HK01 PDXAMS 0166X 12APR-1DOE/JANE.0060000000001C1
   */
  private readonly ticketRequest = this.RULE("ticketRequest", () =>
    this.request(TicketCode, this.ticket),
  );

  /**
   * otherRequest:
   *   OtherCode ssrHead words reference (DetailDot words reference)? (DetailDot words reference)?
   *
   *   VGML LH KK1/S4/P1
   */
  private readonly otherRequest = this.RULE("otherRequest", () =>
    this.request(OtherCode, this.words),
  );

  /**
   * A code, the head, what the code's own rule reads, and the reference; then the details of each
   * of at most two who are named.
   */
  private request(code: TokenType, details: Rule<Details>): Request {
    const read = this.text(this.CONSUME(code));
    const head = this.SUBRULE(this.head);
    const { found, text, reference } = this.detail(1, details);
    const first = this.OPTION1(() => {
      this.CONSUME1(DetailDot);
      return this.detail(2, details);
    });
    const second = this.OPTION2(() => {
      this.CONSUME2(DetailDot);
      return this.detail(3, details);
    });
    return this.ACTION(() => {
      const request: Request = { code: read, ...head, text, ...found, ...reference };
      return [first, second].reduce((whole, detail) => this.withDetail(whole, detail), request);
    });
  }

  /**
   * Details, and whom they are about. Once in a request, and again behind the reference:
   * `.03A`, `.SAMPLEMAN/KAI 05JAN25`, `.NO ONIONS`.
   *
   * @param digit of the rules that read them
   */
  private detail(digit: number, details: Rule<Details>): Detail {
    let found: Details = {};
    const text = this.printed(() => (found = this.subrule(digit, details)));
    return { found, text, reference: this.subrule(digit, this.reference) };
  }

  /** A request with what follows the reference. Words that are nothing but text belong to its text. */
  private withDetail(request: Request, detail: Detail | undefined): Request {
    if (detail === undefined) return request;
    const { text, reference } = detail;
    const found = printedOnly(detail.found);
    const words = Object.keys(found).length === 0 ? text : undefined;
    return {
      ...request,
      ...found,
      ...(request.seats && found.seats && { seats: [...request.seats, ...found.seats] }),
      ...reference,
      ...(request.named && reference.named && { named: [...request.named, ...reference.named] }),
      ...(words && { text: this.between((request.text ?? words).start, words.end) }),
    };
  }

  /** ssrHead: SsrAirline? SsrStatus? StatusSlash? */
  private readonly head = this.RULE("ssrHead", (): Head => {
    const airline = this.optionalText(1, SsrAirline);
    const status = this.optionalText(2, SsrStatus);
    this.OPTION3(() => this.CONSUME(StatusSlash));
    return { airline, status: part(status, 0, 2), count: countOf(status) };
  });

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
  private readonly seats = this.RULE("seats", (): Details => {
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
    return { ...cities, ...flight, seats };
  });

  /** seat: SeatNumber SmokingLetter? SeatPerson? */
  private readonly seat = this.RULE("seat", (): PrintedSeat => {
    const seat = this.text(this.CONSUME(SeatNumber));
    this.OPTION(() => this.CONSUME(SmokingLetter));
    const person = this.optionalText(1, SeatPerson);
    return { seat, person: part(person, 2, 4) };
  });

  /**
   * document: documentField (Slash documentField)*
   *
   * The fields are type / country / number / nationality / birth / sex / expiry / surname / given /
   * middle; where only the birth date is known, DB / birth / sex / surname / given / middle.
   *
   *   P/ZZZ/X0000000/ZZZ/19JAN84/F/05NOV30/SAMPLEMAN/ARIA        DB/19JAN84/F/SAMPLEMAN/ARIA
   */
  private readonly document = this.RULE("document", (): Details => {
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
  private readonly infant = this.RULE("infant", (): Details => {
    const flight = this.SUBRULE(this.key);
    this.OPTION1(() => this.CONSUME1(Slash));
    const surname = this.option(2, () => {
      const read = this.text(this.CONSUME(InfantSurname));
      this.CONSUME2(Slash);
      return read;
    });
    const given = this.optionalText(3, InfantGiven);
    this.option(4, () => this.CONSUME3(Slash));
    const birthDate = this.optional(5, FullDate, dateValue);
    this.SUBRULE(this.words);
    if (surname === undefined) return flight;
    return { ...flight, infant: { surname, given, birthDate } };
  });

  /**
   * child: ssrKey Slash? FullDate? words
   *
   *   04APR18        DFWHND0175I12APR/04APR18
   */
  private readonly child = this.RULE("child", (): Details => {
    const flight = this.SUBRULE(this.key);
    this.OPTION2(() => this.CONSUME(Slash));
    const birthDate = this.optional(1, FullDate, dateValue);
    this.SUBRULE(this.words);
    return { ...flight, birthDate };
  });

  /**
   * frequentFlyer: ssrKey Slash? MembershipNumber? words
   *
   *   LH000000000 SILVER/SIL        DFWHND0175I12APR/AA0000000
   */
  private readonly frequentFlyer = this.RULE("frequentFlyer", (): Details => {
    const flight = this.SUBRULE(this.key);
    this.OPTION2(() => this.CONSUME(Slash));
    const frequentFlyer = this.optionalText(1, MembershipNumber);
    const other = this.SUBRULE(this.words);
    return { ...other, ...flight, frequentFlyer };
  });

  /**
   * ticketNumber: (TicketNumber | FlightKey | Slash | <field>)*
   *
   *   LHRJFK0117Y12APR/1250000000001C1        SHAPEK 5101 Y06SEP INF7810000000001/1
   */
  private readonly ticket = this.RULE("ticketNumber", (): Details => {
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
  private readonly words = this.RULE("words", (): Details => {
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

/** The number, and whose the ticket is. */
function ticketOf(printed: Read<string> | undefined): Details {
  if (printed === undefined) return {};
  const digits = part(printed, printed.value.search(/\d/), printed.value.length);
  const ticket = digits && { ...digits, value: ticketNumberValue(digits.value) };
  return { ticket, ...(printed.value.startsWith("INF") && { isInfantTicket: true }) };
}

const BIRTH_DATE = new RegExp(`^\\d{1,2}${MONTH}\\d{2,4}$`);

/** A document whose fields are not where they belong says nothing. */
function documentOf(fields: readonly (Read<string> | undefined)[]): TravelDocument {
  const isBirthOnly = fields[0]?.value === "DB";
  const [birth, gender] = isBirthOnly ? fields.slice(1) : fields.slice(4);
  const [surname, given] = isBirthOnly ? fields.slice(3) : fields.slice(7);
  if (birth !== undefined && !BIRTH_DATE.test(birth.value)) return {};
  const birthDate = birth && { ...birth, value: dateValue(birth.value) };
  return { birthDate, gender, surname, given };
}

/** The details without those that are not printed, or print nothing. */
function printedOnly(details: Details): Partial<Details> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => isPrinted(value)));
}

function isPrinted(value: Details[keyof Details]): boolean {
  return value !== undefined && Object.values(value).some((field) => field !== undefined);
}
