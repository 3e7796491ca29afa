import type {
  Clock,
  Mutable,
  NoteNode,
  PrintedDate,
  Read,
  TicketNode,
  TicketingNode,
} from "../../../src/ast/nodes.ts";
import type { LineFamily } from "../../../src/decode/engine/grammar.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { type Columns, LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { DayMonth, FullDate, Slash, Word } from "../../common/tokens.ts";
import { type Unparsed, unparsedCase, unparsedField } from "../../common/unparsed.ts";
import { converted, dateValue, limitClock, part } from "../../common/values.ts";
import { ITEM_START, ITEM_TEXT, OWN_NUMBER } from "../item.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { DAY_MONTH, FULL_DATE, PADDED_DAY_MONTH } from "../../common/shapes.ts";

/** `TAW` before a date: a time limit. */
const TimeLimitHead = token(
  "TimeLimitHead",
  new RegExp(`${OWN_NUMBER}TAW(?=[/ ]{0,3}(?:[A-Z\\d]{3,4}\\/?)?${DAY_MONTH})`),
  { label: "TAW", push_mode: "arrangedLimit" },
);
/** `T-` before a date: tickets have been issued. */
const TicketedHead = token("TicketedHead", new RegExp(`${OWN_NUMBER}T- *(?=${DAY_MONTH})`), {
  label: "T-",
  push_mode: "arrangedTickets",
});
/** Any other arrangement. */
const OtherArrangement = token("OtherArrangement", new RegExp(ITEM_START + ITEM_TEXT), {
  label: "arrangement",
  push_mode: "arrangedOtherwise",
});
/** `ZZ9A`, right before the date: the office whose queue receives the record. */
const LimitOffice = token(
  "LimitOffice",
  new RegExp(`(?<=TAW {0,3}\\/?)[A-Z\\d]{3,4}(?=\\/?${PADDED_DAY_MONTH})`),
  { label: "office" },
);
/** `15JUL26`; not after an office, where a queue number follows the date. */
const LimitFullDate = token(
  "LimitFullDate",
  new RegExp(`(?<=TAW {0,3}\\/?)${FULL_DATE}(?![A-Z\\d])`),
  { label: "date with year" },
);
/** `077/0400A`: queue and time. */
const LimitText = token("LimitText", /[!-.0-\uffff](?:[^\n]*[!-.0-\uffff])?/, { label: "text" });
/** `-` after the date. */
const TicketedMark = token("TicketedMark", "-", { label: "-" });
/** `ZZ9A` before the agent's sign. */
const TicketedOffice = token("TicketedOffice", /[A-Z\d]{3,4}(?=\*[A-Z\d])/, { label: "office" });
/** `*AZZ`. */
const TicketedAgent = token("TicketedAgent", /\*[A-Z\d]{2,4}(?![A-Z\d])/, { label: "agent" });
const TicketedText = token("TicketedText", new RegExp(ITEM_TEXT), { label: "text" });

const TIME_LIMIT = [LimitOffice, LimitFullDate, DayMonth, Slash, LimitText];
const TICKETED = [TicketedOffice, TicketedAgent, FullDate, DayMonth, TicketedMark, TicketedText];

const LIMIT = {
  slash: Slash,
  office: LimitOffice,
  slashAfterOffice: Slash,
  dated: [LimitFullDate, dateValue],
  day: [DayMonth, dateValue],
} satisfies Columns;

const TICKETING = {
  dash: TicketedMark,
  office: TicketedOffice,
  agent: TicketedAgent,
  text: TicketedText,
} satisfies Columns;

class TicketingRules extends LineRules {
  /** ticketing: timeLimit | ticketed */
  readonly line = this.RULE("ticketing", (): TicketingNode => {
    const number = this.elementNumber();
    const arrangement = this.oneRule(this.timeLimit, this.ticketed);
    return this.ACTION(() => ({ kind: "ticketing", number, ...arrangement }));
  });

