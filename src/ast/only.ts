import type { Read } from "./values.ts";

/** The only one of some things; undefined if there is none, or more than one. */
export function onlyOf<T>(things: readonly T[]): T | undefined {
  return things.length === 1 ? things[0] : undefined;
}

/** The value that some readings agree on, where it is first read; undefined if they contradict each other. */
export function agreedValue<T>([first, ...others]: readonly Read<T>[]): Read<T> | undefined {
  return others.every(({ value }) => value === first?.value) ? first : undefined;
}
