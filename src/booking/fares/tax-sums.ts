import type { Tax } from "../model/booking.ts";
import { roundMoney } from "./money.ts";
import type { QuotedTax } from "./quotes.ts";

/** Adds up taxes by code and currency. */
export class TaxSums {
  private readonly taxes = new Map<string, { code: string; currency: string; amount: number }>();

  /** Adds a tax `times` times; ignores a tax without a code. */
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
