import { systems, type System } from "./systems.ts";
import type { Node } from "../ast/nodes.ts";
import type { Booking, RecordPart } from "../booking/model/booking.ts";
import { parseDay, type PlainDay } from "../booking/dates/days.ts";
import { joinBookings } from "../booking/join.ts";
import { mapBooking, type MappedBooking } from "../booking/map.ts";
import type { Candidate, Choice } from "./detection/choose.ts";
import {
  coverageOf,
  lineRangeOf,
  readCharacters,
  type Coverage,
  type LineRange,
} from "./engine/coverage.ts";
import type { LineReading } from "./engine/line-reading.ts";
import type { Document } from "./engine/read.ts";
import { unreadOf, type Unread } from "./engine/unread.ts";
import { endOfFirstCopy } from "./records/copies.ts";
import { readRecords, type RecordReading } from "./records/read.ts";
import { nodesIn } from "./records/nodes.ts";
import { namesAboveOthers, refutedLines, withoutEmpty, withoutLines } from "./records/refuted.ts";
import { casedText, slice, type CasedText } from "./text/cased.ts";
import { withoutCards } from "./text/cards/redact.ts";
import { Lines } from "./text/lines.ts";
import { repair } from "./text/repair/repair.ts";

export type { Candidate } from "./detection/choose.ts";
export type { Coverage, CoverageCount, LineRange } from "./engine/coverage.ts";
export type { Unread } from "./engine/unread.ts";

/** Options of `decode`. */
export interface DecodeOptions {
  /** The wire value or an alias of a system, case-insensitive. If unknown or empty, the text decides. */
  readonly algorithm?: string | undefined;
  /** `YYYY-MM-DD`, the day from which years are inferred. Default: today in UTC. */
  readonly referenceDate?: string | undefined;
}

/** The type of `decode`, for test doubles. */
export type Decode = (text: string, options: DecodeOptions) => Decoded;

/** One of the records in a text. */
export interface DecodedRecord extends RecordPart {
  /** Wire value of the algorithm that read it. */
  readonly algorithm: string;
  /** 0 to 1: the certainty of the choice of algorithm. */
  readonly confidence: number;
  /** The lines of the text that it covers. */
  readonly lines: LineRange;
}

/** What `decode` returns. */
export interface Decoded {
  /** Everything that the records of the text contain. */
  readonly booking: Booking;
  /** The records in the order in which they occur: at least one. */
  readonly records: readonly DecodedRecord[];
  /**
   * Wire value of the algorithm that read the text; if there are several, the one that read most of
   * it.
   */
  readonly algorithm: string;
  /** Whether the caller asked for that algorithm by a valid name. */
  readonly forced: boolean;
  /** 0 to 1: the certainty of the choice of algorithm. */
  readonly confidence: number;
  /** Every algorithm that was considered, the likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly coverage: Coverage;
  readonly unread: readonly Unread[];
  /** Contradictions and doubts, one sentence each. */
  readonly warnings: readonly string[];
  /** What kind of display the text contains, as far as its lines show it: `availability`. */
  readonly looksLike: string | null;
  /**
   * The parts of the text as the grammars read them, for views that explain; not enumerable.
   *
   * @internal
   */
  readonly documents: readonly Document[];
}

/**
 * Decodes the text of a booking record. Never throws because of the content of the text: if nothing
 * is found, the booking is empty (see `isDecodable`).
 *
 * @throws TypeError if `text` is not a string.
 * @throws RangeError if `referenceDate` is not a calendar day written `YYYY-MM-DD`.
 */
export function decode(text: string, options: DecodeOptions = {}): Decoded {
  return decodeWith(systems, text, options);
}

