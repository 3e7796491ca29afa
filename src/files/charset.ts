import { windows1252OfLatin1 } from "../decode/text/windows-1252.ts";
import { latin1 } from "./kind.ts";

/** Where a page can declare its encoding. */
const HEAD = 1024;
const UTF8 = "utf-8";
const NAMED = /<meta[^>]{0,200}?charset\s{0,4}=\s{0,4}["']?\s{0,4}([\w:-]{1,40})/i;

/**
 * The characters of a page or a text: in the encoding that its mark, its transport or the page itself names; else
 * UTF-8 if valid, otherwise Windows-1252.
 *
 * @param charset the name that came with the page
 */
export function charactersOf(bytes: Uint8Array, charset?: string): string {
  const [, own] = NAMED.exec(latin1(bytes.subarray(0, HEAD))) ?? [];
  const named = markOf(bytes) ?? charset ?? own ?? UTF8;
  return withWindowsCharacters(decoded(bytes, named) ?? decoded(bytes, UTF8) ?? latin1(bytes));
}

/**
 * Replaces control characters that no text contains with the characters that Windows has in their
 * places: Node 20 decodes Windows-1252 as Latin-1.
 */
export function withWindowsCharacters(text: string): string {
  return windows1252OfLatin1(text);
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return UTF8;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Null if the encoding is unknown, or if the bytes are not UTF-8 as they should be. */
function decoded(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: /^utf-?8$/i.test(charset) }).decode(bytes);
  } catch {
    return null;
  }
}