  /**
   * timeLimit:
   *   TimeLimitHead Slash? LimitOffice? Slash? LimitFullDate? DayMonth? Slash* LimitText? Slash*
   *
   *   TAW/15JUL        TAWZZ9A11JUN077/0400A/
   */
  private readonly timeLimit = this.RULE("timeLimit", (): Omit<TicketingNode, "kind"> => {
    this.CONSUME(TimeLimitHead);
    const { office, dated, day } = this.optionals(1, LIMIT);
    this.skipAll(6, Slash);
    const text = this.optionalText(7, LimitText);
    this.skipAll(8, Slash);
    return { state: "limit", date: dated ?? day, clock: timeIn(text), office, text };
  });

  /**
   * ticketed: TicketedHead (FullDate | DayMonth) TicketedMark? TicketedOffice? TicketedAgent? TicketedText?
   *
   *   T-24JUN-ZZ9A*AZZ
   */
  private readonly ticketed = this.RULE("ticketed", (): Omit<TicketingNode, "kind"> => {
    this.CONSUME(TicketedHead);
    const date = this.read(this.oneToken(FullDate, DayMonth), dateValue);
    const { office, text } = this.optionals(1, TICKETING);
    return { state: "done", date, office, text };
  });
}

/** `077/0400A`: the time is after the queue. */
function timeIn(text: Read<string> | undefined): Read<Clock> | undefined {
  const [, queue = "", time = ""] = /^(\d{1,3}\/)([^/]+)$/.exec(text?.value ?? "") ?? [];
  return limitClock(part(text, queue.length, queue.length + time.length));
}

/**
 * The ticketing arrangement:
 *
 * TKT/TIME LIMIT
 *   1.TAWZZ9A11JUN077/0400A/
 *   1.T-24JUN-ZZ9A*AZZ
 */
export const ticketing: LineFamily = {
  name: "ticketing",
  openers: [TimeLimitHead, TicketedHead],
  modes: { arrangedLimit: TIME_LIMIT, arrangedTickets: TICKETED },
  rules: TicketingRules,
};

class OtherTicketingRules extends LineRules {
  /** otherTicketing: OtherArrangement */
  readonly line = this.RULE("otherTicketing", (): TicketingNode => {
    const number = this.elementNumber();
    const text = this.text(this.CONSUME(OtherArrangement));
    return { kind: "ticketing", number, state: "other", text };
  });
}

/**
 * Any other arrangement, recognised only in its section:
 *
 *   1.PREPAID AT LHR
 */
export const otherTicketing = lineFamily(
  "other ticketing",
  [OtherArrangement],
  [],
  OtherTicketingRules,
);

/** `TE`, `TV`, `TR`, `TK`, `ME`, `MV` before a number: the kind of document and what happened to it. */
const TicketHead = token(
  "SabreTicketHead",
  new RegExp(`${OWN_NUMBER}(?:T[EKRV]|M[ERV])(?= *\\d{3}[ -]?\\d{10}(?!\\d))`),
  { label: "TE", push_mode: "ticketItem" },
);
/** `0010000000001`; of a conjunction ticket, `0010000000001/02`. */
const TicketNumber = token("SabreTicketNumber", /\d{3}[ -]?\d{10}(?:[/-]\d{2,3}(?!\d))?/, {
  label: "ticket number",
});
/** `-AT`: the country of sale. */
const SaleCountry = token("SaleCountry", /-[A-Z]{2}(?![A-Z\d])/);
/** `*VOID*`. */
const VoidMark = token("VoidMark", /\* ?VOIDE?D? ?\*/, { label: "*VOID*" });
/** `SAMPL/B`: surname and given name, both cut. */
const ShortName = token(
  "ShortName",
  /[A-Z][A-Z'-]*(?: [A-Z'-]+){0,5}\/[A-Z]{1,30}(?: (?:MRS?|MS|MISS|MSTR|DR))?(?= |\n)/,
  { label: "name" },
);
/** `ZZ9A` before the agent's sign. */
const IssuingOffice = token("SabreIssuingOffice", /[A-Z\d]{3,4}(?=\*[A-Z\d]{2,4}(?![A-Z\d]))/, {
  label: "office",
});
/** `*AZZ`. */
const IssuingAgent = token("IssuingAgent", /\*[A-Z\d]{2,4}(?![A-Z\d])/, { label: "agent" });
/** `1828/`. */
const IssueTime = token("IssueTime", /\d{4}\/(?=\d)/, { label: "time" });
/** `*I`: how the document was issued. */
const IssueMark = token("SabreIssueMark", /\*[A-Z](?![A-Z\d*])/);

