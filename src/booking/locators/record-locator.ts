import { isPairOfCities } from "../../ast/locator-words.ts";
import type { HeaderNode, Read, TicketNode } from "../../ast/nodes.ts";
import { findPlace } from "../../reference/airports.ts";
import type { Flight } from "../model/booking.ts";
import type { Travel } from "../itinerary/itinerary.ts";
import { valueOf } from "../model/values.ts";

/**
 * The record's locator: from a header, else from a ticket, else the one the agent asked for, else the only one
 * that somebody noted next to the record.
 */
export function recordLocatorOf(
  headers: readonly HeaderNode[],
  tickets: readonly TicketNode[],
  { flights, hotels, cars, otherSegments }: Travel,
): string | null {
  const isRoute = ({ value }: Read<string>) => isRouteOf(value, flights);
  const printed =
    headers.flatMap(({ locator }) => locator ?? []).find((each) => !isRoute(each)) ??
    tickets.find(({ recordLocator }) => recordLocator !== undefined)?.recordLocator ??
    headers.find(({ asked }) => asked !== undefined)?.asked;
  if (printed !== undefined) return valueOf(printed);
  // A reference that may be anybody's can be that of a hotel or of a car.
  const isShared = hotels.length + cars.length + otherSegments.length > 0;
  const noted = headers
    .flatMap((header) => (isShared && header.isAnyReference === true ? [] : (header.noted ?? [])))
    .filter((each) => !isRoute(each));
  const [only, ...others] = new Set(noted.map(({ value }) => value));
  return others.length > 0 ? null : (only ?? null);
}

/**
 * Whether six letters are two well-known places or two places of which the itinerary has at least one: a heading such as
 * `LONNYC` above it.
 */
function isRouteOf(code: string, flights: readonly Flight[]): boolean {
  if (isPairOfCities(code)) return true;
  if (!/^[A-Z]{6}$/.test(code)) return false;
  const [from, to] = [findPlace(code.slice(0, 3)), findPlace(code.slice(3))];
  if (from === undefined || to === undefined) return false;
  const cities = flights.flatMap(({ origin, destination }) => [
    cityOf(origin),
    cityOf(destination),
  ]);
  return [from, to].some(({ iataCode }) => cities.includes(cityOf(iataCode)));
}

function cityOf(code: string | null): string {
  const place = findPlace(code ?? "");
  return place === undefined ? "" : `${place.city} ${place.countryCode}`;
}
