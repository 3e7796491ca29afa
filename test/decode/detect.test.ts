import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { detect } from "../../src/decode/detect.ts";
import { CASES, decodedCase } from "../decoded-cases.ts";

/** Every fourth text of the corpus, and all those of several records, of odd pastes, and of no record. */
const cases = CASES.filter(
  ({ name }, index) => /^(?:several|paste|refusal)\b/.test(name) || index % 4 === 0,
);

function choiceIn({ candidates, records }: ReturnType<typeof detect>) {
  return {
    candidates,
    records: records.map(({ algorithm, confidence, lines }) => ({ algorithm, confidence, lines })),
  };
}

describe("Detection alone", () => {
  it("says the same as decoding", () => {
    expect(cases).to.have.length.above(250);
    for (const each of cases)
      expect(choiceIn(detect(each.text)), each.name).to.deep.equal(choiceIn(decodedCase(each)));
  });

  it("is as doubtful of numbered words with a slash as decoding", () => {
    for (const text of ["1. DESIGN/BUILD\n2. LUNCH/COFFEE", "1.design/build\nABC", "hello", ""]) {
      expect(choiceIn(detect(text)), text).to.deep.equal(choiceIn(decode(text)));
    }
    expect(detect("1. DESIGN/BUILD\n2. LUNCH/COFFEE").candidates[0]?.confidence).to.be.below(0.5);
  });
});
