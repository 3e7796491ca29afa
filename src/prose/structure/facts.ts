import type { Node, Span } from "../../ast/nodes.ts";
import type { TextFact } from "../../ast/structure.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { journeyOf } from "../assemble/journey.ts";
import type { Fact } from "../facts/fact.ts";
import type { Line } from "../scopes/lines.ts";
import type { FoundJourney } from "./journeys.ts";
import { readsIn } from "./reads.ts";

type Kind = Fact["kind"];

/** What only accompanies what others say. */
const SILENT: ReadonlySet<Kind> = new Set([
  "word",
  "mark",
  "known",
  "link",
  "letter",
  "side",
  "noSide",
  "checkIn",
  "checkOut",
  "travellers",
]);

/** Why something that belongs to no journey was left unread, if its kind shows it. */
const REASONS: Readonly<Partial<Record<Kind, string>>> = {
  unclearDate: "it can be two different days",
  unclearTime: "these digits are not certainly a time",
  person: "names count only beside a journey or a stay, or after words for travellers",
  locator: "another one is in the text, or its label needs a journey beside it",
  total: "another amount contradicts it, or it is read elsewhere",
  taxes: "it does not add up with the base fare and the total",
  baseFare: "it does not add up with the taxes and the total",
  price: "other amounts are in the text",
  nights: "no hotel is in its block",
  rooms: "no hotel is in its block",
  address: "no hotel is in its block",
};
/** What is said about journeys only. */
const OF_JOURNEYS: ReadonlySet<Kind> = new Set([
  "flight",
  "train",
  "hotel",
  "date",
  "time",
  "days",
  "pair",
  "place",
  "terminals",
  "class",
  "status",
  "equipment",
  "operator",
]);
const NO_JOURNEY = "no flight, train or hotel is in its block";

/** What the lines say, and where it went. */
export function factsIn(
  lines: readonly Line[],
  nodes: readonly Node[],
  journeys: readonly FoundJourney[],
  source: SourceText,
): readonly TextFact[] {
  const reads = new Map(nodes.map((node) => [node, readsIn(withoutUnparsed(node))] as const));
  const read = new Set([...reads.values()].flat().map(startOf));
  const owners = ownersOf(journeys);
  const facts = lines
    .flatMap(saidOn)
    .filter(({ kind }) => !SILENT.has(kind))
    .map((fact) => ({ fact, values: readsIn(fact), owner: owners.get(fact) }));
  const isRead = ({ values }: { values: readonly Span[] }) =>
    values.some(({ start }) => read.has(start));
  const textOf = ({ fact, values }: (typeof facts)[number]) => {
    const { start, end } = rangeOf(fact, values);
    return `${fact.kind} ${source.text.slice(start, end)}`;
  };
  const said = new Set(facts.filter(isRead).map(textOf));
  const found = facts.map((each): TextFact => {
    const { fact, values, owner } = each;
    const journey = owner === undefined ? undefined : journeys[owner];
    const canRepeat = !OF_JOURNEYS.has(fact.kind) || journey?.journey.unread === null;
    const why = canRepeat && said.has(textOf(each)) ? REPEAT : whyUnread(fact, journey);
    return {
      kind: fact.kind,
      ...source.originalRange(rangeOf(fact, values)),
      journey: owner ?? null,
      unread: isRead(each) ? null : why,
    };
  });
  const known = new Set(facts.flatMap(({ values }) => values.map(startOf)));
  return [...found, ...listedIn(reads, known, source)].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** What a line says, with its sentences about cancelled flights, which are words for all else. */
function saidOn({ facts, cancelled }: Line): readonly Fact[] {
  if (cancelled.length === 0) return facts;
  const isAmong = ({ start }: Fact, [first, ...others]: readonly Fact[]) =>
    first !== undefined && start >= first.start && start <= (others.at(-1) ?? first).end;
  const others = facts.filter((fact) => !cancelled.some((sentence) => isAmong(fact, sentence)));
  return [...others, ...cancelled.flat()];
}

const REPEAT = "the text says it elsewhere, too";

/** What several words or lines say only together: the names of a list. */
function listedIn(
  reads: ReadonlyMap<Node, readonly Span[]>,
  known: ReadonlySet<number>,
  source: SourceText,
): readonly TextFact[] {
  return [...reads].flatMap(([{ kind }, values]) => {
    const [first] = values;
    if (first === undefined || kind === "cancelled" || values.some(({ start }) => known.has(start)))
      return [];
    const range = source.originalRange(rangeOf({ ...first, kind: "known" }, values));
    return [{ kind: kind === "names" ? "person" : kind, ...range, journey: null, unread: null }];
  });
}

function withoutUnparsed(node: Node): object {
  return { ...node, unparsed: undefined };
}

function startOf({ start }: Span): number {
  return start;
}

/** The journey that each fact was given to. */
function ownersOf(journeys: readonly FoundJourney[]): ReadonlyMap<Fact, number> {
  const owners = new Map<Fact, number>();
  for (const [index, { anchor }] of journeys.entries()) owners.set(anchor, index);
  for (const [index, { facts }] of journeys.entries())
    for (const fact of facts) if (!owners.has(fact)) owners.set(fact, index);
  return owners;
}

/** The place of the values of a fact, without its label. */
function rangeOf({ start, end }: Fact, values: readonly Span[]): Span {
  if (values.length === 0) return { start, end };
  return {
    start: Math.min(...values.map((each) => each.start)),
    end: Math.max(...values.map((each) => each.end)),
  };
}

function whyUnread(fact: Fact, found: FoundJourney | undefined): string {
  const own = REASONS[fact.kind];
  const { journey, territory } = found ?? {};
  if (own !== undefined || journey === undefined) return own ?? NO_JOURNEY;
  if (journey.unread !== null || territory === undefined) return journey.unread ?? NO_JOURNEY;
  const { dates, times, places } = journeyOf(territory);
  const ends = new Map<Kind, Pick<typeof dates, "isContradictory">>([
    ["date", dates],
    ["time", times],
    ["place", places],
    ["pair", places],
  ]);
  return ends.get(fact.kind)?.isContradictory === true
    ? "several values contradict each other"
    : "it has no certain side, or the journey has its value elsewhere";
}
