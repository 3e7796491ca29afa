import { matchesOf } from "../../../decode/text/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import type { Line } from "../../scopes/lines.ts";

const IN_NAME_OF = new RegExp(WORD_START + anyOf(wordsFor("inNameOf")), "g");
const OF_TRAVEL = new RegExp(
  WORD_START +
    anyOf(
      wordsFor("flight", "flights", "flightNumber", "trip", "train", "hotel", "lodging", "ticket"),
    ),
);
const OF_OTHERS = new RegExp(
  WORD_START + anyOf(wordsFor("bookedElsewhere", "carRental", "rentalCar")),
);

const CANCELLED = new RegExp(WORD_START + anyOf(wordsFor("cancelled", "insteadOf")));

/**
 * Whether the one in whose name something is can be a traveller: not if the sentence names only what else one books,
 * `The table is reserved under the name of Mr John Doe`, or says after the name that something is cancelled.
 */
export function canBeOfBooking({ end }: Fact, line: Line, text: string): boolean {
  const before = text.slice(line.start, end);
  const after = text.slice(end, line.end).split(/[.!?;]/, 1)[0] ?? "";
  if (CANCELLED.test(after)) return false;
  // Of several names, only the first is right after these words.
  const at = matchesOf(before, IN_NAME_OF).at(-1)?.index;
  if (at === undefined) return true;
  const sentence =
    before
      .slice(0, at)
      .split(/[.!?:;]/)
      .at(-1) ?? "";
  return OF_TRAVEL.test(sentence) || !OF_OTHERS.test(sentence);
}
