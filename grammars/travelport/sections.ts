import type { LineFamily, TitledSection } from "../../src/decode/engine/grammar.ts";
import { AIRLINE, LOCATOR, oneOf } from "../common/shapes.ts";

const LINE_START = "(?<![^\\n]) {0,4}";

/** Titles right before the first item, or alone on a line: `FONE-`, `FOP:-`, `FOP -`, `NOTE`. */
export const glued = (titles: readonly string[]) =>
  `${LINE_START}${oneOf(...titles)}(?: ?:? ?- *| *(?:: *)?(?=\\n))`;

/**
 * Titles of Worldspan: `P- 1.`, `T/1.`. Options of hotels begin the same way, but without a number.
 */
export const lettered = (letters: string) => `(?<![^\\n])${letters}(?:-|(?<=T)/) *(?=\\d{1,2}\\.)`;

/** Titles of Worldspan before a single item of words, without a number: `R-JANE`. */
export const worded = (letter: string) => `(?<![^\\n])${letter}- ?(?=[A-Z][A-Z .']{0,40}\\n)`;

/** The title of Worldspan before the number of a card, without a number: `F- VIXXXXXXXXXXXX0000/D0728`. */
export const carded = (letter: string) =>
  `(?<![^\\n])${letter}- ?(?=[A-Z]{2}[X*\\d]{12,19}(?:[*/]D\\d{4})? *\\n)`;

/** Titles between stars: `** SEAT DATA **`. */
export const starred = (titles: readonly string[]) =>
  `${LINE_START}\\*{2,3} *${oneOf(...titles)} *\\*{2,3}(?= *\\n)`;

/** The title of locators without its stars, only before a locator: `VENDOR LOCATOR`, `LH*K8WT3P`. */
export const unstarred = (titles: readonly string[]) =>
  `${LINE_START}${oneOf(...titles)}:?(?= *\\n {0,4}(?:\\d{1,2}\\. {0,2})?${AIRLINE} ?\\* ?${LOCATOR}[/ \\n])`;

export function section(
  name: string,
  titles: readonly string[],
  ...families: readonly LineFamily[]
): TitledSection {
  return { name: `${name}Section`, title: new RegExp(titles.join("|")), families };
}
