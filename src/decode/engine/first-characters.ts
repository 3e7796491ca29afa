/**
 * The first characters of the tokens of the grammars. A lexer needs them to try only a few patterns on
 * each character. Chevrotain would find them by parsing each pattern, which takes longer than anything
 * else at start-up, so the build does it (`scripts/first-characters.ts`).
 */
import type { TokenType } from "chevrotain";
import { hasData, readData } from "../../data.ts";
import { regExpOf } from "./tokens.ts";

/**
 * The table: each pattern with the characters that a match can begin with, as ranges like `09AZ`. If a
 * pattern has changed since the build, the table cannot be wrong about it: it only lacks it.
 */
export const FIRST_CHARACTERS_FILE = "dist/first-characters.json";

let table: ReadonlyMap<string, string> | undefined;

/** Gives Chevrotain the first characters of tokens; it analyses those whose patterns are not in the table. */
export function hintFirstCharacters(tokens: readonly TokenType[]): void {
  table ??= readFirstCharacters();
  for (const token of tokens) {
    const pattern = regExpOf(token);
    if (token.START_CHARS_HINT !== undefined || pattern === undefined) continue;
    const ranges = table.get(String(pattern));
    if (ranges !== undefined) token.START_CHARS_HINT = charactersIn(ranges);
  }
}

/** The table by pattern; empty if the sources run without a build. */
function readFirstCharacters(): ReadonlyMap<string, string> {
  const byPattern = new Map<string, string>();
  if (!hasData(FIRST_CHARACTERS_FILE)) return byPattern;
  const list: unknown = JSON.parse(readData(FIRST_CHARACTERS_FILE));
  if (!Array.isArray(list)) throw new TypeError("The table of first characters is not a list");
  for (let at = 0; at < list.length; at += 2) byPattern.set(String(list[at]), String(list[at + 1]));
  return byPattern;
}

function charactersIn(ranges: string): number[] {
  const codes: number[] = [];
  for (let at = 0; at < ranges.length; at += 2)
    for (let code = ranges.charCodeAt(at); code <= ranges.charCodeAt(at + 1); code = after(code))
      codes.push(code);
  return codes;
}

/** The next character that Chevrotain tells apart: it groups those above 255 by multiples of 255. */
export function after(code: number): number {
  return code < 256 ? code + 1 : code - (code % 255) + 255;
}
