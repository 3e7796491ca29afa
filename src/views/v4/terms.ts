import type * as booking from "../../booking/model/booking.ts";
import type { Coupon, Terms } from "./extra-info-schema.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import type { Places } from "./spans.ts";

/** The terms of a fare or a ticket, that is, everything but its amounts. */
export function toTerms(terms: booking.FareTerms | null): Terms {
  const wire: Terms = {};
  if (terms === null) return wire;
  const { validatingCarrier, endorsements, penalties, coupons } = terms;
  if (validatingCarrier) wire.validating_carrier = validatingCarrier;
  if (endorsements.length > 0) wire.endorsements = endorsements.map(redact);
  if (penalties.length > 0) wire.penalties = penalties.map(redact);
  if (coupons.length > 0) wire.coupons = coupons.map(toCoupon);
  return wire;
}

function toCoupon(coupon: booking.Coupon): Coupon {
  const wire: Coupon = {};
  if (coupon.coupon) wire.coupon = coupon.coupon;
  if (coupon.flights.length > 0) wire.flights = coupon.flights;
  if (coupon.fareBasis) wire.fare_basis = coupon.fareBasis;
  if (coupon.baggage) wire.baggage = coupon.baggage;
  if (coupon.notValidBefore) wire.not_valid_before = coupon.notValidBefore;
  if (coupon.notValidAfter) wire.not_valid_after = coupon.notValidAfter;
  return wire;
}

/** Adds where the terms of fares or tickets are printed to their answers, which have the same order. */
export function addTermSpans(
  wires: readonly Terms[] | undefined,
  printed: readonly { readonly terms: booking.FareTerms | null }[],
  places: Places,
): void {
  for (const [index, { terms }] of printed.entries()) {
    const wire = wires?.[index];
    if (wire === undefined || terms === null) continue;
    const spans = places.of(terms);
    // Fares and tickets have several lines.
    delete spans.line;
    if (Object.keys(spans).length > 0) wire.spans = spans;
    for (const [place, coupon] of terms.coupons.entries()) {
      const entry = wire.coupons?.[place];
      if (entry !== undefined) entry.spans = places.of(coupon);
    }
  }
}
