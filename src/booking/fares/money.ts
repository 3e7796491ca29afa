import type { Money } from "../model/booking.ts";

/** Currencies whose small unit is a thousandth. */
const THREE_DECIMALS = new Set(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]);

/** Rounds to the currency's decimals what adding and multiplying left behind. */
export function roundMoney(amount: number, currency: string | null): number {
  const unit = currency !== null && THREE_DECIMALS.has(currency) ? 1000 : 100;
  return Math.round(amount * unit) / unit;
}

/** Whether two amounts are equal but for rounding. */
export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** Adds amounts up, as long as all are in one currency. */
export class MoneySum {
  private amount = 0;
  private currency: string | null = null;
  private count = 0;
  /** Amounts of several currencies have no sum. */
  isMixed = false;

  add(currency: string | null, amount: number, times: number): void {
    if (this.count > 0 && currency !== this.currency) this.isMixed = true;
    this.currency = currency;
    this.amount += amount * times;
    this.count++;
  }

  /** How many amounts were added. */
  get size(): number {
    return this.count;
  }

  /** The sum, its currency null where none is printed; null where there is no sum. */
  result(): { readonly currency: string | null; readonly amount: number } | null {
    if (this.count === 0 || this.isMixed) return null;
    return { currency: this.currency, amount: roundMoney(this.amount, this.currency) };
  }
}

/** The sum of a list that may be empty, or of several currencies: then null. */
export function sumOf(amounts: readonly Money[]): number | null {
  const sum = new MoneySum();
  for (const { currency, amount } of amounts) sum.add(currency, amount, 1);
  return sum.result()?.amount ?? null;
}
