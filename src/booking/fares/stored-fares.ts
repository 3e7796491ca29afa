import type { Fare, Money, PassengerFare } from "../model/booking.ts";
import type { Itinerary } from "../itinerary/associations.ts";
import { isSameAmount, MoneySum, sumOf } from "./money.ts";
import { indicesOf, type Party } from "../travellers/party.ts";
import type { PartyPrice } from "./party-price.ts";
import { withoutRepeats, withoutRivals } from "./rival-sums.ts";
import type { Quote } from "./quotes.ts";
import { TaxSums } from "./tax-sums.ts";
import { termsOf } from "./terms.ts";
import type { Traveller } from "../travellers/travellers.ts";
import { NONE, valueOf } from "../model/values.ts";

/** The sum of all fares that print their own amounts. */
export function storedPrice(
  quotes: readonly Quote[],
  party: Party,
  itinerary: Itinerary,
  warnings: string[],
): PartyPrice | null {
  const printed = withoutPricedAgain(
    withoutListed(quotes.filter(({ isPriced, isSummary }) => isPriced && !isSummary)),
    party,
  );
  if (printed.length === 0) return null;
  const once = withoutRepeats(printed);
  const priced = withoutRivals(once).filter(({ isMixed }) => !isMixed);
  const isSettled = priced.length === once.length;
  const sums = new PriceSums();
  const passengers: PassengerFare[] = [];
  const details = detailsOf(priced);
  for (const [index, quote] of priced.entries()) {
    const persons = personsOf(quote, party, priced.length === 1);
    const count = countOf(quote, persons, party, warnings);
    const detail = details[index] ?? null;
    sums.add(quote, detail, quote.per === "party" ? 1 : count);
    if (isAttributable(quote, persons, party))
      passengers.push({
        ...passengerFareOf(quote, detail, persons, count),
        terms: termsOf(quote, itinerary) ?? (detail && termsOf(detail, itinerary)),
      });
  }
  const total = completeSum(sums.total, once.length);
  warnings.push(...warningsOf(sums, total !== null, isSettled));
  const currency = total?.currency ?? null;
  const base = completeSum(sums.base, once.length);
  const paidBase = completeSum(sums.paidBase, once.length);
  return {
    currency,
    total: total?.amount ?? null,
    ...partyBase(base, paidBase, currency),
    taxes: sums.isPartial || !isSettled ? NONE : sums.taxes.list(),
    passengers,
  };
}

const UNSETTLED =
  "The text has several prices of the same travellers for the same flights; it does not say which one applies.";

/** Why there is no total, if there is none. */
function warningsOf(
  { total: { isMixed } }: PriceSums,
  hasTotal: boolean,
  isSettled: boolean,
): readonly string[] {
  if (!isSettled) return [UNSETTLED];
  if (isMixed) return ["The fares are in several currencies; they have no total."];
  return hasTotal ? [] : ["Not every fare prints its total."];
}

/** The sums over all fares. */
class PriceSums {
  readonly total = new MoneySum();
  readonly base = new MoneySum();
  readonly paidBase = new MoneySum();
  readonly taxes = new TaxSums();
  /** For some fares, only the total is known. */
  isPartial = false;

  /** @param times the number of persons the fare applies to */
  add({ payable }: Quote, detail: Quote | null, times: number): void {
    if (payable !== null) this.total.add(payable.currency, payable.amount, times);
    if (detail === null) {
      this.isPartial = true;
      return;
    }
    const { base, paidBase, taxes } = detail;
    if (base !== null) this.base.add(base.currency, base.amount, times);
    if (paidBase !== null) this.paidBase.add(paidBase.currency, paidBase.amount, times);
    for (const tax of taxes) this.taxes.add(tax, times);
  }
}

/**
 * For each quote, the one that breaks down its total: a display that prints several totals and then
 * one calculation refers to every total that equals that of the calculation.
 */
function detailsOf(quotes: readonly Quote[]): readonly (Quote | null)[] {
  const detailedBelow = new Map<string, Quote>();
  const details: (Quote | null)[] = [];
  for (const quote of quotes.toReversed()) {
    const { header, payable, calculated } = quote;
    if (quote.isDetailed && calculated !== null) detailedBelow.set(keyOf(calculated), quote);
    if (header?.total === undefined) details.push(quote);
    else details.push(payable === null ? null : (detailedBelow.get(keyOf(payable)) ?? null));
  }
  return details.reverse();
}

function keyOf({ currency, amount }: Money): string {
  return `${currency} ${amount}`;
}

type Sum = ReturnType<MoneySum["result"]>;

/** The sum, if every fare contributed to it. */
function completeSum(sum: MoneySum, count: number): Sum {
  return sum.size === count ? sum.result() : null;
}

/** The base as printed, else in the currency of the total. */
function partyBase(
  base: Sum,
  paidBase: Sum,
  currency: string | null,
): Pick<Fare, "base" | "baseCurrency"> {
  const found = base ?? paidBase;
  if (found === null) return { base: null, baseCurrency: null };
  return {
    base: found.amount,
    baseCurrency: found.currency === currency ? null : found.currency,
  };
}

/** Drops entries of a fare list that repeat the totals of fares shown in full. */
function withoutListed(quotes: readonly Quote[]): readonly Quote[] {
  const detailed = quotes.filter(({ isDetailed }) => isDetailed);
  if (detailed.length === 0 || detailed.length === quotes.length) return quotes;
  const totals = new Totals(detailed);
  return quotes.filter((quote) => quote.isDetailed || !totals.has(quote));
}

