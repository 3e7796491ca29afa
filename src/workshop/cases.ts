/** The cases of a corpus: texts, each with the answer it must give. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { isObject } from "../reference/tables.ts";

/** The expected result of a text. `"*"` in an answer matches any non-empty text or any number. */
export interface Expectation {
  /** The purpose of the case. */
  readonly shows: string;
  /** `YYYY-MM-DD`, the day from which years are inferred. */
  readonly referenceDate: string;
  /** Wire value; null if nothing can be decoded. */
  readonly algorithm: string | null;
  /** The v4 answer; null if nothing can be decoded. */
  readonly answer: unknown;
  /** If nothing can be decoded: what the text looks like. */
  readonly looksLike?: string | null;
  /** The texts that no rule reads. */
  readonly unread?: readonly string[];
  /** 0 to 1: the confidence in the choice of algorithm when the answer was written. */
  readonly confidence?: number;
  /** The decoder wrote the answer, and nobody has checked it yet. */
  readonly draft?: true;
}

export interface CorpusCase {
  /** Path in the corpus, without an extension: `several/two-records`. */
  readonly name: string;
  /** Path of its files, without an extension. */
  readonly path: string;
  readonly text: string;
  /** Null if its file is missing or invalid. */
  readonly expectation: Expectation | null;
  /** Why the file of the expectation is invalid; quotes nothing from it. */
  readonly fault: string | null;
}

/**
 * Every case of a corpus, sorted by name.
 *
 * @param corpus folder, with a trailing slash
 */
export function casesIn(corpus: string): readonly CorpusCase[] {
  return readdirSync(corpus, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .map((file) => file.slice(0, -".txt".length).replaceAll(sep, "/"))
    .sort()
    .map((name) => ({
      name,
      path: `${corpus}${name}`,
      text: readFileSync(`${corpus}${name}.txt`, "utf8"),
      ...expectationIn(`${corpus}${name}.json`),
    }));
}

function expectationIn(file: string): Pick<CorpusCase, "expectation" | "fault"> {
  if (!existsSync(file)) return { expectation: null, fault: null };
  try {
    const expectation: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isExpectation(expectation)
      ? { expectation, fault: null }
      : { expectation: null, fault: "lacks a key or has a value of the wrong type" };
  } catch {
    // The parser's message quotes the text, which may be a private one.
    return { expectation: null, fault: "is not JSON" };
  }
}

const TEXTS = ["shows", "referenceDate"];

function isExpectation(value: unknown): value is Expectation {
  if (!isObject(value) || !("answer" in value)) return false;
  const { algorithm, unread = [], confidence = 0, draft = true } = value;
  return (
    (typeof algorithm === "string" || algorithm === null) &&
    TEXTS.every((key) => typeof value[key] === "string") &&
    Array.isArray(unread) &&
    typeof confidence === "number" &&
    draft === true
  );
}
