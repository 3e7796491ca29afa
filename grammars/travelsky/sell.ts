import { findPlace } from "../../src/reference/index.ts";
import { sellFields } from "../common/sell.ts";
import type { EntryFormats, FlightToSell } from "../system.ts";

/**
 * Asks for seats, and prices flights within China, for adults. Others are priced by entries of another kind, which
 * depend on the airline's agreements:
 *
 *     SS:MU5101/Y/06SEP/SHAPEK/NN1
 *     PAT:A
 */
export const entries: readonly EntryFormats[] = [
  {
    name: "travelsky",
    displayName: "TravelSky",
    sell: (flight) => `SS:${sellFields(flight, "NN").join("/")}`,
    price: (flights) => (flights.every(isDomestic) ? "PAT:A" : null),
  },
];

function isDomestic({ origin, destination }: FlightToSell): boolean {
  return [origin, destination].every((code) => findPlace(code)?.countryCode === "CN");
}
