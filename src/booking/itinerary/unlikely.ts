import type { FindPlace } from "./journeys.ts";
import type { Segment, SegmentNode } from "./segments.ts";

/**
 * Leaves out segments that are more likely something else, such as lines of an order or an invoice:
 * they have neither a number nor a class, a status or a time, and they print an amount after the
 * places, or a code that no airline or place has. If most lines without these columns are suspicious,
 * the rest are left out too. A warning names each one, because some are flights after all.
 */
export function likelySegments(
  segments: readonly Segment[],
  findPlace: FindPlace,
  isAirline: (code: string) => boolean,
  warnings: string[],
): readonly Segment[] {
  const bare = segments.filter(({ node }) => isBare(node));
  const unlikely = bare.filter(
    ({ node }) => hasAmount(node) || !hasKnownCodes(node, findPlace, isAirline),
  );
  if (unlikely.length === 0) return segments;
  const dropped = new Set(unlikely.length * 2 > bare.length ? bare : unlikely);
  for (const segment of dropped)
    warnings.push(
      `${segment.label()} is left out: it has no class, status or time, and looks like an order.`,
    );
  return segments.filter((segment) => !dropped.has(segment));
}

function isBare(node: SegmentNode): boolean {
  if (node.kind !== "air") return false;
  const { number, bookingClass, status, departure, arrival, airlineLocator } = node;
  return ![number, bookingClass, status, departure, arrival, airlineLocator].some(isPrinted);
}

function isPrinted(value: unknown): boolean {
  return value !== undefined;
}

/** `64.50`; in `64.00`, the digits before the point can be read as something else. */
const AMOUNT = /[.,]\d\d(?![\d.,])/;

function hasAmount({ unparsed = [] }: SegmentNode): boolean {
  return unparsed.some(({ value }) => AMOUNT.test(value));
}

function hasKnownCodes(
  node: SegmentNode,
  findPlace: FindPlace,
  isAirline: (code: string) => boolean,
): boolean {
  if (node.kind !== "air") return true;
  const places = [node.origin, node.destination];
  return (
    isAirline(node.airline.value) &&
    places.every((code) => code === undefined || findPlace(code.value) !== undefined)
  );
}
