import { createToken, type ITokenConfig, Lexer, type TokenType } from "chevrotain";

/** The regular expression of a token. */
export function regExpOf({ PATTERN }: TokenType): RegExp | undefined {
  return PATTERN instanceof RegExp ? PATTERN : undefined;
}

/**
 * The options of a token: its label in messages and diagrams, its categories, the modes that it
 * enters and leaves.
 */
type TokenOptions = Pick<ITokenConfig, "label" | "categories" | "push_mode" | "pop_mode" | "group">;

/** Tokens without Chevrotain's number. */
let unnumbered: TokenType[] = [];

/**
 * A token on one line: `token("FareTotal", /TTL/, { label: "total" })`.
 *
 * Chevrotain's `createToken` numbers each token separately, which takes longer than the rest of its work; its parser
 * numbers all tokens that it is given at once, but needs to know beforehand that a token has categories.
 */
export function token(
  name: string,
  pattern: NonNullable<TokenType["PATTERN"]>,
  options: TokenOptions = {},
): TokenType {
  const { label, categories, push_mode, pop_mode, group } = options;
  if (categories !== undefined) return createToken({ name, pattern, ...options });
  const made: TokenType = { name, PATTERN: pattern };
  if (label !== undefined) made.LABEL = label;
  if (push_mode !== undefined) made.PUSH_MODE = push_mode;
  if (pop_mode !== undefined) made.POP_MODE = pop_mode;
  if (group !== undefined) made.GROUP = group;
  unnumbered.push(made);
  return made;
}

/** The tokens made since the last call, for a parser to number. */
export function takeUnnumbered(): readonly TokenType[] {
  const taken = unnumbered;
  unnumbered = [];
  return taken;
}

/** The end of a line, `\n`. `EolOfFamily` also leaves the mode of the line's family. */
export const Eol: TokenType = token("Eol", "\n");
export const EolOfFamily: TokenType = token("EolOfFamily", "\n", { pop_mode: true });

/** Spaces only separate tokens: no rule needs to count them. */
export const Space: TokenType = token("Space", / +/, { group: Lexer.SKIPPED });

/** The number of an element at the head of its line, with its spaces: `  4 `, ` 12 `, `9. `. */
export const ElementNumber: TokenType = token(
  "ElementNumber",
  /(?<![^\n]) *\d{1,3}\.?(?: +|(?=[*#/]))/,
  { label: "element number" },
);

/** An element number that begins before a given column. */
export function elementNumberBefore(column: number): TokenType {
  return token(
    `ElementNumberBefore${column}`,
    new RegExp(`(?<![^\\n]) {0,${column - 1}}\\d{1,3}\\.?(?: +|(?=[*#/]))`),
    { label: "element number" },
  );
}

/** A whole line that begins with no opener. */
export const UnknownLine: TokenType = token("UnknownLine", /[\u0000-\u0009\u000b-\uffff]+/);

/**
 * An unknown line in the first column of a titled section. It may be the title of another section, so
 * the lines below it no longer belong to this one.
 */
export const UnknownTitle: TokenType = token(
  "UnknownTitle",
  /(?<![^\n])[!-\uffff][\u0000-\u0009\u000b-\uffff]*/,
  { pop_mode: true },
);

/** One character that no other token of the mode matches; it keeps lexing linear on hostile input. */
export const Junk: TokenType = token("Junk", /[\u0000-\u0009\u000b-\uffff]/, {
  label: "character",
});
