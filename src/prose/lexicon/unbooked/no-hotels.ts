import { namesFor, wordsFor } from "../lexicon.ts";
import { isGivenName } from "../given-names.ts";
import { LODGING } from "../lodging.ts";
import { anyOf, LETTERS } from "../words.ts";

/** What stands beside a word for hotels and is no name. Months and short weekdays are, too: `Hotel August`, `Hotel Dom`. */
const OTHERS = [
  ...namesFor("weekdays").filter(({ length }) => length > 3),
  ...wordsFor("rooms", "bookedAtHotels"),
  ...wordsFor("confirmed", "waitlisted", "toBeConfirmed"),
];
/** Rooms of these grades: `Superior Doppelzimmer`. */
const GRADES = ["standard", "superior", "deluxe", "comfort", "classic", "premium", "economy"];
const HOTEL = anyOf(wordsFor("hotel"));
const NO_NAME = new RegExp(
  `^\\W{0,4}(?:${HOTEL}\\W{1,4})?(?:${anyOf(GRADES)} )?(?:${anyOf(OTHERS)}\\W{0,4}){1,4}$`,
);
/** `Transfer to Sample Bay`. */
const OTHER_THING = new RegExp(
  `^(?:${HOTEL}\\W{1,4})?${anyOf(wordsFor("transfers", "meetings"))} ${anyOf(wordsFor("to", "from"))} `,
);
const TITLED = new RegExp(`^${anyOf(wordsFor("titles"))}\\.? ([${LETTERS}]{2,20}) [${LETTERS}]`);

/** `Mr John Doe`: a title, a frequent given name and another name. */
function isPerson(name: string): boolean {
  return !LODGING.test(name) && isGivenName(TITLED.exec(name)?.[1]);
}

/** Whether what should be the name of a hotel is only a day, a standing or what is booked: `MONDAY`, `Hotel: Double room`. */
export function namesNoHotel(name: string): boolean {
  return NO_NAME.test(name) || OTHER_THING.test(name) || isPerson(name);
}
