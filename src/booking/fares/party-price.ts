import type { Fare } from "../model/booking.ts";
import { NONE } from "../model/values.ts";

/** Amounts for the whole party. */
export type PartyPrice = Pick<
  Fare,
  "currency" | "total" | "base" | "baseCurrency" | "taxes" | "passengers"
>;

/** A price about which nothing is known. */
export const NO_PRICE: PartyPrice = {
  currency: null,
  total: null,
  base: null,
  baseCurrency: null,
  taxes: NONE,
  passengers: NONE,
};
