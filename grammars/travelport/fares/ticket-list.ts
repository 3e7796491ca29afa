import type { TicketNode } from "../../../src/ast/nodes.ts";
import { lineFamily } from "../../../src/decode/engine/line-family.ts";
import { LineRules } from "../../../src/decode/engine/line-rules.ts";
import { token } from "../../../src/decode/engine/tokens.ts";
import { ticketNumberValue } from "../../common/values.ts";
import { nameOf } from "../../common/people/printed-name.ts";
import { rowName } from "../../common/people/passenger-row.ts";

const TICKET = "\\d{13}(?!\\d)";

/** `*TE001;`: the entry that displays the ticket. */
const ListedTicketHead = token(
  "ListedTicketHead",
  new RegExp(`(?<![^\\n]) {0,4}\\*TE\\d{1,3};?(?= {1,4}${rowName(TICKET)})`),
  { label: "*TE", push_mode: "listedTicket" },
);
/** `SAMPLEMAN/BORIS MR`, up to the end of its column. */
const ListedName = token("ListedName", new RegExp(rowName(TICKET)), { label: "name" });
const ListedTicket = token("ListedTicket", new RegExp(TICKET), { label: "ticket number" });

class ListedTicketRules extends LineRules {
  /** listedTicket: ListedTicketHead ListedName ListedTicket */
  readonly line = this.RULE("listedTicket", (): TicketNode => {
    this.CONSUME(ListedTicketHead);
    const name = this.text(this.CONSUME(ListedName));
    const ticket = this.read(this.CONSUME(ListedTicket), ticketNumberValue);
    return this.ACTION(() => ({ kind: "ticket", ticket, named: [nameOf(name)] }));
  });
}

/**
 * A row of the list of electronic tickets, which cuts long names:
 *
 * *TE001;  SAMPLEMAN/BORIS MR    1250000000001
 */
export const listedTicket = lineFamily(
  "listed ticket",
  [ListedTicketHead],
  [ListedName, ListedTicket],
  ListedTicketRules,
);
