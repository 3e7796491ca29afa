import type { Wrapping } from "../../src/decode/engine/screen.ts";
import { AIRLINE } from "../common/shapes.ts";
import { AIR_START, ITEM_NUMBER } from "./shapes.ts";

/**
 * TravelSky cuts items at the width of the screen and indents the continuation lines.
 *
 *  9.FN/A/FCNY1130.00/SCNY1130.00/C3.00/XCNY50.00/TCNY50.00CN/TEXEMPTYQ/
 *     ACNY1180.00
 */
export const wrapping: Wrapping = {
  width: 80,
  continuations: [
    // The operator of a flight, and the locator of its airline, which no longer fitted on its line.
    {
      of: new RegExp(`^ *(?:${ITEM_NUMBER} *)?${AIR_START} `),
      indent: new RegExp(
        ` {0,12}(?=(?:OP-${AIRLINE}\\d{1,4}|-${AIRLINE}-[A-Z\\d]{5,6}) *\\n)`,
        "y",
      ),
      flush: "any",
      atSpace: true,
    },
    { of: new RegExp(`^ *${ITEM_NUMBER} *(?:[A-Z]{2}/|[A-Z]{3} )`), indent: / {4,8}(?![ \n\d])/y },
  ],
};
