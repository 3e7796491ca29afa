import { existsSync, readFileSync } from "node:fs";
import { isObject } from "../../reference/tables.ts";

/** A rule or an alternative that no case needs to cover, and the reason. */
export interface Exception {
  /** Without the name of the system: `SSR_words`. */
  readonly rule: string;
  /** As a production: `Slash name?`; without it, the whole rule is meant. */
  readonly alternative?: string;
  readonly reason: string;
}

/**
 * The exceptions of a system: `untaken.json` in its folder of the corpus.
 *
 * @param corpus folder, with a trailing slash
 * @throws Error if the file is not a list of exceptions
 */
export function exceptionsOf(corpus: string, system: string): readonly Exception[] {
  const name = `${system}/untaken.json`;
  if (!existsSync(corpus + name)) return [];
  const found: unknown = JSON.parse(readFileSync(corpus + name, "utf8"));
  if (!Array.isArray(found) || !found.every(isException))
    throw new Error(`${name}: must be a list of {"rule", "alternative"?, "reason"}`);
  return found;
}

const KEYS = new Set(["rule", "alternative", "reason"]);

function isException(value: unknown): value is Exception {
  return (
    isObject(value) &&
    Object.entries(value).every(([key, text]) => KEYS.has(key) && isText(text)) &&
    "rule" in value &&
    "reason" in value
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
