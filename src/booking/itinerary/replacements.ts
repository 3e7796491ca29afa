import { stripLeadingZeros } from "../../ast/flight-identity.ts";
import type { Segment } from "./segments.ts";
import { canReplace, isNotConfirmed, isRetimed } from "../model/statuses.ts";
import { valueOf } from "../model/values.ts";

/** Warns of segments that are not confirmed or were retimed, and says which replaces which. */
export function warnOfStatuses(segments: readonly Segment[], warnings: string[]): void {
  if (!segments.some(hasChanged)) return;
  const replacements = replacementsAmong(segments);
  const replacedBy = new Map([...replacements].map(([old, other]) => [other, old]));
  for (const segment of segments) {
    const status = valueOf(segment.node.status);
    const replacement = replacements.get(segment);
    const replaced = replacedBy.get(segment);
    if (isNotConfirmed(status)) {
      const instead = replacement === undefined ? "" : `; ${replacement.label()} replaces it`;
      warnings.push(`${segment.label()}: not confirmed, its status is ${status}${instead}.`);
    } else if (replaced !== undefined)
      warnings.push(`${segment.label()}: schedule change; it replaces ${replaced.label()}.`);
    else if (isRetimed(status)) warnings.push(`${segment.label()}: schedule change.`);
  }
}

function hasChanged({ node }: Segment): boolean {
  const status = valueOf(node.status);
  return isNotConfirmed(status) || isRetimed(status);
}

/**
 * The replacements of unconfirmed flights: flights of the same airline, between the same places, at
 * most one day apart. If several fit equally well, the replacement is unknown.
 */
function replacementsAmong(segments: readonly Segment[]): ReadonlyMap<Segment, Segment> {
  const others = segments.filter(({ node }) => canReplace(valueOf(node.status)));
  const found = new Map<Segment, Segment>();
  if (others.length === 0) return found;
  const index = new Map<string, Segment[]>();
  for (const other of others)
    for (const key of keysOf(other, other.day)) {
      const list = index.get(key) ?? [];
      index.set(key, list);
      // A second one already makes the replacement ambiguous.
      if (list.length < 2) list.push(other);
    }
  const taken = new Set<Segment>();
  for (const old of segments) {
    const best = isNotConfirmed(valueOf(old.node.status)) ? bestFor(old, index) : null;
    if (best === null || taken.has(best)) continue;
    taken.add(best);
    found.set(old, best);
  }
  return found;
}

/** The best replacement: preferably with the same flight number, then on the same day. */
function bestFor(old: Segment, index: ReadonlyMap<string, readonly Segment[]>): Segment | null {
  const { day } = old;
  if (day === null) return null;
  const [same = [], before = [], after = []] = [day, day - 1, day + 1].map((on) => keysOf(old, on));
  for (const place of [0, 1]) {
    for (const keys of [[same[place]], [before[place], after[place]]]) {
      const [first = null, ...others] = keys.flatMap((key = "") => index.get(key) ?? []);
      if (first !== null) return others.length === 0 ? first : null;
    }
  }
  return null;
}

/** Keys of a flight on a day, with and without its number; other segments have none. */
function keysOf({ node }: Segment, day: number | null): readonly string[] {
  if (node.kind !== "air" || day === null) return [];
  const { airline, flight, origin, destination } = node;
  if (origin === undefined || destination === undefined) return [];
  const route = `${day} ${airline.value} ${origin.value} ${destination.value}`;
  return [`${route} ${stripLeadingZeros(flight.value)}`, route];
}
