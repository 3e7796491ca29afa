import type { NamesNode, PersonName } from "../../ast/nodes.ts";
import { airportsNamed, folded, type NamedAirports } from "../../reference/index.ts";
import type { Segment } from "../itinerary/segments.ts";
import { splitSpacedTitle } from "./titles.ts";

/** The names of a record, and those that somebody wrote next to it and that are not its travellers'. */
interface ChosenNames {
  readonly names: readonly NamesNode[];
  readonly others: readonly NamesNode[];
  /** What words for a journey precede although it is no name: `VIAGGIO DI: ROMA/MILANO`. */
  readonly ways: readonly NamesNode[];
}

/**
 * Leaves out the names that somebody wrote next to a record unless they can be its travellers: it has a flight,
 * its flights have a seat for each of them, and either no name is numbered or there are as many names as seats.
 */
export function withoutDoubtfulNames(
  all: readonly NamesNode[],
  segments: readonly Segment[],
): ChosenNames {
  const ways = all.filter((node) => isWay(node, segments));
  const names = ways.length === 0 ? all : all.filter((node) => !ways.includes(node));
  return { ...withoutOthers(names, segments), ways };
}

/**
 * Whether a line after words for a journey says where that leads. A title can be the end of a remark, if the flights go to
 * both places: `TRIP FOR ROME/MILAN MS`.
 */
function isWay({ ofJourney, persons }: NamesNode, segments: readonly Segment[]): boolean {
  if (ofJourney !== true) return false;
  return persons.every((person) => {
    const places = placesOf(person);
    return places !== undefined && (!isTitled(person) || areVisited(places, segments));
  });
}

/** The airports of two places with a slash between them; undefined if one of them is none. */
function placesOf({ surname, given }: PersonName): readonly NamedAirports[] | undefined {
  const names = [
    surname?.value,
    given && (splitSpacedTitle(given.value)?.firstName ?? given.value),
  ];
  const places = names.flatMap((name) => airportsNamed(folded(name ?? "")) ?? []);
  return places.length === names.length ? places : undefined;
}

function isTitled({ given }: PersonName): boolean {
  return given !== undefined && splitSpacedTitle(given.value) !== null;
}

function areVisited(places: readonly NamedAirports[], segments: readonly Segment[]): boolean {
  const ends = segments.flatMap(({ node }) =>
    node.kind === "air" ? [node.origin?.value, node.destination?.value] : [],
  );
  return places.every(({ main, others }) =>
    [...main, ...others].some((code) => ends.includes(code)),
  );
}

function withoutOthers(
  names: readonly NamesNode[],
  segments: readonly Segment[],
): Omit<ChosenNames, "ways"> {
  const noted = names.filter((node) => node.noted === true);
  if (noted.length === 0) return { names, others: [] };
  const printed = names.filter((node) => node.noted !== true);
  if (canTravel(names, printed, segments)) return { names: onceEach(names, printed), others: [] };
  const known = knownIn(printed);
  return {
    names: printed,
    others: noted.filter(({ persons }) => !persons.every((person) => known.has(printedOf(person)))),
  };
}

/** Leaves out names that somebody wrote again next to those that a system printed. */
function onceEach(
  names: readonly NamesNode[],
  printed: readonly NamesNode[],
): readonly NamesNode[] {
  const known = knownIn(printed);
  return names.map((node) => {
    if (node.noted !== true) return node;
    const persons = node.persons.filter((person) => !known.has(printedOf(person)));
    return persons.length === node.persons.length ? node : Object.assign({}, node, { persons });
  });
}

export function knownIn(names: readonly NamesNode[]): ReadonlySet<string> {
  return new Set(names.flatMap(({ persons }) => persons.map(printedOf)));
}

export function printedOf({ printed }: PersonName): string {
  return printed.value;
}

function canTravel(
  all: readonly NamesNode[],
  printed: readonly NamesNode[],
  segments: readonly Segment[],
): boolean {
  const flights = segments.flatMap(({ node }) => (node.kind === "air" ? node : []));
  if (flights.length === 0) return false;
  const counts = flights.flatMap(({ count }) => count?.value ?? []);
  const travellers = countSeats(all);
  if (printed.some(({ persons }) => persons.some(({ number }) => number !== undefined)))
    return counts.length > 0 && counts.every((count) => count === travellers);
  return counts.every((count) => travellers <= count);
}

/** How many seats the travellers need: one per name, none for infants. */
export function countSeats(names: readonly NamesNode[]): number {
  const seated = names.flatMap(({ persons }) => persons.filter((person) => !isInfant(person)));
  return new Set(seated.map(printedOf)).size;
}

function isInfant({ passengerType, given, infant, infantOfPrevious }: PersonName): boolean {
  if (passengerType !== undefined) return passengerType.value === "INF";
  return infant === true || infantOfPrevious === true || / INF(?![^ ])/.test(given?.value ?? "");
}
