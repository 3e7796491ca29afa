import type { Screen } from "../../src/decode/engine/screen.ts";
import { elementStarts } from "../common/element-starts.ts";
import { itemNumber } from "./item.ts";
import { flush, lineStarts, padding } from "./line-starts.ts";
import { wrapping } from "./wrapping.ts";

export const screen: Screen = {
  numbers: { item: itemNumber },
  margin: { flush },
  lineBreaks: { starts: lineStarts, padding },
  wrapping,
  elements: elementStarts,
};
