/** The cases of the corpus with a single record, each with the algorithm that printed it. */
import { fileURLToPath } from "node:url";
import { casesIn } from "../../src/workshop/cases.ts";

const CORPUS = fileURLToPath(new URL("../../corpus/", import.meta.url));

/** A text, and the system that printed it. */
export interface Case {
  readonly name: string;
  readonly text: string;
  /** Wire value. */
  readonly expected: string;
}

/** The folder of texts that can contain records of several systems. */
const OF_SEVERAL = "several";

/** Every case with an answer and a single record. */
export function corpusCases(): readonly Case[] {
  return casesIn(CORPUS)
    .filter(({ name }) => !name.startsWith(OF_SEVERAL))
    .flatMap(({ name, text, expectation }) =>
      (expectation?.answer ?? null) === null
        ? []
        : [{ name, text, expected: expectation?.algorithm ?? "" }],
    );
}
