import { RegExpParser, type Alternative, type Term } from "@chevrotain/regexp-to-ast";
import type { TokenType } from "chevrotain";
import { regExpOf } from "../../decode/engine/tokens.ts";

/** A pattern without its final look-aheads. */
export interface Loosened {
  readonly pattern: RegExp;
  /** What was removed: `(?= \d)`. */
  readonly asked: readonly string[];
}

/** A token's pattern as a sticky regular expression. */
export function stickyPattern(token: TokenType): RegExp | null {
  const { PATTERN: pattern } = token;
  if (typeof pattern === "string")
    return new RegExp(pattern.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"), "y");
  const expression = regExpOf(token);
  return expression === undefined ? null : new RegExp(expression.source, "y");
}

/**
 * A pattern without the look-aheads at the end of each alternative; null if there are none.
 */
export function loosened({ source }: RegExp): Loosened | null {
  const { value } = new RegExpParser().pattern(`/${source}/`);
  const cuts = value.value
    .flatMap(lookAheadsAtEnd)
    .map(({ loc }) => ({ start: loc.begin - 1, end: loc.end - 1 }));
  if (cuts.length === 0) return null;
  let rest = "";
  let copied = 0;
  for (const { start, end } of cuts) {
    rest += source.slice(copied, start);
    copied = end;
  }
  rest += source.slice(copied);
  const asked = cuts.map(({ start, end }) => source.slice(start, end));
  return { pattern: new RegExp(rest, "y"), asked: [...new Set(asked)] };
}

const LOOK_AHEADS: readonly string[] = ["Lookahead", "NegativeLookahead"];

/** In the order of the pattern. */
function lookAheadsAtEnd({ value: terms }: Alternative): readonly Term[] {
  const last = terms.findLastIndex(({ type }) => !LOOK_AHEADS.includes(type));
  const lookAheads = terms.slice(last + 1);
  const end = terms[last];
  const isGroup = end?.type === "Group" && "capturing" in end && end.quantifier === undefined;
  return isGroup ? [...end.value.value.flatMap(lookAheadsAtEnd), ...lookAheads] : lookAheads;
}
