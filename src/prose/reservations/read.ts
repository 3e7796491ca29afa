import type { Node, PersonName } from "../../ast/nodes.ts";
import type { Grammar } from "../../decode/engine/grammar.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import type { Document } from "../../decode/engine/read.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { blocksIn, type Block, type PrintedLine } from "./block.ts";
import { locatorOf, seatOf, ticketOf, totalOf, type Placed } from "./details.ts";
import { personsOf } from "./persons.ts";
import { segmentOf, type SegmentNode } from "./segments.ts";

/**
 * Reads the reservations of a text, each value by its name. A segment that several travellers have
 * booked, each with a reservation, counts once, and so does a traveller on several segments.
 */
export function readReservations(source: SourceText, grammar: Grammar): Document {
  const known = new Set<string>();
  const blocks = blocksIn(source.text);
  const total = onlyTotal(blocks);
  return { grammar, source, lines: blocks.flatMap((block) => readBlock(block, total, known)) };
}

/** Several totals can be parts of one sum, or the same sum again; then none counts. */
function onlyTotal(blocks: readonly Block[]): Placed | undefined {
  const totals = blocks.flatMap((block) => {
    const total = totalOf(block);
    return total === undefined ? [] : [{ block, total }];
  });
  if (totals.length === 1) return totals[0]?.total;
  for (const { block, total } of totals)
    block.refuse({ start: total.start, end: total.start }, "there are several totals");
  return undefined;
}

const CANCELLED = /cancel+ed$/i;
const PASSAGE: Node = { kind: "passage" };

/** @param known what the reservations above have said */
function readBlock(
  block: Block,
  total: Placed | undefined,
  known: Set<string>,
): readonly LineReading[] {
  const status = block.find("reservationStatus");
  if (status !== undefined && CANCELLED.test(status.value))
    return block.lines.map((line) =>
      readAs(line, { kind: "note", about: "cancelled reservation" }),
    );
  const segment = segmentOf(block);
  if (segment === undefined)
    return block.lines.map((line) => unread(line, "it does not say what is reserved"));
  const isNew = addTo(known, identityOf(segment));
  if (!isNew && segment.kind === "rail")
    for (const seat of segment.seats ?? []) block.refuse(seat, "the train is listed above");
  const nodes = [...detailsOf(block, segment, known), ...(total === undefined ? [] : [total])];
  return block.lines.map((line, index) => {
    if (index === 0) return readAs(line, isNew ? segment : PASSAGE);
    const problem = block.problemOf(line);
    if (problem !== undefined) return unread(line, problem);
    const own = nodes.find(({ start }) => line.start <= start && start < line.end);
    const rest: Node = block.isUsed(line) ? PASSAGE : { kind: "note", about: "property" };
    return readAs(line, own?.node ?? rest);
  });
}

/** Everything but the segment: travellers, the locator, seats, tickets. */
function detailsOf(block: Block, segment: SegmentNode, known: Set<string>): readonly Placed[] {
  const persons = personsOf(block);
  const names = persons.filter(({ printed }) => addTo(known, `name ${printed.value}`));
  const locator = segment.kind === "air" ? locatorOf(block) : undefined;
  const isNew = locator !== undefined && addTo(known, `locator ${locator.locator.value}`);
  return [
    ...names.map(placedName),
    ...(isNew ? [{ start: locator.locator.start, node: locator }] : []),
    ...(segment.kind === "air" ? seatOf(block, segment, persons) : []),
    ...ticketOf(block, persons),
  ];
}

function placedName(person: PersonName): Placed {
  return { start: person.printed.start, node: { kind: "names", persons: [person] } };
}

/** Whether a set did not have a value, which it then has. */
function addTo(known: Set<string>, value: string): boolean {
  const isNew = !known.has(value);
  known.add(value);
  return isNew;
}

/** What distinguishes a segment from others, whoever travels. */
function identityOf(segment: SegmentNode): string {
  if (segment.kind === "hotel" || segment.kind === "car") return JSON.stringify(segment, valueOnly);
  const { kind, date, departure } = segment;
  const { airline, flight } = segment.kind === "air" ? segment : {};
  const { originName, train } = segment.kind === "rail" ? segment : {};
  const origin = segment.origin ?? originName;
  return JSON.stringify([kind, airline, flight, train, origin, date, departure], valueOnly);
}

/** For `JSON.stringify`: leaves out where a value is printed. */
function valueOnly(key: string, value: unknown): unknown {
  return key === "start" || key === "end" ? undefined : value;
}

function readAs({ start, end }: PrintedLine, node: Node): LineReading {
  return { start, end, node, rule: "reservation", problem: null };
}

function unread({ start, end }: PrintedLine, reason: string): LineReading {
  return { start, end, node: null, rule: null, problem: { reason, at: start } };
}
