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
  const locators = new Locators();
  for (const { airline, airlineLocator } of flights) locators.add(airline, airlineLocator);
  for (const { carrier, confirmation, source } of trains)
    if (source.kind === "air" && carrier !== null) locators.add(carrier, confirmation);
  if (nodes.length === 0) return locators.all;
  for (const { airline, locator } of nodes) locators.add(airline.value, locator.value);
  for (const flight of flights) flight.airlineLocator ??= locators.onlyOf(flight.airline);
  for (const train of trains)
    if (train.carrier !== null) train.confirmation ??= locators.onlyOf(train.carrier);
  giveHostLocator(locators.all, flights);
  return locators.all;
}

/** Locators, each once. */
class Locators {
  readonly all: AirlineLocator[] = [];
  private readonly byAirline = new Map<string, Set<string>>();

  add(airline: string, locator: string | null): void {
    if (locator === null) return;
    const known = this.byAirline.get(airline) ?? new Set();
    this.byAirline.set(airline, known);
    if (known.has(locator)) return;
    known.add(locator);
    this.all.push({ airline, locator });
  }

  /** The airline's locator, where it has but one. */
  onlyOf(airline: string): string | null {
    const [only = null, ...others] = this.byAirline.get(airline) ?? [];
    return others.length > 0 ? null : only;
  }
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
