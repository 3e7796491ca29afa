/**
 * Reading of the reference tables, which `npm run tables` makes from npm packages and from
 * `reference-overlay/`. They are read synchronously and only when first asked for.
 */
import { readFileSync } from "node:fs";

/** Sources run beside `build/`; the compiled files lie in `dist/src/`, with a copy of the tables. */
const FOLDER = new URL(
  import.meta.url.endsWith(".ts") ? "../../build/tables/" : "../../tables/",
  import.meta.url,
);

/** The parsed content of one table, such as `airports.json`. Throws where it was never made. */
export function readTable(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(new URL(file, FOLDER), "utf8");
  } catch (cause) {
    throw new Error(`Reference table ${file} cannot be read: run "npm run tables"`, { cause });
  }
  const table: unknown = JSON.parse(text);
  if (!isObject(table)) throw new TypeError(`Reference table ${file} is not an object`);
  return table;
}

/** A function that makes its value at the first call and keeps it. */
export function lazy<T>(make: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: make() }).value;
}

/** True for any JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The entries of a JSON object that holds nothing but strings; throws where it holds another. */
export function stringMap(value: unknown): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [key, entry] of Object.entries(isObject(value) ? value : { value })) {
    if (typeof entry !== "string") throw new TypeError(`Reference table: ${key} is not a string`);
    map.set(key, entry);
  }
  return map;
}

/**
 * An index of a list of lines, each of which begins with a code and a tab; throws where the list
 * holds anything else. Strings in a list are read three times as fast as the same in objects, and
 * most of them are never asked for.
 */
export function linesByCode(lines: unknown): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const line of Array.isArray(lines) ? lines : [undefined]) {
    if (typeof line !== "string") throw new TypeError("Reference table: not a list of lines");
    map.set(line.slice(0, line.indexOf("\t")), line);
  }
  return map;
}
