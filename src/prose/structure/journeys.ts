import type { Node, Read } from "../../ast/nodes.ts";
import type { TextJourney, TextPart } from "../../ast/structure.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { allTerritories } from "../assemble/compose.ts";
import { isOtherDisplay } from "../assemble/displays.ts";
import { whyNoElement } from "../assemble/elements.ts";
import { isAnchor, type Anchor, type Fact } from "../facts/fact.ts";
import { rowsOfFares } from "../scopes/fare-rows.ts";
import type { Line } from "../scopes/lines.ts";
import type { Territory } from "../scopes/territory.ts";
import { readsIn } from "./reads.ts";

/** A journey, and what is said about it. */
export interface FoundJourney {
  readonly journey: TextJourney;
  readonly anchor: Fact;
  /** Undefined if nothing around it was given to it, and in a sentence that says that it is cancelled. */
  readonly territory: Territory | undefined;
  /** The facts that were given to it. */
  readonly facts: readonly Fact[];
}

/**
 * All flights, trains and hotels of a text, in its order.
 *
 * @param nodes what the text was read as
 */
export function journeysIn(
  lines: readonly Line[],
  nodes: readonly Node[],
  source: SourceText,
): readonly FoundJourney[] {
  const { text } = source;
  const territories = isOtherDisplay(text) ? [] : allTerritories(lines, text);
  const byAnchor = new Map(territories.map((each) => [startOf(each.anchor), each]));
  const nodesByStart = new Map(nodes.flatMap(journeyNode));
  const fareRows = rowsOfFares(lines, text);
  const whyNot = (fact: Fact, line: Line, territory: Territory | undefined): string => {
    if (isOtherDisplay(text)) return "the text is another display than a booking";
    if (line.cancelled.flat().includes(fact))
      return "it is cancelled, and the sentence says too little about it";
    if (fareRows.has(line)) return "this is a row of fares";
    if (territory !== undefined)
      return whyNoElement(territory, text) ?? "it repeats one that is read";
    return territories.some(({ home }) => home === line)
      ? "it is another number on the line of one that says enough"
      : "several are on its line, and not all of them have the same details";
  };
  const found = (line: Line, fact: AnchorFact, sentence: readonly Fact[]): FoundJourney => {
    const name = nameOf(fact);
    const territory = byAnchor.get(name.start);
    const { node, isCancelled = false } = nodesByStart.get(name.start) ?? {};
    const unread = node === undefined ? whyNot(fact, line, territory) : null;
    const place = source.originalRange({ start: fact.start, end: fact.end });
    const parts = partsOf(node, source);
    return {
      journey: { kind: fact.kind, ...place, isCancelled, unread, parts },
      anchor: fact,
      territory,
      facts: territory?.facts.flat() ?? sentence,
    };
  };
  return lines.flatMap((line) => [
    ...[...line.facts, ...anchorsOf(line, territories)]
      .filter(isAnchorFact)
      .map((fact) => found(line, fact, [])),
    ...line.cancelled.flatMap((sentence) =>
      sentence.filter(isAnchorFact).map((fact) => found(line, fact, sentence)),
    ),
  ]);
}

/** What shows only together with other lines that it is an anchor: the name of a hotel above its address. */
function anchorsOf(line: Line, territories: readonly Territory[]): readonly Fact[] {
  const own = new Set(line.facts.filter(isAnchorFact).map(startOf));
  return territories.flatMap(({ home, anchor }) =>
    home === line && !own.has(startOf(anchor)) ? anchor : [],
  );
}

function partsOf(node: Node | undefined, source: SourceText): readonly TextPart[] {
  return readsIn(node ?? {})
    .filter(({ name }) => !name.startsWith("unparsed"))
    .map(({ name, ...span }) => ({ name, ...source.originalRange(span) }));
}

type AnchorFact = Fact & Anchor;

function isAnchorFact(fact: Fact): fact is AnchorFact {
  return isAnchor(fact);
}

/** What identifies it: its number or its name. */
function nameOf(fact: AnchorFact): Read<string> {
  if (fact.kind === "flight") return fact.flight;
  return fact.kind === "train" ? fact.train : fact.name;
}

function startOf(fact: Fact): number {
  return isAnchorFact(fact) ? nameOf(fact).start : fact.start;
}

interface JourneyNode {
  readonly node: Node;
  readonly isCancelled: boolean;
}

/** A node of a journey, by the place of its number or its name. */
function journeyNode(node: Node): readonly (readonly [number | undefined, JourneyNode])[] {
  switch (node.kind) {
    case "air":
      return [[node.flight.start, { node, isCancelled: false }]];
    case "cancelled":
      return [[node.flight.flight.start, { node: node.flight, isCancelled: true }]];
    case "rail":
      return [[node.train?.start, { node, isCancelled: false }]];
    case "hotel":
      return [[node.name?.start, { node, isCancelled: false }]];
    default:
      return [];
  }
}
