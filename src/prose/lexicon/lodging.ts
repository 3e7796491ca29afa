import { wordsFor } from "./lexicon.ts";
import { anyOf, WORD_START } from "./words.ts";

/** A word for hotels or other lodging. */
export const LODGING = new RegExp(WORD_START + anyOf(wordsFor("hotel", "lodging")));
