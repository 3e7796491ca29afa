import type { NamesNode, PersonName } from "../../../ast/nodes.ts";
import { onlyOf } from "../../../ast/only.ts";
import type { Fact } from "../../facts/fact.ts";
import { plainName, plainWords } from "../../facts/names/shared-surnames.ts";
import { blocksOf, type Line } from "../../scopes/lines.ts";
import { beginsWithLabel, travellerBefore } from "../../scopes/travellers/listed-travellers.ts";
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
  const onCards = namedOnCards(lines, listed);
  return (line) => {
    const persons = personsAmong(line.facts);
    if (persons.length > 0) return onlyOf(persons);
    if (!line.facts.some(isOfTraveller)) return undefined;
    const person = travellerBefore(line, text);
    if (person === undefined) return above.get(line) ?? onCards.get(line);
    known ??= knownNames(lines, listed);
    return known.get(plainName(person)) ?? person;
  };
}

/**
 * Finds the only traveller whose name has all words of another: `Jane` or `Jane Doe` of `Ms Jane Mary Doe`; undefined if
 * several have them.
 */
export function ownersByName(
  lines: readonly Line[],
  listed: readonly (readonly [Line, NamesNode])[],
): (name: string) => PersonName | undefined {
  let known: ReadonlyMap<string, PersonName> | undefined;
  return (name) => {
    known ??= knownNames(lines, listed);
    const words = plainWords(name);
    const owners = Array.from(known).filter(([own]) => {
      const theirs = own.split(" ");
      return words.every((word) => theirs.includes(word));
    });
    return onlyOf(owners)?.[1];
  };
}

/** The travellers of a text, by the words of their names. */
function knownNames(
  lines: readonly Line[],
  listed: readonly (readonly [Line, NamesNode])[],
): Map<string, PersonName> {
  const persons = [
    ...personsAmong(lines.flatMap(({ facts }) => facts)),
    ...listed.flatMap(([, node]) => node.persons),
  ];
  return new Map(persons.map((each) => [plainName(each), each]));
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
  const namesOf = (line: Line) => names.get(line) ?? personsAmong(line.facts);
  return new Map(blocksOf(lines).flatMap((block) => namedAboveIn(block, namesOf, text)));
}

function namedAboveIn(
  block: readonly Line[],
  namesOf: (line: Line) => readonly PersonName[],
  text: string,
): readonly (readonly [Line, PersonName])[] {
  const found: [Line, PersonName][] = [];
  let above: readonly PersonName[] = [];
  let isDirectly = false;
  for (const line of block) {
    const own = namesOf(line);
    if (own.length > 0) above = isDirectly ? [...above, ...own] : own;
    isDirectly = own.length > 0;
    if (isDirectly) continue;
    const isAbout = isAboutTraveller(line, text);
    // `Adult, ticket 117-0000000001` above the first name belongs to it, and the next one to the next name.
    if (above.length === 0 && isTypeAlone(line, text)) return found;
    // Anything else can be another traveller, whose name is not read.
    if (line.anchors > 0 || !(isAbout || beginsWithLabel(text.slice(line.start, line.end))))
      above = [];
    const [only, ...others] = above;
    if (only !== undefined && others.length === 0 && isAbout) found.push([line, only]);
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
 * Whose the only seat or ticket of a boarding pass is: of a block with a single name, above it, and a single flight. Every
 * traveller of the text needs such a block.
 */
function namedOnCards(
  lines: readonly Line[],
  listed: readonly (readonly [Line, NamesNode])[],
): ReadonlyMap<Line, PersonName> {
  const found = new Map<Line, PersonName>();
  if (listed.length > 0) return found;
  for (const block of blocksOf(lines)) {
    const named = block.findIndex(({ facts }) => personsAmong(facts).length > 0);
    if (named === -1) continue;
    const [person, ...others] = block.flatMap(({ facts }) => personsAmong(facts));
    const flights = block.reduce((sum, { anchors }) => sum + anchors, 0);
    if (person === undefined || others.length > 0 || flights !== 1) return new Map();
    for (const kind of ["seat", "ticket"] as const) {
      const own = block.flatMap((line, index) =>
        line.facts.flatMap((fact) => (fact.kind === kind ? [{ line, index }] : [])),
      );
      const [only, ...more] = own;
      if (only !== undefined && more.length === 0 && only.index >= named && !isInfant(person))
        found.set(only.line, person);
    }
  }
  return found;
}

function isInfant({ passengerType }: PersonName): boolean {
  return passengerType?.value === "INF";
}
