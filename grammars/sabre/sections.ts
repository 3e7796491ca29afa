import type { LineFamily, TitledSection } from "../../src/decode/engine/grammar.ts";
import { notes } from "../common/displays/notes.ts";
import { ITEM_START } from "./item.ts";
import { oneOf } from "../common/shapes.ts";

/** A section whose title is alone on its line. */
export function section(
  name: string,
  titles: readonly string[],
  ...families: readonly LineFamily[]
): TitledSection {
  return {
    name: `${name}Section`,
    title: new RegExp(String.raw`(?<![^\n]) *${oneOf(...titles)}(?= *\n)`),
    families,
  };
}

const ITEM = new RegExp(`${ITEM_START}[!-\\uffff]`);

export const instruction = notes("instruction", [["ticketing instruction", ITEM]]);
export const accounting = notes("accounting", [["accounting", ITEM]]);
export const baggage = notes("baggage", [
  ["baggage", ITEM],
  ["baggage", /BAG(?:GAGE)? (?:ALLOWANCE|FEE)|(?:CARRY[- ]?ON|CHECKED) BAG|(?:1ST|2ND|3RD) /],
]);
