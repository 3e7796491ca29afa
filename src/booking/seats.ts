import type { SsrNode } from "../ast/nodes.ts";
import type { Itinerary } from "./associations.ts";
import { indexOfNumber, type Party } from "./party.ts";
import type { Segment } from "./segments.ts";
import { valueOf } from "./values.ts";

/** Gives the flights and trains the seats of a request. */
export function applySeats(
  request: SsrNode,
  itinerary: Itinerary,
  party: Party,
  warnings: string[],
): void {
  const { seats } = request;
  if (seats === undefined || seats.length === 0) return;
  const targets = itinerary.requested(request);
  const named = itinerary.associated(request);
  const areNamed = targets.every((target) => named.includes(target));
  // One line without segment numbers is one flight's; which of several is not for us to choose.
  if (targets.length === 0 || (targets.length > 1 && !areNamed)) {
    warnings.push("A seat belongs to no segment that the record shows.");
    return;
  }
  const [first, ...others] = party.concerned(request);
  const only = first === undefined || others.length > 0 ? null : first.index;
  const status = valueOf(request.status);
  for (const { seat, person } of seats) {
    const owner = person === undefined ? only : indexOfNumber(party, person);
    for (const target of targets) addSeat(target, seat.value, owner, status);
  }
}

function addSeat(
  { seats }: Segment,
  seat: string,
  person: number | null,
  status: string | null,
): void {
  if (seats.some((other) => other.seat === seat && other.person === person)) return;
  seats.push({ seat, person, status });
}
