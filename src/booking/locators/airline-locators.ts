import type { AirlineLocatorNode } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import type { AirlineLocator, Flight } from "../model/booking.ts";
import type { Travel } from "../itinerary/itinerary.ts";
import type { Sources } from "../model/sources.ts";
import type { Mutable } from "../model/values.ts";

/**
 * The airline locators, each once: those of the segments, then listed ones. A listed locator is also
 * assigned to flights of that airline without one, if it is the only locator of the airline.
 */
export function gatherLocators(
  nodes: readonly AirlineLocatorNode[],
  { flights, trains }: Travel,
): readonly AirlineLocator[] {
  const locators = new Locators();
  for (const { airline, airlineLocator, source, sources } of flights) {
    locators.add(airline, airlineLocator, () => sources().airlineLocator);
    if (source.kind === "air" && source.partnerLocator !== undefined) {
      const { airline: partner, locator } = source.partnerLocator;
      locators.add(partner.value, locator.value, () => locator);
    }
  }
  for (const { carrier, confirmation, source, sources } of trains)
    if (source.kind === "air" && carrier !== null)
      locators.add(carrier, confirmation, () => sources().confirmation);
  if (nodes.length === 0) return locators.all;
  for (const { airline, locator } of nodes)
    locators.add(airline.value, locator.value, () => locator);
  for (const flight of flights) assign(flight, locators.onlyOf(flight.airline));
  for (const train of trains) {
    const known = train.carrier === null ? null : locators.onlyOf(train.carrier);
    if (known === null || train.confirmation !== null) continue;
    const { sources } = train;
    train.confirmation = known.locator;
    train.sources = () => withPlace(sources(), "confirmation", known);
  }
  assignHostLocator(locators, flights);
  return locators.all;
}

interface PrintedLocator {
  readonly locator: string;
  /** Locates its first occurrence in the text. */
  readonly printed: () => Sources[string] | undefined;
}

function assign(flight: Mutable<Flight>, known: PrintedLocator | null): void {
  if (known === null || flight.airlineLocator !== null) return;
  const { sources } = flight;
  flight.airlineLocator = known.locator;
  flight.sources = () => withPlace(sources(), "airlineLocator", known);
}

function withPlace(sources: Sources, field: string, { printed }: PrintedLocator): Sources {
  const place = printed();
  return place === undefined ? sources : { ...sources, [field]: place };
}

/** Collects locators without duplicates. */
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

  /** The airline's locator, if it has only one. */
  onlyOf(airline: string): PrintedLocator | null {
    return onlyOf([...(this.byAirline.get(airline)?.values() ?? [])]) ?? null;
  }

  /** The locator of the host; null if there is no host or more than one. */
  get hostLocator(): PrintedLocator | null {
    const [only, ...others] = this.all.filter(({ airline }) => HOST.test(airline));
    return only === undefined || others.length > 0 ? null : this.onlyOf(only.airline);
  }
}

/** The code of a reservation system, printed instead of that of an airline it hosts. */
const HOST = /^1[A-Z]$/;

/** Assigns the host's locator if exactly one airline has no locator; otherwise it is ambiguous. */
function assignHostLocator(locators: Locators, flights: Travel["flights"]): void {
  const unassigned = flights.filter(({ airlineLocator }) => airlineLocator === null);
  if (new Set(unassigned.map(({ airline }) => airline)).size !== 1) return;
  const { hostLocator } = locators;
  for (const flight of unassigned) assign(flight, hostLocator);
}
