import type { Read, TicketingNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import {
  AssociationRefs,
  AssociatedLineRules,
  ElementText,
} from "../../common/people/association.ts";
import { DayMonth, Slash } from "../../common/tokens.ts";
import { converted, dateValue, limitClock, part } from "../../common/values.ts";
import { DAY_MONTH } from "../../common/shapes.ts";
import { DEADLINE, FLAG, OPTION, TICKETING } from "../shapes.ts";

/*
 * The ticketing arrangement:
 *
 *  11 TK OK08APR/PARZZ2199//ETBA
 *  11 TK PAX OK08APR/PARZZ2199//ETLH/S3-4,6-8/P2
 *  11 TK TL20APR/PARZZ2199
 */

/** `TK`, before an arrangement; the codes could be those of a flight otherwise. */
const TicketingHead = token(
  "TicketingHead",
  new RegExp(`${FLAG}${TICKETING}(?= +(?:(?:PAX|INF) +)?(?:OK|TL|XL|DO|MA|AT|PT|TX)[^A-Z])`),
  { label: "TK", push_mode: "ticketing" },
);
/** `PAX`, `INF`: whether the element is about the passengers or their infants. */
const TicketingParty = token("TicketingParty", /(?:PAX|INF)(?= )/);
/** `OK`: the ticket is issued. */
const Ticketed = token("Ticketed", "OK", { label: "OK" });
/** `TL`, `XL`: the ticket must be issued by a date, or the booking is cancelled. */
const TimeLimit = token("TimeLimit", /[TX]L/, { label: "TL" });
/** `DO`, `MA`, `AT`. */
const OtherArrangement = token("OtherArrangement", /(?<=TK +(?:PAX +|INF +)?)[A-Z]{2}(?![A-Z])/, {
  label: "arrangement",
});
/** `PARZZ2199`, after a slash. */
const TicketingOffice = token("TicketingOffice", /(?<=\/)[A-Z]{3}[A-Z\d]{6}(?=[/ \n])/, {
  label: "office",
});

const TICKETING_MODE = [
  AssociationRefs,
  TicketingParty,
  Ticketed,
  TimeLimit,
  OtherArrangement,
  DayMonth,
  TicketingOffice,
  Slash,
  ElementText,
];

/** The travellers and segments at its end are read by common/people/association.ts. */
class TicketingRules extends AssociatedLineRules {
  /**
   * ticketing:
   *   TicketingHead TicketingParty? state DayMonth? Slash* TicketingOffice? Slash* ElementText?
   *   AssociationRefs?
   */
  readonly line = this.RULE("ticketing", (): TicketingNode => {
    const number = this.elementNumber();
    this.CONSUME(TicketingHead);
    this.skip(1, TicketingParty);
    const state = this.SUBRULE(this.state);
    const date = this.optional(2, DayMonth, dateValue);
    this.skipAll(3, Slash);
    const office = this.optionalText(4, TicketingOffice);
    this.skipAll(5, Slash);
    const text = this.optionalText(6, ElementText);
    const { segments, persons } = this.association();
    return { kind: "ticketing", number, state, date, office, text, segments, persons };
  });

  /** state: Ticketed | TimeLimit | OtherArrangement */
  private readonly state = this.RULE("state", () =>
    this.OR<TicketingNode["state"]>([
      { ALT: () => (this.CONSUME(Ticketed), "done") },
      { ALT: () => (this.CONSUME(TimeLimit), "limit") },
      { ALT: () => (this.CONSUME(OtherArrangement), "other") },
    ]),
  );
}

export const ticketing = lineFamily("ticketing", [TicketingHead], TICKETING_MODE, TicketingRules);

/** `OPW-`, `OPC-`: a deadline that an airline sets. */
const DeadlineHead = token("DeadlineHead", new RegExp(`${FLAG}${DEADLINE}(?: *-|(?= ))`), {
  label: "OPW",
  push_mode: "deadline",
});
/** `OP`: a reminder that the office set for itself. */
const OptionHead = token("OptionHead", new RegExp(`${FLAG}${OPTION}(?= +[A-Z])`), {
  label: "OP",
  push_mode: "deadline",
});
/** `PARZZ2199`, after `OP`. */
const OptionOffice = token("OptionOffice", /(?<=OP +)[A-Z]{3}[A-Z\d]{6}(?=\/)/, {
  label: "office",
});

const DEADLINE_MODE = [AssociationRefs, OptionOffice, Slash, ElementText];

/** The travellers and segments at its end are read by common/people/association.ts. */
class DeadlineRules extends AssociatedLineRules {
  /**
   * deadline: (DeadlineHead | OptionHead) OptionOffice? Slash? ElementText? AssociationRefs?
   *
   *    12 OPW-09APR:1200/1C7/ZZ REQUIRES TICKET ON OR BEFORE 10APR:1200/S2-3
   *    13 OP PARZZ2199/10APR/1C0
   */
  readonly line = this.RULE("deadline", (): TicketingNode => {
    const number = this.elementNumber();
    const head = this.oneToken(DeadlineHead, OptionHead);
    const office = this.optionalText(1, OptionOffice);
    this.skip(2, Slash);
    const text = this.optionalText(3, ElementText);
    const { segments, persons } = this.association();
    const isLimit = head.tokenType === DeadlineHead;
    const limit = isLimit ? limitIn(text, head.image) : undefined;
    const state = isLimit ? "limit" : "other";
    return { kind: "ticketing", number, state, ...limit, office, text, segments, persons };
  });
}

/** `REQUIRES TICKET ON OR BEFORE 10APR:1200` */
const ON_OR_BEFORE = new RegExp(`ON OR BEFORE\\s+(${DAY_MONTH})(?![A-Z])(?::(\\d{4})(?!\\d))?`);
/** `OPC-10APR:1200`: when the airline cancels. `OPW-09APR:1200` is only when it warns. */
const CANCELLED = new RegExp(`^\\s*(${DAY_MONTH})(?=[:/])(?::(\\d{4})(?!\\d))?`);

function limitIn(
  text: Read<string> | undefined,
  head: string,
): Pick<TicketingNode, "date" | "clock"> | undefined {
  if (text === undefined) return undefined;
  const found =
    ON_OR_BEFORE.exec(text.value) ?? (head.includes("OPC") ? CANCELLED.exec(text.value) : null);
  if (found === null) return undefined;
  const [whole, day = "", time = ""] = found;
  const start = found.index + whole.indexOf(day);
  const end = found.index + whole.length;
  return {
    date: converted(part(text, start, start + day.length), dateValue),
    clock: limitClock(part(text, end - time.length, end)),
  };
}

export const deadline = lineFamily(
  "deadline",
  [DeadlineHead, OptionHead],
  DEADLINE_MODE,
  DeadlineRules,
);
