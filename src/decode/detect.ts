import { saysNothing } from "../ast/kinds.ts";
import {
  decodeWith,
  mainOf,
  rangeOf,
  pasteOf,
  type Candidate,
  type DecodedRecord,
} from "./decode.ts";
import { readRecords, type RecordReading } from "./records/read.ts";
import { systems } from "./systems.ts";
import { Lines } from "./text/lines.ts";

/** Who printed a text. */
export interface Detected {
  /** Every algorithm that was considered for most of the text, the likeliest first. */
  readonly candidates: readonly Candidate[];
  /** The records in the order of the text: at least one. */
  readonly records: readonly Pick<DecodedRecord, "algorithm" | "confidence" | "lines">[];
}

/**
 * Finds which systems printed a text, exactly as `decode` does. To find that out, the likeliest system has to read
 * it; but no booking is made of what it read.
 */
export function detect(text: string): Detected {
  const paste = pasteOf(text);
  const readings = readRecords(paste.source, systems);
  // Only the booking shows whether these are travellers.
  if (readings.some(areOnlyNames)) return decodeWith(systems, text);
  const lines = new Lines(text);
  return {
    candidates: mainOf(readings.flat().map(({ choice }) => choice)).candidates,
    records: readings.map((reading) => {
      const { system, confidence } = mainOf(reading.map(({ choice }) => choice));
      return { algorithm: system.wireValue, confidence, lines: rangeOf(reading, lines) };
    }),
  };
}

/** Whether a record consists of names, and of nothing else that says anything. */
function areOnlyNames(reading: RecordReading): boolean {
  return reading.every(({ lines }) =>
    lines.every(({ node }) => node === null || node.kind === "names" || saysNothing(node)),
  );
}
