import type { Fact } from "../facts/fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, SMALL, WORD_START } from "../lexicon/words.ts";

/*
 * A time that begins a clause is that of the verb after it, whatever the verb before it says:
 *
 *   LH 100 leaves Frankfurt (FRA) and at 09:00 you land in Rome (FCO).
 */

type SideFact = Extract<Fact, { kind: "side" }>;

const JOINS = anyOf(wordsFor("and", "nextClause"));
/** ` and at `, `, um ` */
const BEGINS_CLAUSE = new RegExp(
  `(?:${WORD_START}${JOINS} (?:[${SMALL}]{1,4} ){0,2}|[,;] (?:[${SMALL}]{1,4} ){1,2})$`,
);
const AFTER_COMMA = /[,;] {1,2}$/;
const PAUSE = new RegExp(`[,;.()]|${WORD_START}${JOINS}`);
/** At most so many characters are between a time and its verb. */
const NEAR = 24;

/** The facts of a line, in which the side of such a time precedes it. */
export function withSidesOfClauses(
  facts: readonly Fact[],
  printed: string,
  start: number,
): readonly Fact[] {
  return facts.flatMap((fact, at) => {
    const verb = fact.kind === "time" ? verbOf(facts, at) : undefined;
    if (verb === undefined || PAUSE.test(printed.slice(fact.end - start, verb.start - start)))
      return fact;
    const before = printed.slice(0, fact.start - start);
    if (BEGINS_CLAUSE.test(before)) return [{ ...verb, start: fact.start, end: fact.start }, fact];
    // `departs Frankfurt (FRA), 09:00 arrives Rome (FCO)`: of either end.
    return AFTER_COMMA.test(before) ? [] : fact;
  });
}

/** The verb after a time, if none of the same end is before the time, but a place is, and no time follows. */
function verbOf(facts: readonly Fact[], at: number): SideFact | undefined {
  const [before, after] = [facts.slice(0, at), facts.slice(at + 1)];
  const verb = after.find(({ kind }) => kind !== "word" && kind !== "known");
  if (!isVerb(verb) || verb.start - (facts[at]?.end ?? 0) > NEAR) return undefined;
  const other = before.findLastIndex(isVerb);
  if (before.findLast(isVerb)?.side === verb.side) return undefined;
  const between = before.slice(other + 1);
  if (!between.some(({ kind }) => kind === "place") || between.some(isTime)) return undefined;
  const rest = after.slice(after.indexOf(verb) + 1);
  const next = rest.findIndex(isVerb);
  return rest.slice(0, next === -1 ? undefined : next).some(isTime) ? undefined : verb;
}

function isVerb(fact: Fact | undefined): fact is SideFact {
  return fact?.kind === "side" && !fact.ofPlaces && !fact.isLabel;
}

function isTime({ kind }: Fact): boolean {
  return kind === "time" || kind === "unclearTime";
}
