import type { TicketNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ticketNumberValue } from "../../common/values.ts";
import { ItemReference, ItemRules, PageMark } from "../item.ts";
import { TICKET } from "../shapes.ts";

/** `TN/`, before a ticket number. */
const TicketHead = token(
  "TicketHead",
  new RegExp(String.raw`${TICKET}/(?=(?:IN/)?\d{3}-?\d{10})`),
  { label: "TN", push_mode: "ticket" },
);
/** `IN/`: the ticket is that of an infant. */
const TicketInfant = token("TicketInfant", "IN/", { label: "IN/" });
/** `781-0000000051`, or `781-0000000051-52` for a conjunction ticket. */
const TicketNumber = token("TicketNumber", /\d{3}-?\d{10}(?:-\d{1,10})?(?!\d)/, {
  label: "ticket number",
});

/** The text and the references at its end are read by `ItemRules` in item.ts. */
class TicketRules extends ItemRules {
  /**
   * ticket: TicketHead TicketInfant? TicketNumber reference
   *
   *  13.TN/781-0000000051/P1
   *  14.TN/IN/781-0000000052/P1
   */
  readonly line = this.RULE("ticket", (): TicketNode => {
    const number = this.elementNumber();
    this.CONSUME(TicketHead);
    const isInfant = this.OPTION(() => (this.CONSUME(TicketInfant), true));
    const ticket = this.read(this.CONSUME(TicketNumber), ticketNumberValue);
    const reference = this.SUBRULE(this.reference);
    const infant = isInfant === true ? { infant: true } : {};
    return this.ACTION(() => ({ kind: "ticket", number, ticket, ...infant, ...reference }));
  });
}

/** Issued tickets. */
export const ticket = lineFamily(
  "ticket",
  [TicketHead],
  [PageMark, ItemReference, TicketInfant, TicketNumber],
  TicketRules,
);
