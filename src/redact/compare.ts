import { isRead, type Span } from "../ast/values.ts";
import type { Decoded } from "../decode/decode.ts";
import type { Document } from "../decode/engine/read.ts";

/** The fields of a booking whose values may differ, as long as their shape stays. */
const PERSONAL = new Set([
  ...["firstName", "lastName", "printed", "birthDate", "identification", "number", "tickets"],
  ...["office", "receivedFrom", "groupName", "recordLocator", "airlineLocator", "locator"],
  ...["confirmation", "phone", "text", "value", "name", "endorsements", "penalties", "warnings"],
]);

/**
 * Whether two texts of the same length have the same content, apart from personal values of the
 * same shapes.
 */
export function haveSameStructure(one: Decoded, other: Decoded): boolean {
  return (
    one.algorithm === other.algorithm &&
    one.looksLike === other.looksLike &&
    areAlike(one.records, other.records, "") &&
    areAlike(one.booking, other.booking, "") &&
    areAlike(one.warnings, other.warnings, "warnings") &&
    one.documents.length === other.documents.length &&
    one.documents.every((document, index) => isReadAlike(document, other.documents[index]))
  );
}

function isReadAlike(one: Document, other: Document | undefined): boolean {
  return (
    other !== undefined &&
    one.grammar.name === other.grammar.name &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => {
      const { start, end, node, rule } = other.lines[index] ?? line;
      return (
        line.rule === rule &&
        samePlace(line, one, { start, end }, other) &&
        areNodesAlike(line.node, node, one, other)
      );
    })
  );
}

function samePlace(one: Span, own: Document, other: Span, its: Document): boolean {
  const [left, right] = [own.source.originalRange(one), its.source.originalRange(other)];
  return left.start === right.start && left.end === right.end;
}

function areNodesAlike(one: unknown, other: unknown, own: Document, its: Document): boolean {
  if (isRead(one) && isRead(other))
    return samePlace(one, own, other, its) && haveSameShape(one.value, other.value);
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((each, index) => areNodesAlike(each, other[index], own, its))
    );
  if (isObject(one) && isObject(other)) {
    const keys = keysOf(one).filter((key) => key !== "facts");
    return (
      keys.length === keysOf(other).filter((key) => key !== "facts").length &&
      keys.every((key) => areNodesAlike(one[key], other[key], own, its))
    );
  }
  return haveSameShape(one, other);
}

function areAlike(one: unknown, other: unknown, field: string): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length && one.every((each, index) => areAlike(each, other[index], field))
    );
  if (isObject(one) && isObject(other)) {
    const keys = keysOf(one);
    return (
      keys.length === keysOf(other).length &&
      keys.every((key) => areAlike(one[key], other[key], key))
    );
  }
  return PERSONAL.has(field) ? haveSameShape(one, other) : one === other;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The links to the text, which are compared as nodes, and the certainty of the choice of algorithm. */
const LEFT_OUT: ReadonlySet<string> = new Set(["source", "sources", "confidence"]);

function keysOf(object: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(object).filter((key) => !LEFT_OUT.has(key) && object[key] !== undefined);
}

function haveSameShape(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string")
    return one === other || shapeOf(one) === shapeOf(other);
  if (isObject(one) && isObject(other))
    return keysOf(one).every((key) => haveSameShape(one[key], other[key]));
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => haveSameShape(each, other[at]));
  return typeof one === typeof other;
}

function shapeOf(text: string): string {
  return text
    .replace(/\p{L}\p{M}*/gu, "A")
    .replace(/\p{Nd}/gu, "9")
    .replace(/\*(?:[ -]?\*)+/g, "*");
}
