import type { Beginning } from "./beginnings.ts";

/*
 * Characters of one kind side by side. Their number tells codes, times and years from words and other numbers.
 */

export type Range = readonly [least: number, most: number];

/** Longer rows count as this one. */
export const LONGEST = 7;

/** The kinds of rows; capitals before a small letter begin a word. */
const KINDS = ["capitals", "small", "digits", "word"] as const;
const [CAPITALS, SMALL, DIGITS, WORD] = [0, 1, 2, 3];
const KIND_SIZE = LONGEST + 1;
/** No row: another character. */
export const NO_ROW = -1;

/** The number of the row at an offset: its kind and its length. */
export function rowAt(text: string, offset: number): number {
  const kind = kindOf(text.charCodeAt(offset));
  if (kind === NO_ROW) return NO_ROW;
  let length = 1;
  while (length < LONGEST && kindOf(text.charCodeAt(offset + length)) === kind) length++;
  const isWord = kind === CAPITALS && kindOf(text.charCodeAt(offset + length)) === SMALL;
  return (isWord ? WORD : kind) * KIND_SIZE + length;
}

function kindOf(code: number): number {
  if (code >= 0x61) return code <= 0x7a ? SMALL : NO_ROW;
  if (code >= 0x41) return code <= 0x5a ? CAPITALS : NO_ROW;
  return code >= 0x30 && code <= 0x39 ? DIGITS : NO_ROW;
}

/** How many characters a row has. */
export function lengthOf(row: number): number {
  return row % KIND_SIZE;
}

/** Whether a term can begin with each row, by the number of the row. */
export function rowsOf(beginning: Beginning): readonly boolean[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: KIND_SIZE }, (_, length) => {
      if (canBeAnywhere(beginning)) return true;
      const [least, most] = beginning[kind === "word" ? "capitals" : kind] ?? NEVER;
      // Rows of capitals of a certain length are codes.
      return length >= least && length <= most && (kind !== "word" || most === LONGEST);
    }),
  );
}

const NEVER: Range = [Infinity, 0];

/** Whether a term can begin with a character that is not a letter or digit of the Latin alphabet. */
export function canBeginWith(beginning: Beginning, character: string): boolean {
  const { marks, isBeyond = false } = beginning;
  if (canBeAnywhere(beginning) || marks?.includes(character) === true) return true;
  return isBeyond && character > "\u007f";
}

function canBeAnywhere({ words, capitals, small, digits, marks }: Beginning): boolean {
  return [words, capitals, small, digits, marks].every((each) => each === undefined);
}
