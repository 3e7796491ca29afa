import type { Span } from "../../ast/nodes.ts";
import type { FromText } from "../../booking/model/booking.ts";
import type { Printed, Sources } from "../../booking/model/sources.ts";
import type { Document } from "../../decode/engine/read.ts";
import type { LineReading } from "../../decode/engine/line-reading.ts";
import type { Spans } from "./segment-extra-schema.ts";

/** Finds the places of entries in the original text. */
export interface Places {
  /**
   * The spans of an entry's fields and, as `line`, of the whole line that books it.
   *
   * @param names the names of fields in the answer, if they are not the field names in snake case
   */
  of(entry: FromText<object>, names?: Names): Spans;
}

export type Names = Readonly<Record<string, string>>;

/** The line from which a value was read. */
interface Place {
  readonly line: LineReading;
  readonly document: Document;
}

/** Indexes everything that was read, once for all entries; offsets are relative to a document. */
export function placesIn(documents: readonly Document[]): Places {
  const places = new Map<object, Place>();
  for (const document of documents)
    for (const line of document.lines)
      if (line.node !== null) addPlaces(places, line.node, { line, document });
  return { of: (entry, names = {}) => spansOf(entry, names, places) };
}

/** Adds a node, or part of a node, and all its parts. */
function addPlaces(places: Map<object, Place>, part: object, place: Place): void {
  places.set(part, place);
  const values: unknown[] = Object.values(part);
  for (const value of values)
    if (typeof value === "object" && value !== null) addPlaces(places, value, place);
}

function spansOf(entry: FromText<object>, names: Names, places: ReadonlyMap<object, Place>): Spans {
  const spans: Spans = {};
  const sources = entry.sources();
  const line = places.get(entry.source) ?? lineOf(sources, places);
  if (line !== undefined) addSpan(spans, "line", line.line, line);
  for (const [field, source] of Object.entries(sources)) {
    if (isNull(entry, field)) continue;
    const name = names[field] ?? snakeCase(field);
    for (const [index, printed] of [source].flat().entries()) {
      const place = places.get(printed.within ?? printed);
      if (place !== undefined)
        addSpan(spans, isList(source) ? `${name}.${index}` : name, printed, place);
    }
  }
  return spans;
}

/** The place of an entry that has no line of its own, such as an infant named in a request. */
function lineOf(sources: Sources, places: ReadonlyMap<object, Place>): Place | undefined {
  const first = Object.values(sources).flat()[0];
  return first && places.get(first.within ?? first);
}

/** Whether a field is null; its printed source is then irrelevant. */
function isNull(entry: object, field: string): boolean {
  return Object.entries(entry).some(([key, value]) => key === field && value === null);
}

function isList(source: Sources[string]): source is readonly Printed[] {
  return Array.isArray(source);
}

function addSpan(spans: Spans, key: string, span: Span, { document }: Place): void {
  const { start, end } = document.source.originalRange(span);
  if (start < end) spans[key] = [start, end];
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
