import type { AirlineLocatorNode } from "../../ast/nodes.ts";
import type { AirlineLocator, Flight } from "../model/booking.ts";
import type { Travel } from "./itinerary.ts";
import type { Sources } from "../model/sources.ts";
import type { Mutable } from "../model/values.ts";

/**
 * The airlines' own locators, each once: those of the segments, then those that are listed. A listed
 * one is also that of the airline's flights without one, where the record has no other for them.
 */
export function gatherLocators(
  nodes: readonly AirlineLocatorNode[],
  { flights, trains }: Travel,
): readonly AirlineLocator[] {
  const locators = new Locators();
  for (const { airline, airlineLocator, sources } of flights)
    locators.add(airline, airlineLocator, () => sources().airlineLocator);
  for (const { carrier, confirmation, source, sources } of trains)
    if (source.kind === "air" && carrier !== null)
      locators.add(carrier, confirmation, () => sources().confirmation);
  if (nodes.length === 0) return locators.all;
  for (const { airline, locator } of nodes)
    locators.add(airline.value, locator.value, () => locator);
  for (const flight of flights) give(flight, locators.onlyOf(flight.airline));
  for (const train of trains) {
    const known = train.carrier === null ? null : locators.onlyOf(train.carrier);
    if (known === null || train.confirmation !== null) continue;
    const { sources } = train;
    train.confirmation = known.locator;
    train.sources = () => withPlace(sources(), "confirmation", known);
  }
  giveHostLocator(locators, flights);
  return locators.all;
}

interface PrintedLocator {
  readonly locator: string;
  /** Finds where it was printed first. */
  readonly printed: () => Sources[string] | undefined;
}

function give(flight: Mutable<Flight>, known: PrintedLocator | null): void {
  if (known === null || flight.airlineLocator !== null) return;
  const { sources } = flight;
  flight.airlineLocator = known.locator;
  flight.sources = () => withPlace(sources(), "airlineLocator", known);
}

function withPlace(sources: Sources, field: string, { printed }: PrintedLocator): Sources {
  const place = printed();
  return place === undefined ? sources : { ...sources, [field]: place };
}

/** Locators, each once. */
class Locators {
  readonly all: AirlineLocator[] = [];
  private readonly byAirline = new Map<string, Map<string, PrintedLocator>>();

  add(airline: string, locator: string | null, printed: PrintedLocator["printed"]): void {
    if (locator === null) return;
    const known = this.byAirline.get(airline) ?? new Map<string, PrintedLocator>();
    this.byAirline.set(airline, known);
    if (known.has(locator)) return;
    known.set(locator, { locator, printed });
    this.all.push({ airline, locator });
  }

  /** The airline's locator, where it has but one. */
  onlyOf(airline: string): PrintedLocator | null {
    const known = this.byAirline.get(airline);
    return known?.size === 1 ? ([...known.values()][0] ?? null) : null;
  }

  /** The locator of the one host; null where there is none, or several. */
  get ofHost(): PrintedLocator | null {
    const [only, ...others] = this.all.filter(({ airline }) => HOST.test(airline));
    return only === undefined || others.length > 0 ? null : this.onlyOf(only.airline);
  }
}

/** A reservation system's code, in the place of the airline's whose records it keeps. */
const HOST = /^1[A-Z]$/;

/** A host's locator is that of the one airline which has no other; of several, nobody knows whose. */
function giveHostLocator(locators: Locators, flights: Travel["flights"]): void {
  const without = flights.filter(({ airlineLocator }) => airlineLocator === null);
  if (new Set(without.map(({ airline }) => airline)).size !== 1) return;
  const host = locators.ofHost;
  for (const flight of without) give(flight, host);
}
