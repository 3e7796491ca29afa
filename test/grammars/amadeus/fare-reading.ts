import { plain, read } from "../read.ts";
import { airSegment } from "../../../grammars/amadeus/air-segment.ts";
import { fareElements } from "../../../grammars/amadeus/fare-elements.ts";
import { fareQuote, notARecord, plannedFlight } from "../../../grammars/amadeus/not-a-record.ts";
import { pricing } from "../../../grammars/amadeus/pricing.ts";
import { storedFare } from "../../../grammars/amadeus/stored-fare.ts";
import { ticketMask } from "../../../grammars/amadeus/ticket-mask.ts";
import { ticket } from "../../../grammars/amadeus/ticket.ts";
import { defineGrammar } from "../../../src/engine/grammar.ts";

/** What is about money and tickets; air segments stand for all other lines of a record. */
export const fares = defineGrammar({
  name: "fares",
  signatures: [],
  wrapping: { width: 63, continuations: [] },
  families: [airSegment, ticket, fareElements, notARecord],
  sections: [storedFare, pricing, ticketMask, plannedFlight, fareQuote],
  endingSections: [airSegment],
});

/** A line, and what it says; null where no rule reads it. */
export type Case = readonly [line: string, reads: object | null];

/** What such lines are, the line they stand below, and the lines. */
export type Group = readonly [what: string, head: string | null, cases: readonly Case[]];

/** What a line says that stands below the line `head`, or alone. */
export function readBelow(head: string | null, line: string): unknown {
  const text = head === null ? line : `${head}\n${line}`;
  return plain(read(text, fares).lines.at(-1)?.node);
}

/** The lines of a text that no rule reads, with the parts that were left over. */
export function unreadOf(text: string): string[] {
  const { lines, source } = read(text, fares);
  return lines.flatMap(({ node, start, end }) =>
    node === null
      ? [source.text.slice(start, end)]
      : (node.leftOver ?? []).map((part) => part.value),
  );
}

/** How many lines of each kind a text has. */
export function kindsOf(text: string): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { node } of read(text, fares).lines) {
    const kind = node?.kind ?? "unread";
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}
