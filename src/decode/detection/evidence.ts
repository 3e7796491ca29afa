import { isNotedNames, isSegment, saysNothing } from "../../ast/kinds.ts";
import type { Node, Span } from "../../ast/nodes.ts";
import type { Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";

/** What a grammar's reading of a text shows about who printed it. */
export interface Evidence {
  /** Share of the meaningful characters that a rule read: 0 to 1. */
  readonly share: number;
  /**
   * The values of travellers and segments, such as a given name or a departure time; any other line
   * counts as one value.
   */
  readonly found: number;
  /** Lines of displays that are not booking records. */
  readonly displays: number;
  /** Lines of travellers and segments. */
  readonly bookings: number;
  /** In words. */
  readonly reasons: readonly string[];
  /** Where it found travellers and segments, in the original text. */
  readonly booked: readonly Span[];
  /** The lines that no rule read, in the original text. */
  readonly unread: readonly Span[];
}

/** The evidence for a system that did not read the text, or found nothing in it. */
export const NOTHING: Evidence = {
  share: 0,
  found: 0,
  displays: 0,
  bookings: 0,
  reasons: [],
  booked: [],
  unread: [],
};

/** Measures how well a grammar read a text. */
export function evidenceOf(document: Document): Evidence {
  return new DocumentEvidence(document);
}

class DocumentEvidence implements Evidence {
  readonly share: number;
  readonly found: number;
  readonly displays: number;
  readonly bookings: number;
  readonly reasons: readonly string[];
  readonly #document: Document;
  #booked: readonly Span[] | undefined;
  #unread: readonly Span[] | undefined;

  constructor(document: Document) {
    const lines = { all: 0, read: 0 };
    const characters = { all: 0, read: 0 };
    let found = 0;
    let displays = 0;
    let bookings = 0;
    for (const line of document.lines) {
      const { node, start, end } = line;
      // Lines that can occur in any text are not evidence.
      if (node !== null && (saysNothing(node) || isNotedNames(node))) continue;
      const unread = unreadLength(line);
      characters.all += end - start;
      characters.read += end - start - unread;
      lines.all++;
      if (unread === 0) lines.read++;
      if (node === null) continue;
      found += valuesIn(node);
      if (node.kind === "notARecord") displays++;
      else if (isBooking(node)) bookings++;
    }
    this.#document = document;
    this.share = characters.all === 0 ? 0 : characters.read / characters.all;
    this.found = found;
    this.displays = displays;
    this.bookings = bookings;
    this.reasons = lines.all === 0 ? [] : [`reads ${lines.read} of ${lines.all} lines`];
  }

  // Both are computed on demand: few choices depend on them.

  get booked(): readonly Span[] {
    return (this.#booked ??= placesOf(
      this.#document,
      ({ node }) => node !== null && isBooking(node),
    ));
  }

  get unread(): readonly Span[] {
    return (this.#unread ??= placesOf(this.#document, ({ node }) => node === null));
  }
}

function placesOf(
  { lines, source }: Document,
  isWanted: (line: LineReading) => boolean,
): readonly Span[] {
  return lines.filter(isWanted).map((line) => source.originalRange(line));
}

function unreadLength({ node, start, end }: LineReading): number {
  if (node === null) return end - start;
  return node.unparsed?.reduce((sum, part) => sum + part.end - part.start, 0) ?? 0;
}

/** Lines that anybody can write and that book nothing. */
const FREE_TEXT: ReadonlySet<Node["kind"]> = new Set(["remark", "passage", "notARecord"]);

/** How much a line contributes to a booking. */
function valuesIn(node: Node): number {
  if (node.kind === "names") return node.persons.reduce((sum, name) => sum + fieldsOf(name), 0);
  if (isSegment(node)) return fieldsOf(node);
  return FREE_TEXT.has(node.kind) ? 0 : 1;
}

function isBooking(node: Node): boolean {
  return (node.kind === "names" && node.noted !== true) || isSegment(node);
}

/** How many fields of a node are printed; the others are absent. */
function fieldsOf(node: object): number {
  return Object.keys(node).length;
}
