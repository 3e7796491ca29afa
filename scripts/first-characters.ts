/** Finds the first characters of all tokens, for `src/decode/engine/first-characters.ts`. */
import { createToken, Lexer, type TokenType } from "chevrotain";
import { writeFileSync } from "node:fs";
import { systems } from "../grammars/systems.ts";
import { regExpOf } from "../src/decode/engine/tokens.ts";
import { after, FIRST_CHARACTERS_FILE } from "../src/decode/engine/first-characters.ts";
import { charactersAfterSpacesOf } from "./characters-after-spaces.ts";
import { packageFile } from "../src/package.ts";

/** The patterns of all tokens of Chevrotain's lexers that are regular expressions. */
export function allPatterns(): readonly RegExp[] {
  const tokens = systems.flatMap(({ grammar }) =>
    grammar.makeLexer === undefined ? Object.values(grammar.modes).flat() : [],
  );
  const patterns = tokens.flatMap((token) => regExpOf(token) ?? []);
  return [...new Map(patterns.map((pattern) => [String(pattern), pattern])).values()];
}

/** The characters that a token can begin with according to Chevrotain, as ranges: `09AZ`. */
export function firstCharactersOf(token: TokenType): string {
  let ranges = "";
  let end = NaN;
  for (const code of firstCodesOf(token)) {
    const char = String.fromCharCode(code);
    ranges = code === after(end) ? ranges.slice(0, -1) + char : ranges + char + char;
    end = code;
  }
  return ranges;
}

/** In ascending order, one for each group of characters that Chevrotain does not distinguish. */
function firstCodesOf(token: TokenType): readonly number[] {
  const lexer = new Lexer([token], {
    ensureOptimizations: true,
    positionTracking: "onlyOffset",
    skipValidations: true,
  });
  const analysis: unknown = Reflect.get(lexer, "charCodeToPatternIdxToConfig");
  const byGroup: unknown = Reflect.get(Object(analysis), "defaultMode");
  if (!Array.isArray(byGroup)) throw new Error("Chevrotain keeps first characters elsewhere");
  return Object.keys(byGroup).map((group) => codeIn(Number(group)));
}

/** The first character of a group, by its number in Chevrotain. */
function codeIn(group: number): number {
  return group < 256 ? group : Math.max(256, (group - 255) * 255);
}

/** Writes the table. */
export function writeFirstCharacters(): void {
  const table = allPatterns().flatMap((pattern) => [
    String(pattern),
    firstCharactersOf(createToken({ name: "Analysed", pattern })),
    charactersAfterSpacesOf(pattern),
  ]);
  writeFileSync(packageFile(FIRST_CHARACTERS_FILE), JSON.stringify(table));
}
