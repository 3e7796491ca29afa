import type { Span } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, SMALL, WORD_START } from "../lexicon/words.ts";
import type { Line } from "./lines.ts";
import { sentencesIn } from "./unbooked.ts";

/*
 * Flights that do not take place:
 *
 *   Your flight BA 117 on 12 April 2027 has been CANCELLED.
 *
 *   CANCELLED
 *   EI 3651 Monday 8 March 2027 Manchester (MAN) - Dublin (DUB) 17:20 - 18:30
 */

const CANCELLED = new RegExp(WORD_START + anyOf(wordsFor("cancelled")));
/** `Cancelled free of charge until ...` and the like are conditions of the booking. */
const NOT_CANCELLED = new RegExp(WORD_START + anyOf(wordsFor("notCancelled")));

function saysCancelled(text: string): boolean {
  return CANCELLED.test(text) && !NOT_CANCELLED.test(text);
}

/** How a sentence goes on below: with a small letter or the word itself, up to its full stop. */
const REST = new RegExp(`^ *(?:[${SMALL}]|${anyOf(wordsFor("cancelled"))})[^.!?:]*`);
const IS_OPEN = /[^.!?:;\s] *$/;

/**
 * The sentences of a line that say that a flight is cancelled.
 *
 * @param below the text of the next line, in which the last sentence can go on
 */
export function cancelledSentences(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
  below: string,
): readonly Span[] {
  const flights = facts.filter(({ kind }) => kind === "flight");
  if (flights.length === 0) return [];
  const line = text.slice(start, end);
  const [rest = ""] = IS_OPEN.test(line) ? (REST.exec(below) ?? []) : [];
  if (!CANCELLED.test(line) && !CANCELLED.test(rest)) return [];
  return sentencesIn(line, start).filter(
    (span) =>
      flights.some((flight) => flight.start >= span.start && flight.end <= span.end) &&
      saysCancelled(text.slice(span.start, span.end) + (span.end === end ? ` ${rest}` : "")),
  );
}

const REPLACED = wordsFor("replaced");
/** Several words that say of a flight that another one replaces it: `Your old flight`. */
const REPLACED_TITLE = new RegExp(
  `${WORD_START}${anyOf(REPLACED.filter((word) => word.includes(" ")))}|^ *${anyOf(REPLACED)} {0,3}: *$`,
);
const REPLACEMENT_TITLE = new RegExp(WORD_START + anyOf(wordsFor("replacement")));

/** A heading has no more words. */
const MOST_WORDS = 5;

/** The lines of the flights below a heading that says that they are cancelled. */
export function linesBelowCancelled(lines: readonly Line[], text: string): ReadonlySet<Line> {
  const found = new Set<Line>();
  let state: "outside" | "below" | "among" = "outside";
  for (const line of lines) {
    const printed = text.slice(line.start, line.end);
    if (line.anchors === 0 && isHeading(printed, line)) state = "below";
    else if (state !== "outside" && REPLACEMENT_TITLE.test(printed) && line.anchors === 0)
      state = "outside";
    else if (state === "among" && (line.isAfterGap || line.isDivider)) state = "outside";
    else if (state === "below" && line.anchors === 0 && line.isProse) state = "outside";
    if (state === "outside" || line.anchors === 0) continue;
    found.add(line);
    state = "among";
  }
  return found;
}

/** `VUELO CANCELADO`, `Your flight below is cancelled:`. */
function isHeading(printed: string, { facts }: Line): boolean {
  if (!saysCancelled(printed) && !REPLACED_TITLE.test(printed)) return false;
  if (REPLACEMENT_TITLE.test(printed)) return false;
  if (facts.some(({ kind }) => kind === "total" || kind === "seat")) return false;
  return printed.trimEnd().endsWith(":") || printed.trim().split(/\s+/).length <= MOST_WORDS;
}
