import { airlineName } from "../../reference/index.ts";
import type { FindPlace } from "./journeys.ts";
import type { Segment } from "./segments.ts";

/** Warns once of each airport and airline of a flight that is missing from the reference tables. */
export function warnOfUnknownCodes(
  segments: readonly Segment[],
  findPlace: FindPlace,
  isAirline: (code: string) => boolean,
  warnings: string[],
): void {
  const checked = new Set<string>();
  const check = (what: string, code: string | undefined, isKnown: (code: string) => boolean) => {
    const key = `${what} ${code}`;
    if (code === undefined || checked.has(key)) return;
    checked.add(key);
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

/** Whether the reference tables contain an airline. */
export function isKnownAirline(code: string): boolean {
  return airlineName(code) !== "";
}
