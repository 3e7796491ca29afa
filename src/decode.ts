import type { Booking } from "./booking/booking.ts";
import type { Document } from "./engine/read.ts";

/** How a text is to be decoded. */
export interface DecodeOptions {
  /** A wire value (`GDS_A`) or another name of a system, in any case. Unknown or empty: chosen by the text. */
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
  readonly reasons: readonly string[];
}

/** What became of the text; the three kinds add up to all of it. */
export interface Coverage {
  readonly lines: CoverageCount;
  readonly characters: CoverageCount;
}

export interface CoverageCount {
  readonly read: number;
  /** Known to say nothing about the booking: prompts, banners, blank lines. */
  readonly ignored: number;
  readonly unread: number;
}

/** A line, or a part of one, that no rule reads. */
export interface Unread {
  /** The line in the text as it was sent, from 1. */
  readonly line: number;
  /** The character of that line, from 1. */
  readonly column: number;
  /** As it was sent. */
  readonly text: string;
  readonly reason: string;
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
  readonly candidates: readonly Candidate[];
  readonly coverage: Coverage;
  readonly unread: readonly Unread[];
  readonly warnings: readonly string[];
  /** What the text looks like, where it is no booking record: `availability`. */
  readonly looksLike: string | null;
  /** The text as the grammar read it. */
  readonly document: Document;
}

/** Whether anything was found: a person, a flight, a hotel, a train or any other booked segment. */
export function isDecodable(decoded: Decoded): boolean {
  const { persons, flights, trains, hotels, cars, otherSegments } = decoded.booking;
  return [persons, flights, trains, hotels, cars, otherSegments].some((list) => list.length > 0);
}
