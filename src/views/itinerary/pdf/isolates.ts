/** Marks the parts of a text that run in a direction of their own (Unicode isolates). */
import { isSaid, type Part } from "../readable.ts";
import type { Direction } from "../wording/language.ts";

const LEFT_TO_RIGHT = "\u2066";
const RIGHT_TO_LEFT = "\u2067";
const FIRST_STRONG = "\u2068";
const END = "\u2069";

/** Joins parts none of which affects the direction of another; omits those that are empty. */
export function joinIsolated(separator: string, parts: readonly Part[]): string {
  return parts.filter(isSaid).map(isolated).join(separator);
}

/** Runs in the direction of its first letter, even if that stands in an isolate within. */
function isolated(part: string): string {
  const [letter] = /\p{L}/u.exec(part) ?? [];
  if (letter === undefined) return `${FIRST_STRONG}${part}${END}`;
  return LETTER.test(letter)
    ? `${RIGHT_TO_LEFT}${part}${END}`
    : `${LEFT_TO_RIGHT}${isolatedNames(part, "ltr")}${END}`;
}

const LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** What cannot stand between words that run from right to left. */
const OTHERS = /([^\p{Script=Arabic}\p{Script=Hebrew}\p{M}\s\p{P}]+)/u;

/** Keeps the names in a text from left to right from taking along the numbers that follow them. */
export function isolatedNames(text: string, direction: Direction): string {
  if (direction === "rtl" || !LETTER.test(text) || text.includes(END)) return text;
  return text
    .split(OTHERS)
    .map((part, index) => (index % 2 === 1 ? part : isolatedWords(part)))
    .join("");
}

/** Isolates the words from right to left in a text without other letters, with their brackets. */
function isolatedWords(text: string): string {
  const letters = Array.from(text, (character) => LETTER.test(character));
  const [first, last] = [letters.indexOf(true), letters.lastIndexOf(true)];
  if (first === -1) return text;
  const isOpened = first > 0 && "([{".includes(text.charAt(first - 1));
  const start = isOpened ? first - 1 : first;
  const after = /^\p{M}*[)\]}]?/u.exec(text.slice(last + 1))?.[0].length ?? 0;
  const end = last + 1 + after;
  return `${text.slice(0, start)}${RIGHT_TO_LEFT}${text.slice(start, end)}${END}${text.slice(end)}`;
}
