import type { PrintedDate, Read } from "../ast/nodes.ts";
import { formatDayOrNull, printedDay } from "./days.ts";

/** A record under construction. */
export type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** The list of everything that holds none. */
export const NONE: readonly never[] = [];

/** The value that was read, or null where nothing is printed. */
export function valueOf<T>(read: Read<T> | undefined): T | null {
  return read === undefined ? null : read.value;
}

/** `YYYY-MM-DD` of a day that is printed with its year; else null. */
export function dateOf(read: Read<PrintedDate> | undefined): string | null {
  return read === undefined ? null : formatDayOrNull(printedDay(read.value));
}
