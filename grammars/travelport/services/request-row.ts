import type { OsiNode, SsrNode } from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { FullDate, Slash } from "../../common/tokens.ts";
import { dateValue, ticketNumberValue } from "../../common/values.ts";
import { WORDS } from "../item.ts";
import { NameReference, referredNames, RequestText } from "../people/name-reference.ts";
import { NameCut, personOfRow, personTokens } from "../../common/people/passenger-row.ts";
import { AIRLINE, NAME_LETTER, NAME_LETTERS } from "../../common/shapes.ts";

const STATUS = "[A-Z]{2}(?: {0,3}\\d{1,2}(?![A-Z\\d])| *\\n| {2})";

const [RequestMark, RequestName] = personTokens("Request", "requestRow", `[A-Z]{4} {1,4}${STATUS}`);
/** `INFT` before a status. */
const InfantRow = token("InfantRow", /INFT(?= +[A-Z]{2})/, {
  label: "INFT",
  pop_mode: true,
  push_mode: "infantRow",
});
/** `TKNE` before a status, unless it is cancelled or refused, and the number of a ticket. */
const TicketRow = token(
  "TicketRow",
  /TKN[EAMC](?= +(?!HX|XX|NO|U[CNSU])[A-Z]{2} {0,3}\d{0,2} +\d{3}-?\d{10}C\d(?: *\n))/,
  {
    label: "TKNE",
    pop_mode: true,
    push_mode: "ticketRow",
  },
);
/** `0060000000001`; the coupon follows. */
const RowTicket = token("RowTicket", /\d{3}-?\d{10}(?=C\d)/, { label: "ticket number" });
/** `VGML` before a status. */
const RowCode = token("RowCode", /[A-Z]{4}(?= +[A-Z]{2})/, {
  label: "service code",
  pop_mode: true,
  push_mode: "requestText",
});
/** `PN`. */
const RowStatus = token("RowStatus", /(?<=[A-Z]{4} {1,4})[A-Z]{2}(?![A-Z])/, { label: "status" });
/** `1`. */
const RowCount = token("RowCount", /(?<=[A-Z]{4} {1,4}[A-Z]{2} {0,3})\d{1,2}(?=[ \n])/, {
  label: "count",
});
const RowInfantSurname = token(
  "RowInfantSurname",
  new RegExp(`${NAME_LETTER}[${NAME_LETTERS} '-]{0,60}(?=/${NAME_LETTER})`),
  {
    label: "surname",
  },
);
const RowInfantGiven = token(
  "RowInfantGiven",
  new RegExp(`(?<=/)${NAME_LETTER}[${NAME_LETTERS}']*(?:[ -]${NAME_LETTER}[${NAME_LETTERS}']*)*`),
  {
    label: "given name",
  },
);
const RowText = token("RowText", new RegExp(WORDS), { label: "text" });

type Details = Pick<SsrNode, "text" | "infant" | "ticket">;

class RequestRowRules extends LineRules {
  /**
   * requestRow:
   *   RequestMark RequestName NameCut*
   *   (InfantRow status infant | TicketRow status ticket | RowCode status RowText?)
   *
   *     P 1. SAMPLEMAN/BORIS  VGML PN 1
   */
  readonly line = this.RULE("requestRow", (): SsrNode => {
    const mark = this.text(this.CONSUME(RequestMark));
    const name = this.text(this.CONSUME(RequestName));
    this.skipAll(1, NameCut);
    const request = this.OR([
      {
        ALT: () => {
          const code = this.text(this.CONSUME(InfantRow));
          const status = this.SUBRULE1(this.status);
          return { code, ...status, ...this.SUBRULE(this.infant) };
        },
      },
      {
        ALT: () => {
          const code = this.text(this.CONSUME(TicketRow));
          const status = this.SUBRULE2(this.status);
          return { code, ...status, ...this.SUBRULE(this.ticket) };
        },
      },
      {
        ALT: () => {
          const code = this.text(this.CONSUME(RowCode));
          const status = this.subrule(3, this.status);
          return { code, ...status, text: this.optionalText(1, RowText) };
        },
      },
    ]);
    return this.ACTION(() => ({
      kind: "ssr",
      isBelowHeading: true,
      ...request,
      ...personOfRow(mark, name),
    }));
  });

  /**
   * status: RowStatus RowCount?
   *
   *     PN 1
   */
  private readonly status = this.RULE("status", () => ({
    status: this.text(this.CONSUME(RowStatus)),
    count: this.optional(1, RowCount, Number),
  }));

  /**
   * infant: (RowInfantSurname Slash RowInfantGiven Slash? FullDate?)? RowText?
   *
   *     SAMPLEMAN/KAI 23APR25
   */
  private readonly infant = this.RULE("infant", (): Details => {
    let infant: SsrNode["infant"];
    const text = this.printed(() => {
      this.OPTION1(() => {
        const surname = this.text(this.CONSUME(RowInfantSurname));
        this.CONSUME1(Slash);
        const given = this.text(this.CONSUME(RowInfantGiven));
        this.skip(2, Slash);
        infant = { surname, given, birthDate: this.optional(3, FullDate, dateValue) };
      });
      this.skip(4, RowText);
    });
    return { text, ...(infant && { infant }) };
  });

  /**
   * ticket: RowTicket RowText
   *
   *     0060000000001C1
   */
  private readonly ticket = this.RULE("ticket", (): Details => {
    const ticket = this.read(this.CONSUME(RowTicket), ticketNumberValue);
    const coupon = this.text(this.CONSUME(RowText));
    return { ticket, text: this.ACTION(() => this.between(ticket.start, coupon.end)) };
  });
}

/**
 * Requests of one traveller for the flight of the heading above:
 *
 *     P 1. SAMPLEMAN/BORIS  VGML PN 1
 *     P 2. SAMPLEMAN/ARIA   INFT KK 1  SAMPLEMAN/KAI 23APR25
 *     P 1. SAMPLEMAN/BORIS  TKNE HK 1  0060000000001C1
 */
export const requestRow: LineFamily = {
  name: "request row",
  openers: [RequestMark],
  modes: {
    requestRow: [NameCut, RequestName, InfantRow, TicketRow, RowCode],
    ticketRow: [RowStatus, RowCount, RowTicket, RowText],
    infantRow: [RowStatus, RowCount, FullDate, RowInfantSurname, RowInfantGiven, Slash, RowText],
    requestText: [RowStatus, RowCount, RowText],
  },
  rules: RequestRowRules,
};

const OsiRowAirline = token(
  "OsiRowAirline",
  new RegExp(String.raw`(?<=(?<![^\n]) {0,8}\d{1,3}\. {1,4})${AIRLINE}(?= +[!-\uffff])`),
  { label: "airline", push_mode: "osiRow" },
);

class OsiRowRules extends LineRules {
  /** osiRow: OsiRowAirline RequestText NameReference* */
  readonly line = this.RULE("osiRow", (): OsiNode => {
    const number = this.elementNumber();
    const airline = this.text(this.CONSUME(OsiRowAirline));
    const text = this.text(this.CONSUME(RequestText));
    const named = this.allTexts(1, NameReference).flatMap(referredNames);
    return { kind: "osi", number, airline, text, ...(named.length > 0 && { named }) };
  });
}

/**
 * Other service information, in a separate list:
 *
 *   1. YY  CTCT LON 5550100
 */
export const osiRow = lineFamily(
  "OSI row",
  [OsiRowAirline],
  [NameReference, RequestText],
  OsiRowRules,
);