/** Like `decode`, but with the given systems: custom ones, or ours with instrumentation. */
export function decodeWith(
  systems: readonly System[],
  text: string,
  options: DecodeOptions = {},
): Decoded {
  if (typeof text !== "string") throw new TypeError("text must be a string");
  const paste = pasteOf(text);
  const referenceDate = referenceDay(options.referenceDate);
  const forced = systemNamed(options.algorithm ?? "", systems);
  const found = readRecords(paste.source, forced === undefined ? systems : alone(forced));
  const { all, readings, mapped } = mapRecords(found, referenceDate, forced !== undefined);
  const { booking, parts } = joinBookings(mapped.map((each) => each.booking));
  const choices = [...new Set(all.flat().map(({ choice }) => choice))];
  const documents = choices.map(({ document }) => document).sort(byPlace);
  const main = mainOf(choices);
  const trust = forced === undefined ? trustIn(mapped) : 1;
  // Covers the whole text: copies of what is read are ignored, but counted.
  const lines = new Lines(text);
  let unread: readonly Unread[] | undefined;
  const decoded: Decoded = {
    booking,
    records: readings.flatMap((reading, index) => recordOf(reading, parts[index], lines, trust)),
    algorithm: main.system.wireValue,
    forced: forced !== undefined,
    confidence: main.confidence * trust,
    candidates: trust < 1 ? main.candidates.map(lessLikely) : main.candidates,
    get coverage() {
      return coverageOf(documents, lines);
    },
    // Computed on demand: most answers do not include it.
    get unread() {
      return (unread ??= unreadOf(documents, lines));
    },
    warnings: [
      ...(paste.isRepeated ? [COPIES] : []),
      ...mapped.flatMap(({ warnings }) => warnings),
    ],
    looksLike: looksLike(documents),
    documents,
  };
  // Hidden from `JSON.stringify` and logs, because the documents refer to their grammars.
  return Object.defineProperty(decoded, "documents", { enumerable: false });
}

const COPIES = "The text has the same record several times; it is read once.";

/** The text that the systems read: only the first copy, if it repeats itself. */
interface Paste {
  readonly source: CasedText;
  readonly isRepeated: boolean;
}

export function pasteOf(text: string): Paste {
  const source = casedText(withoutCards(repair(text)));
  const end = endOfFirstCopy(source.upper.text);
  if (end === undefined) return { source, isRepeated: false };
  return { source: slice(source, 0, end), isRepeated: true };
}

/** The records of a text, and the booking of each. */
interface MappedRecords {
  /** All readings, including those of which nothing is left. */
  readonly all: readonly RecordReading[];
  readonly readings: readonly RecordReading[];
  /** The bookings of `readings`, in the same order. */
  readonly mapped: readonly MappedBooking[];
}

/**
 * Maps records to bookings, without the names that are not travellers: below a record, `1. DESIGN/BUILD` is the
 * item of an agenda.
 *
 * @param isForced whether the caller chose the system: then all names count
 */
function mapRecords(
  found: readonly RecordReading[],
  referenceDate: PlainDay,
  isForced: boolean,
): MappedRecords {
  const map = (reading: RecordReading) => mapBooking(nodesIn(reading), { referenceDate });
  const mapped = found.map(map);
  const refuted = isForced ? new Set<LineReading>() : refutedIn(found, mapped);
  if (refuted.size === 0) return withoutUnused({ all: found, readings: found, mapped });
  const all = withoutLines(found, refuted);
  const readings = withoutEmpty(all);
  return withoutUnused({ all, readings, mapped: readings.map(map) });
}

/** The same, with the lines that are not part of a booking left unread. */
function withoutUnused(records: MappedRecords): MappedRecords {
  const unused = new Set<Node>(records.mapped.flatMap((each) => each.unused));
  if (unused.size === 0) return records;
  const isUnused = ({ node }: LineReading) => node !== null && unused.has(node);
  const lines = new Set(
    records.all.flatMap((all) => all.flatMap((part) => part.lines.filter(isUnused))),
  );
  return {
    ...records,
    all: withoutLines(records.all, lines),
    readings: withoutLines(records.readings, lines),
  };
}

/** The lines of names that are not travellers, as the bookings of all records show. */
function refutedIn(
  found: readonly RecordReading[],
  mapped: readonly MappedBooking[],
): ReadonlySet<LineReading> {
  const doubtful = found.filter((_, index) => mapped[index]?.isDoubtful);
  const bare = found.filter((_, index) => isOnlyPersons(mapped[index]));
  const above = bare.filter((reading) => mapped[found.indexOf(reading) + 1]?.isFull === true);
  const nameless = found.filter((_, index) => mapped[index]?.booking.persons.length === 0);
  return new Set([
    ...refutedLines(doubtful, bare, above, mapped.some(isWhole)),
    ...namesAboveOthers(found, nameless),
  ]);
}

/** Whether a booking has travellers and a journey or a stay. */
function isWhole({ booking, isDoubtful }: MappedBooking): boolean {
  const { persons, flights, trains, hotels } = booking;
  return !isDoubtful && persons.length > 0 && flights.length + trains.length + hotels.length > 0;
}

/** Whether a booking has travellers and nothing booked. */
function isOnlyPersons(mapped: MappedBooking | undefined): boolean {
  if (mapped === undefined || mapped.booking.persons.length === 0) return false;
  return !isDecodable({ booking: { ...mapped.booking, persons: [] } });
}

