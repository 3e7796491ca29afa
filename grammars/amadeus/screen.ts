import type { Screen } from "../../src/decode/engine/screen.ts";
import { elementStarts } from "../common/element-starts.ts";
import { joinedSellEntry } from "../common/segments/sell-entry.ts";
import { flush, lineStarts } from "./line-starts.ts";
import { SELL_ENTRY } from "./segments/sell-entry.ts";
import { wrapping } from "./wrapping.ts";

export const screen: Screen = {
  margin: { flush, numberColumn: 2 },
  lineBreaks: { starts: lineStarts, entry: joinedSellEntry(SELL_ENTRY) },
  wrapping,
  elements: elementStarts,
};
