import type { CouponNode, PrintedDate, Read } from "../../ast/nodes.ts";
import {
  firstOnOrAfter,
  formatDayOrNull,
  lastOnOrBefore,
  printedDay,
  type PlainDay,
} from "../dates/days.ts";
import { flightsAmong, type Itinerary } from "../itinerary/associations.ts";
import type { Segment } from "../itinerary/segments.ts";
import type { Coupon } from "../model/booking.ts";
import { sourcesOf } from "../model/sources.ts";
import { valueOf } from "../model/values.ts";

/** The lines about one coupon, in the order of the text; there is at least one. */
export type CouponLines = [CouponNode, ...CouponNode[]];

/** Adds a line to the coupon above, or begins another coupon. */
export function addCoupon(coupons: CouponLines[], node: CouponNode): void {
  const above = coupons.at(-1);
  if (node.continues !== true) coupons.push([node]);
  else if (above !== undefined) above.push(node);
}

/** The coupons of a fare or a ticket that contain more than the flight they are for. */
export function couponsOf(
  printed: readonly CouponLines[],
  itinerary: Itinerary,
): readonly Coupon[] {
  const coupons: Coupon[] = [];
  let above: PlainDay | null = null;
  for (const lines of printed) {
    const coupon = merged(lines);
    const segments = segmentsOf(coupon, itinerary);
    const day = segments[0]?.day ?? null;
    if (saysMore(coupon)) coupons.push(couponOf(lines, coupon, segments, day, above));
    above = day ?? above;
  }
  return coupons;
}

/** Coupons with the fare bases of all flights of a fare; the printed list contains nothing else. */
export function couponsOfBases(
  bases: readonly Read<string>[],
  source: Coupon["source"],
  segments: readonly Segment[],
): readonly Coupon[] {
  const flights = flightsAmong(segments);
  if (flights.length !== bases.length) return [];
  return bases.map((fareBasis, index) => ({
    coupon: null,
    flights: flights.slice(index, index + 1),
    fareBasis: fareBasis.value,
    baggage: null,
    notValidBefore: null,
    notValidAfter: null,
    source,
    sources: () => ({ fareBasis }),
  }));
}

/** The combined content of the lines; for each field, the first line that has it wins. */
function merged([first, ...others]: CouponLines): CouponNode {
  return others.reduce<CouponNode>(
    (above, line) => ({
      ...above,
      fareBasis: above.fareBasis ?? line.fareBasis,
      baggage: above.baggage ?? line.baggage,
      notBefore: above.notBefore ?? line.notBefore,
      notAfter: above.notAfter ?? line.notAfter,
    }),
    first,
  );
}

function saysMore({ fareBasis, baggage, notBefore, notAfter }: CouponNode): boolean {
  return [fareBasis, baggage, notBefore, notAfter].some((value) => value !== undefined);
}

function segmentsOf(coupon: CouponNode, itinerary: Itinerary): readonly Segment[] {
  if (coupon.segments !== undefined) return itinerary.associatedWith(coupon);
  const flown = itinerary.flownOn(coupon);
  return flown === null ? [] : [flown];
}

function couponOf(
  lines: CouponLines,
  coupon: CouponNode,
  segments: readonly Segment[],
  day: PlainDay | null,
  above: PlainDay | null,
): Coupon {
  const { notBefore, notAfter } = coupon;
  const isOpen = day === null && coupon.date === undefined;
  const before = notBefore && firstValidDay(notBefore.value, day);
  // Coupons are used in their order.
  const from = isOpen ? above : day;
  const after = notAfter && lastValidDay(notAfter.value, from, notBefore !== undefined);
  return {
    coupon: valueOf(coupon.coupon),
    flights: flightsAmong(segments),
    fareBasis: valueOf(coupon.fareBasis),
    baggage: valueOf(coupon.baggage),
    notValidBefore: formatDayOrNull(before ?? null),
    notValidAfter: formatDayOrNull(after ?? null),
    source: lines[0],
    sources: () =>
      sourcesOf(coupon, { notBefore: "notValidBefore", notAfter: "notValidAfter" }, OTHER_FIELDS),
  };
}

/** The fields that identify the flight are not fields of the coupon. */
const OTHER_FIELDS = {
  ...{ number: undefined, segments: undefined, airline: undefined, flight: undefined },
  ...{ date: undefined, origin: undefined, destination: undefined },
};

/** Tickets are valid for a year, and no airline sells a flight longer than this before it departs. */
const SALE_DAYS = 330;

/**
 * The first day on which a coupon is valid. If it prints no year, it is at or before the flight; a day
 * that would be earlier than the flight was sold must be after it, which the display does not explain.
 */
function firstValidDay(date: PrintedDate, flight: PlainDay | null): PlainDay | null {
  if (date.year !== null) return printedDay(date);
  const day = flight === null ? null : lastOnOrBefore(flight, date);
  return day !== null && flight !== null && flight - day <= SALE_DAYS ? day : null;
}

/**
 * The last day on which a coupon is valid. If it prints no year, it is at or after the flight. The day of
 * the flight itself can also be that day a year later, unless the first day limits it.
 *
 * @param isLimited whether it cannot be a year after the flight
 */
function lastValidDay(
  date: PrintedDate,
  flight: PlainDay | null,
  isLimited: boolean,
): PlainDay | null {
  if (date.year !== null) return printedDay(date);
  const day = flight === null ? null : firstOnOrAfter(flight, date);
  return day === flight && !isLimited ? null : day;
}
