import { withoutZeros } from "../../ast/flight-identity.ts";
import type { Segment } from "./segments.ts";
import { canReplace, isNotConfirmed, isRetimed } from "../model/statuses.ts";
import { valueOf } from "../model/values.ts";

/** Says which segments are not confirmed or have other times, and which take the place of which. */
export function warnOfStatuses(segments: readonly Segment[], warnings: string[]): void {
  const replacements = replacementsAmong(segments);
  const replaced = new Map([...replacements].map(([old, other]) => [other, old]));
  for (const segment of segments) {
    const status = valueOf(segment.node.status);
    const by = replacements.get(segment);
    const of = replaced.get(segment);
    if (isNotConfirmed(status)) {
      const instead = by === undefined ? "" : `; ${by.label()} replaces it`;
      warnings.push(`${segment.label()}: not confirmed, its status is ${status}${instead}.`);
    } else if (of !== undefined)
      warnings.push(`${segment.label()}: schedule change; it replaces ${of.label()}.`);
    else if (isRetimed(status)) warnings.push(`${segment.label()}: schedule change.`);
  }
}

/**
 * For flights that are not confirmed, the one that takes the place: of the same airline, from and to
 * the same places, at most a day away. Where several are as good, nobody knows.
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
      // The second says that nobody knows; more are not needed.
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

/** The same flight goes before others, then the same day. */
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

/** What tells a flight on a day: with its number, and by its way alone; none of other segments. */
function keysOf({ node }: Segment, day: number | null): readonly string[] {
  if (node.kind !== "air" || day === null) return [];
  const { airline, flight, origin, destination } = node;
  if (origin === undefined || destination === undefined) return [];
  const way = `${day} ${airline.value} ${origin.value} ${destination.value}`;
  return [`${way} ${withoutZeros(flight.value)}`, way];
}
