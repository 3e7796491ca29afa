import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import { phraseOf } from "./phrases.ts";

/*
 * Sentences that ask to book or to cancel a flight, or offer one:
 *
 *   Please cancel LX 2084 on 12 April 2027.       Would you like LX 2092 on 13 April 2027?
 */

const WISHES = wordsFor("wishes");
const WISH = new RegExp(WORD_START + anyOf(WISHES.filter((phrase) => !phrase.includes("\u2026"))));
const WISHES_APART = WISHES.filter((phrase) => phrase.includes("\u2026")).map((phrase) =>
  phraseOf(phrase),
);

/** Where a sentence begins to wish or to offer something; -1 if it does neither. */
export function wishIn(sentence: string): number {
  const found = WISHES_APART.flatMap(({ head, tail }) => {
    const start = head.exec(sentence);
    if (start === null || tail?.test(sentence.slice(start.index + start[0].length)) !== true)
      return [];
    return start.index;
  });
  const at = sentence.search(WISH);
  const starts = at === -1 ? found : [at, ...found];
  return starts.length === 0 ? -1 : Math.min(...starts);
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
