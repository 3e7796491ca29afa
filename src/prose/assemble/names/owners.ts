import type { NamesNode, PersonName } from "../../../ast/nodes.ts";
import { onlyOf } from "../../../ast/only.ts";
import type { Fact } from "../../facts/fact.ts";
import { plainName } from "../../facts/names/shared-surnames.ts";
import { blocksOf, type Line } from "../../scopes/lines.ts";
import { travellerBefore } from "../../scopes/travellers/listed-travellers.ts";
import { isOfTraveller, isTypeAlone } from "../../scopes/travellers/traveller-lists.ts";

/*
 * Whose tickets and seats are: those of the name before them, above them, or on the same card.
 */

/**
 * Finds the traveller whose the tickets and the seats of a line are: the only one whom it names, or with whose name it
 * begins; undefined if it names nobody.
 */
export function ownersIn(
  lines: readonly Line[],
  listed: readonly (readonly [Line, NamesNode])[],
  text: string,
): (line: Line) => PersonName | undefined {
  let known: Map<string, PersonName> | undefined;
  const above = namedAbove(lines, listed, text);
  const onCards = namedOnCard(lines);
  return (line) => {
    const persons = personsAmong(line.facts);
    if (persons.length > 0) return onlyOf(persons);
    if (!line.facts.some(isOfTraveller)) return undefined;
    const person = travellerBefore(line, text);
    if (person === undefined) return above.get(line) ?? onCards.get(line);
    known ??= new Map(
      [
        ...personsAmong(lines.flatMap(({ facts }) => facts)),
        ...listed.flatMap(([, node]) => node.persons),
      ].map((each) => [plainName(each), each]),
    );
    return known.get(plainName(person)) ?? person;
  };
}

/**
 * Whose the tickets and seats on a line below a single name are; of several names one below the other, they can be
 * anybody's.
 */
function namedAbove(
  lines: readonly Line[],
  listed: readonly (readonly [Line, NamesNode])[],
  text: string,
): ReadonlyMap<Line, PersonName> {
  const names = new Map(listed.map(([line, { persons }]) => [line, persons]));
  const found = new Map<Line, PersonName>();
  let above: readonly PersonName[] = [];
  let isDirectly = false;
  for (const line of lines) {
    const own = names.get(line) ?? personsAmong(line.facts);
    if (line.isAfterGap) [above, isDirectly] = [[], false];
    if (own.length > 0) [above, isDirectly] = [isDirectly ? [...above, ...own] : own, true];
    else {
      isDirectly = false;
      const [only, ...others] = above;
      if (line.anchors > 0) above = [];
      else if (only !== undefined && others.length === 0 && isAboutTraveller(line, text))
        found.set(line, only);
    }
  }
  return found;
}

/**
 * Whether a line begins with what can stand below a traveller: `Ticket: 117-0000000001`, `DUB-AGP seat 18A`,
 * `Adult - seat 18A`.
 */
export function isAboutTraveller(line: Line, text: string): boolean {
  const [first] = line.facts;
  const isOwn = first?.kind === "ticket" || first?.kind === "seat" || first?.kind === "pair";
  return isOwn || isTypeAlone(line, text);
}

/** The travellers that the facts of a line name. */
export function personsAmong(facts: readonly Fact[]): readonly PersonName[] {
  return facts.flatMap((fact) => (fact.kind === "person" ? fact.person : []));
}

/**
 * Whose the only seat or ticket of a block is, with a single name and a single flight in it: on a boarding pass, for
 * example.
 */
function namedOnCard(lines: readonly Line[]): ReadonlyMap<Line, PersonName> {
  return new Map(
    blocksOf(lines).flatMap((block) => {
      const [person, ...others] = block.flatMap(({ facts }) => personsAmong(facts));
      const flights = block.reduce((sum, { anchors }) => sum + anchors, 0);
      if (person === undefined || others.length > 0 || flights !== 1) return [];
      return (["seat", "ticket"] as const).flatMap((kind) => {
        const own = block.filter(({ facts }) => facts.some((fact) => fact.kind === kind));
        const [line] = own;
        const count = own.flatMap(({ facts }) => facts.filter((fact) => fact.kind === kind)).length;
        return line !== undefined && count === 1 ? [[line, person] as const] : [];
      });
    }),
  );
}
