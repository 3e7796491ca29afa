import { withoutSenders } from "./chat.ts";
import { withoutDoubleSpacing } from "./double-spacing.ts";
import { unescape } from "./escapes.ts";
import { withPrintedFlights } from "./flight-lines.ts";
import { withPrintedNumbers } from "./line-numbers.ts";
import { withoutLineMarks } from "./line-marks.ts";
import { withoutListMarks } from "./list-marks.ts";
import { readMarkup } from "./markup.ts";
import { withoutLineQuotes } from "./quoted-lines.ts";
import { withoutQuotedPrintable } from "./quoted-printable.ts";
import { SourceText } from "../source.ts";
import { withScannedOnes } from "./scanned-ones.ts";
import { readStringLiteral } from "./string-literal.ts";
import { matchesOf } from "../matches.ts";

/**
 * Characters in a paste that replace those of a terminal; `CHARACTERS` maps them back. No terminal prints
 * those that stand for nothing: soft hyphens, joiners, marks of direction, selectors of variants. Those as wide as a Chinese
 * character stand for the same ones of usual width.
 */
const FOREIGN =
  /(?<newline>\r\n?|[\f\v\u0085\u2028\u2029])|(?<nothing>\p{Default_Ignorable_Code_Point})|(?<dash>[\u2010-\u2015\u2212])|(?<slash>[\u2044\u2215])|(?<apostrophe>[\u00b4\u2018-\u201b\u2032])|(?<quotation>[\u201c-\u201f\u2033])|(?<ellipsis>\u2026)|(?<wide>[\uff03\uff08-\uff0b\uff0d-\uff19\uff21-\uff3a\uff41-\uff5a]|(?<=[\d\uff10-\uff19])\uff1a(?=[\d\uff10-\uff19]))|(?<space>(?![ \n\t])[\p{Zs}\p{Cc}])/gu;
/** A character that is not one of a terminal, or the beginning of an escaped one. */
const SUSPECT_FOREIGN = /[^\n\t -%'-~]/;

const CHARACTERS: Readonly<Record<string, string>> = {
  newline: "\n",
  space: " ",
  nothing: "",
  dash: "-",
  slash: "/",
  apostrophe: "'",
  quotation: '"',
  ellipsis: "...",
};

/** The prompt or the page mark at the end of a line, and the quotation marks before one. */
const MARKS =
  /\)?><?(?= *(?![^\n]))|(?=[>\u2022\u00b7\u00bb])(?<=(?<![^\n])[ >\u2022\u00b7\u00bb]{0,24})[^][ \t]?/g;
const SUSPECT_MARK = /[>\u2022\u00b7\u00bb]/;

/** Pictures at the beginning and the end of lines, as people put them into messages. */
const PICTURES =
  /(?<=(?<![^\n]) {0,24})(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?){1,4} {0,3}|(?<=[^\n ]) {0,3}(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?){1,4}(?= {0,8}(?![^\n]))/gu;
const SUSPECT_PICTURE = /\p{Extended_Pictographic}/u;

const TAB = /(?<indent>(?<=(?<![^\n]) {0,24})\t)|\t/g;
const SUSPECT_TAB = /\t/;
/** The element indent that a web form turned into a tab. */
const INDENT = "       ";

/** Letters with separate combining characters: an accent, the parts of a Korean syllable. */
const DECOMPOSED = /[^\n ]\p{Mn}+|[\u1100-\u11ff]{2,}/gu;
/** No character below this one combines with another. */
const SUSPECT_DECOMPOSED = /[\u0300-\uffff]/;

const LOWER_CASE = /[a-z]+/g;
const NO_ASCII = /[^\0-\x7f]/gu;
/** The look-behind makes matches begin only at the first character of a word. */
const EMAIL_ADDRESS = /(?<![^\s/+])[^\s/+@]{1,64}@[^\s/@]{1,64}\.[^\s/@]{2,64}/g;

