import type { Clock, Read, Span } from "../../../ast/nodes.ts";
import { onlyOf } from "../../../ast/only.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { AMOUNT, moneyIn } from "../../facts/amounts.ts";
import { isAnchor, Passage, type Fact } from "../../facts/fact.ts";
import { canBeStay } from "../../facts/stay-days.ts";
import {
  BEFORE_CAR,
  COLLECTED_CAR,
  COLLECTING,
  HANDING_BACK,
  LIMITS,
  RETURNED_CAR,
  TOLD_CARS,
} from "../../lexicon/sentences/car-verbs.ts";
import { LANGUAGES, listed, wordsFor } from "../../lexicon/lexicon.ts";
import { mainLanguage } from "../../lexicon/main-language.ts";
import { anyOf, capitals, LETTERS, SMALL, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { headingIn, isAboutOtherDay, onceFound, type Day } from "../runs/plan-days.ts";
import { saysCancelled } from "../unbooked/cancelled.ts";
import { isWithin, sentencesIn } from "../unbooked/unbooked.ts";

/*
 * Rented cars of which sentences tell, in plans under the days of both ends, in letters in one sentence:
 *
 *   Samstag, 06.02.2027 | Anreise                         Hertz: on récupère la voiture le 22 mai à 16h30 et
 *   Übernahme des Mietwagens am Flughafen um 19:15 Uhr    on la rend le 29 mai à 10h00.
 *
 *   Samstag, 13.02.2027 | Rückreise
 *   Abgabe des Mietwagens am Flughafen um 12:00 Uhr
 */

/** One end of renting a car, and the sentence that tells of it. */
export interface ToldEnd {
  readonly line: Line;
  readonly sentence: Span;
  readonly day: Day;
  readonly time: Read<Clock> | undefined;
}

export interface ToldCar {
  readonly pickUp: ToldEnd;
  readonly dropOff: ToldEnd;
  /** The company, if it is known. */
  readonly company: Read<string> | undefined;
}

const COLLECTS = anyOf([...wordsFor("pickUp"), ...COLLECTING]);
const HANDS_BACK = anyOf([...wordsFor("dropOff"), ...HANDING_BACK]);
const RENTAL = anyOf(wordsFor("rentalCar", "carRental"));
const LESSOR = new RegExp(`${WORD_START}${anyOf(wordsFor("lessors"))}`, "g");
const SAYS_RENTAL = new RegExp(
  WORD_START + anyOf([...wordsFor("rentalCar", "carRental", "lessors"), ...COLLECTED_CAR]),
);

/** ` Sie um 09:00 Uhr` */
const TIME = `(?:(?: [${LETTERS}]{1,4}){1,3} \\d{1,2}[:.h]\\d{2}(?: [${LETTERS}]{1,4})?)?`;
/** ` of your `, ` dell'` */
const BETWEEN = `(?: ${anyOf(BEFORE_CAR)}){0,3} (?:[${SMALL}]{1,5}['\u2019])?`;

/** A word for an end beside the car: `Pick-up of your rental car`, `The rental car is collected`. */
function ofCar(words: string, whole: readonly string[]): RegExp {
  const direct = `${words}(?:${BETWEEN}${anyOf(TOLD_CARS)}|${TIME}${BETWEEN}${RENTAL})`;
  return new RegExp(
    `${WORD_START}(?:${direct}|${anyOf(whole)}|${RENTAL}[^.;:!?]{1,60}[ (]${words})`,
  );
}

const PICK_UP = ofCar(COLLECTS, COLLECTED_CAR);
const DROP_OFF = ofCar(HANDS_BACK, RETURNED_CAR);
const COLLECTED = new RegExp(WORD_START + COLLECTS);
const HANDED_BACK = new RegExp(WORD_START + HANDS_BACK, "g");

const UNBOOKED = new RegExp(
  WORD_START +
    anyOf(wordsFor("asked", "offered", "notIncluded", "toBeConfirmed", "insteadOf", "parking")),
);
/** What follows a model, and leaves nothing open: `Suzuki Vitara or similar`. */
const SIMILAR = new RegExp(WORD_START + anyOf(wordsFor("orSimilar")));
const MONEY = new RegExp(AMOUNT, "g");

/** The only rented car of which sentences of a text about journeys tell. */
export function toldCarIn(lines: readonly Line[], text: string): ToldCar | undefined {
  // Without a word for renting one, it can be the traveller's own, left to a valet.
  if (!SAYS_RENTAL.test(text) || !lines.some(isOfJourney)) return undefined;
  const notBooked = wordsAgainst(text);
  const isBooked = (said: string) =>
    !isUnbooked(said) && !notBooked.test(said.replace(SIMILAR, ""));
  const sentences = sentencesOf(lines, text);
  const told = sentences.filter(({ said }) => isBooked(said));
  const found = onlyOf([
    ...told.flatMap((sentence, index) => wholeCar(sentence, told[index - 1], text) ?? []),
    ...carUnderDays(told, lines, text),
  ]);
  // What else is said of either end can be about another car.
  const isOther = ({ span, said, facts }: Sentence) =>
    [found?.pickUp, found?.dropOff].every((end) => end?.sentence !== span) &&
    (PICK_UP.test(said) || DROP_OFF.test(said)) &&
    datesIn(facts).length + timesIn(facts).length > 0;
  return found === undefined || sentences.some(isOther) ? undefined : found;
}

/** The car whose ends two sentences tell of, each under its day or with it. */
function carUnderDays(
  told: readonly Sentence[],
  lines: readonly Line[],
  text: string,
): readonly ToldCar[] {
  const ends = (own: RegExp, other: RegExp) =>
    onlyOf(told.flatMap((each) => endIn(each, own, other, lines, text)));
  const [pickUp, dropOff] = [ends(PICK_UP, DROP_OFF), ends(DROP_OFF, PICK_UP)];
  if (pickUp === undefined || dropOff === undefined) return [];
  if (dropOff.sentence.start < pickUp.sentence.end) return [];
  if (!canBeStay(pickUp.day.date.value, dropOff.day.date.value, undefined)) return [];
  return [{ pickUp, dropOff, company: companyIn(pickUp.sentence, text) }];
}

/** What leaves open, in the language of a text, whether a sentence is about a booking: `perhaps`, `not`. */
function wordsAgainst(text: string): RegExp {
  const cars = new Set([...TOLD_CARS, ...wordsFor("transfers")]);
  const words = listed(LANGUAGES[mainLanguage(text) ?? ""]?.notStaying ?? "");
  const others = words.filter((word) => !cars.has(word));
  return others.length === 0 ? /(?!)/ : new RegExp(WORD_START + anyOf(others));
}

function isOfJourney({ facts }: Line): boolean {
  return facts.some(({ kind }) => kind === "flight" || kind === "train");
}

function isUnbooked(said: string): boolean {
  if (said.includes("?") || UNBOOKED.test(said) || saysCancelled(said)) return true;
  return matchesOf(said, MONEY).some(
    ({ 0: value }) => moneyIn({ value, start: 0, end: value.length }, "") !== undefined,
  );
}

/** A sentence, with its facts. */
interface Sentence {
  readonly line: Line;
  readonly span: Span;
  readonly said: string;
  readonly facts: readonly Fact[];
}

function sentencesOf(lines: readonly Line[], text: string): readonly Sentence[] {
  return lines
    .filter(({ isOfOlderMail, isSigned }) => isOfOlderMail !== true && isSigned !== true)
    .flatMap((line) =>
      wholeSentences(line, text).map((span) => ({
        line,
        span,
        said: text.slice(span.start, span.end),
        facts: factsOf(line).filter((fact) => isWithin(fact, span)),
      })),
    );
}

/** The sentences of a line; none ends in brackets: `(4x4, incl. CDW)`. */
function wholeSentences({ start, end }: Line, text: string): readonly Span[] {
  const spans: Span[] = [];
  for (const span of sentencesIn(text.slice(start, end), start)) {
    const above = spans.at(-1);
    const isOpen = above !== undefined && OPEN.test(text.slice(above.start, above.end));
    if (isOpen) spans.splice(-1, 1, { start: above.start, end: span.end });
    else spans.push(span);
  }
  return spans;
}

const OPEN = /\([^()]*$/;

/** The facts of a line, also those of its asides; its days as the whole text shows them. */
function factsOf({ reading, facts }: Line): readonly Fact[] {
  const read = reading.node instanceof Passage ? reading.node.facts : facts;
  return read.map((fact) =>
    fact.kind === "date"
      ? (facts.find(({ kind, start }) => kind === "date" && start === fact.start) ?? fact)
      : fact,
  );
}

function datesIn(facts: readonly Fact[]): readonly Day[] {
  return facts.flatMap((fact) => (fact.kind === "date" ? fact : []));
}

function timesIn(facts: readonly Fact[]): readonly Read<Clock>[] {
  return facts.flatMap((fact) => (fact.kind === "time" && !fact.isBare ? fact.clock : []));
}

/** `bis 17:00 Uhr`, `before 10:00`: the end of a car can be earlier or later. */
const LIMIT_BEFORE = new RegExp(`${WORD_START}${anyOf(LIMITS)}(?: [${SMALL}']{1,4}){0,2} ?$`);

/** The only time of some facts of a sentence, unless it is a limit. */
function timeOf({ span, said }: Sentence, facts: readonly Fact[]): Read<Clock> | undefined {
  const time = onlyOf(timesIn(facts));
  const isLimit = time !== undefined && LIMIT_BEFORE.test(said.slice(0, time.start - span.start));
  return isLimit ? undefined : time;
}

/** A sentence that tells of both ends, if it or the one before it says that a car is rented. */
function wholeCar(
  sentence: Sentence,
  above: Sentence | undefined,
  text: string,
): ToldCar | undefined {
  const { line, span, said, facts } = sentence;
  const [first, last, ...others] = datesIn(facts);
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  const isBefore = above !== undefined && span.start - above.span.end < 2;
  if (!SAYS_RENTAL.test(said) && !(isBefore && SAYS_RENTAL.test(above.said))) return undefined;
  const back = handedBackAt(sentence, first, last);
  if (back === undefined || facts.some(isAnchor) || hasTwoReadings(first, last)) return undefined;
  if (!canBeStay(first.date.value, last.date.value, undefined)) return undefined;
  const end = (day: Day, isOfEnd: (at: number) => boolean): ToldEnd => ({
    line,
    sentence: span,
    day,
    time: timeOf(
      sentence,
      facts.filter(({ start }) => isOfEnd(start)),
    ),
  });
  return {
    pickUp: end(first, (at) => at < back),
    dropOff: end(last, (at) => at > back),
    company: companyIn(isBefore ? { ...span, start: above.span.start } : span, text),
  };
}

/** Where the words for handing the car back are, if those for its pick-up are before them, and each end has its day. */
function handedBackAt({ span, said }: Sentence, first: Day, last: Day): number | undefined {
  const collected = COLLECTED.exec(said);
  if (collected === null) return undefined;
  const [back, ...more] = matchesOf(said, HANDED_BACK).flatMap(({ index }) =>
    index > collected.index ? span.start + index : [],
  );
  if (back === undefined || more.some((at) => at > last.start)) return undefined;
  if (first.start > back || last.start < back) return undefined;
  return PICK_UP.test(said) ? back : undefined;
}

/** Whether a day in figures can be another one, which nothing shows. */
function hasTwoReadings(...days: readonly Day[]): boolean {
  return days.some(
    ({ date, weekday }) => date.value.alternative !== undefined && weekday === undefined,
  );
}

/** The end of which a sentence tells, on its own day or on that of the heading above. */
function endIn(
  sentence: Sentence,
  own: RegExp,
  other: RegExp,
  lines: readonly Line[],
  text: string,
): readonly ToldEnd[] {
  const { line, span, said, facts } = sentence;
  if (!own.test(said) || other.test(said) || facts.some(isAnchor)) return [];
  const [day, ...others] = datesIn(facts);
  const [time, ...more] = timesIn(facts);
  // Two times are those of a desk: `The rental car desk opens at 07:00, collect the car before 20:00`.
  if (others.length + more.length > 0 || (day === undefined && time === undefined)) return [];
  const on = day ?? dayAbove(line, span, time, lines, text);
  if (on === undefined || hasTwoReadings(on)) return [];
  return [{ line, sentence: span, day: on, time: timeOf(sentence, facts) }];
}

/** No day of a plan has more lines. */
const REACH = 14;

/** The day of a plan that a sentence is below, if nothing between says that it is about another day. */
function dayAbove(
  line: Line,
  sentence: Span,
  time: Read<Clock> | undefined,
  lines: readonly Line[],
  text: string,
): Day | undefined {
  const index = lines.indexOf(line);
  const before = { ...line, end: sentence.start };
  for (let at = index; at >= Math.max(0, index - REACH); at--) {
    const each = at === index ? before : lines[at];
    if (each === undefined) return undefined;
    const printed = { value: text.slice(each.start, each.end), start: each.start, end: each.end };
    const facts = factsOf(each).filter((fact) => isWithin(fact, each));
    const days = onceFound(printed);
    const heading = headingIn(facts, days, printed);
    if (heading !== undefined) return isUnbooked(printed.value) ? undefined : heading;
    if (days().length > 0 || isAboutOtherDay(facts, printed.value)) return undefined;
    if (timesIn(facts).some(({ value }) => time !== undefined && value > time.value))
      return undefined;
    if (each.isAfterGap) return undefined;
  }
  return undefined;
}

/** The only known company that some words name. */
function companyIn({ start, end }: Span, text: string): Read<string> | undefined {
  const found = onlyOf(matchesOf(text.slice(start, end), LESSOR));
  if (found === undefined) return undefined;
  const from = start + found.index;
  return { value: capitals(found[0]), start: from, end: from + found[0].length };
}
