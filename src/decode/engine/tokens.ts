import { createToken, type ITokenConfig, Lexer, type TokenType } from "chevrotain";

/** The regular expression of a token. */
export function regExpOf({ PATTERN }: TokenType): RegExp | undefined {
  return PATTERN instanceof RegExp ? PATTERN : undefined;
}

/** What else a token has: its label in messages and diagrams, its categories, the mode it enters. */
type TokenOptions = Omit<ITokenConfig, "name" | "pattern">;

/** Chevrotain's `createToken` on one line: `token("FareTotal", /TTL/, { label: "total" })`. */
export function token(
  name: string,
  pattern: RegExp | string,
  options: TokenOptions = {},
): TokenType {
  return createToken({ name, pattern, ...options });
}

/** The end of a line, `\n`. `EolOfFamily` also leaves the mode of the line's family. */
export const Eol: TokenType = createToken({ name: "Eol", pattern: "\n" });
export const EolOfFamily: TokenType = createToken({
  name: "EolOfFamily",
  pattern: "\n",
  pop_mode: true,
});

/** Spaces only separate tokens: no rule needs to count them. */
export const Space: TokenType = createToken({
  name: "Space",
  pattern: / +/,
  group: Lexer.SKIPPED,
});

/** The number of an element at the head of its line, with its spaces: `  4 `, ` 12 `, `9. `. */
export const ElementNumber: TokenType = createToken({
  name: "ElementNumber",
  label: "element number",
  pattern: /(?<![^\n]) *\d{1,3}\.?(?: +|(?=[*#/]))/,
});

/** An element number that begins before a given column. */
export function elementNumberBefore(column: number): TokenType {
  return createToken({
    name: `ElementNumberBefore${column}`,
    label: "element number",
    pattern: new RegExp(`(?<![^\\n]) {0,${column - 1}}\\d{1,3}\\.?(?: +|(?=[*#/]))`),
  });
}

/** The whole of a line that begins with no opener. */
export const UnknownLine: TokenType = createToken({
  name: "UnknownLine",
  pattern: /[\u0000-\u0009\u000b-\uffff]+/,
});

/**
 * An unknown line in the first column of a titled section. It may be the title of another section, so
 * the lines below it no longer belong to this one.
 */
export const UnknownTitle: TokenType = createToken({
  name: "UnknownTitle",
  pattern: /(?<![^\n])[!-\uffff][\u0000-\u0009\u000b-\uffff]*/,
  pop_mode: true,
});

/** One character that no other token of the mode matches; it keeps lexing linear on hostile input. */
export const Junk: TokenType = createToken({
  name: "Junk",
  label: "character",
  pattern: /[\u0000-\u0009\u000b-\uffff]/,
});
