import { directSell } from "../common/sell.ts";
import type { EntryFormats } from "../system.ts";

/**
 * Asks for seats and prices the itinerary without storing the price:
 *
 *     0AF457Y24NOVGRUCDGNN1
 *     WP
 */
export const entries: readonly EntryFormats[] = [
  { name: "sabre", displayName: "Sabre", sell: directSell, price: () => "WP" },
];
