import type { Screen } from "../../src/decode/engine/screen.ts";
import { elementStarts } from "../common/element-starts.ts";
import { joinedSellEntry } from "../common/segments/sell-entry.ts";
import { flush, lineStarts } from "./line-starts.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { wrapping } from "./wrapping.ts";

/** ` 3.  ` of ` 3.  MU5101`, `12.` of `12.SHA777`: the item can follow its number without a space. */
const element = /(?<![^\n]) {0,8}\d{1,3}(?:\. {0,4}| +)(?=[!-\uffff])/;

export const screen: Screen = {
  numbers: { element },
  margin: { flush },
  lineBreaks: { starts: lineStarts, entry: joinedSellEntry(SELL_ENTRY) },
  wrapping,
  elements: elementStarts,
};
