import type { PassengerFare, Ticket } from "../model/booking.ts";
import { MoneySum } from "./money.ts";
import type { Party } from "../travellers/party.ts";
import { NONE } from "../model/values.ts";
import type { PartyPrice } from "./party-price.ts";

/** Ticket types for travel: electronic and paper. */
const TICKET_TYPES = new Set(["ET", "PT"]);

/** The price of the tickets, for records that print no fare. */
export function ticketPrice(
  tickets: readonly Ticket[],
  party: Party,
  warnings: string[],
): PartyPrice | null {
  const total = new MoneySum();
  const passengers: PassengerFare[] = [];
  for (const ticket of tickets) {
    if (ticket.total === null || !TICKET_TYPES.has(ticket.type ?? "")) continue;
    const { currency, amount } = ticket.total;
    total.add(currency, amount, 1);
    const [first] = ticket.persons;
    const type = first === undefined ? null : (party.travellers[first]?.type ?? null);
    passengers.push({
      persons: ticket.persons,
      type,
      count: 1,
      base: null,
      tax: null,
      total: amount,
      terms: null,
    });
  }
  if (passengers.length === 0) return null;
  if (total.isMixed) warnings.push("The tickets are in several currencies; they have no total.");
  const sum = total.result();
  return {
    currency: sum?.currency ?? null,
    total: sum?.amount ?? null,
    base: null,
    baseCurrency: null,
    taxes: NONE,
    passengers,
  };
}
