import type { SourceText } from "../source.ts";
import { matchesOf } from "../matches.ts";

/*
 * A text that was copied out of JSON, out of source code, or out of a table cell:
 *
 *   "RP\/PARZZ2100\/PARZZ2100\n  1.DOE\/JANE MRS"
 */

/** An escape in such a text, known or unknown. */
const ESCAPE =
  /\\(?:u(?<code>[\da-f]{4})|(?<letter>[bfnrt])|(?<itself>["\\/]))|(?<doubled>"")|\\[^]|"/gi;
/** An escape that means nothing else in a text that was not copied like this. */
const SURE_ESCAPE = /\\(?:u(?<code>[\da-f]{4})|(?<itself>\/))/gi;
const ESCAPE_IN_CELL = new RegExp(`${SURE_ESCAPE.source}|(?<doubled>"")`, "gi");
const LETTERS: Readonly<Record<string, string>> = { b: " ", f: "\f", n: "\n", r: "\r", t: "\t" };

/** The only quotation mark of a text, at its beginning: the other end of the cell was not copied. */
const OPEN_QUOTE = /^\s*"(?=[^"]+$)/;

/** Removes the quotation marks around a text, and replaces escapes with their characters. */
export function readStringLiteral(source: SourceText): SourceText {
  return insideLiteral(withoutOpenQuote(source));
}

function withoutOpenQuote(source: SourceText): SourceText {
  const [quote] = OPEN_QUOTE.exec(source.text) ?? [];
  if (quote === undefined) return source;
  const edit = source.edit();
  edit.replace(0, quote.length, "");
  return edit.finish();
}

function insideLiteral(source: SourceText): SourceText {
  const { text } = source;
  const quoted = insideQuotes(text);
  if (quoted === null && !text.includes("\\")) return source;
  const { start, end } = quoted ?? { start: 0, end: text.length };
  const edit = source.edit();
  if (quoted !== null) edit.replace(0, start, "");
  const unescaped = quoted === null ? SURE_ESCAPE : ESCAPE_IN_CELL;
  const escapes = hasEscapedLineEnds(text, quoted !== null) ? ESCAPE : unescaped;
  for (const { 0: escape, index, groups = {} } of matchesOf(text, escapes)) {
    const character = characterOf(groups);
    const isInside = index >= start && index + escape.length <= end;
    if (isInside && character !== undefined) edit.replace(index, index + escape.length, character);
  }
  if (quoted !== null) edit.replace(end, text.length, "");
  return edit.finish();
}

type Groups = Readonly<Record<string, string | undefined>>;

function characterOf({ code, letter, itself, doubled }: Groups): string | undefined {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  if (letter !== undefined) return LETTERS[letter.toLowerCase()];
  return itself ?? (doubled === undefined ? undefined : '"');
}

/** The range between the quotation marks around a text; null if they do not enclose all of it. */
function insideQuotes(text: string): { readonly start: number; readonly end: number } | null {
  const start = text.search(/\S/);
  const end = text.trimEnd().length - 1;
  if (text[start] !== '"' || text[end] !== '"' || end <= start) return null;
  for (const [escape] of matchesOf(text.slice(start + 1, end), ESCAPE))
    if (escape === '"') return null;
  return { start: start + 1, end };
}

/** If most lines have real line breaks, `\n` is just a backslash and a letter. */
function hasEscapedLineEnds(text: string, isQuoted: boolean): boolean {
  const real = text.trim().match(/\n|\r\n?/g)?.length ?? 0;
  if (isQuoted && real === 0) return true;
  return (text.match(/\\n|\\r(?!\\n)/gi)?.length ?? 0) > real;
}
