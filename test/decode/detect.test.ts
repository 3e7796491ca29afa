import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { decode } from "../../src/decode/decode.ts";
import { detect } from "../../src/decode/detect.ts";

const CORPUS = new URL("../../corpus/", import.meta.url);

/** Every fourth text of the corpus, and all those of several records, of odd pastes, and of no record. */
const texts = readdirSync(CORPUS, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".txt"))
  .filter((file, index) => /^(?:several|paste|refusal)\b/.test(file) || index % 4 === 0)
  .map((file) => readFileSync(new URL(file, CORPUS), "utf8"));

function choiceIn({ candidates, records }: ReturnType<typeof detect>) {
  return {
    candidates,
    records: records.map(({ algorithm, confidence, lines }) => ({ algorithm, confidence, lines })),
  };
}

describe("Detection alone", () => {
  it("says the same as decoding", () => {
    expect(texts).to.have.length.above(250);
    for (const text of texts)
      expect(choiceIn(detect(text)), text).to.deep.equal(choiceIn(decode(text)));
  });

  it("is as doubtful of numbered words with a slash as decoding", () => {
    for (const text of ["1. DESIGN/BUILD\n2. LUNCH/COFFEE", "1.design/build\nABC", "hello", ""]) {
      expect(choiceIn(detect(text)), text).to.deep.equal(choiceIn(decode(text)));
    }
    expect(detect("1. DESIGN/BUILD\n2. LUNCH/COFFEE").candidates[0]?.confidence).to.be.below(0.5);
  });
});
