import { isAnchor, type Fact } from "../facts/fact.ts";
import { namesFor, wordsFor } from "../lexicon/lexicon.ts";
import { folded } from "../lexicon/words.ts";
import { isOfJourney, type Line } from "./lines.ts";
import { areAlike, isPoor, isWhole, splitAt, type Judge, type Territory } from "./territory.ts";

/** Several on one line: each owns what follows it, if nothing precedes the first. */
export function sharedLine(home: Line, judge: Judge): readonly Territory[] {
  const [before = [], ...parts] = splitAt(
    [{ kind: "known" as const, start: home.start, end: home.start }, ...home.facts],
    isAnchor,
  );
  const territories = parts.flatMap((facts) => {
    const [anchor] = facts;
    return anchor === undefined ? [] : [{ anchor, home, lines: [home], facts: [facts] }];
  });
  const saysMore = (facts: readonly Fact[]) =>
    isOfJourney({ ...home, facts: facts.filter((fact) => !isAnchor(fact)), isProse: false });
  const [first, ...others] = territories;
  // A codeshare number, or what only looks like a number: everything belongs to the first.
  if (
    first !== undefined &&
    !isPoor(judge(first)) &&
    !others.some(({ facts }) => saysMore(facts.flat()))
  )
    return [first];
  if (saysMore(before)) return belowDay(before, territories, judge);
  return areAlike(territories, judge) ? territories : [];
}

/** The same after their day: `Sunday, 4 April 2027: TP 1868 PDL-LIS 15:20-18:40, then TP 1938 LIS-OPO 21:05-22:00`. */
function belowDay(
  before: readonly Fact[],
  territories: readonly Territory[],
  judge: Judge,
): readonly Territory[] {
  const days = before.filter(({ kind }) => kind === "date");
  const isOther = (fact: Fact) => OF_WAY.has(fact.kind);
  if (days.length !== 1 || before.some(isOther)) return [];
  if (
    territories.some(({ facts }) => facts.flat().some(isOfOtherDay)) &&
    !isOnlyLanding(territories)
  )
    return [];
  const dated = territories.map((each) => ({ ...each, facts: [days, ...each.facts] }));
  return dated.every((each) => isWhole(judge(each))) && areAlike(dated, judge) ? dated : [];
}

/** Whether the only other day is that on which the last journey ends: `LIS-OPO 23:05, arriving at 00:05 on 5 April`. */
function isOnlyLanding(territories: readonly Territory[]): boolean {
  const [day, ...others] = territories.flatMap(({ facts }) => facts.flat().filter(isOfOtherDay));
  const last = territories.at(-1)?.facts.flat() ?? [];
  if (day?.kind !== "date" || others.length > 0) return false;
  const before = last.slice(0, last.indexOf(day));
  return (
    before.filter(({ kind }) => kind === "time").length === 2 &&
    before.findLast(({ kind }) => kind !== "word" && kind !== "known")?.kind === "time"
  );
}

const OTHER_DAYS: ReadonlySet<string> = new Set(
  [...wordsFor("parting", "returning"), ...namesFor("weekdays")].map(folded),
);

/** Whether a fact can say that a journey is on another day than the one before: `back`, `Monday`. */
export function isOfOtherDay(fact: Fact): boolean {
  if (fact.kind === "word") return OTHER_DAYS.has(folded(fact.text.value));
  return fact.kind === "date" || fact.kind === "unclearDate";
}

/** What belongs to one of several journeys. */
const OF_WAY: ReadonlySet<Fact["kind"]> = new Set([
  "time",
  "place",
  "pair",
  "terminals",
  "unclearDate",
  "unclearTime",
]);
