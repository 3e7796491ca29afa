import type { SourceText } from "./source.ts";

/** What a web page or a programme wrote for a character, and what bytes read in a wrong code look like. */
const ESCAPE =
  /&(?:#(?<decimal>\d{1,6})|#x(?<hexadecimal>[\da-f]{1,5})|(?<name>nbsp|amp|lt|gt|quot|apos));|\\(?<slash>\/)|(?<newline>(?:\\r)?\\n)|\u00c2(?<latin>[\u00a0-\u00bf])|(?<cross>\u00e2\u20ac\u00a1|\u00e2\u0080\u00a1)/gi;

const NAMED: Readonly<Record<string, string>> = {
  nbsp: "\u00a0",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const CROSS = "\u2021";

/** Characters of which one stands in every escape. */
const SUSPECT = /[&\\\u00c2\u00e2]/;

/** Puts characters in the place of what was written for them. */
export function unescape(source: SourceText): SourceText {
  if (!SUSPECT.test(source.text)) return source;
  // Where lines have real ends, these letters are what they look like.
  const lineEnd = source.text.includes("\n") ? undefined : "\n";
  const edit = source.edit();
  for (const { 0: escape, index, groups = {} } of source.text.matchAll(ESCAPE)) {
    const { newline } = groups;
    const character = newline === undefined ? characterOf(groups) : lineEnd;
    if (character !== undefined) edit.replace(index, index + escape.length, character);
  }
  return edit.finish();
}

type Groups = Readonly<Record<string, string | undefined>>;

function characterOf({ decimal, hexadecimal, name, slash, latin, cross }: Groups) {
  if (decimal !== undefined) return codePoint(Number(decimal));
  if (hexadecimal !== undefined) return codePoint(Number.parseInt(hexadecimal, 16));
  if (name !== undefined) return NAMED[name.toLowerCase()];
  return cross === undefined ? (slash ?? latin) : CROSS;
}

/** Surrogates are no characters, and control characters none of a text. */
function codePoint(code: number): string | undefined {
  const isCharacter = code >= 32 && (code < 0xd800 || code > 0xdfff) && code <= 0xffff;
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
