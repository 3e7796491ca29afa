import { airlineName } from "../../reference/index.ts";
import type { FindPlace } from "./journeys.ts";
import type { Segment } from "./segments.ts";

/** Says which airports and airlines of flights the reference tables do not have, each once. */
export function warnOfUnknownCodes(
  segments: readonly Segment[],
  findPlace: FindPlace,
  isAirline: (code: string) => boolean,
  warnings: string[],
): void {
  const known = new Set<string>();
  const check = (what: string, code: string | undefined, isKnown: (code: string) => boolean) => {
    const key = `${what} ${code}`;
    if (code === undefined || known.has(key)) return;
    known.add(key);
    if (!isKnown(code)) warnings.push(`The ${what} ${code} is not in the reference data.`);
  };
  const isPlace = (code: string) => findPlace(code) !== undefined;
  for (const { node, isTrain } of segments) {
    if (node.kind !== "air" || isTrain) continue;
    check("airline", node.airline.value, isAirline);
    check("airport", node.origin?.value, isPlace);
    check("airport", node.destination?.value, isPlace);
  }
}

/** Whether the reference tables have an airline. */
export function isKnownAirline(code: string): boolean {
  return airlineName(code) !== "";
}
