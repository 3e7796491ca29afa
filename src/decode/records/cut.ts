/** Where a text may be split into records: at marks, where the system changes, and by content. */
import { flightIdentity } from "../../ast/flight-identity.ts";
import { isSegment } from "../../ast/kinds.ts";
import type { AirNode, HeaderNode, Node, RailNode, Span } from "../../ast/nodes.ts";
import type { Choice } from "../detection/choose.ts";
import { landmarksIn, marksOf } from "../detection/landmarks.ts";
import { STRONG } from "../detection/likeness.ts";
import type { LineReading } from "../engine/line-reading.ts";
import { matchesAt, type Findings } from "../engine/search.ts";
import type { System } from "../systems.ts";
import type { CasedText } from "../text/cased.ts";
import { endOfLine } from "../text/lines.ts";
import { firstFrom, lastUpTo, type SourceText } from "../text/source.ts";
import { isJourney } from "./ownership.ts";

/** A screen that lost its line breaks is one line; no terminal prints a line this long. */
const FLAT_SCREEN = 200;

/** A part of a text that may be a record. */
export interface Part extends Span {
  /** Whether it begins with a line that only comes first in a record. */
  readonly hasHead: boolean;
}

/** A text, and what one look at it found. */
export interface Paste {
  readonly text: CasedText;
  /** Those that may have printed it. */
  readonly systems: readonly System[];
  /** Where their signatures and record marks are. */
  readonly landmarks: Findings;
}

export function pasteOf(text: CasedText, systems: readonly System[]): Paste {
  return { text, systems, landmarks: landmarksIn(text.upper.text, systems) };
}

/**
 * Splits a text wherever one record may end and another begin: below the last line of a record; above
 * its first line, its first name or a display, together with what belongs above them; and around a
 * whole screen on one line. Reading the parts decides whether they are separate records.
 */
export function partsOf({ text: { upper, printed }, systems, landmarks }: Paste): readonly Part[] {
  const { text } = upper;
  const { first, last, firstName, title, display, above } = marksOf(systems);
  const begins = new Beginnings(text, above);
  const linesLike = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => landmarks.of(pattern));
  const starts = (patterns: readonly RegExp[]) =>
    linesLike(patterns).map((start) => begins.of(start));
  const heads = new Set(starts(first));
  const names = linesLike(firstName)
    .filter((start) => !isBelow(text, start, title))
    .map((start) => begins.of(start));
  const displays = starts(display);
  const ends = linesLike(last).map((start) => endOfLine(text, start) + 1);
  const screens = flatScreens(printed.text).flatMap(({ start, end }) => [start, end + 1]);
  const cuts = new Set([0, ...heads, ...names, ...displays, ...ends, ...screens]);
  const inside = [...cuts].filter((cut) => cut < text.length).sort((a, b) => a - b);
  return (inside.length === 0 ? [0] : inside).map((start, index, all) => ({
    start,
    end: all[index + 1] ?? text.length,
    hasHead: heads.has(start),
  }));
}

/** Whether the next line above that is not empty is one of some whole lines. */
function isBelow(text: string, lineStart: number, lines: readonly RegExp[]): boolean {
  const above = text.slice(Math.max(0, lineStart - LONGEST_TITLE), lineStart).trimEnd();
  const at = above.lastIndexOf("\n") + 1;
  if (at === 0 && lineStart > LONGEST_TITLE) return false;
  const start = Math.max(0, lineStart - LONGEST_TITLE) + at;
  return lines.some((line) => matchesAt(text, start, line));
}

/** More characters than the longest title and the empty lines below it. */
const LONGEST_TITLE = 120;

function flatScreens(text: string): readonly Span[] {
  const screens: Span[] = [];
  for (let start = 0; start + FLAT_SCREEN <= text.length;) {
    const end = endOfLine(text, start);
    if (end - start >= FLAT_SCREEN && !isRunningText(text.slice(start, end)))
      screens.push({ start, end });
    start = end + 1;
  }
  return screens;
}

