import type { AirNode, Node, Read } from "../../ast/nodes.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import type { Territory } from "../scopes/territory.ts";

/** An element, and the territory that it was made from. */
export interface Found {
  readonly territory: Territory;
  readonly node: Node;
  /** For words about an element: that element. */
  readonly about?: Node;
}

/**
 * Merges flights that a text mentions twice, as a summary and in detail: keeps the one with more
 * values. The other becomes words about it.
 */
export function withoutRepeats(found: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  const byNumber = new Map<string, number[]>();
  for (const each of found) {
    const { node } = each;
    const places = node.kind === "air" ? listAt(byNumber, keyOf(node)) : [];
    const known = places.find((place) => isRepeat(kept[place]?.node, node));
    if (known === undefined) places.push(kept.push(each) - 1);
    else {
      const other = kept[known];
      if (other === undefined) continue;
      const isRicher = valuesOf(node) > valuesOf(other.node);
      const [better, lesser] = isRicher ? [each, other] : [other, each];
      kept[known] = better;
      kept.push({ territory: lesser.territory, node: { kind: "passage" }, about: better.node });
    }
  }
  return kept;
}

function listAt(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Flights that may be the same have the same number, and the same day if they have one. */
function keyOf({ airline, flight, date }: AirNode): string {
  const number = flight.value.replace(/^0+/, "");
  return [airline.value, number, date?.value.day, date?.value.month].join(" ");
}

function isRepeat(one: Node | undefined, other: Node): boolean {
  if (one?.kind !== "air" || other.kind !== "air") return false;
  return (
    agree(one.origin, other.origin) &&
    agree(one.destination, other.destination) &&
    agree(one.departure, other.departure) &&
    agree(one.arrival, other.arrival)
  );
}

function agree<T>(one: Read<T> | undefined, other: Read<T> | undefined): boolean {
  return one === undefined || other === undefined || one.value === other.value;
}

function valuesOf(node: Node): number {
  return Object.values(node).filter((value) => value !== undefined).length;
}

/**
 * Whether a flight has no times, and the text says that the flight of its number is cancelled: on the same day if the flight has
 * places (`Subject: Cancellation LX2084 12APR ZRH-LIS`).
 */
export function isOnlyNamed(node: Node, lines: readonly Line[]): boolean {
  if (node.kind !== "air" || node.departure !== undefined) return false;
  if (node.origin !== undefined && node.arrival !== undefined) return false;
  const isOfDay = (facts: readonly Fact[]) =>
    node.origin === undefined || facts.some((fact) => isDayOf(fact, node));
  return lines.some(({ cancelled }) =>
    cancelled.some(
      (facts) =>
        isOfDay(facts) &&
        facts.some(
          (fact) =>
            fact.kind === "flight" &&
            fact.airline.value === node.airline.value &&
            fact.flight.value === node.flight.value,
        ),
    ),
  );
}

function isDayOf(fact: Fact, { date }: AirNode): boolean {
  if (fact.kind !== "date" || date === undefined) return false;
  const { day, month } = fact.date.value;
  return day === date.value.day && month === date.value.month;
}
