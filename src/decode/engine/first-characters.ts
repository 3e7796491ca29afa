/**
 * The first characters of the tokens of the grammars. A lexer needs them to try only a few patterns on
 * each character. Chevrotain would find them by parsing each pattern, which takes longer than anything
 * else at start-up, so the build does it (`scripts/first-characters.ts`).
 */
import type { TokenType } from "chevrotain";
import { hasData, readData } from "../../data.ts";
import { regExpOf } from "./tokens.ts";

/**
 * The table: each pattern with the characters that a match can begin with, as ranges like `09AZ`, and those below 256 that
 * can follow the spaces at its beginning; these ranges are empty if it has no such spaces, or if that is not known. If a pattern
 * has changed since the build, the table cannot be wrong about it: it only lacks it.
 */
export const FIRST_CHARACTERS_FILE = "dist/first-characters.json";

/** The ranges of a pattern. */
interface Entry {
  readonly first: string;
  readonly afterSpaces: string;
}

let table: ReadonlyMap<string, Entry> | undefined;

/** Gives Chevrotain the first characters of tokens; it analyses those whose patterns are not in the table. */
export function hintFirstCharacters(tokens: readonly TokenType[]): void {
  for (const token of tokens) {
    const pattern = regExpOf(token);
    if (token.START_CHARS_HINT !== undefined || pattern === undefined) continue;
    const ranges = entryOf(pattern)?.first;
    if (ranges !== undefined) token.START_CHARS_HINT = charactersIn(ranges);
  }
}

/**
 * The characters below 256 that can follow the spaces with which a pattern begins.
 *
 * @returns undefined if it does not begin with spaces, or if that is not known
 */
export function charactersAfterSpaces(pattern: RegExp): ReadonlySet<number> | undefined {
  const ranges = entryOf(pattern)?.afterSpaces;
  return ranges === undefined || ranges === "" ? undefined : new Set(charactersIn(ranges));
}

function entryOf({ source, flags }: RegExp): Entry | undefined {
  table ??= readFirstCharacters();
  // Chevrotain adds `y`.
  return table.get(`/${source}/${flags.replace("y", "")}`);
}

/** The table by pattern; empty if the sources run without a build. */
function readFirstCharacters(): ReadonlyMap<string, Entry> {
  const byPattern = new Map<string, Entry>();
  if (!hasData(FIRST_CHARACTERS_FILE)) return byPattern;
  const list: unknown = JSON.parse(readData(FIRST_CHARACTERS_FILE));
  if (!Array.isArray(list)) throw new TypeError("The table of first characters is not a list");
  for (let at = 0; at < list.length; at += 3)
    byPattern.set(String(list[at]), {
      first: String(list[at + 1]),
      afterSpaces: String(list[at + 2]),
    });
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
