import { ticketFacts } from "../../facts/extras.ts";
import type { Fact } from "../../facts/fact.ts";
import { CAPITALS, LETTERS } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";

/*
 * Tickets of one airline below the one after their label, perhaps with their travellers:
 *
 *   Ticket numbers    117-0000000001 (Ms Jane Doe)
 *                     117-0000000002 (Mr John Doe)
 */

/** So far to the right that it is below the ticket and not below the label. */
const FEWEST_SPACES = 8;
/** A name has more than one word, unlike `(Exchanged)`. */
const OWNER = `(?: ?\\([${CAPITALS}][${LETTERS}.'-]{0,20}(?:[ /][${CAPITALS}][${LETTERS}.'-]{0,20}){1,4}\\))? {0,20}$`;
const ROW = new RegExp(`^( {${FEWEST_SPACES},100})(\\d{3}[- ]?\\d{10})${OWNER}`);
const AFTER_TICKET = new RegExp(`^${OWNER}`);

/** The lines of a text; those with nothing else than a ticket right below another one have it. */
export function withTicketRows(lines: readonly Line[], text: string): readonly Line[] {
  let above: string | undefined;
  return lines.map((line) => {
    const airline = line.isAfterGap ? undefined : above;
    const [, indent = "", printed = ""] = ROW.exec(text.slice(line.start, line.end)) ?? [];
    const isRow = airline !== undefined && printed.startsWith(airline);
    if (!isRow || line.facts.some(isTicket)) {
      above = airlineOf(line, text);
      return line;
    }
    const start = line.start + indent.length;
    const end = start + printed.length;
    const others = line.facts.filter((fact) => fact.start >= end);
    return { ...line, facts: [...ticketFacts({ value: printed, start, end }), ...others] };
  });
}

type TicketFact = Extract<Fact, { kind: "ticket" }>;

function isTicket(fact: Fact): fact is TicketFact {
  return fact.kind === "ticket";
}

/** The digits of the airline of the only ticket in a line, with which it ends. */
function airlineOf({ facts, end }: Line, text: string): string | undefined {
  const [only, ...others] = facts.filter(isTicket);
  if (only === undefined || others.length > 0) return undefined;
  return AFTER_TICKET.test(text.slice(only.end, end)) ? only.ticket.value.slice(0, 3) : undefined;
}
