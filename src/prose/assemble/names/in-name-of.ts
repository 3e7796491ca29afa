import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../../scopes/lines.ts";

const IN_NAME_OF = new RegExp(`^${anyOf(wordsFor("inNameOf"))}`);
const OF_TRAVEL = new RegExp(
  WORD_START +
    anyOf(
      wordsFor("flight", "flights", "flightNumber", "trip", "train", "hotel", "lodging", "ticket"),
    ),
);
const OF_OTHERS = new RegExp(
  WORD_START + anyOf(wordsFor("bookedElsewhere", "carRental", "rentalCar")),
);

/**
 * Whether the one in whose name something is can be a traveller: not if the sentence names only what else one books,
 * `The table is reserved under the name of Mr John Doe`.
 */
export function canBeOfBooking({ start, end }: Fact, line: Line, text: string): boolean {
  if (!IN_NAME_OF.test(text.slice(start, end))) return true;
  const sentence =
    text
      .slice(line.start, start)
      .split(/[.!?:;]/)
      .at(-1) ?? "";
  return OF_TRAVEL.test(sentence) || !OF_OTHERS.test(sentence);
}
