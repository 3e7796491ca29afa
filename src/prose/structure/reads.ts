import type { Span } from "../../ast/nodes.ts";
import { isRead } from "../../ast/values.ts";

/** A value and its place, with the path of its field: `departure`, `persons[0].surname`. */
export interface NamedRead extends Span {
  readonly name: string;
}

/** The places of all values in a node or a fact. */
export function readsIn(value: object, path = ""): readonly NamedRead[] {
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const name = path === "" ? key : `${path}.${key}`;
    if (Array.isArray(field))
      return field.flatMap((each: unknown, index) =>
        isObject(each) ? readIn(each, `${name}[${index}]`) : [],
      );
    return isObject(field) ? readIn(field, name) : [];
  });
}

function readIn(value: object, name: string): readonly NamedRead[] {
  return isRead(value) ? [{ name, start: value.start, end: value.end }] : readsIn(value, name);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
