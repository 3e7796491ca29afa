import { withLines } from "../system.ts";
import { lines } from "./lines.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { entries } from "./sell.ts";
import { signatures } from "./signatures.ts";

/** The screens of Apollo, Galileo and Worldspan. */
export const travelport = withLines(
  {
    name: "travelport",
    wireValue: "GDS_C",
    displayName: "Travelport",
    // The three dialects of one company.
    aliases: [
      "TRAVELPORT",
      "TRAVELPORT_GALILEO",
      "GALILEO",
      "1G",
      "APOLLO",
      "1V",
      "WORLDSPAN",
      "1P",
    ],
    samples,
    entries, // What agents type; segments/sell-entry.ts reads it.
    signatures,
    recordMarks,
  },
  lines,
);
