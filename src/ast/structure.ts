import type { Span } from "./nodes.ts";

/*
 * How a text that no system printed was analysed. It is computed only on demand. All offsets are in the text as it
 * was sent.
 */

export interface TextStructure {
  /** The language of most of its labels: `german`; null if it has no labels. */
  readonly language: string | null;
  /** Its lines, separated by empty lines and by rules drawn across the page. */
  readonly blocks: readonly TextBlock[];
  /** What was recovered of its layout, in the order of the text. */
  readonly layouts: readonly TextLayout[];
  readonly labels: readonly TextLabel[];
  /** What its words mean, except those that only accompany others. */
  readonly facts: readonly TextFact[];
  /** The flights, trains and hotels that were found, including those that were left unread. */
  readonly journeys: readonly TextJourney[];
}

export interface TextBlock extends Span {
  readonly rows: readonly TextRow[];
}

export interface TextRow extends Span {
  readonly cells: readonly Span[];
  /** What separates its cells; null if it has only one. */
  readonly separator: CellSeparator | null;
}

export type CellSeparator = "tab" | "pipe" | "semicolon" | "comma" | "spaces";

/** Every kind of layout that is recovered. */
export const LAYOUTS = [
  "table with tabs",
  "table with pipes",
  "table with semicolons",
  "table with commas",
  "table in columns",
  "rows of several lines",
  "receipt of a ticket",
  "column for each flight",
  "departure beside arrival",
  "journeys side by side",
  "label above value",
  "label beside value",
  "label before flight",
  "title before flight",
  "box",
  "rule",
  "sentences",
  "airline apart from number",
  "row of a schedule tool",
] as const;

export type LayoutName = (typeof LAYOUTS)[number];

export interface TextLayout extends Span {
  readonly layout: LayoutName;
}

export interface TextLabel extends Span {
  /** What the label announces, by its name in the lexicon: `recordLocator`. */
  readonly topic: string;
  /** The languages that have the word; only the language of the text, if it is one of them. */
  readonly languages: readonly string[];
}

export interface TextFact extends Span {
  /** `date`, `time`, `place`, `person`. */
  readonly kind: string;
  /** The index of the journey that it was assigned to, or that it stands next to. */
  readonly journey: number | null;
  /** Why it was left unread; null if it was read. */
  readonly unread: string | null;
}

/** A flight, a train or a hotel, at the place of its number or its name. */
export interface TextJourney extends Span {
  readonly kind: "flight" | "train" | "hotel";
  /** Cancelled ones are read too. */
  readonly isCancelled: boolean;
  /** Why it was left unread; null if it was read. */
  readonly unread: string | null;
  /** What was assigned to it, by the names of the node's fields. */
  readonly parts: readonly TextPart[];
}

export interface TextPart extends Span {
  /** `departure`, `origin`, `bookingClass`. */
  readonly name: string;
}
