import type { Read } from "../../ast/nodes.ts";

export type { Mutable } from "../../ast/nodes.ts";

/** A shared empty list. */
export const NONE: readonly never[] = [];

/** The value that was read, or null if nothing is printed. */
export function valueOf<T>(read: Read<T> | undefined): T | null {
  return read === undefined ? null : read.value;
}
