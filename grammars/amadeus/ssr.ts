import { createToken, EMPTY_ALT, type TokenType } from "chevrotain";
import type { PrintedSeat, Read, SsrNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/engine/grammar.ts";
import { AssociationRefs, AssociatedLineRules, ElementText } from "../common/association.ts";
import { CITY_PAIR, FieldText, FullDate, Slash } from "../common/tokens.ts";
import { birthDateValue, countOf, part } from "../common/values.ts";

/*
 * A special service request. What follows code, airline and status depends on the code:
 *
 *  10 SSR RQST LH HK1 MIAFRA/14CN,P1/S4   SEE RTSTR
 *  13 SSR DOCS LH HK1 ////19JAN84/F//SAMPLEMAN/ARIA/P1
 *  14 SSR INFT LH HN1 SAMPLEMAN/KAI 05JAN25/S4/P1
 *  15 SSR CHLD LH HK1 04APR18/P2
 *  16 *SSR FQTV YY HK/ LH000000000 SILVER/SIL/P1
 *  18 SSR OTHS 1A AUTO XX IF SSR TKNA/E/M/C NOT RCVD BY 1130/20APR
 */

const Ssr = createToken({
  name: "Ssr",
  label: "SSR",
  pattern: /[*/#]?SSR(?= +[A-Z]{4} )/,
  push_mode: "ssr",
});

/** The four-letter code; some lead into a mode of their own. */
const codeToken = (name: string, pattern: RegExp, mode: string) =>
  createToken({ name, label: "service code", pattern, pop_mode: true, push_mode: mode });
/** Wishes for a seat lead there too, where they name one: `NSST LH HK1 MIAFRA/14CN`. */
const SeatCode = codeToken(
  "SeatCode",
  /RQST|(?:NSST|SMST|SEAT)(?= [^\n]*[A-Z]{6}\/\d{1,3}[A-Z]{1,2}[,/ \n])/,
  "ssrSeat",
);
const DocumentCode = codeToken("DocumentCode", /DOCS/, "ssrDocument");
const InfantCode = codeToken("InfantCode", /INFT/, "ssrInfant");
const ChildCode = codeToken("ChildCode", /CHLD/, "ssrChild");
const FrequentFlyerCode = codeToken("FrequentFlyerCode", /FQT[VRUS]/, "ssrFrequentFlyer");
const TicketCode = codeToken("TicketCode", /TKN[EAMC]/, "ssrTicket");
const OtherCode = codeToken("OtherCode", /[A-Z]{4}/, "ssrText");

const SsrAirline = createToken({
  name: "SsrAirline",
  label: "airline",
  pattern: /(?<=SSR +[A-Z]{4} +)[A-Z\d]{2}(?=[ \n])/,
});
/** `HK1`; the count can be missing: `HK/`. */
const SsrStatus = createToken({
  name: "SsrStatus",
  label: "status",
  pattern: /(?<=SSR +[A-Z]{4} +[A-Z\d]{2} +)[A-Z]{2}(?:\d{1,2}(?![A-Z\d])|(?=\/))/,
});
/** A slash that touches the status belongs to no field. */
const StatusSlash = createToken({
  name: "StatusSlash",
  pattern: /(?<=SSR +[A-Z]{4} +[A-Z\d]{2} +[A-Z]{2}\d{0,2})\//,
});
const SsrPair = createToken({ name: "SsrPair", label: "city pair", pattern: CITY_PAIR });
/** Row and letter; the smoking wish that may follow is no part of the seat. */
const SeatNumber = createToken({
  name: "SeatNumber",
  label: "seat",
  pattern: /\d{1,3}[A-Z](?=[A-Z]?[,/ \n])/,
});
const SmokingLetter = createToken({ name: "SmokingLetter", pattern: /[A-Z](?=[,/ \n])/ });
const SeatPerson = createToken({ name: "SeatPerson", label: "person", pattern: /,P\d{1,2}/ });
const InfantSurname = createToken({
  name: "InfantSurname",
  label: "surname",
  pattern: /[A-Z][A-Z '.-]*(?=\/[A-Z])/,
});
const InfantGiven = createToken({
  name: "InfantGiven",
  label: "given name",
  pattern: /[A-Z][A-Z'.-]*(?: +[A-Z][A-Z'.-]*)*/,
});
/** `LH000000000`. */
const MembershipNumber = createToken({
  name: "MembershipNumber",
  label: "membership number",
  pattern: /[A-Z\d]{2}[ -]?(?=[A-Z]{0,6}\d)[A-Z\d]{4,25}(?=[ /\n-])/,
});
/** `LHRJFK0117Y12APR`. */
const FlightKey = createToken({ name: "FlightKey", pattern: /[A-Z]{6}\d{4}[A-Z]\d{1,2}[A-Z]{3}/ });
/** 13 digits; the coupons follow. */
const TicketNumber = createToken({
  name: "TicketNumber",
  label: "ticket number",
  pattern: /\d{13}/,
});

const HEAD = [SsrAirline, SsrStatus, AssociationRefs, StatusSlash];
const MODES = {
  ssr: [SeatCode, DocumentCode, InfantCode, ChildCode, FrequentFlyerCode, TicketCode, OtherCode],
  ssrSeat: [...HEAD, Slash, SsrPair, SeatNumber, SmokingLetter, SeatPerson, FieldText],
  ssrDocument: [...HEAD, Slash, FullDate, FieldText],
  ssrInfant: [...HEAD, Slash, FullDate, InfantSurname, InfantGiven, ElementText],
  ssrChild: [...HEAD, Slash, FullDate, ElementText],
  ssrFrequentFlyer: [...HEAD, Slash, MembershipNumber, ElementText],
  ssrTicket: [...HEAD, Slash, TicketNumber, FlightKey, FieldText],
  ssrText: [...HEAD, ElementText, Slash],
};

type Head = Pick<SsrNode, "airline" | "status" | "count">;
type Request = Head & Pick<SsrNode, "code" | "text"> & Details;
type Details = Omit<SsrNode, "kind" | "number" | "code" | "text" | keyof Head>;

class SsrRules extends AssociatedLineRules {
  /**
   * ssr:
   *   elementNumber? Ssr
   *   ( SeatCode head seats | DocumentCode head document | InfantCode head infant
   *   | ChildCode head child | FrequentFlyerCode head frequentFlyer | TicketCode head ticket
   *   | OtherCode head words )
   *   association
   *
   *    20 SSR VGML LH KK1/S4/P1
   */
  readonly line = this.RULE("ssr", (): SsrNode => {
    const number = this.elementNumber();
    this.CONSUME(Ssr);
    const request = this.OR<Request>([
      { ALT: () => this.request(1, SeatCode, () => this.SUBRULE(this.seats)) },
      { ALT: () => this.request(2, DocumentCode, () => this.SUBRULE(this.document)) },
      { ALT: () => this.request(3, InfantCode, () => this.SUBRULE(this.infant)) },
      { ALT: () => this.request(4, ChildCode, () => this.SUBRULE(this.child)) },
      { ALT: () => this.request(5, FrequentFlyerCode, () => this.SUBRULE(this.frequentFlyer)) },
      { ALT: () => this.request(6, TicketCode, () => this.SUBRULE(this.ticket)) },
      { ALT: () => this.request(7, OtherCode, () => this.SUBRULE(this.words)) },
    ]);
    const association = this.association();
    return this.ACTION(() => ({ kind: "ssr", number, ...request, ...association }));
  });

  /** A code, the head, and what the code's own rule reads. */
  private request(index: number, code: TokenType, details: () => Details): Request {
    const read = this.text(this.consume(index, code));
    const head = this.subrule(index, this.head);
    let found: Details = {};
    const text = this.printed(() => (found = details()));
    return this.ACTION(() => ({ code: read, ...head, text, ...found }));
  }

  /** head: SsrAirline? SsrStatus? StatusSlash? */
  private readonly head = this.RULE("ssrHead", (): Head => {
    const airline = this.optionalText(1, SsrAirline);
    const status = this.optionalText(2, SsrStatus);
    this.OPTION3(() => this.CONSUME(StatusSlash));
    return { airline, status: part(status, 0, 2), count: countOf(status) };
  });

  /**
   * seats: SsrPair? (Slash | seat | FieldText)*
   *
   *   ATLIST/22DN,P1/22EN,P2/DEFAULT ZONE CODE
   */
  private readonly seats = this.RULE("seats", (): Details => {
    const pair = this.optionalText(1, SsrPair);
    const seats: PrintedSeat[] = [];
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => seats.push(this.SUBRULE(this.seat)) },
        { ALT: () => this.CONSUME(FieldText) },
      ]);
    });
    return { origin: part(pair, 0, 3), destination: part(pair, 3, 6), seats };
  });

  /** seat: SeatNumber SmokingLetter? SeatPerson? */
  private readonly seat = this.RULE("seat", (): PrintedSeat => {
    const seat = this.text(this.CONSUME(SeatNumber));
    this.OPTION(() => this.CONSUME(SmokingLetter));
    const person = this.optionalText(1, SeatPerson);
    return { seat, person: part(person, 2, 4) };
  });

  /**
   * document: field? (Slash field?)*, the fields being
   *   type / country / number / nationality / birth / sex / expiry / surname / given / middle
   *
   *   P/ZZZ/X0000000/ZZZ/19JAN84/F/05NOV30/SAMPLEMAN/ARIA
   */
  private readonly document = this.RULE("document", (): Details => {
    const fields = [this.SUBRULE(this.documentField)];
    this.MANY(() => {
      this.CONSUME(Slash);
      fields.push(this.SUBRULE2(this.documentField));
    });
    return this.ACTION(() => {
      const [, , , , birth, sex, , surname, given] = fields;
      const birthDate = birth && { ...birth, value: birthDateValue(birth.value) };
      return { document: { birthDate, gender: sex, surname, given } };
    });
  });

  /** documentField: (FullDate | FieldText)? */
  private readonly documentField = this.RULE("documentField", () =>
    this.OR([
      { ALT: () => this.text(this.CONSUME(FullDate)) },
      { ALT: () => this.text(this.CONSUME(FieldText)) },
      { ALT: EMPTY_ALT<Read<string> | undefined>(undefined) },
    ]),
  );

  /**
   * infant: (InfantSurname Slash)? InfantGiven? FullDate? words
   *
   *   SAMPLEMAN/KAI 05JAN25
   */
  private readonly infant = this.RULE("infant", (): Details => {
    let surname: Read<string> | undefined;
    this.OPTION(() => {
      surname = this.text(this.CONSUME(InfantSurname));
      this.CONSUME(Slash);
    });
    const given = this.optionalText(1, InfantGiven);
    this.OPTION2(() => this.CONSUME2(Slash));
    const birthDate = this.optional(3, FullDate, birthDateValue);
    this.SUBRULE(this.words);
    return surname === undefined ? {} : { infant: { surname, given, birthDate } };
  });

  /**
   * child: FullDate? words
   *
   *   04APR18
   */
  private readonly child = this.RULE("child", (): Details => {
    const birthDate = this.optional(1, FullDate, birthDateValue);
    this.SUBRULE(this.words);
    return { birthDate };
  });

  /**
   * frequentFlyer: MembershipNumber? words
   *
   *   LH000000000 SILVER/SIL
   */
  private readonly frequentFlyer = this.RULE("frequentFlyer", (): Details => {
    const frequentFlyer = this.optionalText(1, MembershipNumber);
    this.SUBRULE(this.words);
    return { frequentFlyer };
  });

  /**
   * ticketNumber: (TicketNumber | FlightKey | Slash | FieldText)*
   *
   *   LHRJFK0117Y12APR/1250000000001C1
   */
  private readonly ticket = this.RULE("ticketNumber", (): Details => {
    let ticket: Read<string> | undefined;
    this.MANY(() => {
      this.OR([
        { ALT: () => (ticket = this.text(this.CONSUME(TicketNumber))) },
        { ALT: () => this.CONSUME(FlightKey) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(FieldText) },
      ]);
    });
    return { ticket };
  });

  /** words: (ElementText | Slash)* */
  private readonly words = this.RULE("words", (): Details => {
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(ElementText) }, { ALT: () => this.CONSUME(Slash) }]);
    });
    return {};
  });
}

export const ssr: LineFamily = {
  name: "SSR",
  openers: [Ssr],
  modes: MODES,
  rules: SsrRules,
};
