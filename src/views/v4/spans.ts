import type { Node, Read, Span } from "../../ast/nodes.ts";
import type { Document, LineReading } from "../../engine/read.ts";
import type { SourceText } from "../../text/source.ts";
import type { Spans } from "./segment-extra-schema.ts";

/** Finds the places of elements in the text as it was sent. */
export interface Places {
  /** The fields of an element and, as `line`, the whole entry it was read from. */
  of(source: object): Spans;
}

/** Makes the index of all entries once for all elements. */
export function placesIn(documents: readonly Document[]): Places {
  const entries = new Map<object, { readonly line: LineReading; readonly text: SourceText }>();
  for (const { source: text, lines } of documents)
    for (const line of lines)
      if (line.node !== null)
        for (const part of partsOf(line.node)) entries.set(part, { line, text });
  return {
    of(source) {
      const entry = entries.get(source);
      if (entry === undefined) return {};
      const spans: Spans = { line: originalRange(entry.line, entry.text) };
      return addFields(spans, source, entry.text);
    },
  };
}

/** What elements are made from: the node of a line, or one traveller of it. */
function partsOf(node: Node): readonly object[] {
  return node.kind === "names" ? node.persons : [node];
}

/** Adds the place of every value that the node holds, under the field's name in snake case. */
function addFields(spans: Spans, node: object, text: SourceText): Spans {
  for (const [field, value] of Object.entries(node))
    if (isRead(value)) spans[snakeCase(field)] = originalRange(value, text);
  return spans;
}

function isRead(value: unknown): value is Read<unknown> {
  return typeof value === "object" && value !== null && "value" in value && "start" in value;
}

/** The end is that of the last character, because what follows it may have been joined on. */
function originalRange({ start, end }: Span, text: SourceText): [start: number, end: number] {
  const first = text.originalOffset(start);
  return [first, end > start ? text.originalOffset(end - 1) + 1 : first];
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
