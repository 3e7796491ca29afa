/** The cases of the corpus that hold one record, each with the algorithm that printed it. */
import { readdirSync, readFileSync } from "node:fs";

const CORPUS = new URL("../../corpus/", import.meta.url);

/** A text, and who printed it. */
export interface Case {
  readonly name: string;
  readonly text: string;
  /** Wire value. */
  readonly expected: string;
}

/** Where a text can hold records of several systems. */
const OF_SEVERAL = "several";

/** Every case with an answer, of one record. */
export function corpusCases(): readonly Case[] {
  return readdirSync(CORPUS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt") && !name.startsWith(OF_SEVERAL))
    .map((name) => name.slice(0, -4))
    .sort()
    .flatMap((name) => {
      const expected = expectedOf(
        JSON.parse(readFileSync(new URL(`${name}.json`, CORPUS), "utf8")),
      );
      if (expected === null) return [];
      return [{ name, text: readFileSync(new URL(`${name}.txt`, CORPUS), "utf8"), expected }];
    });
}

/** The algorithm of an expectation; null where it expects no booking. */
function expectedOf(expectation: unknown): string | null {
  if (typeof expectation !== "object" || expectation === null) return null;
  if (!("answer" in expectation) || expectation.answer === null) return null;
  return "algorithm" in expectation && typeof expectation.algorithm === "string"
    ? expectation.algorithm
    : null;
}
