import { LANGUAGES, listed, namesFor, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, folded, WORD_START } from "../../lexicon/words.ts";
import { phraseOf } from "./phrases.ts";

/*
 * Sentences in which somebody cancels a flight or a train, or puts another one in its place: nothing but words for this flight can
 * stand between the verb and its number.
 *
 *   Unfortunately we had to cancel your flight LX 2084 on Monday 12 April 2027.
 *   Leider mussten wir Ihren Flug LX 2084 am 12. April 2027 von ZRH nach LIS stornieren.
 */

/** What can stand between such words and the number of a flight: `your original flight`, `des Fluges Nr.`. */
export const OF_FLIGHT = `(?:${eitherOf(wordsFor("beforeFlight", "yours"))} ){0,3}(?:(?:[dl]['\u2019])?${eitherOf(wordsFor("flight", "flightNumber"))}\\p{L}{0,4} (?:${eitherOf(wordsFor("numberWords"))} )?)?`;
/** The number of a flight or a train: `LX 2084`, `train 9014`. */
export const NUMBER = `(?:[A-Z\\d]{2,3} ?\\d{1,4}|${eitherOf(wordsFor("train"))} (?:[A-Z]{2,4} )?\\d{1,5})`;
const ONLY_OF_FLIGHT = new RegExp(`^ ${OF_FLIGHT}$`, "u");

const REQUESTS = wordsFor("askedToCancel").map((phrase) => phrase.split(" \u2026 "));
const ASKED_TO_CANCEL = new RegExp(`^ *${anyOf(REQUESTS.map(([head = ""]) => head))}(?= )`);
/** Before another flight in such a sentence: ` and book `. */
const ASKED_TO_BOOK = new RegExp(
  `${WORD_START}${anyOf(REQUESTS.flatMap(([, tail]) => tail ?? []))} ${OF_FLIGHT}(?=${NUMBER})`,
  "u",
);
const MONTHS = new Set(namesFor("months").flatMap((names) => names.split(" ")));
/** A request is none with such a word in any language, as those of two languages can be the same. */
const CONDITION = new RegExp(
  WORD_START +
    // `May` is a month.
    anyOf(wordsFor("notCancelling", "notCancelled").filter((word) => !MONTHS.has(word))),
);

/** Whether a sentence asks to cancel its first flight, without a condition: `Please cancel my flight LX 2084.` */
function asksToCancel(sentence: string, { start, end }: Number): boolean {
  const found = ASKED_TO_CANCEL.exec(sentence.slice(0, start));
  if (found === null || CONDITION.test(sentence.slice(found[0].length))) return false;
  return (
    ONLY_OF_FLIGHT.test(sentence.slice(found[0].length, start)) &&
    !OTHER_THING.test(sentence.slice(end))
  );
}

/**
 * How much of a sentence asks to cancel its first flight and to book another one, which it names then; 0 if it does not.
 * With a condition, all of it does: `and book LX 2086 if you can`.
 */
export function lengthOfRequest(sentence: string, number: Number): number {
  const at = sentence.slice(number.end).search(ASKED_TO_BOOK);
  if (at === -1 || isQuestion(sentence)) return 0;
  const length = number.end + at;
  if (!asksToCancel(sentence.slice(0, length), number)) return 0;
  return CONDITION.test(sentence.slice(length)) ? sentence.length : length;
}

const BY_LANGUAGE = Object.values(LANGUAGES).map(({ cancelling, notCancelling, notCancelled }) => ({
  phrases: listed(cancelling).map((phrase) => phraseOf(phrase, "(?= )")),
  without: new RegExp(WORD_START + anyOf(listed(notCancelling))),
  condition: new RegExp(WORD_START + anyOf(listed(notCancelled))),
}));

/** The start and the end of the number of a flight. */
export interface Number {
  readonly start: number;
  readonly end: number;
}

/** Whether a sentence says that one cancels its first flight, and not another thing of it. */
export function saysCancelling(sentence: string, number: Number): boolean {
  const { start, end } = number;
  if (isQuestion(sentence)) return false;
  if (asksToCancel(sentence, number)) return true;
  return BY_LANGUAGE.some(
    ({ phrases, without, condition }) =>
      !condition.test(sentence) &&
      phrases.some(({ head, tail, followsOthers }) => {
        const found = head.exec(sentence.slice(0, start));
        if (found === null) return false;
        const before = sentence.slice(0, found.index);
        if (without.test(before) || (followsOthers && before.trim() === "")) return false;
        if (!ONLY_OF_FLIGHT.test(sentence.slice(found.index + found[0].length, start)))
          return false;
        const after = sentence.slice(end);
        return tail === undefined ? !OTHER_THING.test(after) : leadsTo(tail, after);
      }),
  );
}

const THINGS = wordsFor("seat", "hotel", "lodging", "rentalCar", "carTitles", "parking");
/** `LX 2084 seat`, `LX 2084's meal` */
const OTHER_THING = new RegExp(`^(?:['\u2019]| ${anyOf(THINGS)})`);
const OTHER_WORD = new RegExp(`^${anyOf(THINGS)}$`);
/** Small words that describe a flight. */
export const DESCRIBING = new Set(
  [
    ...wordsFor("from", "to", "known", "beforeDay", "departsAt", "arrivesAt", "oClock"),
    ...wordsFor("afterFlight", "beforeClock"),
    ...[...namesFor("months"), ...namesFor("weekdays")],
  ].flatMap((phrase) => folded(phrase).split(" ")),
);

/** Whether only the days, times and places of a flight are between its number and the verb. */
export function leadsTo(verb: RegExp, after: string): boolean {
  const found = verb.exec(after);
  if (found === null) return false;
  const between = after.slice(0, found.index);
  // `LX 2084: the aircraft was replaced` is about another thing.
  if (/[:;](?!\d)/.test(between)) return false;
  const words = between.match(/\p{L}[\p{L}\p{M}'\u2019-]*/gu) ?? [];
  return words.every(
    (word) => DESCRIBING.has(folded(word)) || (/^\p{Lu}/u.test(word) && !OTHER_WORD.test(word)),
  );
}

const ASKED = new RegExp(WORD_START + anyOf(wordsFor("asked")));
const REPLACING = Object.values(LANGUAGES).map(({ insteadOf, notCancelling }) => ({
  insteadOf: new RegExp(WORD_START + anyOf(listed(insteadOf))),
  without: new RegExp(WORD_START + anyOf(listed(notCancelling))),
}));

/** Whether a sentence with another flight in the place of one asks, offers or denies it. */
export function isOffer(sentence: string): boolean {
  if (isQuestion(sentence) || ASKED.test(sentence)) return true;
  return REPLACING.some(
    ({ insteadOf, without }) => insteadOf.test(sentence) && without.test(sentence),
  );
}

/** Whether a sentence ends with a question mark; in Greek, that is a semicolon. */
export function isQuestion(sentence: string): boolean {
  if (/[?\u061f\uff1f] *$/.test(sentence)) return true;
  return /[;\u037e] *$/.test(sentence) && /[\u0386-\u03ce]/.test(sentence);
}
