import type { Read } from "../../ast/nodes.ts";

/** A record under construction. */
export type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** A shared empty list. */
export const NONE: readonly never[] = [];

/** The value that was read, or null if nothing is printed. */
export function valueOf<T>(read: Read<T> | undefined): T | null {
  return read === undefined ? null : read.value;
}
