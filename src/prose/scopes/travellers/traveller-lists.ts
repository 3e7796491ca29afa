import { ITEM_NUMBER } from "../../facts/names/item-number.ts";
import type { Span } from "../../../ast/nodes.ts";
import type { Fact } from "../../facts/fact.ts";
import { TYPE_WORDS } from "../../facts/names/passenger-types.ts";
import { anyOf, CAPITALS, eitherOf, LETTERS } from "../../lexicon/words.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { namedPlacesIn } from "../../facts/named-places.ts";
import type { Line } from "../lines.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";

/*
 * Which lines below a title such as `Passengers` can name its travellers.
 */

/** A passenger type, as a word or a code; the source of a pattern. */
export const TYPE = `(?:${TYPE_WORDS}|ADT|CHD|CNN|INF)(?![${LETTERS}\\d])`;
/** The number or the mark of an item: `1. Ms Jane`, `1   Ms Jane`. */
const ITEM = `(?:(?:${ITEM_NUMBER}|[-*\\u2022]|\\d{1,2}(?= {2})) {1,3})?`;
export const BEGINS_WITH_TITLE = new RegExp(
  `^ {0,8}${ITEM}${anyOf(ALL_TITLES)}\\.? {1,3}[${CAPITALS}]`,
);
/** `Adult: Jane`. */
const BEGINS_WITH_TYPE = new RegExp(`^ {0,8}${ITEM}(?:${TYPE_WORDS})(?: ?:)? {1,3}[${CAPITALS}]`);
/** `Jane Doe (Adult)`, `Lily Doe (child, born 02.11.2025)`; any other note can be about a price: `(child, one way)`. */
export const TYPE_IN_BRACKETS = new RegExp(
  `[${LETTERS}] ?\\( ?${TYPE}(?:[,;] (?:${eitherOf(wordsFor("otherDates"))}):? {0,3}\\d[^()]{1,20})? ?\\)`,
);

/** The words of a title above a list, without the colon. */
export function labelIn({ start, end }: Span, text: string): string {
  return text.slice(start, end).replace(/(?<! ) {0,20}[:?\uff1a]$/, "");
}

/**
 * Which lines can name a traveller of a list. After a gap or a line of something else, a title or a passenger type
 * must show that it continues.
 */
export class TravellerLists {
  private label: string | undefined;
  private isFirst = false;
  private isInterrupted = false;

  constructor(private readonly text: string) {}

  begin(label: string | undefined, isFirst = true): void {
    this.label = label;
    this.isFirst = isFirst;
    this.isInterrupted = false;
  }

  /**
   * The title of the list to which a line can belong; undefined if none does, or the list is interrupted. Of a list
   * below `Passengers`, with a gap after Jane Doe:
   *
   *   Jane Doe              belongs to it
   *   Seats 12A, 12B        interrupts it
   *   John Roe              does not belong to it
   *   Ms Ann Poe            belongs to it, and so do the lines below
   *   LH 400 FRA - JFK      ends it
   *
   * @param below the next line: a passenger type there shows a traveller, too
   */
  labelFor(line: Line, below: Line | undefined): string | undefined {
    if (this.label === undefined) return undefined;
    const effect = this.effectOf(line, below);
    this.isFirst = false;
    if (effect === "ends") this.label = undefined;
    else if (effect !== "none") this.isInterrupted = effect === "interrupts";
    return this.isInterrupted ? undefined : this.label;
  }

  /** What a line does to the list. */
  private effectOf(
    line: Line,
    below: Line | undefined,
  ): "resumes" | "interrupts" | "ends" | "none" {
    if (line.facts.some(({ kind }) => kind === "person")) return "resumes";
    if (line.anchors > 0) return "ends";
    if (isTitled(line, this.text) || isTypeAlone(below, this.text)) return "resumes";
    if (isSlashedAboveTicket(line, below, this.text)) return "resumes";
    if (!line.isAfterGap || this.isFirst) return "none";
    return line.facts.some(isOfTraveller) ? "interrupts" : "ends";
  }

  /** Whether a line can name a traveller whom the list does not give: it is interrupted, and nothing has ended it. */
  canGoOn(line: Line): boolean {
    return this.label !== undefined && this.isInterrupted && !line.isAfterGap;
  }

  /** Says that the last line names nobody. */
  interrupt(): void {
    this.isInterrupted = true;
  }
}

/** A passenger type and nothing else, or what else is said after a mark. */
const TYPE_ALONE = new RegExp(`^ {0,8}${TYPE}(?: {0,20}$| ?[,;|\u00b7(]| [-\u2013\u2014] )`);

/** `Adult`, `Adult - seat 18A`: whether a line below a name has the passenger type of that traveller. */
export function isTypeAlone(line: Line | undefined, text: string): boolean {
  return (
    line !== undefined && !line.isAfterGap && TYPE_ALONE.test(text.slice(line.start, line.end))
  );
}

/** `DOE/JANE ANN`, alone on its line. */
const SLASHED = new RegExp(
  `^ {0,8}[${CAPITALS}][${CAPITALS}' -]{1,40}/[${CAPITALS}][${CAPITALS}' -]{1,40}$`,
);

/** Whether a line is nothing but a name with a slash, and the next one begins with a ticket. */
function isSlashedAboveTicket(line: Line, below: Line | undefined, text: string): boolean {
  if (below === undefined || below.isAfterGap || below.facts[0]?.kind !== "ticket") return false;
  const printed = text.slice(line.start, line.end);
  // `CHECKED/NOT PAID`; a name can have one such word: `MILES`.
  const words = printed.split(/[ /]+/).filter((word) => isListedWord(word));
  return SLASHED.test(printed) && words.length < 2 && !printed.split("/").every(isPlace);
}

/** Whether words are the whole name of a place: `London Heathrow`. */
export function isPlace(words: string): boolean {
  const name = words.trim();
  return namedPlacesIn(name, 0).some(({ start, end }) => name.slice(start, end) === name);
}

/** Whether a fact belongs to one traveller. */
export function isOfTraveller({ kind }: Fact): boolean {
  return kind === "ticket" || kind === "seat";
}

/** Whether a line begins with a title or a passenger type and a name. */
function isTitled({ start, end }: Line, text: string): boolean {
  const printed = text.slice(start, end);
  if (BEGINS_WITH_TITLE.test(printed)) return true;
  return BEGINS_WITH_TYPE.test(printed) || TYPE_IN_BRACKETS.test(printed);
}
