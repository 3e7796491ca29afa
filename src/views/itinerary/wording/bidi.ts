/**
 * Keeps names, codes and numbers readable within text of the other direction by means of Unicode
 * isolates.
 */
import { isSaid, type Part } from "../readable.ts";
import type { Direction } from "./language.ts";

const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const RIGHT_TO_LEFT_ISOLATE = "\u2067";
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** Characters with which a record could reverse what surrounds it. */
const OVERRIDES = /[\u061c\u200e\u200f\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;

/** Characters that act on a terminal or begin another line. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const LINE_BREAK = /[\r\n\u2028\u2029\t]/;

/**
 * A text of the record or of a caller, on one line, without characters that affect the text around
 * it.
 */
export function harmless(text: string): string {
  return balanced(text)
    .replace(/\s+/g, (spaces) => (LINE_BREAK.test(spaces) ? " " : spaces))
    .replace(CONTROLS, "\ufffd")
    .replace(OVERRIDES, "")
    .trim();
}

/**
 * The text, isolated so that it neither depends on nor changes the direction of its surroundings.
 */
export function isolated(text: string): string {
  if (text === "") return "";
  const safe = balanced(text.replace(OVERRIDES, ""));
  if (isIsolate(safe)) return safe;
  return FIRST_STRONG_ISOLATE + safe + POP_ISOLATE;
}

/** Whether a text is a single isolate from start to end. */
function isIsolate(text: string): boolean {
  if (!text.startsWith(FIRST_STRONG_ISOLATE) || !text.endsWith(POP_ISOLATE)) return false;
  const inside = text.slice(FIRST_STRONG_ISOLATE.length, -POP_ISOLATE.length);
  return isBalanced(inside);
}

/** The text without isolates that would reach into its surroundings. */
function balanced(text: string): string {
  return isBalanced(text) ? text : withoutIsolates(text);
}

export function withoutIsolates(text: string): string {
  return text.replace(ISOLATES, "");
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(ISOLATES)) {
    depth += mark === POP_ISOLATE ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Joins parts none of which affects the direction of another; omits those that are empty. */
export function joinIsolated(separator: string, parts: readonly Part[]): string {
  return parts.filter(isSaid).map(isolatedByLetter).join(separator);
}

/** Runs in the direction of its first letter, even if that is inside an isolate. */
function isolatedByLetter(part: string): string {
  const [letter] = /\p{L}/u.exec(part) ?? [];
  if (letter === undefined) return `${FIRST_STRONG_ISOLATE}${part}${POP_ISOLATE}`;
  return RIGHT_TO_LEFT_LETTER.test(letter)
    ? `${RIGHT_TO_LEFT_ISOLATE}${part}${POP_ISOLATE}`
    : `${LEFT_TO_RIGHT_ISOLATE}${isolatedNames(part, "ltr")}${POP_ISOLATE}`;
}

/** Characters that cannot stand between words that run from right to left. */
const OTHERS = /([^\p{Script=Arabic}\p{Script=Hebrew}\p{M}\s\p{P}]+)/u;

/**
 * Stops right-to-left names in a left-to-right text from pulling along the numbers that follow
 * them.
 */
export function isolatedNames(text: string, direction: Direction): string {
  if (direction === "rtl" || !RIGHT_TO_LEFT_LETTER.test(text) || text.includes(POP_ISOLATE))
    return text;
  return text
    .split(OTHERS)
    .map((part, index) => (index % 2 === 1 ? part : isolatedWords(part)))
    .join("");
}

/** Isolates the right-to-left words in a text without other letters, with their brackets. */
function isolatedWords(text: string): string {
  const letters = Array.from(text, (character) => RIGHT_TO_LEFT_LETTER.test(character));
  const [first, last] = [letters.indexOf(true), letters.lastIndexOf(true)];
  if (first === -1) return text;
  const isOpened = first > 0 && "([{".includes(text.charAt(first - 1));
  const start = isOpened ? first - 1 : first;
  const after = /^\p{M}*[)\]}]?/u.exec(text.slice(last + 1))?.[0].length ?? 0;
  const end = last + 1 + after;
  return `${text.slice(0, start)}${RIGHT_TO_LEFT_ISOLATE}${text.slice(start, end)}${POP_ISOLATE}${text.slice(end)}`;
}
