import type { LineFamily, TitledSection } from "../../src/decode/engine/grammar.ts";
import { notes } from "../common/displays/notes.ts";
import { accountingItem, textItems } from "../common/text-items.ts";
import { ITEM_START, ITEM_TEXT } from "./item.ts";
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

/** Instructions for ticketing and accounting data, which the agency keeps for its accounts. */
export const accounting = textItems(
  "accounting",
  new RegExp(ITEM_START + ITEM_TEXT),
  accountingItem,
);
export const baggage = notes("baggage", [
  ["baggage", ITEM],
  ["baggage", /BAG(?:GAGE)? (?:ALLOWANCE|FEE)|(?:CARRY[- ]?ON|CHECKED) BAG|(?:1ST|2ND|3RD) /],
]);
