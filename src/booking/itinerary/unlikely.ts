import type { FindPlace } from "./journeys.ts";
import type { Segment } from "./segments.ts";

/**
 * Whether a line that reads like a flight is more likely something else, an order or an invoice: it has
 * neither a number nor a class, a status or a time, and no airline or no place has the code that it prints for one.
 */
export function isUnlikely(
  { node }: Segment,
  findPlace: FindPlace,
  isAirline: (code: string) => boolean,
): boolean {
  if (node.kind !== "air") return false;
  const { number, bookingClass, status, departure, arrival, airlineLocator } = node;
  if ([number, bookingClass, status, departure, arrival, airlineLocator].some(isPrinted))
    return false;
  if (!isAirline(node.airline.value)) return true;
  return [node.origin, node.destination].some(
    (code) => code !== undefined && findPlace(code.value) === undefined,
  );
}

function isPrinted(value: unknown): boolean {
  return value !== undefined;
}
