import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf } from "../../lexicon/words.ts";

/** Words with capitals around one for hotels: `your stay at The Example Hotel is confirmed`. */
export const HOTEL_IN_SENTENCE = `(?:\\p{Lu}[\\p{L}'\u2019.-]{1,30} ){0,4}(?=\\p{Lu})${anyOf(wordsFor("hotel"))}(?: (?:\\p{Ll}{1,3} )?\\p{Lu}[\\p{L}'\u2019-]{1,30}){0,4}`;

const HOTEL_WORD = new RegExp(`^${anyOf(wordsFor("hotel"))}$`);

/** Whether a name has a word that means nothing else: not `Hotel Booking`. */
export function isOwnName(name: string): boolean {
  const words = name.split(" ").filter((word) => !HOTEL_WORD.test(word));
  const own = words.filter((word) => word.length > 3);
  return own.length > 0 && !own.some(isListedWord);
}
