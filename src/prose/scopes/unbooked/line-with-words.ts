import type { Span } from "../../../ast/nodes.ts";
import { isAnchor } from "../../facts/fact.ts";
import type { Line } from "../lines.ts";
import { isProse } from "../prose-lines.ts";
import { asWords } from "./unbooked.ts";

/** A line in which everything in some spans is words. */
export function lineWithWords(line: Line, spans: readonly Span[], text: string): Line {
  const facts = asWords(line.facts, spans, text);
  return {
    ...line,
    facts,
    anchors: facts.filter(isAnchor).length,
    hasOnlyKnown: false,
    isProse: isProse(facts, line.isAllCaps),
  };
}
