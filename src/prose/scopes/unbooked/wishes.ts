import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";

/*
 * Sentences that ask to book or to cancel a flight, or offer one:
 *
 *   Please cancel LX 2084 on 12 April 2027.       Would you like LX 2092 on 13 April 2027?
 */

const MARK = " \u2026 ";
const WISHES = wordsFor("wishes");

/** The ends of the phrases in two parts, by their beginnings: `können wir … anbieten`. */
const ends = new Map<string, readonly string[]>();
for (const phrase of WISHES.filter((each) => each.includes(MARK))) {
  const [head = "", tail = ""] = phrase.split(MARK);
  ends.set(head, [...(ends.get(head) ?? []), tail]);
}
const IN_TWO_PARTS = [...ends].map(
  ([head, tails]) => `${anyOf([head])}[^\\n]{1,160}?${WORD_START}${anyOf(tails)}`,
);
const WHOLE = anyOf(WISHES.filter((phrase) => !phrase.includes(MARK)));
const WISH = new RegExp(`${WORD_START}(?:${[WHOLE, ...IN_TWO_PARTS].join("|")})`);

/** Where a sentence begins to wish or to offer something; -1 if it does neither. */
export function wishIn(sentence: string): number {
  return sentence.search(WISH);
}

/** Whether some words end with a question mark, of any script. */
export function isQuestion(sentence: string): boolean {
  return /[?\u061f;\uff1f] *$/.test(sentence);
}

/** A question mark after words: one beside spaces alone can be a letter that got lost. */
const ASKED_AT_END = /[\p{L}\d)] ?[?\u061f\uff1f]["')\u00bb\u201d]? *$/u;
const SMALL_WORD = /\p{Ll}{2}/u;

/** A question after a comma, which says nothing about when and where: `LX 2092 lands at 14:25, can you fetch me?` */
const APART = /[,;\u2013] [^\d,;]{2,100}$/;

const CONFIRMED = new RegExp(WORD_START + anyOf(wordsFor("confirmed")));

/** What a sentence says before such a question; all of it if the question can be about the flight: `shall I book it?` */
export function withoutQuestion(sentence: string): string {
  const at = isQuestion(sentence) ? sentence.search(APART) : -1;
  if (at === -1) return sentence;
  const said = sentence.slice(0, at);
  return wishIn(sentence.slice(at)) === -1 || CONFIRMED.test(said) ? said : sentence;
}

/** Whether a sentence is a question, which books nothing. */
export function asks(sentence: string): boolean {
  return ASKED_AT_END.test(sentence) && SMALL_WORD.test(sentence);
}
