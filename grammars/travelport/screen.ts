import type { Screen } from "../../src/decode/engine/screen.ts";
import { elementStarts } from "../common/element-starts.ts";
import { joinedSellEntry } from "../common/segments/sell-entry.ts";
import { itemNumber } from "./item.ts";
import { flush, lineStarts, padding } from "./line-starts.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { wrapping } from "./wrapping.ts";

export const screen: Screen = {
  numbers: { item: itemNumber },
  margin: { flush },
  lineBreaks: { starts: lineStarts, padding, entry: joinedSellEntry(SELL_ENTRY) },
  wrapping,
  elements: elementStarts,
};