/**
 * Drops stored fares for all travellers that are priced again below for specific ones. A fare for
 * the whole party counts as repeated if the others add up to it.
 */
function withoutPricedAgain(quotes: readonly Quote[], party: Party): readonly Quote[] {
  const isForAll = ({ header }: Quote) => header?.forAll === true;
  if (!quotes.some(isForAll)) return quotes;
  const others = quotes.filter((quote) => !isForAll(quote) && quote.isDetailed);
  const totals = new Totals(others);
  const sum = partySum(others, party);
  const isAgain = (quote: Quote) =>
    quote.per === "party" ? hasTotal(quote, sum) : totals.has(quote);
  return quotes.filter((quote) => !isForAll(quote) || !isAgain(quote));
}

/** What all fares together cost all their persons. */
function partySum(quotes: readonly Quote[], party: Party): Sum {
  const sum = new MoneySum();
  for (const quote of quotes) {
    if (quote.payable === null) return null;
    const { currency, amount } = quote.payable;
    const count = quote.per === "party" ? 1 : knownCount(quote, personsOf(quote, party, false));
    sum.add(currency, amount, count ?? 1);
  }
  return sum.result();
}

function hasTotal({ payable }: Quote, sum: Sum): boolean {
  if (payable === null || sum === null) return false;
  return payable.currency === sum.currency && isSameAmount(payable.amount, sum.amount);
}

/** The totals of quotes and the persons they apply to. */
class Totals {
  /** For each total, the persons it applies to; null if a quote does not name them. */
  private readonly persons = new Map<string, Set<string | null>>();

  constructor(quotes: readonly Quote[]) {
    for (const { payable, persons } of quotes) {
      if (payable === null) continue;
      const key = keyOf(payable);
      this.persons.set(key, (this.persons.get(key) ?? new Set()).add(persons?.join() ?? null));
    }
  }

  /** Whether one of the quotes has the same total and, if both name persons, the same persons. */
  has({ payable, persons }: Quote): boolean {
    const same = payable === null ? undefined : this.persons.get(keyOf(payable));
    if (same === undefined) return false;
    return persons === null || same.has(null) || same.has(persons.join());
  }
}

/** The travellers a fare applies to: by the names printed below its header, else by number. */
function personsOf(quote: Quote, party: Party, isAlone: boolean): readonly Traveller[] {
  // Some displays number the persons of the fare instead of those of the record.
  const found =
    quote.names.length > 0 ? namedPersons(quote, party) : associatedPersons(quote, party);
  if (quote.header?.forAll === true && found.length === 0 && appliesToAll(quote, party, isAlone))
    return party.travellers;
  // A lone traveller is unambiguous, no matter how much of the name is left.
  if (found.length === 0 && quote.persons === null && party.isOne) return party.travellers;
  const payers = party.payers(found, quote.passengerType);
  return payers.length === 0 && quote.passengers !== null
    ? party.ofType(quote.passengerType, quote.passengers)
    : payers;
}

/** A sum is that of all travellers; a single price applies to all if they do not differ in age. */
function appliesToAll({ per }: Quote, party: Party, isAlone: boolean): boolean {
  const { travellers, isIncomplete } = party;
  if (isIncomplete) return false;
  return per === "party" || (isAlone && travellers.every(({ isAdult }) => isAdult));
}

function namedPersons({ names }: Quote, party: Party): readonly Traveller[] {
  const found = new Set<Traveller>();
  for (const name of names.flatMap(({ persons }) => persons)) {
    const named = name.infantOfPrevious === true ? null : party.findQuoted(name);
    if (named === null) continue;
    const [payer = named] = party.payers([named], valueOf(name.passengerType));
    found.add(payer);
  }
  return [...found];
}

function associatedPersons({ header, persons }: Quote, party: Party): readonly Traveller[] {
  if (header?.named !== undefined) return party.associatedWith(header);
  return (persons ?? NONE).flatMap((number: string) => party.withNumber(number) ?? NONE);
}

function countOf(
  quote: Quote,
  persons: readonly Traveller[],
  party: Party,
  warnings: string[],
): number {
  const count = knownCount(quote, persons);
  if (count !== null) return count;
  if (quote.per !== "party" && party.hasSeveralAdults)
    warnings.push("A fare does not say how many persons it is for; it is counted once.");
  return 1;
}

/** The number of persons that a fare is for; null if it is not printed. */
function knownCount(quote: Quote, persons: readonly Traveller[]): number | null {
  const count = quote.persons?.length ?? quote.passengers;
  if (count !== null) return count;
  if (persons.length > 0) return persons.length;
  return quote.names.flatMap((names) => names.persons).length || null;
}

/**
 * A sum for the party shows what one person pays only if there is one traveller, or if it states
 * how many it is for.
 */
function isAttributable(quote: Quote, persons: readonly Traveller[], party: Party): boolean {
  return quote.per === "person" || party.isOne || knownCount(quote, persons) !== null;
}

function passengerFareOf(
  quote: Quote,
  detail: Quote | null,
  persons: readonly Traveller[],
  count: number,
): Omit<PassengerFare, "terms"> {
  // A price for the whole party does not say what each person pays.
  const isShared = quote.per === "party" && count > 1;
  return {
    persons: indicesOf(persons),
    type: quote.passengerType,
    count,
    base: isShared ? null : (detail?.base?.amount ?? null),
    tax: isShared || detail === null ? null : sumOf(detail.taxes),
    total: isShared ? null : (quote.payable?.amount ?? null),
  };
}
