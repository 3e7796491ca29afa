/** Two records in one paste: cases of the corpus, near each other and far apart. */
import { JOURNEY_LABELS, TITLED_JOURNEY_LABELS } from "../../grammars/common/people/name-labels.ts";
import type { CorpusCase } from "../../src/workshop/cases.ts";
import { hasOwnForm } from "../own-form.ts";
import { fieldsOf, listOf, type Fields, type KnownRecord } from "../joined-answers.ts";

/** The distance of the second case from the first among those with the same reference date. */
export const STRIDES = [1, 89, 211];

/** A case that is one record, and shows where it begins. */
export interface PairedCase extends KnownRecord {
  readonly name: string;
  readonly text: string;
  readonly referenceDate: string;
  readonly answer: Fields;
}

/** A line that begins with a word that people write before travellers, which can stand above each record. */
const NAMES_AFTER_WORDS = new RegExp(
  `^(?:${["PAX", ...[JOURNEY_LABELS, TITLED_JOURNEY_LABELS].flatMap((labels) => Object.values(labels).flat())].join("|")})[ :]`,
  "im",
);

/** The cases that take part. */
export function pairedIn(cases: readonly CorpusCase[]): readonly PairedCase[] {
  return cases
    .filter(({ name }) => !/^(?:several|generic|refusal|paste)\b/.test(name))
    .flatMap(({ name, text, expectation }) => {
      const { algorithm = null, referenceDate = "" } = expectation ?? {};
      const answer = fieldsOf(expectation?.answer);
      const isKnown = algorithm !== null && isOneRecord(answer) && showsItsBeginning(answer);
      // The form of a page or a list is that of the whole text.
      return isKnown && !NAMES_AFTER_WORDS.test(text) && !hasOwnForm(text)
        ? [{ name, text, algorithm, referenceDate, answer }]
        : [];
    });
}

function isOneRecord({ extraInfo }: Fields): boolean {
  return !("records" in fieldsOf(extraInfo));
}

function showsItsBeginning(answer: Fields): boolean {
  const segments = (["flights", "trains", "hotels"] as const).flatMap((list) =>
    listOf(answer, list),
  );
  const hasLocator = "record_locator" in fieldsOf(answer.extraInfo);
  return listOf(answer, "persons").length > 0 && (segments.length > 0 || hasLocator);
}

/** Each case with another that has the same reference date, from which both years are inferred. */
export function pairsOf(
  cases: readonly PairedCase[],
  stride: number,
): readonly (readonly [PairedCase, PairedCase])[] {
  return cases.flatMap((first) => {
    const ofDay = cases.filter(({ referenceDate }) => referenceDate === first.referenceDate);
    const far = 1 + ((stride - 1) % (ofDay.length - 1));
    const second = ofDay[(ofDay.indexOf(first) + far) % ofDay.length];
    return second === undefined || haveSameTraveller(first, second) ? [] : [[first, second]];
  });
}

/** A traveller who is in both may well be in one record, on two pages. */
function haveSameTraveller(first: PairedCase, second: PairedCase): boolean {
  const surnames = surnamesOf(first);
  return surnamesOf(second).some((surname) => surnames.includes(surname));
}

function surnamesOf({ answer }: PairedCase): readonly unknown[] {
  return listOf(answer, "persons").map((person) => fieldsOf(person).lastName);
}
