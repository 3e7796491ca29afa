import { isNumber, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { ALERTS, BOOK_NOW, UNFINISHED } from "../../lexicon/unbooked/refused.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { lineWithWords } from "./line-with-words.ts";
import { PRICE_FROM } from "./offers.ts";

/*
 * Flights and trains of adverts, of baskets, and of payments that failed:
 *
 *   Price alert: London - New York from GBP 299! BA 117, 12 April 2027, 08:25 - 11:20. Book now.
 */

/** Pages with results offer an alert below them. */
const SAYS_UNFINISHED = new RegExp(
  `${WORD_START}${anyOf(UNFINISHED)}|^[^\\n]{0,60}${WORD_START}${anyOf(ALERTS)}`,
);
const ASKS_TO_BOOK = new RegExp(WORD_START + anyOf(BOOK_NOW));
/** What is only said to a traveller. */
const OF_TRAVELLER = new RegExp(
  `${WORD_START}(?:${anyOf(wordsFor("salutations", "confirmed", "stayBooked", "inNameOf"))}|${anyOf(wordsFor("titles"))} ?\\p{Lu})`,
  "u",
);

const OF_BOOKING: ReadonlySet<Fact["kind"]> = new Set([
  "locator",
  "airlineLocator",
  "ticket",
  "status",
  "person",
  "travellers",
]);

/** The lines of a text, in which those of one that books nothing are words. */
export function withoutUnfinished(lines: readonly Line[], text: string): readonly Line[] {
  if (!SAYS_UNFINISHED.test(text) && !isAdvert(lines, text)) return lines;
  if (lines.some(({ facts }) => facts.some(({ kind }) => OF_BOOKING.has(kind)))) return lines;
  return lines.map((line) =>
    line.facts.some(isNumber) ? lineWithWords(line, [line], text) : line,
  );
}

/** Pages with results have more. */
const MOST_FLIGHTS = 2;

/** Whether a text tells nobody in particular from which price one can fly. */
function isAdvert(lines: readonly Line[], text: string): boolean {
  if (lines.flatMap(({ facts }) => facts.filter(isNumber)).length > MOST_FLIGHTS) return false;
  return ASKS_TO_BOOK.test(text) && PRICE_FROM.test(text) && !OF_TRAVELLER.test(text);
}
