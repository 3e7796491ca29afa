import type { LineReading } from "../../../decode/engine/line-reading.ts";
import { Passage, valued, type Fact } from "../../facts/fact.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, capitals, CAPITALS, LETTERS } from "../../lexicon/words.ts";

/*
 * The name of a hotel above the days of its stay and their number, in a row of a table or alone:
 *
 *   3     Hotel Grand Example, Sample Bay, Crete         1-2       1.764,00 EUR
 *         24.05.2027 - 07.06.2027, 14 nights, double room
 */

const LODGING = anyOf(wordsFor("hotel", "lodging"));
const BEFORE = `[${CAPITALS}][${LETTERS}'&.-]{2,30}`;
/** No word for a purpose is as long: not `Hotel For Jane`. */
const AFTER = `[${CAPITALS}][${LETTERS}'&.-]{3,30}`;
/** A word for hotels before or after others with capitals, after the number of a row, up to a comma or a gap. */
const NAME = new RegExp(
  `^ {0,12}(?:\\d{1,3}[.)]? {1,12})?(${LODGING}(?: ${AFTER}){1,4}|(?:${BEFORE} ){1,4}${LODGING})(?=,|  | *$)`,
);
/** A word that has a meaning, and is often in names: `Resort`, `Bay`. */
const IN_NAMES = new RegExp(`^(?:${LODGING}|${anyOf(wordsFor("titlesLikeNames"))})$`);

/** The facts of a line with the name of the hotel whose days and nights are on the next line, if it begins with one. */
export function withNameAboveNights(
  facts: readonly Fact[],
  printed: string,
  end: number,
  [next]: readonly LineReading[],
): readonly Fact[] {
  const found = NAME.exec(printed);
  const [, name = ""] = found ?? [];
  if (found === null || next === undefined || next.start > end + 1) return facts;
  if (!isName(name) || !saysDaysAndNights(next)) return facts;
  const start = end - printed.length + found[0].length - name.length;
  const place = { start, end: start + name.length };
  const others = facts.filter((fact) => fact.end <= place.start || fact.start >= place.end);
  const hotel: Fact = { kind: "hotel", name: valued(place, capitals(name)), ...place };
  return [...others, hotel].sort((one, other) => one.start - other.start);
}

/** Whether the words beside that for hotels mean nothing: not `Hotel Transfer Sample Bay`. */
function isName(name: string): boolean {
  return name.split(" ").every((word) => IN_NAMES.test(word) || !isListedWord(capitals(word)));
}

/** Whether a line begins with two days, and says for how many nights. */
function saysDaysAndNights({ node }: LineReading): boolean {
  if (!(node instanceof Passage)) return false;
  const [first, , last] = node.facts;
  const areDays = first?.kind === "date" && last?.kind === "date";
  return areDays && node.facts.some(({ kind }) => kind === "nights");
}
