/** Cuts lines into runs, each in one font, from left to right as they are seen. */
import bidiFactory from "bidi-js";
import type { Direction } from "../wording/language.ts";
import type { Family, Fonts } from "./fonts.ts";

/** A part of a line in one font. */
export interface Run {
  /** In the order of reading: the font draws letters that run from right to left in reverse. */
  readonly text: string;
  readonly family: Family;
}

/** A range of a text, without its end. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const bidi = bidiFactory();

/** They set the direction of a part of the text, and are not drawn. */
const ISOLATE = /[\u2066-\u2069]/;

const ARABIC_OR_HEBREW = /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]/u;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

type Kind = "ltr" | "rtl" | "alone";

/** The runs of each line of a text. */
export function runsOf(
  text: string,
  lines: readonly Range[],
  direction: Direction,
  fonts: Fonts,
): readonly (readonly Run[])[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const families = familiesOf(text, fonts);
  return lines.map((line) => {
    const runs: { text: string; family: Family; kind: Kind }[] = [];
    for (const index of orderOf(text, embedding, line)) {
      const printed = text.charAt(index);
      if (ISOLATE.test(printed)) continue;
      const isReversed = (embedding.levels[index] ?? 0) % 2 === 1;
      const character = (isReversed ? bidi.getMirroredCharacter(printed) : null) ?? printed;
      const kind = kindOf(printed, isReversed);
      const family = families[index] ?? "Roboto";
      const last = runs.at(-1);
      if (last?.kind !== kind || last.family !== family || kind === "alone")
        runs.push({ text: character, family, kind });
      else last.text = kind === "rtl" ? character + last.text : last.text + character;
    }
    return runs.map(({ text: run, family }) => ({ text: run, family }));
  });
}

/** The indices of a line's characters from left to right. */
function orderOf(
  text: string,
  embedding: ReturnType<typeof bidi.getEmbeddingLevels>,
  { start, end }: Range,
): readonly number[] {
  const order = Array.from({ length: end - start }, (_, at) => start + at);
  for (const [first, last] of bidi.getReorderSegments(text, embedding, start, end - 1)) {
    const reversed = order.slice(first - start, last - start + 1).reverse();
    order.splice(first - start, reversed.length, ...reversed);
  }
  return order;
}

/**
 * A font draws a run from right to left if its first letter belongs to such a script, whatever surrounds it;
 * so characters that such a run cannot contain form separate runs.
 */
function kindOf(character: string, isReversed: boolean): Kind {
  const isRightToLeft = ARABIC_OR_HEBREW.test(character);
  if (!isReversed) return isRightToLeft ? "alone" : "ltr";
  return isRightToLeft && LETTER_OR_MARK.test(character) ? "rtl" : "alone";
}

/** The family of each character, by its index. */
export function familiesOf(text: string, fonts: Fonts): readonly Family[] {
  const families: Family[] = [];
  let before: Family = "Roboto";
  for (const character of text) {
    before = fonts.familyOf(character, before) ?? before;
    families.push(before);
    // Two code units, both of which are positions in the text.
    if (character.length > 1) families.push(before);
  }
  return families;
}
