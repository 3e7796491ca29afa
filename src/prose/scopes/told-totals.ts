import type { Money, Read } from "../../ast/nodes.ts";
import { matchesOf } from "../../decode/text/matches.ts";
import { AMOUNT, moneyIn } from "../facts/amounts.ts";
import { isAnchor, valued, type Fact } from "../facts/fact.ts";
import { LANGUAGES, listed, wordsFor } from "../lexicon/lexicon.ts";
import { mainLanguage } from "../lexicon/main-language.ts";
import {
  eachWords,
  LUGGAGE,
  meaningsOf,
  TOO_DEAR,
  type SumTopic,
} from "../lexicon/sentences/sums.ts";
import { anyOf, eitherOf, LETTERS, WORD_START } from "../lexicon/words.ts";
import type { Line } from "./lines.ts";

/*
 * Totals that a sentence tells of, if no label of the text names an amount:
 *
 *   The flights came to £338.40 for two, so £169.20 each.
 *   El importe de los vuelos ha sido de 531,76 € en total.
 */

const AMOUNTS = new RegExp(`(?<![${LETTERS}\\d.,])${AMOUNT}`, "g");
const SENTENCE_START = /^|[.!?;\u2013\u2014] {1,3}|(?<!\p{L})[-*] /gu;
const CLAUSE_START =
  /, | and | und | et | y | e | en | i | og | och | ja | a | ve | \u0438 | - |\(/gu;
/** What a sum can be of, apart from the journey. */
const OF_OTHERS = new RegExp(
  `${WORD_START}(?:${eitherOf([
    ...wordsFor("hotel", "lodging", "rooms", "carRental", "rentalCar", "carTitles", "parking"),
    ...wordsFor("bookedElsewhere", "transfers", "nights"),
  ])})`,
);
const OF_LUGGAGE = new RegExp(
  `${WORD_START}(?:${eitherOf([...LUGGAGE, ...wordsFor("otherLabels", "seat")])})`,
);
const UNBOOKED = new RegExp(
  WORD_START + anyOf([...wordsFor("cancelled", "offered", "asked", "insteadOf"), ...TOO_DEAR]),
);
const EACH = new RegExp(
  `(?<![${LETTERS}])(?:${eachWords().map(asPattern).join("|")})(?![${LETTERS}])`,
);
/** So many people share a sum at most. */
const MOST_PEOPLE = 9;
/** A phrase has at most so many words. */
const MOST_WORDS = 5;

function asPattern(words: string): string {
  return eitherOf([words]);
}

const AMOUNT_KINDS: ReadonlySet<Fact["kind"]> = new Set(["total", "price", "baseFare", "taxes"]);

/** The lines, with the only total that sentences tell of, if nothing else in the text is one. */
export function withToldTotals(lines: readonly Line[], text: string): readonly Line[] {
  if (lines.some(({ facts }) => facts.some(({ kind }) => AMOUNT_KINDS.has(kind)))) return lines;
  const told = lines.flatMap((line, index) =>
    line.isOfOlderMail === true ? [] : toldIn(line, lines[index - 1], text),
  );
  const sums = new Set(told.map(({ total: { value } }) => `${value.currency} ${value.amount}`));
  if (sums.size !== 1) return lines;
  return lines.map((line) => {
    const own = told.filter(({ start, end }) => line.start <= start && end <= line.end);
    return own.length === 0 ? line : { ...line, facts: withFacts(line.facts, own) };
  });
}

type TotalFact = Extract<Fact, { kind: "total" | "taxes" | "baseFare" | "price" }>;

function withFacts(facts: readonly Fact[], own: readonly TotalFact[]): readonly Fact[] {
  const others = facts.filter(({ start, end }) =>
    own.every((total) => end <= total.start || start >= total.end),
  );
  return [...others, ...own].toSorted((one, other) => one.start - other.start);
}

/** An amount of a sentence, and what is before and after it there. */
interface Sum {
  readonly printed: Read<string>;
  readonly money: Money;
  readonly before: string;
  readonly after: string;
  /** The line before the sentence, and the line above. */
  readonly earlier: string;
}

function toldIn(line: Line, above: Line | undefined, text: string): readonly TotalFact[] {
  const whole = text.slice(line.start, line.end);
  const language = LANGUAGES[mainLanguage(text) ?? ""];
  const label = listed(language?.total)[0] ?? "";
  const conditions = listed(language?.notStaying ?? "");
  const open = conditions.length === 0 ? /(?!)/ : new RegExp(WORD_START + anyOf(conditions));
  const found = matchesOf(whole, AMOUNTS).flatMap(({ 0: { length }, index }) => {
    const at = line.start + index;
    const printed = { value: whole.slice(index, index + length), start: at, end: at + length };
    const money = moneyIn(printed, "") ?? moneyIn(printed, label);
    return money ? [{ printed, money }] : [];
  });
  const isRecord = line.facts.some((fact) => isAnchor(fact) || fact.kind === "locator");
  const aboveLine = above === undefined ? "" : text.slice(above.start, above.end);
  return found.flatMap(({ printed, money }): readonly TotalFact[] => {
    const [at, end] = [printed.start - line.start, printed.end - line.start];
    const start = lastEnd(whole.slice(0, at), SENTENCE_START);
    const [after = "", mark = ""] =
      /^((?:[^.!?;]|[.](?! |$))*)([.!?;]|$)/.exec(whole.slice(end))?.slice(1) ?? [];
    const before = whole.slice(start, at);
    if (mark === "?" || UNBOOKED.test(before) || UNBOOKED.test(after)) return [];
    if (open.test(before) || open.test(after)) return [];
    const earlier = `${aboveLine}\n${whole.slice(0, start)}`;
    const others = found.filter((other) => other.printed !== printed);
    const beside = others.filter(
      (other) =>
        other.printed.start >= line.start + start &&
        other.printed.end <= printed.end + after.length,
    );
    if (!beside.every((other) => isPart(other.money, money))) return [];
    const isShared = EACH.test(before + after) && beside.length > 0;
    const sum = { printed, money, before, after, earlier };
    if (!isTold(sum, isShared, isRecord) || !isFree(printed, line)) return [];
    return [
      { kind: "total", total: valued(printed, money), start: printed.start, end: printed.end },
    ];
  });
}

/** Where the last match of an expression in a text ends. */
function lastEnd(text: string, pattern: RegExp): number {
  const last = matchesOf(text, pattern).at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

/** Whether each of several people pays an amount, and all of them the other one. */
function isPart(part: Money, whole: Money): boolean {
  const people = Math.round(whole.amount / part.amount);
  const isNumber = people > 1 && people <= MOST_PEOPLE;
  return (
    isNumber &&
    part.currency === whole.currency &&
    Math.abs(people * part.amount - whole.amount) < 0.01
  );
}

/** Whether nothing but words is where an amount is. */
function isFree({ start, end }: Read<string>, { facts }: Line): boolean {
  return facts
    .filter((fact) => fact.start < end && start < fact.end)
    .every(({ kind }) => kind === "word" || kind === "mark" || kind === "known");
}

/** Whether words say that an amount is that of the journey, for all of its travellers. */
function isTold(sum: Sum, isShared: boolean, isRecord: boolean): boolean {
  const { before, after } = sum;
  // Another word can say that it is another journey's, or another one's: `for two last year`.
  const next = topicsIn(after.split(/[,)]/, 1)[0] ?? "");
  if (next === undefined) return false;
  if (next[0]?.has("each") === true) return false;
  const clauses = matchesOf(before, CLAUSE_START);
  const starts = [0, ...clauses.map(({ 0: gap, index }) => index + gap.length)];
  return starts.some((from) => {
    const led = topicsIn(before.slice(from));
    if (led === undefined || (!isShared && led.some((each) => each.has("each")))) return false;
    const isAll = isShared || [...led, ...next].some((each) => each.has("inAll"));
    return isAll && isOfJourney(led, next, sum, isRecord);
  });
}

type Topics = readonly ReadonlySet<SumTopic>[];

/**
 * Whether words before and after an amount of all travellers say that it is that of the journey, or what is said earlier
 * leaves nothing else.
 */
function isOfJourney(
  led: Topics,
  next: Topics,
  { before, earlier }: Sum,
  isRecord: boolean,
): boolean {
  const says = (topic: SumTopic) => led.some((each) => each.has(topic));
  if (says("things")) return true;
  const [line = ""] = earlier.split("\n").slice(-1);
  if (OF_OTHERS.test(before) || OF_OTHERS.test(line)) return false;
  const isOfThings = next.some((each) => each.has("things"));
  if (says("cameTo") && isOfThings) return true;
  if (OF_OTHERS.test(earlier)) return false;
  if (says("cameTo") && says("price")) return true;
  if (OF_LUGGAGE.test(before + earlier)) return false;
  if (says("cameTo")) return isRecord;
  const isSaidTwice = next.filter((each) => each.has("inAll")).length > 1;
  return before.trim() === "" && (isOfThings || isSaidTwice);
}

/**
 * What the words of a text mean in a sentence about a sum, phrase by phrase, the longest first; undefined if there is
 * another word.
 */
function topicsIn(text: string): readonly ReadonlySet<SumTopic>[] | undefined {
  const words = text
    .trim()
    .split(/ {1,9}/)
    .filter((word) => word !== "");
  const topics: ReadonlySet<SumTopic>[] = [];
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at);
    if (found === undefined) return undefined;
    topics.push(found.topics);
    at = found.end;
  }
  return topics;
}

function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const topics = meaningsOf(phrase) ?? meaningsOf(phrase.replace(/^\(|[,.:)]{1,2}$/g, ""));
    if (topics !== undefined) return { topics, end: at + length };
  }
  return undefined;
}
