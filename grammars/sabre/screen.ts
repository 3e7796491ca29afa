import type { Screen } from "../../src/decode/engine/screen.ts";
import { elementStarts } from "../common/element-starts.ts";
import { itemNumber } from "./item.ts";
import { flush, lineStarts } from "./line-starts.ts";
import { wrapping } from "./wrapping.ts";

export const screen: Screen = {
  numbers: { item: itemNumber, textColumn: 4 },
  margin: { flush },
  lineBreaks: { starts: lineStarts },
  wrapping,
  elements: elementStarts,
};
