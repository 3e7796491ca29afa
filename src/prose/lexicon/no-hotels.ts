import { LODGING } from "./lodging.ts";
import { namesFor, wordsFor } from "./lexicon.ts";
import { anyOf, WORD_START } from "./words.ts";

const DAYS = [...namesFor("weekdays"), ...namesFor("months")];

/** Words beside those for hotels that name none: days, standings, rooms and boards. */
const OTHERS = anyOfAll(DAYS);
/** The same without short words, which hotels are called, too: `Hotel Dom`. */
const LONGER_OTHERS = anyOfAll(DAYS.filter(({ length }) => length > 3));

function anyOfAll(days: readonly string[]): RegExp {
  const booked = wordsFor("beforeDay", "rooms", "bookedAtHotels");
  const standings = wordsFor("confirmed", "waitlisted", "toBeConfirmed");
  const words = [...days, ...wordsFor("hotel"), ...booked, ...standings];
  return new RegExp(WORD_START + anyOf(words), "g");
}

/** Whether what should be the name of a hotel is only a day, a standing or what is booked: `MONDAY`, `Hotel: Double room`. */
export function namesNoHotel(name: string): boolean {
  const others = LODGING.test(name) ? LONGER_OTHERS : OTHERS;
  return !/\p{L}/u.test(name.replace(others, " "));
}
