import type { Screen } from "../../src/decode/engine/screen.ts";
import { flush, lineStarts } from "./line-starts.ts";
import { wrapping } from "./wrapping.ts";

export const screen: Screen = {
  margin: { flush, numberColumn: 2 },
  lineBreaks: { starts: lineStarts },
  wrapping,
};
