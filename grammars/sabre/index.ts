import { withLines } from "../system.ts";
import { lines } from "./lines.ts";
import { recordMarks } from "./record-marks.ts";
import { samples } from "./samples.ts";
import { entries } from "./sell.ts";
import { signatures } from "./signatures.ts";

/** The Sabre screen. */
export const sabre = withLines(
  {
    name: "sabre",
    wireValue: "GDS_B",
    displayName: "Sabre",
    // Abacus prints the same displays.
    aliases: ["SABRE", "1S", "ABACUS"],
    samples,
    entries, // What agents type; segments/sell-entry.ts reads it.
    signatures,
    recordMarks,
  },
  lines,
);
