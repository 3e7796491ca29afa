import * as definitions from "../../../grammars/index.ts";
import { makeSystems } from "../../../grammars/system.ts";
import type { DecodeOptions } from "../../../src/decode/decode.ts";
import { ObservedMachine } from "../../../src/decode/engine/observed.ts";
import { traceOf, type Trace, type TracedLine } from "../../../src/workshop/trace/trace.ts";

export const systems = makeSystems(Object.values(definitions), ObservedMachine);

/** The trace of a text. */
export function trace(text: string, options: DecodeOptions = {}): Trace {
  return traceOf(text, systems, { referenceDate: "2026-11-21", ...options });
}

/** The line of a trace at an index, from 0. */
export function lineAt({ lines }: Trace, index: number): TracedLine {
  const line = lines.at(index);
  if (line === undefined) throw new Error(`no line ${index}`);
  return line;
}

/** The characters of the original text at some places. */
export function sentAt({ text }: Trace, places: TracedLine["places"]): string {
  return places.map(({ start, end }) => text.slice(start, end)).join("");
}

/** A name and a flight. */
export const RECORD = `  1.DOE/JANE MS
  2  BA 178 Y 12APR 1 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
`;

/** A flight in an unknown month, and one that can be read. */
export const BROKEN = `  1.DOE/JANE MS
  2  BA 178 Y 12X4RX 1 JFKLHR HK1   815P 815A 13APR  E  BA/ZQ7KXA
  3  BA 179 Y 16APR 5 LHRJFK HK1   815A 815P 16APR  E  BA/ZQ7KXA
`;
