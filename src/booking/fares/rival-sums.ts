import { isSameAmount } from "./money.ts";
import type { Quote } from "./quotes.ts";

/** What a sum says itself of whom it is for: the numbers of travellers, or nothing if it is for all. */
function travellersOf({ header, persons }: Quote): readonly string[] | null {
  return header?.forAll === true ? null : persons;
}

/** Whether two lists have an element in common; no list means everything. */
function overlaps(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return one === null || other === null || one.some((each) => other.includes(each));
}

/** Whether two sums are prices of the same journey of the same traveller, so that they never add up. */
function areRivals(one: Quote, other: Quote): boolean {
  if (one.per !== "party" || other.per !== "party") return false;
  const [first, second] = [one, other].map(({ header }) => header?.segments?.value ?? null);
  return (
    overlaps(first ?? null, second ?? null) && overlaps(travellersOf(one), travellersOf(other))
  );
}

/** Whether two sums of the same travellers say the same: a page printed again. */
function isRepeat(one: Quote, other: Quote): boolean {
  const [first, second] = [one.payable, other.payable];
  if (first === null || second === null || first.currency !== second.currency) return false;
  const isForSame = travellersOf(one)?.join() === travellersOf(other)?.join();
  return isForSame && isSameAmount(first.amount, second.amount);
}

/** Each sum once. */
export function withoutRepeats(quotes: readonly Quote[]): readonly Quote[] {
  const kept: Quote[] = [];
  for (const quote of quotes)
    if (!kept.some((other) => areRivals(quote, other) && isRepeat(quote, other))) kept.push(quote);
  return kept;
}

/** Without the sums of the same travellers: nothing says which of them applies. */
export function withoutRivals(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.filter(
    (quote) => !quotes.some((other) => other !== quote && areRivals(quote, other)),
  );
}
