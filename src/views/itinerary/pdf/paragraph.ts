/** Breaks a text into lines that fit a width, because pdfmake orders words only from left to right. */
import LineBreaker from "linebreak";
import { oneLine } from "../segments/one-line.ts";
import type { Family, Fonts } from "./fonts.ts";
import { familiesOf, runsOf, type Range, type Run } from "./runs.ts";
import type { Direction } from "../wording/language.ts";
import { isolatedNames } from "../wording/bidi.ts";

/** How a paragraph is set. */
export interface Setting {
  readonly fonts: Fonts;
  readonly direction: Direction;
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
  /** In points. */
  readonly width: number;
}

/** Stands for characters that no font has. */
const UNKNOWN = "\ufffd";

/** The lines of a text, each as runs from left to right; none for a blank text. */
export function linesOf(text: string, setting: Setting): readonly (readonly Run[])[] {
  const { fonts, direction } = setting;
  const shown = isolatedNames(printable(text, fonts), direction);
  return runsOf(shown, rangesOf(shown, setting), direction, fonts);
}

/** The lines, without the spaces around them. */
function rangesOf(text: string, setting: Setting): readonly Range[] {
  const lines: Range[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const close = () => {
    const line = text.slice(start, end);
    const from = start + line.length - line.trimStart().length;
    const to = start + line.trimEnd().length;
    if (to > from) lines.push({ start: from, end: to });
    start = end;
    used = 0;
  };
  for (const word of wordsIn(text, setting)) {
    if (end > start && used + widthOf(word.trimEnd(), setting) > setting.width) close();
    used += widthOf(word, setting);
    end += word.length;
  }
  close();
  return lines;
}

/**
 * On one line, without control characters except isolates, and only with characters of the fonts.
 */
function printable(text: string, fonts: Fonts): string {
  const shown = text
    .split(/([\u2066-\u2069])/)
    .map((part, index) => (index % 2 === 1 ? part : onOneLine(part)))
    .join("")
    .trim();
  let before: Family = "Roboto";
  return Array.from(shown, (character) => {
    if (/[\u2066-\u2069]/.test(character)) return character;
    const family = fonts.familyOf(character, before);
    before = family ?? before;
    return family === null ? UNKNOWN : character;
  }).join("");
}

/** A part on one line, with a space where it begins or ends with one. */
function onOneLine(part: string): string {
  const line = oneLine(part);
  if (line === null) return part === "" ? "" : " ";
  return `${/^\s/.test(part) ? " " : ""}${line}${/\s$/.test(part) ? " " : ""}`;
}

/** The words with the spaces that follow; a word that is wider than the line is split. */
function wordsIn(text: string, setting: Setting): readonly string[] {
  const breaker = new LineBreaker(text);
  const words: string[] = [];
  let start = 0;
  for (let at = breaker.nextBreak(); at !== null; at = breaker.nextBreak()) {
    const word = text.slice(start, at.position);
    start = at.position;
    if (widthOf(word, setting) > setting.width) words.push(...pieces(word, setting));
    else words.push(word);
  }
  return words;
}

function pieces(word: string, setting: Setting): readonly string[] {
  const found: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const wide = widthOf(character, setting);
    if (piece !== "" && used + wide > setting.width) {
      found.push(piece);
      piece = "";
      used = 0;
    }
    piece += character;
    used += wide;
  }
  return [...found, piece];
}

/** The width of a text in points, whatever the direction of its parts. */
function widthOf(text: string, { fonts, bold, size }: Setting): number {
  const families = familiesOf(text, fonts);
  let width = 0;
  let start = 0;
  for (let at = 1; at <= text.length; at++) {
    const family = families[start];
    if (at < text.length && families[at] === family) continue;
    const run = text.slice(start, at).replace(/[\u2066-\u2069]/g, "");
    if (family !== undefined && run !== "") width += fonts.widthOf(run, family, bold, size);
    start = at;
  }
  return width;
}
