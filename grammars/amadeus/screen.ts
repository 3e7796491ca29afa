import type { Screen } from "../../src/decode/engine/screen.ts";
import { elementStarts } from "../common/element-starts.ts";
import { flush, lineStarts } from "./line-starts.ts";
import { wrapping } from "./wrapping.ts";

export const screen: Screen = {
  margin: { flush, numberColumn: 2 },
  lineBreaks: { starts: lineStarts },
  wrapping,
  elements: elementStarts,
};
