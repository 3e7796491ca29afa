import type { SourceText } from "../source.ts";
import { CONTINUATION_BYTES, windows1252Byte } from "../windows-1252.ts";
import { matchesOf } from "../matches.ts";

/** How a web page escapes a character, and UTF-8 that was read as Windows-1252. */
const ESCAPE = new RegExp(
  "&(?:#(?<decimal>\\d{1,6})|#[xX](?<hexadecimal>[\\da-fA-F]{1,5})|(?<name>[a-zA-Z]{2,6}));" +
    `|(?<misread>[\\u00c2\\u00c3][${CONTINUATION_BYTES}]|[\\u00e2\\u00ef][${CONTINUATION_BYTES}]{2})` +
    "|(?<space>\\u00c2 )",
  "g",
);

/** In lower case: a screen does not distinguish case either. */
const NAMED: Readonly<Record<string, string>> = {
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: "-",
  mdash: "-",
  shy: "\u00ad",
  hellip: "\u2026",
  bull: "\u2022",
  middot: "\u00b7",
  laquo: "\u00ab",
  raquo: "\u00bb",
  yen: "\u00a5",
  curren: "\u00a4",
  sect: "\u00a7",
  dagger: "\u2021",
};

/** The endings of the names of letters, with their combining marks: `Uuml`, `eacute`. */
const MARKS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  caron: "\u030c",
  cedil: "\u0327",
};
const MARKED = new RegExp(`^([a-z])(${Object.keys(MARKS).join("|")})$`, "i");
/** Letters without a mark, by the first letter of their names. */
const LETTERS: Readonly<Record<string, string>> = {
  szlig: "\u00df",
  aelig: "\u00e6",
  oelig: "\u0153",
  oslash: "\u00f8",
  thorn: "\u00fe",
  eth: "\u00f0",
};

/** Every escape contains one of these characters. */
const SUSPECT = /[&\u00c2\u00c3\u00e2\u00ef]/;

/** Replaces escapes with the characters they represent. */
export function unescape(source: SourceText): SourceText {
  if (!SUSPECT.test(source.text)) return source;
  const edit = source.edit();
  for (const { 0: escape, index, groups = {} } of matchesOf(source.text, ESCAPE)) {
    const character = characterOf(groups);
    if (character !== undefined) edit.replace(index, index + escape.length, character);
  }
  return edit.finish();
}

type Groups = Readonly<Record<string, string | undefined>>;

function characterOf({ decimal, hexadecimal, name, misread }: Groups): string | undefined {
  if (decimal !== undefined) return codePoint(Number(decimal));
  if (hexadecimal !== undefined) return codePoint(Number.parseInt(hexadecimal, 16));
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? letterNamed(name);
  // A no-break space whose second byte became a space.
  return misread === undefined ? " " : codePoint(codeOfUtf8(misread));
}

/** The letter with a name, which is a capital if the name begins with one. */
function letterNamed(name: string): string | undefined {
  const [, letter = "", mark = ""] = MARKED.exec(name) ?? [];
  const marked = (letter + (MARKS[mark.toLowerCase()] ?? "")).normalize();
  if (marked !== "") return marked.length === 1 ? marked : undefined;
  const small = LETTERS[name.toLowerCase()];
  return /^[A-Z]/.test(name) ? small?.toUpperCase() : small;
}

/** The character of two or three bytes, each given as a character of Windows-1252. */
function codeOfUtf8(misread: string): number {
  const [lead = 0, ...others] = Array.from(misread, windows1252Byte);
  const leadBits = others.length === 1 ? lead & 0x1f : lead & 0x0f;
  return others.reduce((code, byte) => (code << 6) | (byte & 0x3f), leadBits);
}

/** Undefined for surrogates and control characters, which do not belong in a text. */
function codePoint(code: number): string | undefined {
  const isCharacter = code >= 32 && (code < 0xd800 || code > 0xdfff) && code <= 0xffff;
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
