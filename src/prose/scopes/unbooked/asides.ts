import type { Span } from "../../../ast/nodes.ts";
import { onlyOf } from "../../../ast/only.ts";
import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { DEADLINES, OR } from "../../lexicon/unbooked/refused.ts";
import { anyOf, SMALL, WORD_START } from "../../lexicon/words.ts";
import { asOneWord, asWords, isWithin, sentencesIn } from "./unbooked.ts";

/** `Neue Zeiten: …`: the times of the journey change. */
const OF_CHANGES = new RegExp(WORD_START + anyOf(wordsFor("replacement")));
/** What can still be a detail of the journey in another sentence. */
const DETAILS: ReadonlySet<Fact["kind"]> = new Set(["date", "days", "terminals"]);

/**
 * The facts of a line without those of asides: if one of its sentences tells both times and both places of its only
 * flight or train, those of other sentences are about something else.
 *
 *   Retour en bateau vers 10h30. Vol VN1673 Haiphong (HPH) 15h40 - Da Nang (DAD) 17h00. Route vers Hué, 2h.
 */
export function withoutAsides(
  facts: readonly Fact[],
  printed: string,
  start: number,
  text: string,
): readonly Fact[] {
  if (!facts.some(isAnchor)) return facts;
  const either = facts.filter((fact) => isAlternative(fact, facts, printed, start));
  if (either.length > 0) return asWords(facts, either, text);
  const sentences = sentencesIn(printed, start);
  const deadlines = sentences.flatMap(
    (span) => deadlineIn(within(facts, span), printed.slice(0, span.end - start), start) ?? [],
  );
  if (deadlines.length > 0) return asWords(facts, deadlines, text);
  if (facts.filter(isAnchor).length !== 1) return facts;
  if (!sentences.some((span) => isComplete(within(facts, span)))) return facts;
  const asides = sentences.filter(
    (span) =>
      isAside(within(facts, span)) &&
      !OF_CHANGES.test(printed.slice(span.start - start, span.end - start)),
  );
  return asides.reduce((left, span) => asOneWord(left, span, text), facts);
}

const IS_OR = new RegExp(`^ {1,3}${anyOf(OR)} {1,3}(?:[${SMALL}]{1,4} {1,2}){0,2}$`);

/** Whether a time is one of two of which only one can apply: `at 07:10 or 09:10`. */
function isAlternative(
  { kind, start, end }: Fact,
  facts: readonly Fact[],
  printed: string,
  from: number,
): boolean {
  if (kind !== "time") return false;
  const times = facts.filter((other) => other.kind === "time");
  return times.some(
    (other) =>
      IS_OR.test(printed.slice(end - from, Math.max(end, other.start) - from)) ||
      IS_OR.test(printed.slice(other.end - from, Math.max(other.end, start) - from)),
  );
}

const LIMIT = new RegExp(`${WORD_START}${anyOf(DEADLINES)}(?: [${SMALL}']{1,4}){0,2} ?$`);

/** The time before which something else is to be done, in a sentence without a flight: `Return the car before 2 pm.` */
function deadlineIn(facts: readonly Fact[], printed: string, start: number): Fact | undefined {
  if (facts.some((fact) => isAnchor(fact) || fact.kind === "side")) return undefined;
  const time = onlyOf(facts.filter(({ kind }) => kind === "time"));
  return time !== undefined && LIMIT.test(printed.slice(0, time.start - start)) ? time : undefined;
}

function within(facts: readonly Fact[], span: Span): readonly Fact[] {
  return facts.filter((fact) => isWithin(fact, span));
}

/** Whether a sentence tells where and when its flight or train departs and arrives. */
function isComplete(facts: readonly Fact[]): boolean {
  const count = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind).length;
  return facts.some(isAnchor) && count("time") === 2 && count("place") + 2 * count("pair") === 2;
}

/** Whether a sentence has words, and a time or a place that is not said to be that of an end. */
function isAside(facts: readonly Fact[]): boolean {
  const has = (kind: Fact["kind"]) => facts.some((fact) => fact.kind === kind);
  return (
    has("word") &&
    (has("time") || has("place") || has("pair")) &&
    !(has("side") && has("time")) &&
    !facts.some((fact) => isAnchor(fact) || DETAILS.has(fact.kind))
  );
}
