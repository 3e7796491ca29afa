import { withLines } from "../system.ts";
import { lines } from "./lines.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { entries } from "./sell.ts";
import { signatures } from "./signatures.ts";

/** The grammar of TravelSky screens, as eTerm shows them. */
export const travelsky = withLines(
  {
    name: "travelsky",
    wireValue: "TRAVELSKY",
    displayName: "TravelSky",
    aliases: ["1E", "ETERM"],
    samples,
    entries, // What agents type; segments/sell-entry.ts reads it.
    signatures,
    recordMarks,
  },
  lines,
);
