import { withLines } from "../system.ts";
import { lines } from "./lines.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { entries } from "./sell.ts";
import { signatures } from "./signatures.ts";

/** The grammar of Amadeus screens. */
export const amadeus = withLines(
  {
    name: "amadeus",
    wireValue: "GDS_A",
    displayName: "Amadeus",
    aliases: ["AMADEUS", "1A"],
    samples,
    entries, // What agents type; segments/sell-entry.ts reads it.
    signatures,
    recordMarks,
  },
  lines,
);
