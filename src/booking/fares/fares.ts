import type { Itinerary } from "../itinerary/associations.ts";
import type { Fare, PassengerFare, Ticket } from "../model/booking.ts";
import { formatDayOrNull, type PlainDay } from "../dates/days.ts";
import { summaryOf } from "./fare-rows.ts";
import { isSameAmount } from "./money.ts";
import type { Party } from "../travellers/party.ts";
import { NO_PRICE, type PartyPrice } from "./party-price.ts";
import type { Quote } from "./quotes.ts";
import { ticketingDay, type RecordDays } from "../dates/record-date.ts";
import { storedPrice } from "./stored-fares.ts";
import { ticketPrice } from "./ticket-prices.ts";

/** The price of the booking, from its stored or quoted fares, else from its tickets. */
export function fareOf(
  quotes: readonly Quote[],
  tickets: readonly Ticket[],
  party: Party,
  itinerary: Itinerary,
  days: RecordDays,
  warnings: string[],
): Fare | null {
  const price =
    quotedPrice(quotes, party, itinerary, warnings) ?? ticketPrice(tickets, party, warnings);
  if (price === null) return null;
  return {
    currency: price.currency,
    total: price.total,
    base: price.base,
    baseCurrency: price.baseCurrency,
    taxes: price.taxes,
    passengers: price.passengers,
    lastTicketingDate: formatDayOrNull(lastTicketingDay(quotes, days)),
    validatingCarrier: onlyCarrier(quotes),
  };
}

/** The earliest day by which a fare must be ticketed. */
function lastTicketingDay(quotes: readonly Quote[], days: RecordDays): PlainDay | null {
  let first: PlainDay | null = null;
  for (const { lastTicketing } of quotes) {
    const day = lastTicketing === null ? null : ticketingDay("limit", lastTicketing, days);
    if (day !== null && (first === null || day < first)) first = day;
  }
  return first;
}

function quotedPrice(
  quotes: readonly Quote[],
  party: Party,
  itinerary: Itinerary,
  warnings: string[],
): PartyPrice | null {
  if (quotes.length === 0) return null;
  const summary = summaryOf(quotes, party, itinerary, warnings);
  const stored = storedPrice(quotes, party, itinerary, warnings);
  if (summary === null || stored === null) return summary ?? stored;
  if (summary.total !== null && stored.total !== null && isSameAmount(summary.total, stored.total))
    return { ...stored, passengers: withTerms(summary.passengers, stored.passengers) };
  warnings.push("The fares in the text have different totals; it does not say which one applies.");
  return { ...NO_PRICE, currency: summary.currency === stored.currency ? stored.currency : null };
}

/** The rows of a summary, with the terms of the only fare for the same persons. */
function withTerms(
  rows: readonly PassengerFare[],
  fares: readonly PassengerFare[],
): readonly PassengerFare[] {
  const known = new Map<string, PassengerFare | null>();
  for (const fare of fares) {
    const key = fare.persons.join();
    if (key !== "") known.set(key, known.has(key) ? null : fare);
  }
  return rows.map((row) => {
    const terms = known.get(row.persons.join())?.terms ?? row.terms;
    return { ...row, terms };
  });
}

/** The validating carrier, if all fares agree on one. */
function onlyCarrier(quotes: readonly Quote[]): string | null {
  let only: string | null = null;
  for (const { validatingCarrier } of quotes) {
    if (validatingCarrier === null || validatingCarrier === only) continue;
    if (only !== null) return null;
    only = validatingCarrier;
  }
  return only;
}
