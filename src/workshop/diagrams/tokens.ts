/** How diagrams show tokens. */
import { Lexer, type TokenType } from "chevrotain";
import type { Grammar } from "../../decode/engine/grammar.ts";
import type { Part } from "../shape.ts";
import { regExpOf } from "../../decode/engine/tokens.ts";

/** The names of the tokens in each token category, which has no pattern of its own. */
export type TokenKinds = ReadonlyMap<TokenType, readonly string[]>;

/** The token categories of a grammar. */
export function kindsIn({ ruleOf }: Pick<Grammar, "ruleOf">): TokenKinds {
  const kinds = new Map<TokenType, string[]>();
  const tokens = [...ruleOf.keys()].flatMap(({ openers, modes }) => [
    ...openers,
    ...Object.values(modes).flat(),
  ]);
  for (const token of new Set(tokens))
    for (const kind of token.CATEGORIES ?? []) {
      const names = kinds.get(kind);
      if (names === undefined) kinds.set(kind, [token.name]);
      else names.push(token.name);
    }
  return kinds;
}

/**
 * What a token matches: `/[A-Z]{3}/`, `"OPEN"`; for a category, its tokens: `Airline or
 * OpenAirline`.
 */
export function patternOf(token: TokenType, kinds: TokenKinds): string {
  const { PATTERN: pattern } = token;
  const expression = regExpOf(token);
  if (expression !== undefined && expression !== Lexer.NA) return String(expression);
  if (typeof pattern === "string") return JSON.stringify(pattern);
  return (kinds.get(token) ?? []).join(" or ");
}

/** The tokens of a production, in order. */
export function tokensIn(parts: readonly Part[]): readonly TokenType[] {
  return parts.flatMap((part) => {
    if (part.is === "token") return [part.token];
    if (part.is === "rule") return [];
    const branches = part.is === "choice" ? part.alternatives : [part.branch];
    return branches.flatMap((branch) => tokensIn(branch.parts));
  });
}

/** The text of each token of a rule: its label, or its name if two tokens share the label. */
export function tokenTexts(tokens: readonly TokenType[]): ReadonlyMap<TokenType, string> {
  const all = [...new Set(tokens)];
  const labelOf = ({ LABEL, name }: TokenType) => LABEL ?? name;
  return new Map(
    all.map((token) => {
      const label = labelOf(token);
      const isAlone = all.every((other) => other === token || labelOf(other) !== label);
      return [token, isAlone ? label : token.name];
    }),
  );
}
