import { createToken } from "chevrotain";
import type { TicketNode } from "../../src/ast/nodes.ts";
import type { LineFamily } from "../../src/decode/engine/grammar.ts";
import { ticketNumberValue } from "../common/values.ts";
import { ItemReference, ItemRules, PageMark } from "./item.ts";
import { TICKET } from "./shapes.ts";

const TicketHead = createToken({
  name: "TicketHead",
  label: "TN",
  pattern: new RegExp(String.raw`${TICKET}/(?=(?:IN/)?\d{3}-?\d{10})`),
  push_mode: "ticket",
});
const TicketInfant = createToken({ name: "TicketInfant", label: "IN/", pattern: "IN/" });
/** `781-0000000051`; of a conjunction ticket `781-0000000051-52`. */
const TicketNumber = createToken({
  name: "TicketNumber",
  label: "ticket number",
  pattern: /\d{3}-?\d{10}(?:-\d{1,10})?(?!\d)/,
});

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
    const isInfant = this.option(1, () => (this.CONSUME(TicketInfant), true));
    const ticket = this.read(this.CONSUME(TicketNumber), ticketNumberValue);
    const reference = this.SUBRULE(this.reference);
    const infant = isInfant === true ? { infant: true } : {};
    return this.ACTION(() => ({ kind: "ticket", number, ticket, ...infant, ...reference }));
  });
}

/** Tickets that were issued. */
export const ticket: LineFamily = {
  name: "ticket",
  openers: [TicketHead],
  modes: { ticket: [PageMark, ItemReference, TicketInfant, TicketNumber] },
  rules: TicketRules,
};