/** Undoes what happened to the text on its way from the terminal. Knows no system. */
export function repair(original: string): SourceText {
  const sent = withoutQuotedPrintable(SourceText.of(original));
  const shown = readMarkup(readStringLiteral(withoutLineQuotes(sent)));
  const isPlain = !SUSPECT_FOREIGN.test(shown.text);
  const printable = isPlain ? shown : withTerminalCharacters(shown);
  const unmarked = withoutMarks(withoutEndlessSpaces(printable));
  const list = withoutLineQuotes(withoutListMarks(withoutLineMarks(unmarked)));
  const lines = withoutSenders(list === unmarked ? list : withoutMarks(list));
  const spaced = withoutTabs(lines);
  const screen = withScannedOnes(isPlain ? spaced : withoutPictures(spaced));
  return withPrintedFlights(withPrintedNumbers(withoutDoubleSpacing(screen)));
}

function withoutPictures(source: SourceText): SourceText {
  return replaceAll(source, SUSPECT_PICTURE, PICTURES, () => "");
}

/** No screen is this wide. An expression that matches any number of spaces fails on millions of them. */
const MOST_SPACES = 65_536;
const [TAB_CODE, SPACE_CODE] = [9, 32];

/** Shortens runs of more spaces and tabs than any screen has. */
function withoutEndlessSpaces(source: SourceText): SourceText {
  const { text } = source;
  if (text.length <= MOST_SPACES) return source;
  const edit = source.edit();
  let start = 0;
  for (let end = 0; end <= text.length; end++) {
    const character = text.charCodeAt(end);
    if (character === SPACE_CODE || character === TAB_CODE) continue;
    if (end - start > MOST_SPACES) edit.replace(start + MOST_SPACES, end, "");
    start = end + 1;
  }
  return edit.finish();
}

/** The text in the characters of a terminal, with letters of any script. */
function withTerminalCharacters(source: SourceText): SourceText {
  return withComposedLetters(withoutForeignCharacters(unescape(source)));
}

function withoutForeignCharacters(source: SourceText): SourceText {
  return replaceAll(source, SUSPECT_FOREIGN, FOREIGN, (groups, found) => {
    if (groups.wide !== undefined) return found.normalize("NFKC");
    const kind = Object.keys(CHARACTERS).find((name) => groups[name] !== undefined);
    return CHARACTERS[kind ?? ""] ?? "";
  });
}

/** Letters with their accents as one character, which is what names are made of. */
function withComposedLetters(source: SourceText): SourceText {
  return replaceAll(source, SUSPECT_DECOMPOSED, DECOMPOSED, (_, found) => found.normalize("NFC"));
}

function withoutMarks(source: SourceText): SourceText {
  return replaceAll(source, SUSPECT_MARK, MARKS, () => "");
}

function withoutTabs(source: SourceText): SourceText {
  return replaceAll(source, SUSPECT_TAB, TAB, ({ indent }) =>
    indent === undefined ? " " : INDENT,
  );
}

/** The text as a terminal prints it: in upper case. */
export function inUpperCase(source: SourceText): SourceText {
  const upper = withUpperCase(source.text);
  return upper === source.text ? source : source.withSameLength(upper);
}

/** Email addresses stay as they are. */
function withUpperCase(text: string): string {
  const upper = capitals(text);
  if (upper === text || !text.includes("@")) return upper;
  return upper.replace(EMAIL_ADDRESS, (found, at: number) => text.slice(at, at + found.length));
}

/** Each letter as one capital; those whose capitals are several stay: `\ufb01`. */
function capitals(text: string): string {
  const upper = text.toUpperCase();
  // No letter has fewer capitals than one, so the offsets are the same if the length is.
  if (upper.length === text.length) return upper;
  return text
    .replace(NO_ASCII, (letter) => {
      const capital = letter === "\u00df" ? "\u1e9e" : letter.toUpperCase();
      return capital.length === letter.length ? capital : letter;
    })
    .replace(LOWER_CASE, (letters) => letters.toUpperCase());
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Replaces what a pattern matches, after a cheap test that most texts fail. */
function replaceAll(
  source: SourceText,
  suspect: RegExp,
  pattern: RegExp,
  replacement: (groups: Groups, found: string) => string,
): SourceText {
  if (!suspect.test(source.text)) return source;
  const edit = source.edit();
  for (const { 0: found, index, groups = {} } of matchesOf(source.text, pattern))
    edit.replace(index, index + found.length, replacement(groups, found));
  return edit.finish();
}