const TICKET = [
  TicketNumber,
  SaleCountry,
  VoidMark,
  ShortName,
  IssuingOffice,
  IssuingAgent,
  IssueMark,
  IssueTime,
  FullDate,
  DayMonth,
  Word,
];

interface TicketDetails extends Pick<TicketNode, "office" | "named"> {
  readonly day?: Read<PrintedDate> | undefined;
  readonly isVoid?: boolean;
}

const VOID = "EV";
/** The type of document for each word; a refunded document has none, as nobody travels on it. */
const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  TE: "ET",
  TV: VOID,
  TK: "PT",
  ME: "DT",
  MV: VOID,
};

class TicketRules extends LineRules {
  /**
   * ticket: TicketHead TicketNumber details
   *
   *     2.TE 0010000000001/02-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I
   *       TV 0010000000001-AT  *VOID* ZZ9A*AZZ 1830/08APR*E
   */
  readonly line = this.RULE("ticket", (): TicketNode | NoteNode => {
    const number = this.elementNumber();
    const head = this.wordOf(this.text(this.CONSUME(TicketHead)));
    const ticket = this.read(this.CONSUME(TicketNumber), ticketValue);
    const details = this.SUBRULE(this.details);
    return this.ACTION(() => {
      const { isVoid, day, unparsed, ...found } = details;
      const rest = { ...found, ...unparsedField({ unparsed }) };
      const type = isVoid === true ? VOID : DOCUMENT_TYPES[head.value];
      if (type === undefined)
        return { kind: "note", about: "refund", number, unparsed: rest.unparsed };
      return {
        kind: "ticket",
        number,
        ticket,
        type: { ...head, value: type },
        // A void document has the date on which it became void.
        issued: type === VOID ? undefined : day,
        ...rest,
      };
    });
  });

  /**
   * details:
   *   (SaleCountry | IssuingAgent | IssueTime | IssueMark | VoidMark | ShortName | IssuingOffice
   *   | FullDate | DayMonth | Word)*
   *
   *   -AT SAMPL/B ZZ9A*AZZ 1828/08APR*I
   */
  private readonly details = this.RULE(
    "details",
    this.manyOf(
      (): Mutable<TicketDetails> & Unparsed => ({ unparsed: [] }),
      [
        [[SaleCountry, IssuingAgent, IssueTime, IssueMark]],
        [VoidMark, (found) => (found.isVoid = true)],
        [ShortName, (found, text) => (found.named = [nameOf(text)])],
        [IssuingOffice, (found, text) => (found.office = text)],
        [[FullDate, DayMonth], (found, text) => (found.day = converted(text, dateValue))],
        unparsedCase(Word),
      ],
    ),
  );

  /** `TE` of `2.TE`. */
  private wordOf(head: Read<string>): Read<string> {
    return this.ACTION(() => this.between(head.end - 2, head.end));
  }
}

/** `001-0000000001`; for a conjunction ticket, `001-0000000001-02`. */
function ticketValue(image: string): string {
  const digits = image.replace(/[ /-]/g, "");
  const further = digits.slice(13);
  return `${digits.slice(0, 3)}-${digits.slice(3, 13)}${further === "" ? "" : `-${further}`}`;
}

/**
 * Tickets and other documents, among the ticketing arrangements:
 *
 * TKT/TIME LIMIT
 *   1.T-08APR-ZZ9A*AZZ
 *   2.TE 0010000000001/02-AT SAMPL/B ZZ9A*AZZ 1828/08APR*I
 */
export const ticket = lineFamily("ticket", [TicketHead], TICKET, TicketRules);
