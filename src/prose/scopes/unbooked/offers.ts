import type { Span } from "../../../ast/nodes.ts";
import { CURRENCY } from "../../facts/amounts.ts";
import { isNumber, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, WORD_START } from "../../lexicon/words.ts";
import { CHOICES, DAILY, EXTRAS } from "../../lexicon/unbooked/refused.ts";
import type { Line } from "../lines.ts";
import { lineWithWords } from "./line-with-words.ts";
import { isWithin, sentencesIn } from "./unbooked.ts";

/*
 * Flights and trains that are only offered, beside those that are booked:
 *
 *   Weekend in Oslo? Fly there with LO 481 from EUR 49.
 *   Quote: flight ET 737 from Milan on 12 June at 23:15, EUR 3,180 per person.
 */

const FROM = wordsFor("pricesFrom");
const BEFORE = eitherOf(FROM.filter((words) => !words.startsWith("\u2026")));
const AFTER = eitherOf(
  FROM.filter((words) => words.startsWith("\u2026")).map((words) => words.slice(1).trim()),
);
const DIGITS = "\\d[\\d.,'\\u2019]{0,12}";
const AMOUNT = `(?:${CURRENCY} ?${DIGITS}|${DIGITS} ?(?:${CURRENCY}|euro))`;
/** `from EUR 49`, `à partir de 49 €` */
export const PRICE_FROM = new RegExp(
  `${WORD_START}${BEFORE}[ -]{0,2}${AMOUNT}|${AMOUNT}['\\u2019]?\\p{Ll}{0,3} ?${AFTER}`,
  "u",
);

/** The sentences of a line that tell from which price one can fly with a flight or a train, without its time. */
export function offersIn(
  facts: readonly Fact[],
  { start, end }: Span,
  text: string,
): readonly Span[] {
  const line = text.slice(start, end);
  if (!facts.some(isNumber) || !PRICE_FROM.test(line)) return [];
  return sentencesIn(line, start).filter((span) => {
    const own = facts.filter((fact) => isWithin(fact, span));
    const number = own.find(isNumber);
    const printed = text.slice(span.start, span.end);
    if (number !== undefined && isDaily(printed)) return true;
    // `LH 400, extra bag from EUR 30` is a line about the flight.
    if (number === undefined || !own.some((fact) => isWord(fact) && fact.end <= number.start))
      return false;
    return !own.some(isTime) && PRICE_FROM.test(printed);
  });
}

const DAILY_FLIGHT = new RegExp(WORD_START + anyOf(DAILY));

/** `LH 400 daily FRA-JFK 13:00-15:45, from 399 EUR`: whether a sentence says how often one can fly before it tells the price. */
function isDaily(sentence: string): boolean {
  const price = sentence.search(PRICE_FROM);
  return price !== -1 && DAILY_FLIGHT.test(sentence.slice(0, price));
}

function isWord({ kind }: Fact): boolean {
  return kind === "word";
}

function isTime({ kind }: Fact): boolean {
  return kind === "time" || kind === "unclearTime";
}

/** `Quote: `, `Other options you may choose: ` */
const QUOTE = new RegExp(
  `^ *(?:\\p{L}{2,12} )?${anyOf(wordsFor("offered"))}(?: \\p{Ll}{1,14}){0,8}(?: [A-D\\d])? {0,2}[:\\uff1a] *[^ ]|^[^:\\uff1a\\d]{0,40}${WORD_START}${anyOf(CHOICES)}[^:\\uff1a\\d]{0,40}[:\\uff1a]`,
  "u",
);
const CONFIRMED = new RegExp(
  `^[^:\\uff1a]*${WORD_START}${anyOf(wordsFor("confirmed"))}|[(,-] ?${anyOf(wordsFor("confirmed", "stayBooked"))}[).!]{0,2} *$`,
);
/** `Seats you can choose: ` */
const OF_THING = new RegExp(
  `^[^:\\uff1a]*${WORD_START}${anyOf([...EXTRAS, ...wordsFor("seat", "otherLabels")])}`,
);

function isQuoted(line: string): boolean {
  return QUOTE.test(line) && !CONFIRMED.test(line) && !OF_THING.test(line);
}

/** The lines of a text, in which flights and trains behind the label of an offer are words if others are not. */
export function withoutQuotes(lines: readonly Line[], text: string): readonly Line[] {
  const isQuote = ({ start, end, anchors }: Line) =>
    anchors > 0 && isQuoted(text.slice(start, end));
  const quotes = new Set(lines.filter(isQuote));
  const isBooked = (line: Line) => line.facts.some(isNumber) && !quotes.has(line);
  if (quotes.size === 0 || !lines.some(isBooked)) return lines;
  return lines.map((line) => (quotes.has(line) ? lineWithWords(line, [line], text) : line));
}
