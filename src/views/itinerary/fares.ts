/** The fare and the tickets: what they cost, whom they are for, and what comes with them. */
import type * as booking from "../../booking/model/booking.ts";
import { airlineText, fact, factsOf } from "./parts.ts";
import { dayOf, isSaid, joinNonEmpty, moneyText, pluralized } from "./readable.ts";
import type { References } from "./references.ts";
import type { Fact, Section } from "./schema.ts";

type Group = Section["groups"][number];

/** `EUR 980.00 for 2 of 5 travellers`; null without a total. */
export function priceText(fare: booking.Fare | null, travellers: number): string | null {
  if (fare?.total == null) return null;
  const priced = fare.passengers.length === 0 ? null : pricedTravellers(fare.passengers);
  return joinNonEmpty(" for ", [
    moneyText(fare.total, fare.currency),
    priced !== null && priced <= travellers && shareText(priced, travellers),
  ]);
}

function shareText(priced: number, travellers: number): string {
  if (priced < travellers) return `${priced} of ${pluralized(travellers, "traveller")}`;
  if (travellers < 3) return travellers === 1 ? "1 traveller" : "both travellers";
  return `all ${travellers} travellers`;
}

/**
 * How many travellers have a fare. Two fares can be for the same persons: those that are not named can
 * be counted only if each type of passenger has one fare. Null if nothing shows it.
 */
function pricedTravellers(fares: readonly booking.PassengerFare[]): number | null {
  if (fares.every(({ persons }) => persons.length > 0))
    return new Set(fares.flatMap(({ persons }) => persons)).size;
  const isUnnamed = fares.every(({ persons }) => persons.length === 0);
  const types = new Set(fares.map(({ type }) => type));
  if (!isUnnamed || types.size < fares.length) return null;
  return fares.reduce((sum, { count }) => sum + count, 0);
}

export function fareGroups(fare: booking.Fare | null, references: References): readonly Group[] {
  if (fare === null) return [];
  const { currency, base, taxes, validatingCarrier, passengers } = fare;
  const baseCurrency = fare.baseCurrency ?? currency;
  const whole = factsOf([
    ["Total", fare.total !== null && moneyText(fare.total, currency)],
    ["Base", base !== null && moneyText(base, baseCurrency)],
    ["Taxes", taxes.map((tax) => `${tax.code} ${moneyText(tax.amount, tax.currency)}`).join(", ")],
    ["Currency", fare.total === null && base === null && currency],
    ["Validating carrier", airlineText(validatingCarrier)],
  ]);
  const perPerson = passengers.map((each) => passengerGroup(each, fare, references));
  return [{ heading: null, facts: whole }, ...perPerson].filter(hasFacts);
}

function passengerGroup(
  { persons, type, count, base, tax, total, terms }: booking.PassengerFare,
  { currency, baseCurrency }: booking.Fare,
  references: References,
): Group {
  const parts = [
    base !== null && `base ${moneyText(base, baseCurrency ?? currency)}`,
    tax !== null && `taxes ${moneyText(tax, currency)}`,
  ];
  const price = [total !== null && moneyText(total, currency), ...parts];
  return {
    heading: joinNonEmpty(" · ", [
      type === null ? persons.length === 0 && pluralized(count, "traveller") : `${count} × ${type}`,
      references.travellers(persons),
    ]),
    facts: [
      ...factsOf([
        ["Each", joinNonEmpty(" · ", price)],
        ["Validating carrier", terms && airlineText(terms.validatingCarrier)],
      ]),
      ...termFacts(terms, references),
    ],
  };
}

const TICKET_TYPES: Readonly<Record<string, string>> = {
  ET: "electronic",
  PT: "paper",
  DT: "other document",
  EV: "void",
};

export function ticketGroups(
  tickets: readonly booking.Ticket[],
  references: References,
): readonly Group[] {
  return tickets.map((ticket) => {
    const { type, carrier, issued, total, office, persons, flights, terms } = ticket;
    const parts = [
      references.travellers(persons),
      type && (TICKET_TYPES[type] ?? type),
      references.flightsOf(flights),
      airlineText(carrier),
      issued && `issued ${dayOf(issued)}`,
      office,
      total && moneyText(total.amount, total.currency),
    ];
    return {
      heading: null,
      facts: [fact(ticket.number, joinNonEmpty(" · ", parts)), ...termFacts(terms, references)],
    };
  });
}

function termFacts(terms: booking.FareTerms | null, references: References): readonly Fact[] {
  if (terms === null) return [];
  return [
    ...terms.coupons.map((coupon) => couponFact(coupon, references)),
    ...terms.endorsements.map((text) => fact("Endorsement", text)),
    ...terms.penalties.map((text) => fact("Changes and refunds", text)),
  ];
}

function couponFact(coupon: booking.Coupon, references: References): Fact {
  const { fareBasis, baggage, notValidBefore, notValidAfter } = coupon;
  const flights = references.flightsOf(coupon.flights);
  const number = coupon.coupon === null ? null : `Coupon ${coupon.coupon}`;
  const parts = [
    number !== null && flights,
    fareBasis && `fare basis ${fareBasis}`,
    baggage && `baggage ${baggage}`,
    notValidBefore && `not valid before ${dayOf(notValidBefore)}`,
    notValidAfter && `not valid after ${dayOf(notValidAfter)}`,
  ];
  return fact(number ?? flights ?? "Coupon", joinNonEmpty(" · ", parts));
}

/** The free baggage by flight: each of the allowances that fares and tickets state for it. */
export function baggageByFlight(
  fare: booking.Fare | null,
  tickets: readonly booking.Ticket[],
): ReadonlyMap<number, string> {
  const found = new Map<number, Set<string>>();
  for (const { terms } of [...(fare?.passengers ?? []), ...tickets])
    for (const { flights, baggage } of terms?.coupons ?? [])
      for (const flight of baggage === null ? [] : flights) {
        const own = found.get(flight) ?? new Set();
        found.set(flight, own.add(baggage ?? ""));
      }
  return new Map([...found].map(([flight, texts]) => [flight, [...texts].join(", ")]));
}

function hasFacts({ heading, facts }: Group): boolean {
  return facts.length > 0 || isSaid(heading);
}
