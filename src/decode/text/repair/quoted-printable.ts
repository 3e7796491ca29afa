import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * The source of an email (RFC 2045), where `=` joins a line with the next one or precedes the code of a byte:
 *
 *    1 BA 178Y 12APR J JFKLHR HK1   815P  8=
 *   15A /DCBA*ZQKXAB /E=20
 *   REMARKS FOR FRAU M=C3=BCLLER
 */

/** An escape, or the end of a line that continues; a quoted email has marks before each line. */
const ESCAPE =
  /(?<!=)=(?:(?<softBreak>[ \t]*(?:\r\n?|\n)(?:> ?)*)|(?<bytes>[\dA-F]{2}(?:=[89AB][\dA-F])*))/g;
/** A line that continues, or the bytes of one character. */
const STRONG_SIGN =
  /(?<=[^\s=])=[ \t]*(?:\r\n?|\n)|=(?:C[23]=[89AB][\dA-F]|E2=8[\dA-F]=[89AB][\dA-F])/g;
/** An escape that somebody can also have typed, as in the address of a web page. */
const WEAK_SIGN = /=3D|=(?:20|09)(?=[ \t]*(?:[\r\n]|$))/g;

/** Without a strong sign, only spaces at the ends of several lines count. */
const ESCAPED_SPACE = /=20(?=[ \t]*(?:[\r\n]|$))/g;

/** Joins lines that an email cut, and replaces the codes of bytes with their characters. */
export function withoutQuotedPrintable(source: SourceText): SourceText {
  const { text } = source;
  if (!text.includes("=") || !isQuotedPrintable(text)) return source;
  const edit = source.edit();
  for (const { 0: escape, index, groups = {} } of matchesOf(text, ESCAPE)) {
    const characters = groups.bytes === undefined ? "" : charactersOf(groups.bytes);
    if (characters !== null) edit.replace(index, index + escape.length, characters);
  }
  return edit.finish();
}

/** Two signs are enough if one of them is strong. */
function isQuotedPrintable(text: string): boolean {
  const strong = countOf(text, STRONG_SIGN);
  if (strong === 0) return countOf(text, ESCAPED_SPACE) >= 3;
  return strong + countOf(text, WEAK_SIGN) >= 2;
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows1252 = new TextDecoder("windows-1252");
/** Control characters, of which a text contains only tabs and line ends. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Null if the bytes are not text. */
function charactersOf(escaped: string): string | null {
  const bytes = Uint8Array.from(escaped.split("="), (byte) => Number.parseInt(byte, 16));
  const characters = decoded(bytes);
  return CONTROL.test(characters) ? null : characters;
}

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}
