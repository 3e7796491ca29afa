import type { Association, FlightReference, PrintedSeat, Read } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import type { Itinerary } from "./associations.ts";
import type { Segment } from "./segments.ts";
import { indexOfNumber, type Party } from "../travellers/party.ts";
import { valueOf } from "../model/values.ts";

/** A line that assigns seats: a request or a row of a seat list. */
type Seating = Association & FlightReference & { readonly status?: Read<string> | undefined };

/** Adds the seats of a line to their flights and trains; returns whether there are any. */
export function applySeats(
  seating: Seating,
  seats: readonly PrintedSeat[],
  itinerary: Itinerary,
  party: Party,
  warnings: string[],
): boolean {
  if (seats.length === 0) return true;
  const targets = itinerary.requestedBy(seating, true);
  // A line without segment numbers is about one flight; if several match, it is ambiguous.
  if (targets.length === 0 || (targets.length > 1 && !areNamed(targets, seating, itinerary))) {
    warnings.push("A seat matches no segment of the record.");
    return false;
  }
  const owners = party.concernedBy(seating);
  const status = valueOf(seating.status);
  for (const [index, { seat, person }] of seats.entries()) {
    // One person for all seats, or one per seat; otherwise the owners are unknown.
    const all = onlyOf(owners);
    const each = owners.length === seats.length ? owners[index] : undefined;
    const owner =
      person === undefined ? ((all ?? each)?.index ?? null) : indexOfNumber(party, person);
    for (const target of targets) target.seats.add(seat, owner, status);
  }
  return true;
}

function areNamed(targets: readonly Segment[], seating: Seating, itinerary: Itinerary): boolean {
  const named = new Set(itinerary.associatedWith(seating));
  return targets.every((target) => named.has(target));
}
