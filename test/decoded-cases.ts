/** The cases of the corpus, each decoded once for all tests of a process. */
import { fileURLToPath } from "node:url";
import { decode, type Decoded } from "../src/decode/decode.ts";
import { casesIn, type CorpusCase } from "../src/workshop/cases.ts";

/** Every case of the corpus, sorted by name. */
export const CASES = casesIn(fileURLToPath(new URL("../corpus/", import.meta.url)));

const known = new Map<string, Decoded>();

/** What the text of a case decodes to on its reference date. */
export function decodedCase({ name, text, expectation }: CorpusCase): Decoded {
  const decoded = known.get(name) ?? decode(text, { referenceDate: expectation?.referenceDate });
  known.set(name, decoded);
  return decoded;
}
