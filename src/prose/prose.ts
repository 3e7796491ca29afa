import { withLines } from "../../grammars/system.ts";
import { isLead, linesOfProse, readProse } from "./reading.ts";
import { samples } from "./samples.ts";

/** Reads flights, trains, hotels and travellers in texts that no system printed. */
export const generic = withLines(
  {
    name: "generic",
    wireValue: "SIMPLE_DECODER",
    displayName: "Any text",
    aliases: ["SIMPLE", "GENERIC"],
    isFallback: true,
    isLead,
    samples,
    signatures: [],
    reading: readProse,
  },
  linesOfProse,
);
