import type { PersonName } from "../ast/nodes.ts";
import { splitSpacedTitle } from "./titles.ts";
import type { Traveller } from "./travellers.ts";

/** Behind a name that did not fit, or that a display marks. */
const MARKS = /[ *+|]+$/;

/**
 * The travellers whom a name that a fare prints may mean: those of the same name, else those of the
 * same but for a title, else those whose names begin so.
 */
export function bearersOf(
  { printed }: PersonName,
  travellers: readonly Traveller[],
): readonly Traveller[] {
  const name = printed.value.replace(MARKS, "");
  const plain = plainName(name);
  for (const isBearer of [
    (traveller: Traveller) => traveller.printed === name,
    (traveller: Traveller) => plainName(traveller.printed) === plain,
    (traveller: Traveller) => traveller.printed.startsWith(name),
  ]) {
    const bearers = travellers.filter(isBearer);
    if (bearers.length > 0) return bearers;
  }
  return [];
}

/** The traveller a printed name means; of several that it may mean, the one with its number. */
export function bearerOf(name: PersonName, travellers: readonly Traveller[]): Traveller | null {
  const bearers = bearersOf(name, travellers);
  const [first = null] = bearers;
  if (bearers.length <= 1) return first;
  const numbered = bearers.filter(({ number }) => number !== null && number === name.number?.value);
  return numbered.length === 1 ? (numbered[0] ?? null) : null;
}

function plainName(printed: string): string {
  const slash = printed.indexOf("/") + 1;
  const given = printed.slice(slash);
  return printed.slice(0, slash) + (splitSpacedTitle(given)?.firstName ?? given);
}