/** How much confidence remains if the text may not be a record at all. */
const TRUST_IN_WORDS = 0.49;

/** The share of the confidence that remains: all of it, unless nothing found is beyond doubt. */
function trustIn(mapped: readonly MappedBooking[]): number {
  const isAllDoubtful =
    mapped.some(({ isDoubtful }) => isDoubtful) && mapped.every(isDoubtfulOrEmpty);
  return isAllDoubtful ? TRUST_IN_WORDS : 1;
}

function isDoubtfulOrEmpty({ booking, isDoubtful }: MappedBooking): boolean {
  return isDoubtful || !isDecodable({ booking });
}

/** A candidate for a text that may not be a record at all. */
function lessLikely(candidate: Candidate): Candidate {
  return { ...candidate, confidence: candidate.confidence * TRUST_IN_WORDS };
}

function recordOf(
  reading: RecordReading,
  part: RecordPart | undefined,
  text: Lines,
  trust: number,
): DecodedRecord[] {
  if (part === undefined) return [];
  const { system, confidence } = mainOf(reading.map(({ choice }) => choice));
  return [
    {
      // Listed one by one, because a spread costs more than everything else here.
      recordLocator: part.recordLocator,
      recordDate: part.recordDate,
      office: part.office,
      receivedFrom: part.receivedFrom,
      groupName: part.groupName,
      fare: part.fare,
      airlineLocators: part.airlineLocators,
      ticketing: part.ticketing,
      yearEvidence: part.yearEvidence,
      persons: part.persons,
      flights: part.flights,
      trains: part.trains,
      hotels: part.hotels,
      cars: part.cars,
      otherSegments: part.otherSegments,
      cancelledFlights: part.cancelledFlights,
      tickets: part.tickets,
      ssr: part.ssr,
      osi: part.osi,
      contacts: part.contacts,
      remarks: part.remarks,
      accounting: part.accounting,
      algorithm: system.wireValue,
      confidence: confidence * trust,
      get lines() {
        return rangeOf(reading, text);
      },
    },
  ];
}

/** The lines of a text that a record covers. */
export function rangeOf(reading: RecordReading, text: Lines): LineRange {
  const ranges = reading.flatMap(
    ({ choice, lines }) => lineRangeOf(lines, choice.document, text) ?? [],
  );
  const first = ranges[0]?.first ?? 1;
  return { first, last: ranges.at(-1)?.last ?? first };
}

/** Sorts by place in the text: a display can follow a record other than its own. */
function byPlace({ source: one }: Document, { source: other }: Document): number {
  return one.originalOffset(0) - other.originalOffset(0);
}

/** The choice that read the most characters. */
export function mainOf(choices: readonly Choice[]): Choice {
  return choices.reduce((main, other) =>
    readCharacters(other.document) > readCharacters(main.document) ? other : main,
  );
}

/**
 * Whether anything was found: a traveller, a flight, a hotel, a train or any other booked segment.
 */
export function isDecodable(decoded: Pick<Decoded, "booking">): boolean {
  const { persons, flights, trains, hotels, cars, otherSegments } = decoded.booking;
  return [persons, flights, trains, hotels, cars, otherSegments].some((list) => list.length > 0);
}

function referenceDay(text = new Date().toISOString().slice(0, 10)): PlainDay {
  const day = parseDay(text);
  if (day === null) throw new RangeError("referenceDate must be a calendar day written YYYY-MM-DD");
  return day;
}

/** The system that a caller names by wire value or alias, case-insensitive. */
function systemNamed(name: string, systems: readonly System[]): System | undefined {
  const upper = name.trim().toUpperCase();
  return systems.find(({ wireValue, aliases }) => wireValue === upper || aliases.includes(upper));
}

const lists = new WeakMap<System, readonly System[]>();

/** A list of one system; the same array each time (see `landmarksIn`). */
function alone(system: System): readonly System[] {
  const list = lists.get(system) ?? [system];
  lists.set(system, list);
  return list;
}

/** What kind of text it is if it has no booking, as far as its lines show it. */
function looksLike(documents: readonly Document[]): string | null {
  let found: string | null = null;
  for (const { lines } of documents)
    for (const { node } of lines) {
      if (node?.kind === "notARecord") return node.looksLike;
      if (node?.kind === "ticket") found = "ticket image";
      else if (node?.kind === "fare" || node?.kind === "fareRow") found ??= "fare quote";
    }
  return found;
}
