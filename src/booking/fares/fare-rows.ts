import type { FareRowNode } from "../../ast/nodes.ts";
import type { Itinerary } from "../itinerary/associations.ts";
import type { PassengerFare } from "../model/booking.ts";
import type { PartyPrice } from "./party-price.ts";
import { isSameAmount, roundMoney } from "./money.ts";
import { indicesOf, type Party } from "../travellers/party.ts";
import type { Quote } from "./quotes.ts";
import { TaxSums } from "./tax-sums.ts";
import { termsOfRow } from "./terms.ts";
import { NONE, valueOf } from "../model/values.ts";

/** The price according to the rows of a fare summary; null if the text has none. */
export function summaryOf(
  quotes: readonly Quote[],
  party: Party,
  itinerary: Itinerary,
  warnings: string[],
): PartyPrice | null {
  const prices: PartyPrice[] = [];
  for (const quote of quotes)
    if (quote.rows.length > 0) prices.push(priceOfRows(quote, party, itinerary, warnings));
  const [first = null, ...others] = prices;
  if (first === null || others.length === 0) return first;
  if (others.some(({ total, currency }) => total !== first.total || currency !== first.currency))
    warnings.push("The text has several different fare summaries; the first is used.");
  return first;
}

function priceOfRows(
  quote: Quote,
  party: Party,
  itinerary: Itinerary,
  warnings: string[],
): PartyPrice {
  const currency = currencyOf(quote);
  const passengers: PassengerFare[] = [];
  const taxes = new TaxSums();
  let base = 0;
  let total = 0;
  for (const [index, row] of quote.rows.entries()) {
    if (row.sum === true) continue;
    const passenger = passengerFareOf(quote, row, party, itinerary);
    const { count } = passenger;
    passengers.push(passenger);
    base += row.base.value * count;
    total += totalForOne(row) * count;
    for (const tax of quote.rowTaxes(index))
      taxes.add({ ...tax, currency: tax.currency === "" ? (currency ?? "") : tax.currency }, count);
  }
  const printed = printedSum(quote);
  const isSame = printed === null || isSameAmount(printed.total, roundMoney(total, currency));
  if (!isSame && passengers.length > 0)
    warnings.push("The rows of the fare summary do not add up to its total.");
  // The printed sum is right even if a row is missing.
  return {
    currency,
    base: roundMoney(printed?.base ?? base, currency),
    total: roundMoney(printed?.total ?? total, currency),
    baseCurrency: null,
    taxes: taxes.list(),
    passengers,
  };
}

/** The sum printed as a sum row or as a grand total. */
function printedSum({ rows, grandTotal }: Quote): { base?: number; total: number } | null {
  const sum = rows.find((row) => row.sum === true);
  if (sum !== undefined) return { base: sum.base.value, total: sum.total.value };
  return grandTotal === null ? null : { total: grandTotal.amount };
}

/** The currency of the whole summary, else the one that all rows share. */
function currencyOf({ header, payable, rows }: Quote): string | null {
  const [first = null, ...others] = new Set(rows.flatMap((row) => valueOf(row.currency) ?? NONE));
  const ofRows = others.length > 0 ? null : first;
  return valueOf(header?.currency) ?? payable?.currency ?? ofRows;
}

function passengerFareOf(
  quote: Quote,
  row: FareRowNode,
  party: Party,
  itinerary: Itinerary,
): PassengerFare {
  const type = valueOf(row.passengerType);
  const persons = party.payers(party.associatedWith(row), type);
  return {
    persons: indicesOf(persons.length > 0 ? persons : party.ofType(type, row.passengers.value)),
    type,
    count: row.passengers.value,
    base: row.base.value,
    tax: row.taxes.value,
    total: totalForOne(row),
    terms: termsOfRow(quote, row, itinerary),
  };
}

/** Some displays print base and taxes per person, but the total for all persons of the row. */
function totalForOne({ base, taxes, total, passengers }: FareRowNode): number {
  const forOne = base.value + taxes.value;
  const isForAll =
    passengers.value > 1 &&
    !isSameAmount(total.value, forOne) &&
    isSameAmount(total.value, forOne * passengers.value);
  return isForAll ? forOne : total.value;
}
