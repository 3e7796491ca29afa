import type { Read } from "../../../ast/nodes.ts";
import type { Fact } from "../../facts/fact.ts";
import { daysIn } from "../../facts/stay-days.ts";
import { namesFor, wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, LETTERS, WORD_START } from "../../lexicon/words.ts";

/*
 * The days of a plan, each of which heads what happens on it:
 *
 *   2. Tag, Montag, 10.05.2027 - Windhoek            SAMEDI 16 JANVIER 2027 - ORLY
 */

export type Day = Extract<Fact, { kind: "date" }>;

/** The days in a line, found when they are first asked for: it takes long, and most lines show otherwise what they are. */
export function onceFound(text: Read<string>): () => readonly Day[] {
  let days: readonly Day[] | undefined;
  return () => (days ??= daysIn(text));
}

const DAY_OF_PLAN = new RegExp(
  `^\\W{0,12}(?:${anyOf(wordsFor("days"))} {0,2}\\d{1,2}|\\d{1,2}[.\u00b0]? ?(?:\u00ba )?${anyOf(wordsFor("days"))})(?![\\d.:])[^${LETTERS}\\d]{0,6}$`,
);

/** The day with which a line begins, if it has its weekday or the number of the day of a plan: `2. Tag, Montag, 10.05.2027 - Windhoek`. */
export function headingIn(
  facts: readonly Fact[],
  days: () => readonly Day[],
  text: Read<string>,
): Day | undefined {
  if (facts.some(({ kind }) => OF_JOURNEYS.has(kind))) return undefined;
  const [day, ...others] = days();
  if (day === undefined || others.length > 0) return undefined;
  const from = Math.min(day.start, day.weekday?.start ?? day.start);
  const before = text.value.slice(0, from - text.start);
  if (DAY_OF_PLAN.test(before)) return day;
  return day.weekday !== undefined && /^\W{0,12}$/.test(before) ? day : undefined;
}

const OTHER_DAY = new RegExp(
  `^\\W{0,12}(?:${anyOf([...wordsFor("nextDay"), ...namesFor("weekdays").filter(({ length }) => length > 3)])}|${anyOf(wordsFor("days"))} {0,2}\\d{1,2}(?![\\d.:]|[${LETTERS}])|\\d{1,2}[.\u00b0]? ?${anyOf(wordsFor("days"))})|${WORD_START}${anyOf(wordsFor("nextDay"))}`,
);

/** Whether a line below the heading of a day is about the days after it: `Day 4`, `Next day`, a flight that arrives on the next one. */
export function isAboutOtherDay(facts: readonly Fact[], printed: string): boolean {
  if (facts.some(({ kind }) => kind === "days") || OTHER_DAY.test(printed)) return true;
  const [first, last] = facts.flatMap((fact) => (fact.kind === "time" ? fact.clock.value : []));
  if (first === undefined || last === undefined) return false;
  return last < first;
}

const OF_JOURNEYS: ReadonlySet<Fact["kind"]> = new Set(["time", "flight", "train"]);
