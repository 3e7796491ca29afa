/** Lines within a part of a text that its system cannot read, but another can. */
import { journeyNumber } from "../../ast/flight-identity.ts";
import { isSegment } from "../../ast/kinds.ts";
import type { Node, Span } from "../../ast/nodes.ts";
import type { Choice } from "../detection/choose.ts";
import { evidenceOf } from "../detection/evidence.ts";
import { likeness, STRONG } from "../detection/likeness.ts";
import { readCharacters } from "../engine/coverage.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { Document } from "../engine/read.ts";
import { slice, type CasedText } from "../text/cased.ts";
import { offsetOf, type Paste } from "./cut.ts";

/** A stretch of a text, and who reads it. */
interface Piece extends Span {
  readonly choice: Choice;
}

/**
 * Offers each run of lines in which the system of a part found nothing to the others. A system must
 * have left strong signs in the paste, and read the run whole. The free-text reader is asked for a
 * journey if the part has none, and for travellers if it has none: else a flight outside the itinerary
 * is only mentioned, and so is a name. But a line that is a whole flight and nothing else belongs to it.
 *
 * @returns what one of them reads, in the order of the text
 */
export function insertionsIn(
  whole: Piece,
  { text, systems, landmarks }: Paste,
  chooseFor: (span: Span) => Choice,
): readonly Piece[] {
  const runs = unreadRuns(whole, text);
  if (runs.length === 0) return [];
  const printer = whole.choice.system;
  const others = systems.filter(
    (system) => system !== printer && likeness(system, landmarks).confidence >= STRONG,
  );
  const nodes = whole.choice.document.lines.map(({ node }) => node);
  const lacks =
    printer.isFallback === true
      ? { journey: false, travellers: false }
      : { journey: !nodes.some(isTravel), travellers: !nodes.some(isNames) };
  // The free-text reader has read these lines already, if it is the printer.
  const hasScreen = printer.isFallback !== true && !lacks.journey;
  const isOffered = others.length > 0 || lacks.journey || lacks.travellers;
  return runs.flatMap((run) => {
    const isTyped = hasScreen && mayBeTyped(text.upper.text.slice(run.start, run.end));
    if (!isOffered && !isTyped) return [];
    const choice = chooseFor(run);
    const isRead = others.includes(choice.system)
      ? readsAll(choice)
      : choice.system.isFallback === true &&
        ((lacks.journey && findsJourney(choice)) ||
          (lacks.travellers && findsTravellers(choice)) ||
          (isTyped && isOnlyFlights(choice) && !repeatsFlight(choice, nodes)));
    return isRead ? [{ ...run, choice }] : [];
  });
}

/** The runs of lines in which a system found nothing, unless they are all there is. */
function unreadRuns({ start, end, choice }: Piece, { upper }: CasedText): readonly Span[] {
  const { lines, source } = choice.document;
  const isNothing = choice.system.isFallback === true ? booksNothing : isUnread;
  if (lines.every(isNothing)) return [];
  const part = upper.slice(start, end);
  const startOf = (index: number) => {
    const line = lines[index];
    return line === undefined ? end : start + offsetOf(source.originalOffset(line.start), part);
  };
  const runs: Span[] = [];
  let first: number | null = null;
  for (let index = 0; index <= lines.length; index++) {
    const line = lines[index];
    if (line !== undefined && isNothing(line)) first ??= index;
    else if (first !== null) {
      runs.push({ start: startOf(first), end: startOf(index) });
      first = null;
    }
  }
  return runs;
}

function isUnread({ node }: LineReading): boolean {
  return node === null;
}

function booksNothing({ node }: LineReading): boolean {
  return node === null || (node.kind !== "names" && !isSegment(node));
}

function isNames(node: Node | null): boolean {
  return node?.kind === "names";
}

function isTravel(node: Node | null): boolean {
  return node !== null && isSegment(node);
}

/** Whether a reading contains a flight with its day and both of its ends. */
function findsJourney({ document: { lines } }: Choice): boolean {
  return lines.some(
    ({ node }) => node?.kind === "air" && [node.date, node.origin, node.destination].every(Boolean),
  );
}

/** Whether a text may hold a flight that somebody typed: its number, and two times as no screen prints them. */
function mayBeTyped(text: string): boolean {
  return FLIGHT.test(text) && TIMES.test(text) && !QUESTION.test(text);
}

const QUESTION = /[?\u061f\uff1f] *(?:\n|$)/;

const FLIGHT = /(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\d:.])/;
const TIMES = /\d[.:][0-5]\d[^\n\d]{1,40}\d{1,2}[.:][0-5]\d/;

/** Whether a reading consists of flights that say when and where they begin and end, and of nothing else. */
function isOnlyFlights(choice: Choice): boolean {
  const { lines } = choice.document;
  return (
    lines.length > 0 && lines.every((line) => isWholeFlight(line.node) && !leaves(choice, line))
  );
}

/** Whether more of a line is unread than words that say which flight it is. */
function leaves({ system, document }: Choice, { node, start }: LineReading): boolean {
  const { text } = document.source;
  return (node?.unparsed ?? []).some(
    ({ end }) => system.isLead?.(text.slice(start, end).trim()) !== true,
  );
}

/** Whether a flight says in words what another line says already. */
function repeatsFlight({ document: { lines } }: Choice, others: readonly (Node | null)[]): boolean {
  const known = new Set(others.map(numberOf));
  return lines.some(({ node }) => node?.kind === "air" && known.has(numberOf(node)));
}

/** The airline, the number and the place of departure of a flight. */
function numberOf(node: Node | null): string | null {
  if (node?.kind !== "air") return null;
  return [node.airline.value, journeyNumber(node), node.origin?.value].join(" ");
}

function isWholeFlight(node: Node | null): boolean {
  return (
    node?.kind === "air" &&
    [node.date, node.origin, node.destination, node.departure, node.arrival].every(Boolean)
  );
}

function findsTravellers({ document: { lines } }: Choice): boolean {
  return lines.some(({ node }) => isNames(node));
}

function readsAll({ document }: Choice): boolean {
  const { share, found } = evidenceOf(document);
  return share === 1 && found > 0;
}

/**
 * The pieces of a part: the insertions, and what its own system reads around them. The part stays
 * whole if its system would read less of that in pieces, because a line depends on those above it.
 */
export function piecesAround(
  insertions: readonly Piece[],
  whole: Piece,
  text: CasedText,
): readonly Piece[] {
  const ends = [whole.start, ...insertions.map(({ end }) => end)];
  const around = ends.map((start, index) => {
    const end = insertions[index]?.start ?? whole.end;
    return { start, end, choice: readAgain(whole.choice, slice(text, start, end)) };
  });
  const read = around.reduce((sum, { choice }) => sum + readCharacters(choice.document), 0);
  if (read < readCharacters(without(insertions, whole, text))) return [whole];
  return [...around, ...insertions]
    .filter(({ choice }) => choice.document.lines.length > 0)
    .sort((one, other) => one.start - other.start);
}

/** What was read of a part outside the insertions: the free-text reader also finds something inside. */
function without(
  insertions: readonly Span[],
  { start, end, choice: { document } }: Piece,
  { upper }: CasedText,
): Document {
  const part = upper.slice(start, end);
  const isInside = (line: LineReading) => {
    const at = start + offsetOf(document.source.originalOffset(line.start), part);
    return insertions.some((insertion) => insertion.start <= at && at < insertion.end);
  };
  return { ...document, lines: document.lines.filter((line) => !isInside(line)) };
}

function readAgain(choice: Choice, text: CasedText): Choice {
  return { ...choice, document: choice.system.read(text, true) };
}