/** Words in small letters. */
const SMALL_WORD = /(?<=^|[ ("'\u2019])\p{Ll}+(?=[ ,.;:!?)'\u2019]|$)/gu;
/** At least so much of running text is such words; of a screen, so little that remarks do not matter. */
const RUNNING_SHARE = 0.35;
/** Words that begin with a capital and go on in small letters, as German nouns do. */
const CAPITALISED = /(?<=^|[ ("'\u2019])\p{Lu}\p{Ll}+(?=[ ,.;:!?)'\u2019]|$)/gu;
/** Where most words are in small letters or such, fewer in small letters are enough. */
const NOUNS_SHARE = 0.7;
const SHARE_AMONG_NOUNS = 0.25;

/** Whether a long line is sentences that somebody wrote: a screen has capitals, or no capital at all. */
function isRunningText(line: string): boolean {
  if (!/\p{Ll}/u.test(line) || !/\p{Lu}/u.test(line)) return false;
  const words = line.split(/ {1,9}/).length;
  const small = line.match(SMALL_WORD)?.length ?? 0;
  if (small >= RUNNING_SHARE * words) return true;
  const capitalised = line.match(CAPITALISED)?.length ?? 0;
  return small >= SHARE_AMONG_NOUNS * words && small + capitalised >= NOUNS_SHARE * words;
}

/** Finds where the lines begin that belong above a given line; looks at each line once. */
class Beginnings {
  private readonly text: string;
  private readonly above: readonly RegExp[];
  private readonly known = new Map<number, number>();

  constructor(text: string, above: readonly RegExp[]) {
    this.text = text;
    this.above = above;
  }

  of(lineStart: number): number {
    const climbed: number[] = [];
    let start = lineStart;
    let known = this.known.get(start);
    while (known === undefined && start > 0) {
      climbed.push(start);
      const previous = start === 1 ? 0 : this.text.lastIndexOf("\n", start - 2) + 1;
      if (!this.above.some((pattern) => matchesAt(this.text, previous, pattern))) break;
      start = previous;
      known = this.known.get(start);
    }
    const begin = known ?? start;
    for (const each of climbed) this.known.set(each, begin);
    return begin;
  }
}

/** What can precede the sign at the start of a line: its number, of so many characters. */
const NUMBER = /^[ \d.+]*$/;
const LONGEST_NUMBER = 12;

/**
 * Splits a part of a text where lines of one system follow those of another although no record mark
 * separates them: air segments of two systems, one below the other.
 *
 * @param whole the part as one system reads it
 */
export function splitBySystem(part: Span, whole: Choice, paste: Paste): readonly Span[] {
  const cuts = whole.isMixed ? changesOfSystem(part, whole, paste) : [];
  const starts = [part.start, ...cuts];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? part.end }));
}

/** Where the strong signs of a system are, ascending. */
interface StrongSigns {
  readonly system: System;
  readonly places: readonly number[];
}

function strongSigns(systems: readonly System[], found: Findings): readonly StrongSigns[] {
  return systems.map((system) => ({
    system,
    places: system.signatures
      .flatMap(({ weight, pattern }) => (weight >= STRONG ? found.of(pattern) : []))
      .sort((a, b) => a - b),
  }));
}

/** The end of what stands above a line, if a blank line does. */
const BELOW_BLANK = /\n *\n$/;

/** Where a line begins that a different system printed than the line before. */
function changesOfSystem(part: Span, whole: Choice, paste: Paste): readonly number[] {
  const { upper } = paste.text;
  const signs = strongSigns(paste.systems, paste.landmarks.within(part));
  const isSegmentAt = segmentsOf(whole);
  const cuts: number[] = [];
  let above: System | null = null;
  for (let start = part.start; start < part.end; start = endOfLine(upper.text, start) + 1) {
    const [printer, ...others] = signs.filter((each) => beginsWith(upper.text, start, each));
    if (printer === undefined || others.length > 0) continue;
    // A row of a section can look like another system's flight; sections end at blank lines.
    const isOwn = printer.system === whole.system || isSegmentAt(upper.originalOffset(start));
    if (!isOwn && !BELOW_BLANK.test(upper.text.slice(0, start))) continue;
    if (above !== null && above !== printer.system) cuts.push(start);
    above = printer.system;
  }
  return cuts;
}

/**
 * Whether a line begins with a sign. Signs in the middle of a line do not count: they can belong to a
 * quoted text.
 */
function beginsWith(text: string, lineStart: number, { places }: StrongSigns): boolean {
  const sign = places[firstFrom(places, lineStart)];
  return (
    sign !== undefined &&
    sign - lineStart <= LONGEST_NUMBER &&
    NUMBER.test(text.slice(lineStart, sign))
  );
}

/** Whether the line that contains a character of the original text was read as a segment. */
function segmentsOf({ document: { lines, source } }: Choice): (original: number) => boolean {
  const starts = lines.map(({ start }) => source.originalOffset(start));
  return (original) => {
    const node = lines[lastUpTo(starts, original)]?.node ?? null;
    return node !== null && isSegment(node);
  };
}

/**
 * At least this many consecutive lines that a record's system does not read may be another record.
 */
const FEWEST_LINES = 2;

/**
 * Where the unread lines at the end of a record begin: they may be another record, which no system
 * printed. Null if there are none, or if no line was read.
 *
 * @param text in upper case, the stretch that the choice has read
 */
export function unreadBelow(text: SourceText, { system, document }: Choice): number | null {
  const { lines, source } = document;
  const lastRead = lines.findLastIndex(({ node }) => node !== null && !isNote(node));
  const first = lines[lastRead + 1];
  if (lastRead === -1 || first === undefined) return null;
  if (lines.length - 1 - lastRead < FEWEST_LINES) return null;
  const start = offsetOf(source.originalOffset(first.start), text);
  // The free-text reader has read these lines already: only a system can find a journey in them.
  if (system.isFallback === true && !FLIGHT.test(text.text.slice(start))) return null;
  return start;
}

/** A flight or a train as screens print them: `LH 400`, `2C9024`, `BA  OPEN`. */
const FLIGHT = /(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[ *:]{0,4}(?:\d{1,4}(?![\d:.])|OPEN)/;

/** The offset in a text that leads to an offset of the original. */
export function offsetOf(original: number, text: SourceText): number {
  let low = 0;
  let high = text.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (text.originalOffset(middle) < original) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Splits the lines of a reading where a new record begins, though only the content shows it:
 *
 * - The segment numbers start again after a complete record. A page that is printed again contains the
 *   same journeys, and an itinerary alone can be numbered in any way.
 * - Another locator appears between journeys, or another that somebody noted above travellers.
 */
export function splitAtNewRecords(
  lines: readonly LineReading[],
): readonly (readonly LineReading[])[] {
  const lastJourney = lines.findLastIndex(({ node }) => node !== null && isJourney(node));
  const records: LineReading[][] = [];
  let record = new RecordProgress();
  let first = 0;
  for (const [index, { node }] of lines.entries()) {
    if (node === null) continue;
    const isNew = record.endsBefore(node) || record.endsBeforeNote(node, lines[index + 1]?.node);
    if (index <= lastJourney && isNew) {
      records.push(lines.slice(first, index));
      first = index;
      record = new RecordProgress();
    }
    record.add(node);
  }
  return [...records, lines.slice(first)];
}

/** What a record contains so far, and how far its segments are numbered. */
class RecordProgress {
  private locator: string | null = null;
  private noted: string | null = null;
  private hasNames = false;
  private highest = 0;
  private readonly journeys = new Set<string>();

  add(node: Node): void {
    // A page that starts again from its head is numbered from its head.
    if (isHead(node)) this.highest = 0;
    if (node.kind === "names" && node.noted !== true) this.hasNames = true;
    if (isNote(node)) this.noted ??= node.noted?.value ?? null;
    if (isHead(node)) this.locator ??= node.locator?.value ?? null;
    else if (isJourney(node)) {
      this.journeys.add(flightIdentity(node));
      this.highest = Math.max(this.highest, numberOf(node) ?? 0);
    }
  }

  endsBefore(node: Node): boolean {
    if (isHead(node)) return this.belongsToAnother(node.locator?.value ?? null);
    return isJourney(node) && this.restartsNumbering(node);
  }

  /** Whether a locator that somebody noted is that of the travellers below it, and of no journey above. */
  endsBeforeNote(node: Node, below: Node | null | undefined): boolean {
    if (!isNote(node) || below?.kind !== "names" || this.journeys.size === 0) return false;
    const isOther = this.noted !== null && node.noted?.value !== this.noted;
    return isOther || (this.noted === null && this.hasNames);
  }

  private belongsToAnother(locator: string | null): boolean {
    return (
      this.journeys.size > 0 &&
      this.locator !== null &&
      locator !== null &&
      locator !== this.locator
    );
  }

  private restartsNumbering(node: AirNode | RailNode): boolean {
    const isWhole = this.hasNames || this.locator !== null;
    if (!isWhole) return false;
    const number = numberOf(node);
    return number !== null && number <= this.highest && !this.journeys.has(flightIdentity(node));
  }
}

/** A locator that somebody wrote, which is as likely the beginning of what follows. */
function isNote(node: Node): node is HeaderNode {
  return node.kind === "header" && node.noted !== undefined;
}

/** A line of the record's head: a header or names, either of which can print the locator. */
function isHead(node: Node): node is Extract<Node, { kind: "header" | "names" }> {
  return node.kind === "header" || node.kind === "names";
}

function numberOf({ number }: Node): number | null {
  return number === undefined ? null : Number(number.value);
}
