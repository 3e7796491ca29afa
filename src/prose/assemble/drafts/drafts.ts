import type { AirNode, Node } from "../../../ast/nodes.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Line } from "../../scopes/lines.ts";
import type { Territory } from "../../scopes/territory.ts";
import type { Rental } from "../cars/rentals.ts";
import type { Found } from "../repeats.ts";
import { elementOf, replacedFlightOf } from "../elements.ts";
import type { Cut } from "../pieces.ts";
import { linesOfClasses } from "../trains/train-classes.ts";

/** What a line says together with others. */
interface Draft {
  readonly cuts: Cut[];
  /** The elements to which the line adds something. */
  readonly elements: Node[];
}

const EMPTY: Draft = { cuts: [], elements: [] };

/**
 * What the lines of a text say together with others. Of a flight with its times on the line below, the first line gets
 * the node and the second becomes a passage; both have the flight among their elements:
 *
 *   LH 400 Frankfurt - New York        { cuts: [air], elements: [air] }
 *   14 January, 13:00 - 15:45          { cuts: [passage], elements: [air] }
 */
export class Drafts {
  readonly #drafts = new Map<Line, Draft>();

  get isEmpty(): boolean {
    return this.#drafts.size === 0;
  }

  has(line: Line): boolean {
    return this.#drafts.has(line);
  }

  /** What a line says together with others; most lines of a long text say nothing. */
  of(line: Line): Draft {
    return this.#drafts.get(line) ?? EMPTY;
  }

  /** The elements of all lines: one for each line that adds to it. */
  elements(): readonly Node[] {
    return [...this.#drafts.values()].flatMap(({ elements }) => elements);
  }

  /** Makes a node of a part of a line, or a passage of a line without one of its own. */
  addNode(line: Line, node: Node = { kind: "passage" }, start = line.start): void {
    this.#draftOf(line).cuts.push({ start, node });
  }

  /** Says that a line adds something to an element. */
  addElement(line: Line, element: Node): void {
    this.#draftOf(line).elements.push(element);
  }

  #draftOf(line: Line): Draft {
    const draft = this.#drafts.get(line) ?? { cuts: [], elements: [] };
    this.#drafts.set(line, draft);
    return draft;
  }
}

/** Puts an element on the line of its anchor, and marks the other lines as belonging to it. */
export function place({ territory, node, about }: Found, drafts: Drafts): void {
  const { anchor, home, lines } = territory;
  for (const line of lines) {
    drafts.addElement(line, about ?? node);
    if (line !== home) drafts.addNode(line);
    else drafts.addNode(line, node, isPreceded(line, anchor) ? anchor.start : line.start);
  }
}

/** Marks the lines that say nothing but the class of a train. */
export function placeClasses(
  lines: readonly Line[],
  found: readonly Found[],
  drafts: Drafts,
): void {
  for (const [line, train] of linesOfClasses(lines, found)) {
    if (drafts.has(line)) continue;
    drafts.addElement(line, train);
    drafts.addNode(line);
  }
}

/** Puts the flights that a line says are cancelled in their places. */
export function placeCancelled(line: Line, text: string, drafts: Drafts): void {
  for (const facts of line.cancelled) {
    const home = { ...line, facts };
    const anchor = facts.find(({ kind }) => kind === "flight");
    if (anchor === undefined) continue;
    const territory = { anchor, home, lines: [home], facts: [facts] };
    const isReplaced = line.facts.some(({ kind }) => kind === "flight");
    const node =
      elementOf(territory, text, false) ?? (isReplaced ? replacedFlightOf(territory) : undefined);
    if (node === undefined) continue;
    drafts.addElement(line, node);
    drafts.addNode(line, asCancelled(node), facts[0]?.start);
  }
}

/** Puts a rented car on the line of its pick-up, and marks the other lines about it. */
export function placeRental(line: Line, { home, node, start }: Rental, drafts: Drafts): void {
  drafts.addElement(line, node);
  if (line.reading === home) drafts.addNode(line, node, start);
  else drafts.addNode(line);
}

export function asCancelled(node: Node): Node {
  return node.kind === "air" ? { kind: "cancelled", flight: node } : node;
}

/** The kinds of facts that become nodes by themselves. */
const HAS_NODE: ReadonlySet<Fact["kind"]> = new Set([
  "person",
  "locator",
  "airlineLocator",
  "ticket",
  "seat",
  "total",
  "taxes",
  "baseFare",
  "price",
  "phone",
  "email",
]);

/** Whether the line says something else before a flight, train or hotel. */
function isPreceded({ anchors, facts, cancelled }: Line, anchor: Territory["anchor"]): boolean {
  return (
    anchors + cancelled.length > 1 ||
    facts.some(({ kind, start }) => start < anchor.start && HAS_NODE.has(kind))
  );
}

export function isAir(node: Node): node is AirNode {
  return node.kind === "air";
}
