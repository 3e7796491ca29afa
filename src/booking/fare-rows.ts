import type { FareRowNode } from "../ast/nodes.ts";
import type { PassengerFare } from "./booking.ts";
import type { PartyPrice } from "./party-price.ts";
import { isSameAmount, roundMoney } from "./money.ts";
import { indicesOf, type Party } from "./party.ts";
import type { Quote } from "./quotes.ts";
import { NONE, valueOf } from "./values.ts";

/** The price by the rows of a fare summary; null where the text has none. */
export function summaryOf(
  quotes: readonly Quote[],
  party: Party,
  warnings: string[],
): PartyPrice | null {
  const prices: PartyPrice[] = [];
  for (const quote of quotes)
    if (quote.rows.length > 0) prices.push(priceOfRows(quote, party, warnings));
  const [first = null, ...others] = prices;
  if (first === null || others.length === 0) return first;
  if (others.some(({ total, currency }) => total !== first.total || currency !== first.currency))
    warnings.push("The text has several fare summaries; the first is taken.");
  return first;
}

function priceOfRows(quote: Quote, party: Party, warnings: string[]): PartyPrice {
  const currency = valueOf(quote.header?.currency) ?? quote.payable?.currency ?? null;
  const passengers: PassengerFare[] = [];
  let base = 0;
  let total = 0;
  let printedSum: FareRowNode | null = null;
  for (const row of quote.rows) {
    if (row.sum === true) {
      printedSum ??= row;
      continue;
    }
    const passenger = passengerFareOf(row, party);
    passengers.push(passenger);
    base += row.base.value * passenger.count;
    total += totalForOne(row) * passenger.count;
  }
  // Where a row is missing, the printed sum still holds.
  if (printedSum !== null) {
    if (passengers.length > 0 && !isSameAmount(printedSum.total.value, roundMoney(total, currency)))
      warnings.push("The rows of the fare summary do not add up to its total.");
    base = printedSum.base.value;
    total = printedSum.total.value;
  }
  return {
    currency,
    base: roundMoney(base, currency),
    total: roundMoney(total, currency),
    baseCurrency: null,
    taxes: NONE,
    passengers,
  };
}

function passengerFareOf(row: FareRowNode, party: Party): PassengerFare {
  const type = valueOf(row.passengerType);
  return {
    persons: indicesOf(party.payers(party.associated(row), type)),
    type,
    count: row.passengers.value,
    base: row.base.value,
    tax: row.taxes.value,
    total: totalForOne(row),
  };
}

/** Some displays print base and taxes for one person, and the total for all of the row. */
function totalForOne({ base, taxes, total, passengers }: FareRowNode): number {
  const forOne = base.value + taxes.value;
  const isForAll =
    passengers.value > 1 &&
    !isSameAmount(total.value, forOne) &&
    isSameAmount(total.value, forOne * passengers.value);
  return isForAll ? forOne : total.value;
}
