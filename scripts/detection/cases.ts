/** The cases of the corpus that hold one record, each with the algorithm that printed it. */
import { fileURLToPath } from "node:url";
import { casesIn } from "../../src/workshop/cases.ts";

const CORPUS = fileURLToPath(new URL("../../corpus/", import.meta.url));

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
  return casesIn(CORPUS)
    .filter(({ name }) => !name.startsWith(OF_SEVERAL))
    .flatMap(({ name, text, expectation }) =>
      (expectation?.answer ?? null) === null
        ? []
        : [{ name, text, expected: expectation?.algorithm ?? "" }],
    );
}
