import type { Node, Span } from "../../ast/nodes.ts";
import { isRead } from "../../ast/values.ts";

/** A value in a node. */
export interface NodeField {
  /** `departure`, `persons[0].surname`. */
  readonly path: string;
  /** As JSON. */
  readonly value: string;
  /** Where the document prints it; null if no single place of the text has it. */
  readonly span: Span | null;
}

/** All values of a node except its kind, in the order in which its rule names them. */
export function fieldsOf(node: Node): readonly NodeField[] {
  return Object.entries(node).flatMap(([name, value]) =>
    name === "kind" ? [] : fieldsIn(value, name),
  );
}

function fieldsIn(value: unknown, path: string): readonly NodeField[] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null)
    return [{ path, value: JSON.stringify(value), span: null }];
  if (isRead(value)) {
    const { start, end } = value;
    return [{ path, value: JSON.stringify(value.value), span: { start, end } }];
  }
  return Array.isArray(value)
    ? value.flatMap((each: unknown, index) => fieldsIn(each, `${path}[${index}]`))
    : Object.entries(value).flatMap(([name, each]) => fieldsIn(each, `${path}.${name}`));
}
