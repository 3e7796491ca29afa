import type { Read } from "../../ast/nodes.ts";
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
  const unknown = new Set<string>();
  const checkPlace = (code: Read<string> | undefined) => {
    if (code !== undefined && findPlace(code.value) === undefined)
      unknown.add(`airport ${code.value}`);
  };
  for (const { node, isTrain } of segments) {
    if (node.kind !== "air" || isTrain) continue;
    if (!isAirline(node.airline.value)) unknown.add(`airline ${node.airline.value}`);
    checkPlace(node.origin);
    checkPlace(node.destination);
  }
  for (const code of unknown) warnings.push(`The ${code} is not in the reference data.`);
}

/** Whether the reference tables contain an airline. */
export function isKnownAirline(code: string): boolean {
  return airlineName(code) !== "";
}
