import { isGivenName } from "../../lexicon/given-names.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";
import { anyOf, CAPITALS, LETTERS, WORD_START } from "../../lexicon/words.ts";

/*
 * What else than its name is below a title for a hotel:
 *
 *   HOTEL                        HOTEL: Confirmed          HOTEL
 *   Booking number 12345         Standard double room      Mr John Doe
 */

const BOOKED = new RegExp(WORD_START + anyOf(wordsFor("bookedAtHotels")), "g");
const NUMBERED = new RegExp(
  `^ *(?:[${LETTERS}]{1,20} )?${anyOf(wordsFor("recordLocator", "weakLocator", "confirmation", "airlineLocator", "ticket"))}(?![${LETTERS}])[^\\d]{0,20}[A-Z\\d-]{0,12}\\d[A-Z\\d-]{0,12} *$`,
);
const PERSON = new RegExp(`^ *${anyOf(ALL_TITLES)}\\.? [${CAPITALS}]`);
/** A word of four letters or more that begins with a small one; shorter ones are in names: `Casa da Amostra`. */
const SMALL_WORD = /(?<![\p{L}'\u2019-])\p{Ll}[\p{L}-]{3}/u;

/** Whether a line is a room, a board, a number, a sentence or a person, and has no word for lodging. Above an address, only a title shows a person. */
export function isOtherDetail(printed: string, isAboveAddress: boolean): boolean {
  if (NUMBERED.test(printed) || PERSON.test(printed)) return true;
  // `Media pensión` has such a word, too.
  const others = printed.replace(BOOKED, " ");
  if (LODGING.test(others)) return false;
  return others !== printed || SMALL_WORD.test(printed) || (!isAboveAddress && isPerson(printed));
}

/** A frequent given name and another one or two: `Jane Doe`. */
function isPerson(printed: string): boolean {
  const [first, ...others] = printed.trim().split(" ");
  return isGivenName(first) && others.length > 0 && others.length < 3;
}
