import { systems, type System } from "../grammars/index.ts";
import type { Booking } from "./booking/booking.ts";
import { parseDay, type PlainDay } from "./booking/days.ts";
import { mapBooking } from "./booking/map.ts";
import { coverageOf, unreadOf, type Coverage, type Unread } from "./engine/coverage.ts";
import { likeness, type Likeness } from "./engine/detection.ts";
import { readDocument, type Document } from "./engine/read.ts";
import { withoutCards } from "./text/redact.ts";
import { repair } from "./text/repair.ts";
import type { SourceText } from "./text/source.ts";

export type { Coverage, CoverageCount, Unread } from "./engine/coverage.ts";

/** How a text is to be decoded. */
export interface DecodeOptions {
  /**
   * A wire value or another name of a system, in any case. Unknown or empty: chosen by the text.
   */
  readonly algorithm?: string | undefined;
  /** `YYYY-MM-DD`, the day from which years are inferred. Default: today, UTC. */
  readonly referenceDate?: string | undefined;
}

/** One system that might have printed the text. */
export interface Candidate {
  /** Wire value. */
  readonly algorithm: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Why, in words. */
  readonly reasons: readonly string[];
}

/** What `decode` returns. */
export interface Decoded {
  readonly booking: Booking;
  /** Wire value of the algorithm that read the text. */
  readonly algorithm: string;
  /** Whether the caller asked for that algorithm by a valid name. */
  readonly forced: boolean;
  /** 0 to 1: how sure the choice of the algorithm is. */
  readonly confidence: number;
  /** Every algorithm that was considered, the likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly coverage: Coverage;
  readonly unread: readonly Unread[];
  /** Contradictions and doubts, one sentence each. */
  readonly warnings: readonly string[];
  /** What the text looks like where no booking was found in it: `availability`. */
  readonly looksLike: string | null;
  /** The text as the grammar read it, for views that explain; not enumerable. */
  readonly document: Document;
}

/**
 * Decodes the text of a booking record. Never throws for what the text holds: where nothing is
 * found, the booking is empty (see `isDecodable`).
 *
 * @throws TypeError where `text` is no string.
 * @throws RangeError where `referenceDate` is no calendar day written `YYYY-MM-DD`.
 */
export function decode(text: string, options: DecodeOptions = {}): Decoded {
  if (typeof text !== "string") throw new TypeError("text takes a string");
  const referenceDate = referenceDay(options.referenceDate);
  const source = withoutCards(repair(text));
  const forced = systemNamed(options.algorithm ?? "");
  const choices = (forced === undefined ? systems : [forced]).map((system) =>
    consider(system, source),
  );
  const { choice, document, coverage } = choose(choices, source);
  const { booking, warnings } = mapBooking(nodesOf(document), { referenceDate });
  const decoded = {
    booking,
    algorithm: choice.system.wireValue,
    forced: forced !== undefined,
    confidence: choice.likeness.confidence,
    candidates: choices.map(candidate).sort((a, b) => b.confidence - a.confidence),
    coverage,
    unread: unreadOf(document),
    warnings,
    looksLike: looksLike(document),
  };
  return withDocument(decoded, document);
}

/** Adds the document where neither `JSON.stringify` nor a log meets it: it holds a whole grammar. */
function withDocument(decoded: Omit<Decoded, "document">, document: Document): Decoded {
  const whole = { ...decoded, document };
  Object.defineProperty(whole, "document", { enumerable: false });
  return whole;
}

/** Whether anything was found: a person, a flight, a hotel, a train or any other booked segment. */
export function isDecodable(decoded: Pick<Decoded, "booking">): boolean {
  const { persons, flights, trains, hotels, cars, otherSegments } = decoded.booking;
  return [persons, flights, trains, hotels, cars, otherSegments].some((list) => list.length > 0);
}

function referenceDay(text = new Date().toISOString().slice(0, 10)): PlainDay {
  const day = parseDay(text);
  if (day === null) throw new RangeError("referenceDate takes a calendar day written YYYY-MM-DD");
  return day;
}

/** The system a caller names, by wire value or alias, in any case. */
function systemNamed(name: string): System | undefined {
  const upper = name.trim().toUpperCase();
  return systems.find(({ wireValue, aliases }) => wireValue === upper || aliases.includes(upper));
}

interface Choice {
  readonly system: System;
  readonly likeness: Likeness;
}

function consider(system: System, source: SourceText): Choice {
  return { system, likeness: likeness(source.text, system.grammar) };
}

/** From here on the signs of a text leave no doubt which system printed it, */
const SURE = 0.9;
/** unless another system's are nearly as many. */
const LEAD = 0.2;

/** The likeliest system. Where its signs leave doubt, the one that reads most of the text. */
function choose(choices: readonly Choice[], source: SourceText) {
  const likeliest = choices.reduce((best, other) =>
    other.likeness.confidence > best.likeness.confidence ? other : best,
  );
  const { confidence } = likeliest.likeness;
  const others = choices.filter((choice) => choice !== likeliest);
  const isSure =
    confidence >= SURE && others.every(({ likeness }) => likeness.confidence <= confidence - LEAD);
  return (isSure ? [likeliest] : [likeliest, ...others])
    .map((choice) => readWith(choice, source))
    .reduce((best, other) => (readOf(other) > readOf(best) ? other : best));
}

function readWith(choice: Choice, source: SourceText) {
  const document = readDocument(source, choice.system.grammar);
  return { choice, document, coverage: coverageOf(document) };
}

/** How many characters a grammar read. */
function readOf({ coverage }: { readonly coverage: Coverage }): number {
  return coverage.characters.read;
}

function candidate({ system, likeness: { confidence, reasons } }: Choice): Candidate {
  return { algorithm: system.wireValue, confidence, reasons };
}

function nodesOf(document: Document) {
  return document.lines.flatMap(({ node }) => (node === null ? [] : [node]));
}

/** What a text without a booking is, where its lines tell. */
function looksLike(document: Document): string | null {
  let found: string | null = null;
  for (const { node } of document.lines) {
    if (node?.kind === "notARecord") return node.looksLike;
    if (node?.kind === "ticket") found = "ticket image";
    else if (node?.kind === "fare" || node?.kind === "fareRow") found ??= "fare quote";
  }
  return found;
}
