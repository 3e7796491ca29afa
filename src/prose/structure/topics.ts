import { lazy } from "../../reference/tables.ts";
import type { Fact } from "../facts/fact.ts";
import { english } from "../lexicon/languages/latin/english.ts";
import type { Language, Topic } from "../lexicon/language.ts";
import { LANGUAGES, listed } from "../lexicon/lexicon.ts";
import { folded } from "../lexicon/words.ts";

/** The topics whose words announce a value, by the kind of the facts that begin with them. */
const ANNOUNCES = {
  side: ["departure", "arrival", "from", "to", "departsAt", "arrivesAt"],
  noSide: ["noSide"],
  terminals: ["terminal"],
  class: ["bookingClass", "cabins", "classColumns"],
  equipment: ["equipment"],
  operator: ["operatedBy"],
  train: ["train"],
  checkIn: ["checkIn"],
  checkOut: ["checkOut"],
  hotel: ["hotel"],
  address: ["address"],
  nights: ["nights"],
  rooms: ["rooms"],
  locator: ["recordLocator", "confirmation", "weakLocator"],
  airlineLocator: ["airlineLocator"],
  ticket: ["ticket"],
  seat: ["seat"],
  total: ["total"],
  taxes: ["taxes"],
  baseFare: ["baseFare"],
  price: ["price", "baseFare", "total"],
  phone: ["phone"],
  person: ["nameLabels", "namesLabels", "clientLabels", "adults", "children", "infants"],
  travellers: ["travellers", "namesLabels"],
  days: ["nextDay"],
  word: ["flight", "flightNumber", "flightBefore"],
  known: ["flight", "flightNumber", "flightBefore", "otherLabels", "otherDates", "otherTimes"],
} as const satisfies Partial<Record<Fact["kind"], readonly Topic[]>>;

const byKind: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ANNOUNCES));

/** The topics of the words with which a kind of facts can begin; undefined if it has none. */
export function topicsOf(kind: string): readonly string[] | undefined {
  return byKind.get(kind);
}

/** What only stands inside of a value, or announces none. */
const NO_LABELS: ReadonlySet<string> = new Set([
  "months",
  "weekdays",
  "leadingMonths",
  "ofMonth",
  "ofYear",
  "afterYear",
  "ordinals",
  "oClock",
  "beforeClock",
  "hours",
  "minutes",
  "days",
  "links",
  "placeEndings",
  "fromEndings",
  "toEndings",
  "trip",
  "flights",
  "notFlights",
  "is",
  "noLocators",
  "numberWords",
  "forWhom",
  "currencies",
  "titles",
  "titlesMr",
  "titlesMrs",
  "titlesMstr",
  "titlesMs",
  "titlesDr",
  "titlesDropped",
  "titlesLikeNames",
  "surnameFirst",
  "particles",
  "surnameParticles",
  "noSurnames",
  "noNames",
  "and",
  "yearsOfAge",
  "anybody",
  "meetingLabels",
  "parting",
  "beforeDay",
  "known",
  "cancelled",
  "notBooked",
  "perPerson",
  "vehicles",
  "notCancelled",
  "replaced",
  "replacedLabels",
  "replacement",
  "rebooked",
  "superseded",
  "asked",
  "forExample",
  "pricesFrom",
  "tripPrices",
  "closings",
  "ofSentences",
  "airport",
  "likePlaces",
  "wordsLikePlaces",
  "likeAirlines",
  "afterFlight",
] satisfies (keyof Language)[]);

/** The topics of labels, as the lexicon names them. */
export const LABEL_TOPICS: readonly string[] = Object.keys(english).filter(
  (topic) => !NO_LABELS.has(topic),
);

/** One of the things that a label can mean. */
export interface Meaning {
  readonly topic: string;
  readonly language: string;
}

/** What each label of the lexicon means, by its folded words. */
const meanings = lazy(() => {
  const found = new Map<string, Meaning[]>();
  for (const [language, lists] of Object.entries(LANGUAGES))
    for (const [topic, words] of Object.entries<string>({ ...lists })) {
      if (NO_LABELS.has(topic)) continue;
      for (const phrase of listed(words)) {
        const known = found.get(plain(phrase)) ?? [];
        found.set(plain(phrase), [...known, { topic, language }]);
      }
    }
  return found;
});

const AROUND = /^[\s#*:.\uff1a]{1,40}|[\s:.\uff1a]{1,40}$/g;

/** A phrase by which it is looked up. */
export function plain(text: string): string {
  return folded(text).replace(AROUND, "");
}

/**
 * What some words announce.
 *
 * @param topics of which topics; absent: of any
 */
export function meaningsOf(text: string, topics?: readonly string[]): readonly Meaning[] {
  const all = meanings().get(plain(text)) ?? [];
  return topics === undefined ? all : all.filter(({ topic }) => topics.includes(topic));
}
