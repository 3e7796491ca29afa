import { createToken, Lexer, type TokenType } from "chevrotain";

/** The end of a line. It also leads back from the mode of a line family. */
export const Eol: TokenType = createToken({ name: "Eol", pattern: "\n" });
export const EolOfFamily: TokenType = createToken({
  name: "EolOfFamily",
  pattern: "\n",
  pop_mode: true,
});

/** Blanks separate; no rule needs their number. */
export const Blank: TokenType = createToken({
  name: "Blank",
  pattern: / +/,
  group: Lexer.SKIPPED,
});

/** The number of an element at the head of its line, with its blanks: `  4 `, ` 12 /`, `9. `. */
export const ElementNumber: TokenType = createToken({
  name: "ElementNumber",
  label: "element number",
  pattern: /(?<![^\n]) *\d{1,3}\.?(?: +|(?=[*#/]))/,
});

/** A whole line that no opener begins. */
export const UnknownLine: TokenType = createToken({
  name: "UnknownLine",
  pattern: /[\u0000-\u0009\u000b-\uffff]+/,
});

/** One character no other token of the mode begins with; it keeps hostile input linear. */
export const Junk: TokenType = createToken({
  name: "Junk",
  label: "character",
  pattern: /[\u0000-\u0009\u000b-\uffff]/,
});
