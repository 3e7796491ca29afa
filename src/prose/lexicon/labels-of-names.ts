import { LANGUAGES, listed, wordsFor } from "./lexicon.ts";
import { anyOf, folded, WORD_START } from "./words.ts";

/* What labels and titles of columns say about the names after them. */

const SURNAME = new RegExp(WORD_START + anyOf(wordsFor("surname")));
const GIVEN = new RegExp(WORD_START + anyOf(wordsFor("given")));
const AND = new RegExp(`^[^/,&+]{2,30}(?:[/,&+]| ${anyOf(wordsFor("and"))} )`);

const orders = new Map<string, NameOrder | undefined>();

export type NameOrder = "surnameFirst" | "givenFirst";

/** The order of the words of names that a label states: `Surname, first name`, `Nom et prénom`. */
export function nameOrderIn(label: string): NameOrder | undefined {
  if (!orders.has(label)) orders.set(label, orderIn(label));
  return orders.get(label);
}

function orderIn(label: string): NameOrder | undefined {
  const [surname, given] = [label.search(SURNAME), label.search(GIVEN)];
  // `Name, Vorname`
  if (given > 0 && surname === -1) return AND.test(label) ? "surnameFirst" : undefined;
  if (given === -1 || surname === -1 || given === surname) return undefined;
  return surname < given ? "surnameFirst" : "givenFirst";
}

const LABELS: ReadonlySet<string> = new Set(wordsFor("nameLabels", "namesLabels").map(folded));
const TOPICS = ["travellers", "surname", "given"] as const;

/**
 * The label of the same language that announces names, for the title of a column that does not; undefined if the title
 * does so itself.
 */
export function labelForOne(title: string): string | undefined {
  const plain = folded(title).replace(/[\s:.]{1,20}$/, "");
  if (LABELS.has(plain)) return undefined;
  const words = new Set([plain, ...plain.split(/[^\p{L}\p{M}]{1,9}/u)]);
  const own = Object.values(LANGUAGES).find((language) =>
    TOPICS.some((topic) => listed(language[topic]).some((word) => words.has(folded(word)))),
  );
  if (own === undefined) return "Passenger";
  const isList = listed(own.travellers).some((word) => folded(word) === plain);
  const [label = "passenger"] = listed(isList ? own.namesLabels : own.nameLabels);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const ANYBODY = new Set(wordsFor("anybody"));
/** Words above a traveller or several; those that are for others, too, only if they are for lists. */
export const LIST_TITLES: readonly string[] = [
  ...new Set([
    ...wordsFor("travellers"),
    ...wordsFor("nameLabels", "namesLabels").filter((word) => !ANYBODY.has(word)),
  ]),
];

const MEETING = new RegExp(`^${anyOf(wordsFor("meetingLabels"))}`);
/** `Teilnehmer der Reise`: who takes part in a journey travels. */
const TRAVELLING = new RegExp(`^${anyOf(wordsFor("travellers"))}`);

/** Whether a title is one of those who meet, and does not say that they travel. */
export function isOfMeeting(title: string): boolean {
  return MEETING.test(title) && !TRAVELLING.test(title);
}
