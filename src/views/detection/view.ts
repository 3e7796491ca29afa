import type { Detected } from "../../decode/detect.ts";
import { systemName } from "../system-names.ts";
import type { Detection } from "./schema.ts";

/** The answer of `POST /v4/detect`. */
export function toDetection({ candidates, records }: Detected): Detection {
  return {
    candidates: candidates.map(({ algorithm, confidence, reasons }) => ({
      algorithm,
      system: systemName(algorithm).name,
      confidence,
      reasons: [...reasons],
    })),
    records: records.map(({ algorithm, confidence, lines: { first, last } }) => ({
      algorithm,
      system: systemName(algorithm).name,
      confidence,
      lines: [first, last],
    })),
  };
}
