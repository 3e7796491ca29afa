import { valued, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, capitals, WORD_START } from "../../lexicon/words.ts";
import { isWithin, sentencesIn } from "../unbooked.ts";
import { HOTEL_IN_SENTENCE, isOwnName } from "./names-in-sentences.ts";

/*
 * A stay that one sentence tells, with its hotel and both days:
 *
 *   She will be staying at the Hotel Sample, 18 Example Street, Bath, from 9 December to 12 December 2026.
 */

/** Words for staying before the name; without them, a hotel can be closed from one day to another. */
const STAY = new RegExp(
  `${WORD_START}${anyOf(wordsFor("staying"))} (?:\\p{Ll}{1,4}['\u2019 ] ?){0,3}(${HOTEL_IN_SENTENCE})`,
  "u",
);
const UNCERTAIN = new RegExp(WORD_START + anyOf(wordsFor("uncertain", "cancelled")));
/** ` from ` */
const LEAD = /^ ?(?:\p{Ll}{1,5} ){0,2}$/u;
const LINK = new RegExp(`^ ?(?:[-\u2013]|${anyOf(wordsFor("to", "until"))}) ?$`);

type Day = Extract<Fact, { kind: "date" }>;

/** The facts of a line with the stay of one of its sentences; the same if it tells none, or more than that. */
export function withStayInSentence(
  facts: readonly Fact[],
  printed: string,
  start: number,
): readonly Fact[] {
  if (facts.some(isOther) || !STAY.test(printed)) return facts;
  const found = sentencesIn(printed, start).flatMap((span) => {
    const own = facts.filter((fact) => isWithin(fact, span));
    const stay = stayIn(own, printed.slice(span.start - start, span.end - start), span.start);
    // A number in another sentence can be that of anything.
    const isClear = facts.every((fact) => fact.kind !== "locator" || own.includes(fact));
    return stay !== undefined && isClear ? [stay] : [];
  });
  const [stay, ...others] = found;
  if (stay === undefined || others.length > 0) return facts;
  const [from, to] = [stay[0]?.start ?? 0, stay.at(-1)?.end ?? 0];
  return [
    ...facts.filter(({ end }) => end <= from),
    ...stay,
    ...facts.filter((fact) => fact.start >= to),
  ];
}

/** What is found elsewhere, or makes a sentence say something else. */
function isOther({ kind }: Fact): boolean {
  return ["flight", "train", "hotel", "checkIn", "checkOut"].includes(kind);
}

/** The hotel, its address and both days of a sentence; undefined if it tells anything between them. */
function stayIn(
  facts: readonly Fact[],
  sentence: string,
  start: number,
): readonly Fact[] | undefined {
  const [first, last, ...others] = facts.filter((fact): fact is Day => fact.kind === "date");
  const stay = STAY.exec(sentence);
  if (first === undefined || last === undefined || others.length > 0 || stay === null)
    return undefined;
  const [whole, name = ""] = stay;
  const end = stay.index + whole.length;
  if (sentence.includes("?") || UNCERTAIN.test(sentence) || !isOwnName(capitals(name)))
    return undefined;
  const between = sentence.slice(end, Math.max(end, first.start - start)).split(",");
  const [beside = "", lead = beside] = [between[0], between.at(-1)];
  const isLed = LEAD.test(lead) && (between.length === 1 || beside === "");
  if (!isLed || !LINK.test(sentence.slice(first.end - start, last.start - start))) return undefined;
  const hotel = { start: start + end - name.length, end: start + end };
  return [
    { kind: "hotel", name: valued(hotel, capitals(name)), ...hotel },
    ...addressIn(between.slice(1, -1).join(","), start + end + 1),
    { kind: "checkIn", start: first.start, end: first.start },
    inYearOf(last, first),
    { kind: "checkOut", start: last.start, end: last.start },
    last,
  ];
}

/** The first day in the year of the last one, or in the one before: `from 28 December to 3 January 2027`. */
function inYearOf({ date: { value: last } }: Day, first: Day): Day {
  const { value } = first.date;
  if (value.year !== null || last.year === null) return first;
  const isBefore = value.month * 100 + value.day > last.month * 100 + last.day;
  const year = isBefore ? last.year - 1 : last.year;
  return { ...first, date: valued(first.date, { ...value, year }) };
}

/** What is between the name and the days as an address, if it has a number; else it is a city. */
function addressIn(printed: string, start: number): readonly Fact[] {
  const value = printed.trim();
  const from = start + printed.indexOf(value);
  const place = { start: from, end: from + value.length };
  return /\d/.test(value)
    ? [{ kind: "address", address: valued(place, capitals(value)), ...place }]
    : [];
}
