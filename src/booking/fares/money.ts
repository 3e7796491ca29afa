import type { Money } from "../model/booking.ts";

/** Currencies with three decimals. */
const THREE_DECIMALS = new Set(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]);

/** Rounds to the decimals of the currency, to remove the errors of adding and multiplying. */
export function roundMoney(amount: number, currency: string | null): number {
  const unit = currency !== null && THREE_DECIMALS.has(currency) ? 1000 : 100;
  return Math.round(amount * unit) / unit;
}

/** Whether two amounts are equal within rounding error. */
export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** Adds up amounts, as long as all are in the same currency. */
export class MoneySum {
  private amount = 0;
  private currency: string | null = null;
  private count = 0;
  /** Amounts in different currencies have no sum. */
  isMixed = false;

  add(currency: string | null, amount: number, times: number): void {
    if (this.count > 0 && currency !== this.currency) this.isMixed = true;
    this.currency = currency;
    this.amount += amount * times;
    this.count++;
  }

  /** The number of amounts added. */
  get size(): number {
    return this.count;
  }

  /** The sum, with a null currency if none is printed; null if there is no sum. */
  result(): { readonly currency: string | null; readonly amount: number } | null {
    if (this.count === 0 || this.isMixed) return null;
    return { currency: this.currency, amount: roundMoney(this.amount, this.currency) };
  }
}

/** The sum of a list; null if it is empty or mixes currencies. */
export function sumOf(amounts: readonly Money[]): number | null {
  const sum = new MoneySum();
  for (const { currency, amount } of amounts) sum.add(currency, amount, 1);
  return sum.result()?.amount ?? null;
}
