import { sellFields } from "../common/sell.ts";
import type { EntryFormats } from "../system.ts";

/**
 * Asks for seats and prices the itinerary without storing the price:
 *
 *     SSAF457Y24NOVGRUCDG1
 *     FXX
 */
export const entries: readonly EntryFormats[] = [
  {
    name: "amadeus",
    displayName: "Amadeus",
    sell: (flight) => `SS${sellFields(flight, "").join("")}`,
    price: () => "FXX",
  },
];
