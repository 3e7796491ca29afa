import { isAnchor, type Fact } from "../../facts/fact.ts";
import { AMOUNT } from "../../facts/amounts.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import { saysCancelled } from "../unbooked/cancelled.ts";
import { blocksOf, type Line } from "../lines.ts";
import { lineWithWords } from "../unbooked/line-with-words.ts";

/*
 * Stays that nobody booked, or that do not take place any more:
 *
 *   HOTEL OPTIONS                             Hotel: Grand Example, 5 May 2027 - 7 May 2027
 *   Sample Inn, 5 May 2027 - 7 May 2027       Status: cancelled
 */

const OFFERED = new RegExp(WORD_START + anyOf(wordsFor("offered")));
/** `2 nights from 99 EUR`: a price that is not that of a booking. */
const FROM_PRICE = new RegExp(
  `${WORD_START}${anyOf(wordsFor("from", "departsAt"))} {1,3}(${AMOUNT})`,
);
const STATUS = new RegExp(`^\\W{0,24}${anyOf(wordsFor("statusLabels"))} {0,20}[:\uff1a]`);
/** A title has no more words, and no full stop. */
const TITLE = /^ *[^ .!?]+(?: +[^ .!?]+){0,7} *$/;
/** The title of a text is on one of its first lines. */
const MOST_OF_TITLE = 6;
const OF_TITLES: ReadonlySet<Fact["kind"]> = new Set(["word", "known", "mark", "link", "letter"]);

const OF_STAYS: ReadonlySet<Fact["kind"]> = new Set([
  "hotel",
  "date",
  "time",
  "side",
  "checkIn",
  "checkOut",
  "nights",
  "rooms",
  "address",
]);

/** The lines of a text, in which the stays that are only offered, or cancelled, are words. */
export function withoutUnbookedStays(lines: readonly Line[], text: string): readonly Line[] {
  if (!lines.some(isOfStay)) return lines;
  const printed = (line: Line) => text.slice(line.start, line.end);
  const isTitle = (line: Line) => TITLE.test(printed(line)) && !isOfStay(line);
  const offers = lines.slice(0, MOST_OF_TITLE).some((line) => isOffer(line, printed(line)));
  let isBelowOffer = offers;
  return blocksOf(lines).flatMap((block) => {
    const [first] = block;
    if (first !== undefined && isTitle(first) && first.facts.every(isOfTitle))
      isBelowOffer = offers || OFFERED.test(printed(first));
    if (!block.some(isOfStay)) return block;
    const isUnbooked = isBelowOffer || block.some((line) => saysUnbooked(line, printed(line)));
    if (!isUnbooked) return block;
    const isAlone = block.every(({ facts }) => !facts.some(isJourney));
    return block.map((line) =>
      isAlone || isOfStay(line) ? withoutStay(line, isAlone, text) : line,
    );
  });
}

function isOffer(line: Line, printed: string): boolean {
  return !isOfStay(line) && TITLE.test(printed) && OFFERED.test(printed);
}

function isOfTitle({ kind }: Fact): boolean {
  return OF_TITLES.has(kind);
}

function isOfStay({ facts }: Line): boolean {
  return facts.some(({ kind }) => kind === "hotel");
}

function isJourney(fact: Fact): boolean {
  return isAnchor(fact) && fact.kind !== "hotel";
}

/** Whether the line of a stay says that it is only offered, or a line below it that it is cancelled. */
function saysUnbooked(line: Line, printed: string): boolean {
  // Without a currency, it is a time or a number.
  if (/[^\d., ']/.test(FROM_PRICE.exec(printed)?.[1] ?? "")) return true;
  if (isOfStay(line) || STATUS.test(printed))
    return OFFERED.test(printed) || saysCancelled(printed);
  return TITLE.test(printed) && saysCancelled(printed) && !line.facts.some(isAnchor);
}

/** @param isAlone whether all days in its block are those of the stay */
function withoutStay(line: Line, isAlone: boolean, text: string): Line {
  const unread = line.facts.filter((fact) =>
    isAlone ? OF_STAYS.has(fact.kind) : fact.kind === "hotel",
  );
  return lineWithWords(line, unread, text);
}
