import type { Tax } from "../model/booking.ts";
import { roundMoney } from "./money.ts";
import type { QuotedTax } from "./quotes.ts";

/** Adds taxes of the same code and currency up. */
export class TaxSums {
  private readonly taxes = new Map<string, { code: string; currency: string; amount: number }>();

  /** Adds a tax so many times; one without a code adds to nothing. */
  add({ code, currency, amount }: QuotedTax, times: number): void {
    if (code === "") return;
    const key = code + currency;
    const tax = this.taxes.get(key);
    if (tax === undefined) this.taxes.set(key, { code, currency, amount: amount * times });
    else tax.amount += amount * times;
  }

  list(): readonly Tax[] {
    return [...this.taxes.values()].map(({ code, currency, amount }) => ({
      code,
      amount: roundMoney(amount, currency),
      currency,
    }));
  }
}
