import { matchesOf } from "../../../decode/text/matches.ts";
import { namedPlacesIn } from "../../facts/named-places.ts";
import { isPlace } from "../../lexicon/codes.ts";
import { LANGUAGES, listed, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, eitherOf, folded, SMALL, WORD_START } from "../../lexicon/words.ts";
import { DESCRIBING, isQuestion, leadsTo, NUMBER, OF_FLIGHT, type Number } from "./cancelling.ts";
import { phraseOf } from "./phrases.ts";

/*
 * Sentences that begin with a flight or a train and say that another one replaces it, which they may name:
 *
 *   Your original flight LX 2084 on 12 April 2027 at 09:15 has been replaced.
 *   LX 2084 wird durch LX 2092 am 12. April 2027 ersetzt.
 */

/** Nothing but words for this flight: in `The aircraft of flight LX 2084 has been replaced`, another thing is replaced. */
const ONLY_FLIGHT = new RegExp(
  `^ {0,12}(?:[^,;:]{1,60}, )?${OF_FLIGHT}(?:${eitherOf(wordsFor("beforeFlight"))} )?$`,
  "u",
);
/** `Your seat, flight LX 2084`, `LX 2084 to Lisbon, seat 12A`. */
const OTHER_THING = new RegExp(WORD_START + anyOf(wordsFor("seat", "ticket")));

const BY_LANGUAGE = Object.values(LANGUAGES).map(({ superseded, notCancelling, notCancelled }) => ({
  phrases: listed(superseded).map((phrase) => phraseOf(phrase)),
  without: new RegExp(WORD_START + anyOf([...listed(notCancelling), ...listed(notCancelled)])),
}));

/** Whether a sentence says that another flight replaces the one with this number, its first. */
export function saysSuperseded(sentence: string, { start, end }: Number): boolean {
  const before = sentence.slice(0, start);
  if (isQuestion(sentence) || !ONLY_FLIGHT.test(before) || OTHER_THING.test(before)) return false;
  const after = sentence.slice(end);
  // Stations have names of their own.
  const isTrain = TRAIN.test(sentence.slice(start, end));
  return BY_LANGUAGE.some(
    ({ phrases, without }) =>
      !without.test(before) &&
      phrases.some(({ head, tail }) => {
        const found = head.exec(after);
        if (found === null || !leadsTo(head, after)) return false;
        const rest = after.slice(found.index + found[0].length);
        return (
          (isOfFlight(after.slice(0, found.index)) ||
            (isTrain && !after.slice(0, found.index).includes(","))) &&
          (tail === undefined ? isOtherFlight(rest, without) : isFlightUpTo(tail, rest))
        );
      }),
  );
}

/** Whether words with capitals before the verb are only those of days and places: not `LX 2084 to Lisbon, Seat 12A was replaced`. */
function isOfFlight(between: string): boolean {
  if (OTHER_THING.test(between)) return false;
  const places = namedPlacesIn(between, 0);
  return matchesOf(between, /(?<![\p{L}\d])\p{Lu}[\p{L}\p{M}\d'\u2019]*/gu).every(
    ({ 0: word, index }) =>
      DESCRIBING.has(folded(word)) ||
      isPlace(word) ||
      places.some((place) => place.start <= index && index < place.end),
  );
}

const FLIGHT = eitherOf(wordsFor("flight", "flightNumber"));
const TRAIN = new RegExp(`^(?:${eitherOf(wordsFor("train", "trainCodes"))})`);
const VEHICLE = anyOf(wordsFor("train", "vehicles"));
const AIRCRAFT = "(?:A[23]\\d\\d|B7\\d7|E1[79]\\d)(?!\\d)";
/** `by flight LX 2092`, `durch einen anderen Flug`, `by a bus`: another way to travel, and not `by an A320`. */
const OTHER_FLIGHT = new RegExp(
  `^ (?:[${SMALL}]{1,6} )?(?:${OF_FLIGHT}(?!${AIRCRAFT})${NUMBER}(?!\\d)|(?:[${SMALL}]{1,12} ){0,2}(?:${FLIGHT}|${VEHICLE}))`,
);
/** The end of a sentence, or `by` above the other flight. */
const ENDS = new RegExp(`^(?:[ .!)]*| [${SMALL}]{1,6} *)$`);

/** Whether nothing follows the verb, or another flight or clause does. */
function isOtherFlight(rest: string, without: RegExp): boolean {
  if (ENDS.test(rest) || OTHER_FLIGHT.test(rest)) return true;
  return rest.startsWith(", ") && !without.test(rest);
}

/** Whether another flight is between both parts of the verb: `wird durch LX 2092 ersetzt`. */
function isFlightUpTo(tail: RegExp, rest: string): boolean {
  return tail.test(rest) && OTHER_FLIGHT.test(rest);
}
