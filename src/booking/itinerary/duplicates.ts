import { journeyNumber } from "../../ast/flight-identity.ts";
import type { Segment } from "./segments.ts";
import { isNotConfirmed } from "../model/statuses.ts";
import { valueOf } from "../model/values.ts";

/** Warns of flights and trains that are booked twice: on the same day and in the same class. */
export function warnOfDuplicates(segments: readonly Segment[], warnings: string[]): void {
  const known = new Map<string, Segment>();
  for (const segment of segments) {
    const key = keyOf(segment);
    if (key === null || isNotConfirmed(valueOf(segment.node.status))) continue;
    const first = known.get(key);
    if (first === undefined) known.set(key, segment);
    else warnings.push(`${segment.label()}: same as ${first.label()}; it is booked twice.`);
  }
}

function keyOf({ node, day }: Segment): string | null {
  if ((node.kind !== "air" && node.kind !== "rail") || day === null) return null;
  const number = journeyNumber(node);
  // An open flight has no number to distinguish it from others.
  if (number === undefined || !/\d/.test(number)) return null;
  const carrier = node.kind === "air" ? node.airline : node.carrier;
  const { origin, destination, bookingClass } = node;
  return `${number} ${day} ${carrier?.value} ${origin?.value} ${destination?.value} ${bookingClass?.value}`;
}
