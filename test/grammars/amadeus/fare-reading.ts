import { FareReader } from "../fares.ts";
import { airSegment } from "../../../grammars/amadeus/segments/air-segment.ts";
import { fareElements } from "../../../grammars/amadeus/fares/fare-elements.ts";
import {
  fareQuote,
  notARecord,
  plannedFlight,
} from "../../../grammars/amadeus/displays/not-a-record.ts";
import { pricing } from "../../../grammars/amadeus/fares/pricing.ts";
import { storedFare } from "../../../grammars/amadeus/fares/stored-fare.ts";
import { ticketMask } from "../../../grammars/amadeus/displays/ticket-mask.ts";
import { ticket } from "../../../grammars/amadeus/fares/ticket.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";

/** The lines about money and tickets; air segments represent all other lines of a record. */
export const fares = defineGrammar({
  name: "fares",
  signatures: [],
  families: [airSegment, ticket, fareElements, notARecord],
  sections: [storedFare, pricing, ticketMask, plannedFlight, fareQuote],
  endingSections: [airSegment],
});

export type { Case, Group } from "../fares.ts";

const reader = new FareReader(fares);

/** The node of a line, either below the line `head` or alone. */
export const readBelow = (head: string | null, line: string) => reader.readBelow(head, line);
/** The unread lines and unread parts of lines of a text. */
export const unreadOf = (text: string) => reader.unreadOf(text);
/** The number of lines of each kind in a text. */
export const kindsOf = (text: string) => reader.kindsOf(text);
