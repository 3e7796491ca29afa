import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, folded, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../../scopes/lines.ts";

const IN_NAME_OF = new RegExp(`^${anyOf(wordsFor("inNameOf"))}`);
const OF_JOURNEYS = ["flight", "flights", "flightNumber", "flightBefore", "trip", "train"] as const;
const OF_STAYS = ["hotel", "lodging", "rooms", "checkIn"] as const;
const OF_BOOKINGS = ["ticket", "recordLocator", "weakLocator", "confirmation"] as const;
const BOOKED = new RegExp(
  WORD_START + anyOf(wordsFor(...OF_JOURNEYS, ...OF_STAYS, ...OF_BOOKINGS)),
);
const CAR = new RegExp(WORD_START + anyOf(wordsFor("carRental", "rentalCar")));

/** A word that means nothing else without its last letter is as long: `booking`, but not `table`. */
const SHORTEST_STEM = 5;
const STEMS = new Set(
  wordsFor(...OF_BOOKINGS)
    .flatMap((phrase) => folded(phrase).split(/[^\p{L}]+/u))
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - SHORTEST_STEM) }, (_, more) =>
        word.slice(0, SHORTEST_STEM + 1 + more),
      ),
    ),
);

/**
 * Whether the one in whose name something is can be a traveller. The sentence names what it is, and that is part of a
 * booking; or it begins so: not `The table is reserved under the name of Mr John Doe`.
 */
export function canBeOfBooking({ start, end }: Fact, line: Line, text: string): boolean {
  if (!IN_NAME_OF.test(text.slice(start, end))) return true;
  const before = text.slice(line.start, start);
  const sentence = before.slice(before.search(/[^.!?:;]*$/));
  if (CAR.test(sentence)) return false;
  return !/\p{L}/u.test(sentence) || BOOKED.test(sentence) || namesBooking(sentence);
}

/** Whether a word is the start of one for a booking, but for its last letter: `Buchung`, `rezerwacja`. */
function namesBooking(sentence: string): boolean {
  const words = folded(sentence).split(/[^\p{L}]+/u);
  return words.some((word) => STEMS.has(word) || STEMS.has(word.slice(0, -1)));
}
