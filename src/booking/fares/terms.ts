import type { FareRowNode, Node, Read } from "../../ast/nodes.ts";
import { flightsAmong, type Itinerary } from "../itinerary/associations.ts";
import type { Coupon, FareTerms } from "../model/booking.ts";
import { couponsOf, couponsOfBases } from "./coupons.ts";
import { valueOf } from "../model/values.ts";
import type { Quote } from "./quotes.ts";
import { couponsOfType } from "./type-lines.ts";

/** The terms of a fare, that is, everything but its amounts; null if it has none. */
export function termsOf(quote: Quote, itinerary: Itinerary): FareTerms | null {
  const penalties = quote.penalties.flatMap(({ penalty }) => penalty ?? []);
  const source = quote.header ?? quote.firstLine;
  return source && terms(source, quote, penalties, couponsOfQuote(quote, source, itinerary));
}

/** The terms that a summary of fares prints for one of its rows. */
export function termsOfRow(quote: Quote, row: FareRowNode, itinerary: Itinerary): FareTerms | null {
  const number = String(Number(row.number?.value));
  const penalties = quote.penalties.flatMap(({ penalty, rows }) =>
    penalty !== undefined && (rows === undefined || rows.value.includes(number)) ? [penalty] : [],
  );
  const coupons = couponsOfType(quote, valueOf(row.passengerType), itinerary);
  return terms(row, quote, penalties, coupons);
}

function couponsOfQuote(quote: Quote, source: Node, itinerary: Itinerary): readonly Coupon[] {
  if (quote.coupons.length > 0) return couponsOf(quote.coupons, itinerary);
  if (quote.fareBases.length === 0) return couponsOfType(quote, quote.passengerType, itinerary);
  const { segments } = itinerary;
  // Only a fare for all flights shows which base belongs to which flight.
  const isOfAll = quote.header?.segments === undefined;
  return isOfAll && flightsAmong(segments).length === quote.fareBases.length
    ? couponsOfBases(quote.fareBases, source, segments)
    : [];
}

function terms(
  source: Node,
  { carrier, endorsements }: Quote,
  penalties: readonly Read<string>[],
  coupons: readonly Coupon[],
): FareTerms | null {
  const count = endorsements.length + penalties.length + coupons.length;
  if (count === 0 && carrier === undefined) return null;
  return {
    validatingCarrier: carrier?.value ?? null,
    endorsements: endorsements.map(({ value }) => value),
    penalties: penalties.map(({ value }) => value),
    coupons,
    source,
    sources: () => ({ ...(carrier && { validatingCarrier: carrier }), endorsements, penalties }),
  };
}
