/**
 * Reads the reference tables, which `npm run tables` generates from npm packages and
 * `reference-overlay/`. They are read synchronously on first use.
 */
import { readData, REMEDY } from "../data.ts";

/** The parsed content of a table such as `airports.json`; throws if it was never generated. */
export function readTable(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readData(`build/tables/${file}`);
  } catch (cause) {
    throw new Error(`Reference table ${file} cannot be read: ${REMEDY}`, { cause });
  }
  const table: unknown = JSON.parse(text);
  if (!isObject(table)) throw new TypeError(`Reference table ${file} is not an object`);
  return table;
}

/** Returns a function that computes its value on the first call and caches it. */
export function lazy<T>(make: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: make() }).value;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The entries of a JSON object whose values are all strings; throws if any is not. */
export function stringMap(value: unknown): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [key, entry] of Object.entries(isObject(value) ? value : { value })) {
    if (typeof entry !== "string") throw new TypeError(`Reference table: ${key} is not a string`);
    map.set(key, entry);
  }
  return map;
}

/**
 * Indexes a list of lines, each of which begins with a code and a tab; throws if an element is not a
 * string. JSON parses strings in a list three times as fast as the same data in objects, and most
 * lines are never looked up.
 */
export function linesByCode(lines: unknown): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const line of Array.isArray(lines) ? lines : [undefined]) {
    if (typeof line !== "string") throw new TypeError("Reference table: not a list of lines");
    map.set(line.slice(0, line.indexOf("\t")), line);
  }
  return map;
}
