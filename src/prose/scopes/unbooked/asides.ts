import type { Span } from "../../../ast/nodes.ts";
import { isAnchor, type Fact } from "../../facts/fact.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { anyOf, WORD_START } from "../../lexicon/words.ts";
import { asOneWord, isWithin, sentencesIn } from "./unbooked.ts";

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
  if (facts.filter(isAnchor).length !== 1) return facts;
  const sentences = sentencesIn(printed, start);
  if (!sentences.some((span) => isComplete(within(facts, span)))) return facts;
  const asides = sentences.filter(
    (span) =>
      isAside(within(facts, span)) &&
      !OF_CHANGES.test(printed.slice(span.start - start, span.end - start)),
  );
  return asides.reduce((left, span) => asOneWord(left, span, text), facts);
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
