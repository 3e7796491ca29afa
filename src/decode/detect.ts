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
  /** The records in the order in which they occur: at least one. */
  readonly records: readonly Pick<DecodedRecord, "algorithm" | "confidence" | "lines">[];
}

/**
 * Finds which systems printed a text, exactly as `decode` does. The likeliest system has to read the text to find
 * out, but no booking is made from what it reads.
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

/** Whether a record consists of names and nothing else of meaning. */
function areOnlyNames(reading: RecordReading): boolean {
  return reading.every(({ lines }) =>
    lines.every(({ node }) => node === null || node.kind === "names" || saysNothing(node)),
  );
}
