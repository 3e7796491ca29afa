import { createToken, Lexer, type TokenType } from "chevrotain";

/** The end of a line. It also leads back from the mode of a line family. */
export const Eol: TokenType = createToken({ name: "Eol", pattern: "\n" });
export const EolOfFamily: TokenType = createToken({
  name: "EolOfFamily",
  pattern: "\n",
  pop_mode: true,
});

/** Spaces separate; no rule needs their number. */
export const Space: TokenType = createToken({
  name: "Space",
  pattern: / +/,
  group: Lexer.SKIPPED,
});

/** The number of an element at the head of its line, with its spaces: `  4 `, ` 12 /`, `9. `. */
export const ElementNumber: TokenType = createToken({
  name: "ElementNumber",
  label: "element number",
  pattern: /(?<![^\n]) *\d{1,3}\.?(?: +|(?=[*#/]))/,
});

/** The same, where it begins before a column. */
export function elementNumberBefore(column: number): TokenType {
  return createToken({
    name: `ElementNumberBefore${column}`,
    label: "element number",
    pattern: new RegExp(`(?<![^\\n]) {0,${column - 1}}\\d{1,3}\\.?(?: +|(?=[*#/]))`),
  });
}

/** A whole line that no opener begins. */
export const UnknownLine: TokenType = createToken({
  name: "UnknownLine",
  pattern: /[\u0000-\u0009\u000b-\uffff]+/,
});

/**
 * A line that begins at the margin, in a titled section that knows none such: it may be a title that
 * nobody knows, and what follows is not the section's.
 */
export const UnknownTitle: TokenType = createToken({
  name: "UnknownTitle",
  pattern: /(?<![^\n])[!-\uffff][\u0000-\u0009\u000b-\uffff]*/,
  pop_mode: true,
});

/** One character no other token of the mode begins with; it keeps hostile input linear. */
export const Junk: TokenType = createToken({
  name: "Junk",
  label: "character",
  pattern: /[\u0000-\u0009\u000b-\uffff]/,
});
