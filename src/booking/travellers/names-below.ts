import { isSegment } from "../../ast/kinds.ts";
import type { NamesNode, Node } from "../../ast/nodes.ts";
import { countSeats, knownIn, printedOf } from "./noted-names.ts";

/** Names next to a record that are not its travellers': `DRIVER SMITH/JOHN MR`. */
interface OtherNames {
  /** Those for whom the flights have no seat. */
  readonly seatless: readonly NamesNode[];
  /** Those whose number continues the numbers of the segments: `3 PICK UP SMITH/JOHN MR`. */
  readonly numbered: readonly NamesNode[];
  /** Those in lines that begin with other words and, among numbered names, have no number: `PICK UP SMITH/JOHN MR`. */
  readonly described: readonly NamesNode[];
}

const NONE: OtherNames = { seatless: [], numbered: [], described: [] };

/** The names below the segments, and those without a number among numbered ones, that are not travellers. */
export function otherNamesIn(nodes: readonly Node[], names: readonly NamesNode[]): OtherNames {
  const first = nodes.findIndex(isSegment);
  if (first < 0 || names.length === 0) return NONE;
  const above = new Set<Node>(nodes.slice(0, first));
  const listed = names.filter((node) => node.noted !== true && above.has(node));
  const isNumbered = listed.some((node) => numberIn(node) > 0);
  const travellers = isNumbered ? listed.filter((node) => numberIn(node) > 0) : listed;
  const known = knownIn(travellers);
  const added = names.filter(
    (node) =>
      node.noted !== true &&
      !travellers.includes(node) &&
      countSeats([node]) > 0 &&
      !node.persons.every((person) => known.has(printedOf(person))),
  );
  if (added.length === 0) return NONE;
  const seatless = isFull(nodes, travellers) ? added : [];
  const described = added.filter(
    (node) => isNumbered && !seatless.includes(node) && !above.has(node) && isNote(node),
  );
  const numbered = withNumbersOfSegments(
    nodes,
    added.filter((node) => !seatless.includes(node) && !described.includes(node)),
    Math.max(0, ...travellers.map(numberIn)),
  );
  return { seatless, numbered, described };
}

/** Whether a line without a number begins with more words than a surname has. */
function isNote(node: NamesNode): boolean {
  const surname = node.persons[0]?.surname?.value ?? "";
  return numberIn(node) === 0 && WORDS_AND_SURNAME.test(surname) && !PARTICLES.test(surname);
}

const WORDS_AND_SURNAME = /^\S+ \S+ \S/;
/** `DE LA CRUZ` */
const PARTICLES =
  /^(?:AL|BIN|D[AEIU]|DA[LS]|DEL|DELLA|DOS|DEN|EL|L[AEO]|SAN|SANTA|ST|TE[NR]|VAN|VON|ZU[MR]?) /;

/** Whether each flight has as many seats as there are travellers. */
export function isFull(nodes: readonly Node[], travellers: readonly NamesNode[]): boolean {
  const flights = nodes.filter((node) => node.kind === "air");
  const seats = countSeats(travellers);
  return seats > 0 && flights.length > 0 && flights.every(({ count }) => count?.value === seats);
}

/**
 * The names whose number is higher than those of all segments above them, and not the next one after that of a name.
 *
 * @param highest the highest number of a name
 */
function withNumbersOfSegments(
  nodes: readonly Node[],
  added: readonly NamesNode[],
  highest: number,
): readonly NamesNode[] {
  const found: NamesNode[] = [];
  let segments = 0;
  let last = highest;
  for (const node of nodes) {
    if (isSegment(node)) segments = Math.max(segments, Number(node.number?.value ?? 0));
    if (node.kind !== "names" || !added.includes(node)) continue;
    const number = numberIn(node);
    if (number === last + 1 || segments === 0 || number <= segments) last = Math.max(last, number);
    else found.push(node);
  }
  return found;
}

/** The number of the last item of a line of names; 0 if it has none. */
function numberIn({ persons, number: own }: NamesNode): number {
  const numbers = persons.flatMap(({ number = own }) => number ?? []);
  return Math.max(0, ...numbers.map(({ value }) => Math.trunc(Number(value)) || 0));
}
