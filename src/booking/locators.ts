import type { AirlineLocatorNode } from "../ast/nodes.ts";
import type { AirlineLocator } from "./booking.ts";
import type { Travel } from "./itinerary.ts";

/**
 * The airlines' own locators, each once: those of the segments, then those that are listed. A listed
 * one is also that of the airline's flights without one, where the record has no other for them.
 */
export function gatherLocators(
  nodes: readonly AirlineLocatorNode[],
  { flights, trains }: Travel,
): readonly AirlineLocator[] {
  const locators: AirlineLocator[] = [];
  for (const { airline, airlineLocator } of flights) addLocator(locators, airline, airlineLocator);
  for (const { carrier, confirmation, source } of trains)
    if (source.kind === "air" && carrier !== null) addLocator(locators, carrier, confirmation);
  if (nodes.length === 0) return locators;
  for (const { airline, locator } of nodes) addLocator(locators, airline.value, locator.value);
  for (const flight of flights) flight.airlineLocator ??= onlyLocator(locators, flight.airline);
  for (const train of trains)
    if (train.carrier !== null) train.confirmation ??= onlyLocator(locators, train.carrier);
  giveHostLocator(locators, flights);
  return locators;
}

/** A reservation system's code, in the place of the airline's whose records it keeps. */
const HOST = /^1[A-Z]$/;

/** A host's locator is that of the one airline which has no other; of several, nobody knows whose. */
function giveHostLocator(locators: readonly AirlineLocator[], flights: Travel["flights"]): void {
  const [only, ...others] = locators.filter(({ airline }) => HOST.test(airline));
  if (only === undefined || others.length > 0) return;
  const without = flights.filter(({ airlineLocator }) => airlineLocator === null);
  if (new Set(without.map(({ airline }) => airline)).size !== 1) return;
  for (const flight of without) flight.airlineLocator = only.locator;
}

function addLocator(locators: AirlineLocator[], airline: string, locator: string | null): void {
  if (locator === null) return;
  if (!locators.some((other) => other.airline === airline && other.locator === locator))
    locators.push({ airline, locator });
}

function onlyLocator(locators: readonly AirlineLocator[], airline: string): string | null {
  const [only, ...others] = locators.filter((locator) => locator.airline === airline);
  return only === undefined || others.length > 0 ? null : only.locator;
}
