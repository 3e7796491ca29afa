/** The fare and the tickets: what they cost, whom they are for, and what they include. */
import type * as booking from "../../../booking/model/booking.ts";
import { airlineText, fact, factsOf } from "./parts.ts";
import { isSaid } from "../readable.ts";
import type { Wording } from "../wording/wording.ts";
import type { References } from "./references.ts";
import type { Fact, Section } from "./schema.ts";

type Group = Section["groups"][number];

/** `EUR 980.00 for 2 of 5 travellers`; null without a total. */
export function priceText(
  fare: booking.Fare | null,
  travellers: number,
  wording: Wording,
): string | null {
  if (fare?.total == null) return null;
  const price = wording.formats.money(fare.total, fare.currency);
  const priced = fare.passengers.length === 0 ? null : pricedTravellers(fare.passengers);
  if (priced === null || priced > travellers) return price;
  return wording.say("priceFor", { price, travellers: shareText(priced, travellers, wording) });
}

function shareText(priced: number, travellers: number, wording: Wording): string {
  if (priced < travellers)
    return wording.count("someTravellers", travellers, { some: String(priced) });
  if (travellers === 2) return wording.say("bothTravellers", {});
  return wording.count(travellers < 2 ? "travellers" : "allTravellers", travellers);
}

/**
 * How many travellers have a fare. Two fares can be for the same persons, so unnamed persons can be
 * counted only if each passenger type has one fare. Null if the number is unknown.
 */
function pricedTravellers(fares: readonly booking.PassengerFare[]): number | null {
  if (fares.every(({ persons }) => persons.length > 0))
    return new Set(fares.flatMap(({ persons }) => persons)).size;
  const isUnnamed = fares.every(({ persons }) => persons.length === 0);
  const types = new Set(fares.map(({ type }) => type));
  if (!isUnnamed || types.size < fares.length) return null;
  return fares.reduce((sum, { count }) => sum + count, 0);
}

export function fareGroups(
  fare: booking.Fare | null,
  references: References,
  wording: Wording,
): readonly Group[] {
  if (fare === null) return [];
  const { currency, base, taxes, validatingCarrier, passengers } = fare;
  const { money } = wording.formats;
  const each = taxes.map(({ code, amount, ...tax }) =>
    wording.join(" ", [code, money(amount, tax.currency)]),
  );
  const whole = factsOf(wording, [
    ["total", fare.total !== null && money(fare.total, currency)],
    ["base", base !== null && money(base, fare.baseCurrency ?? currency)],
    ["taxes", wording.list(each)],
    ["currency", fare.total === null && base === null && currency],
    ["validatingCarrier", airlineText(validatingCarrier)],
  ]);
  const perPerson = passengers.map((each) => passengerGroup(each, fare, references, wording));
  return [{ heading: null, facts: whole }, ...perPerson].filter(hasFacts);
}

function passengerGroup(
  { persons, type, count, base, tax, total, terms }: booking.PassengerFare,
  { currency, baseCurrency }: booking.Fare,
  references: References,
  wording: Wording,
): Group {
  const { money } = wording.formats;
  const price = [
    total !== null && money(total, currency),
    base !== null && wording.say("baseAmount", { amount: money(base, baseCurrency ?? currency) }),
    tax !== null && wording.say("taxesAmount", { amount: money(tax, currency) }),
  ];
  return {
    heading: wording.join(" · ", [
      type === null
        ? persons.length === 0 && wording.count("travellers", count)
        : `${count} × ${wording.readers === "agents" ? type : wording.passengerType(type)}`,
      references.travellers(persons),
    ]),
    facts: [
      ...factsOf(wording, [
        ["each", wording.join(" · ", price)],
        ["validatingCarrier", terms && airlineText(terms.validatingCarrier)],
      ]),
      ...termFacts(terms, references, wording),
    ],
  };
}

export function ticketGroups(
  tickets: readonly booking.Ticket[],
  references: References,
  wording: Wording,
): readonly Group[] {
  const { money, day } = wording.formats;
  return tickets.map((ticket) => {
    const { type, carrier, issued, total, office, persons, flights, terms } = ticket;
    const parts = [
      references.travellers(persons),
      type && wording.ticketType(type),
      references.flightsOf(flights),
      airlineText(carrier),
      issued && wording.say("issued", { day: day(issued) }),
      wording.readers === "agents" && office,
      total && money(total.amount, total.currency),
    ];
    return {
      heading: null,
      facts: [
        fact("ticket", ticket.number, wording.join(" · ", parts)),
        ...termFacts(terms, references, wording),
      ],
    };
  });
}

function termFacts(
  terms: booking.FareTerms | null,
  references: References,
  wording: Wording,
): readonly Fact[] {
  if (terms === null) return [];
  const factsAbout = (kind: "endorsement" | "penalties", texts: readonly string[]) =>
    texts.map((text) => fact(kind, wording.label(kind), text));
  return [
    ...terms.coupons.map((coupon) => couponFact(coupon, references, wording)),
    ...factsAbout("endorsement", terms.endorsements),
    ...factsAbout("penalties", terms.penalties),
  ];
}

function couponFact(coupon: booking.Coupon, references: References, wording: Wording): Fact {
  const { fareBasis, baggage, notValidBefore, notValidAfter } = coupon;
  const { day } = wording.formats;
  const flights = references.flightsOf(coupon.flights);
  const number =
    coupon.coupon === null ? null : wording.say("couponNumber", { number: String(coupon.coupon) });
  const parts = [
    number !== null && flights,
    fareBasis && wording.say("fareBasis", { code: fareBasis }),
    baggage && wording.say("baggageOf", { allowance: wording.baggage(baggage) }),
    notValidBefore && wording.say("notValidBefore", { day: day(notValidBefore) }),
    notValidAfter && wording.say("notValidAfter", { day: day(notValidAfter) }),
  ];
  const label = number ?? flights ?? wording.label("coupon");
  return fact("coupon", label, wording.join(" · ", parts));
}

/** The free baggage by flight: each of the allowances that fares and tickets state for it. */
export function baggageByFlight(
  fare: booking.Fare | null,
  tickets: readonly booking.Ticket[],
  wording: Wording,
): ReadonlyMap<number, string> {
  const found = new Map<number, Set<string>>();
  for (const { terms } of [...(fare?.passengers ?? []), ...tickets])
    for (const { flights, baggage } of terms?.coupons ?? [])
      for (const flight of baggage === null ? [] : flights) {
        const own = found.get(flight) ?? new Set();
        found.set(flight, own.add(wording.baggage(baggage ?? "")));
      }
  return new Map([...found].map(([flight, texts]) => [flight, wording.list([...texts])]));
}

function hasFacts({ heading, facts }: Group): boolean {
  return facts.length > 0 || isSaid(heading);
}
