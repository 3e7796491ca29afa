import type { CouponNode, FareNode, Node } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import type { Itinerary } from "../itinerary/associations.ts";
import type { Segment } from "../itinerary/segments.ts";
import type { Coupon } from "../model/booking.ts";
import { valueOf } from "../model/values.ts";
import type { Quote } from "./quotes.ts";

/** The fare bases of a passenger type, and below them what may be taken between two cities. */
export interface TypeLines {
  /** The line with the bases; null if there are only allowances. */
  readonly head: FareNode | null;
  readonly allowances: CouponNode[];
}

interface Placed {
  readonly coupons: readonly Coupon[];
  /** The lines of which nothing shows which flight they are for. */
  readonly unplaced: readonly Node[];
}

/** The coupons that the lines about one passenger type amount to. */
export function couponsOfType(
  quote: Quote,
  type: string | null,
  itinerary: Itinerary,
): readonly Coupon[] {
  const lines = linesFor(quote, type);
  return lines === null ? [] : placed(lines, quote, itinerary).coupons;
}

/** The lines about passenger types of which a booking says nothing. */
export function unplacedLines(quotes: readonly Quote[], itinerary: Itinerary): readonly Node[] {
  return quotes.flatMap((quote) => {
    if (quote.ofTypes.length === 0) return [];
    const types = pricedRows(quote).map(({ passengerType }) => valueOf(passengerType));
    const used = (types.length === 0 ? [quote.passengerType] : types).map((type) =>
      linesFor(quote, type),
    );
    return quote.ofTypes.flatMap((lines) =>
      used.includes(lines)
        ? placed(lines, quote, itinerary).unplaced
        : [...basesOf(lines, quote), ...lines.allowances],
    );
  });
}

function pricedRows({ rows }: Quote): Quote["rows"] {
  return rows.filter(({ sum }) => sum !== true);
}

/** The lines about a type; below the price of one type, all are about it. */
function linesFor(quote: Quote, type: string | null): TypeLines | null {
  const { ofTypes } = quote;
  const isOne = pricedRows(quote).length < 2;
  const own = isOne ? ofTypes : ofTypes.filter(({ head }) => valueOf(head?.passengerType) === type);
  return onlyOf(own) ?? null;
}

/** The line with the bases, unless coupons print them for each flight. */
function basesOf({ head }: TypeLines, { coupons }: Quote): readonly FareNode[] {
  return head === null || coupons.length > 0 ? [] : [head];
}

function placed(lines: TypeLines, quote: Quote, itinerary: Itinerary): Placed {
  const { head, allowances } = lines;
  if (quote.coupons.length > 0) return { coupons: [], unplaced: allowances };
  const { header } = quote;
  const isOfAll = header?.segments === undefined;
  const flown = isOfAll ? itinerary.segments : itinerary.associatedWith(header);
  const flights = flown.filter(({ flight }) => flight !== null);
  const unplaced: Node[] = [];
  const allowed = new Map<Segment, CouponNode>();
  for (const node of allowances) {
    const flight = onlyOf(flights.filter((segment) => isBetween(segment, node)));
    if (flight === undefined || allowed.has(flight)) unplaced.push(node);
    else allowed.set(flight, node);
  }
  const basis = onlyBasis(head);
  // A price without segments can be for some of the flights only.
  const isPriced = (segment: Segment) => !isOfAll || flights.length === 1 || allowed.has(segment);
  const priced = basis === undefined ? [] : flights.filter(isPriced);
  if (priced.length === 0) unplaced.push(...basesOf(lines, quote));
  const coupons = flights.flatMap((segment) =>
    couponFor(segment, priced.includes(segment) ? head : null, allowed.get(segment) ?? null),
  );
  return { coupons, unplaced };
}

/** Of several bases, nothing shows which flights each is for; one after a slash can also be a reduction. */
function onlyBasis(head: FareNode | null): FareNode["basesOfType"] {
  const basis = head?.basesOfType;
  return basis === undefined || /[ /]/.test(basis.value) ? undefined : basis;
}

function couponFor(
  { flight }: Segment,
  head: FareNode | null,
  allowance: CouponNode | null,
): readonly Coupon[] {
  const source = allowance ?? head;
  if (source === null || flight === null) return [];
  const { basesOfType: fareBasis } = head ?? {};
  const { baggage } = allowance ?? {};
  return [
    {
      coupon: null,
      flights: [flight],
      fareBasis: valueOf(fareBasis),
      baggage: valueOf(baggage),
      notValidBefore: null,
      notValidAfter: null,
      source,
      sources: () => ({ ...(fareBasis && { fareBasis }), ...(baggage && { baggage }) }),
    },
  ];
}

function isBetween({ node }: Segment, { origin, destination }: CouponNode): boolean {
  if (node.kind !== "air") return false;
  return node.origin?.value === origin?.value && node.destination?.value === destination?.value;
}
