/** The cases of a corpus: texts, each beside the answer it must give. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { isObject } from "../reference/tables.ts";

/** What a text must give. `"*"` in an answer stands for any text that is not empty, or any number. */
export interface Expectation {
  /** What the case is there for. */
  readonly shows: string;
  /** `YYYY-MM-DD`, the day from which years are inferred. */
  readonly referenceDate: string;
  /** Wire value; null where nothing can be decoded. */
  readonly algorithm: string | null;
  /** The v4 answer; null where nothing can be decoded. */
  readonly answer: unknown;
  /** Where nothing can be decoded: what the text looks like. */
  readonly looksLike?: string | null;
  /** The texts of what no rule reads. */
  readonly unread?: readonly string[];
  /** 0 to 1: how sure the choice of the algorithm was when the answer was written. */
  readonly confidence?: number;
  /** The answer was written by the decoder, and nobody has read it yet. */
  readonly draft?: true;
}

export interface CorpusCase {
  /** Path in the corpus, without an ending: `several/two-records`. */
  readonly name: string;
  /** Path of its files, without an ending. */
  readonly path: string;
  readonly text: string;
  /** Null where it was never written. */
  readonly expectation: Expectation | null;
}

/**
 * Every case of a corpus, by name.
 *
 * @param corpus folder, with a slash at its end
 * @throws Error that names the case whose expectation is none; it quotes nothing of it
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
      expectation: expectationIn(`${corpus}${name}.json`, name),
    }));
}

function expectationIn(file: string, name: string): Expectation | null {
  if (!existsSync(file)) return null;
  const found = parsed(readFileSync(file, "utf8"), name);
  if (!isExpectation(found)) throw new Error(`${name}: the expectation lacks a key`);
  return found;
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // What the parser says quotes the text, which may be a private one.
    throw new Error(`${name}: the expectation is not JSON`);
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
