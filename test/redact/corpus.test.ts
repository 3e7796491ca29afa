import { expect } from "chai";
import { createHash } from "node:crypto";
import { decode, isDecodable } from "../../src/decode/decode.ts";
import { NotRedactable } from "../../src/redact/not-redactable.ts";
import { redact } from "../../src/redact/redact.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { CASES, decodedCase } from "../decoded-cases.ts";
import { leaksOf } from "./leaks.ts";
import { structureOf } from "./structure.ts";

/*
 * A redacted text of the corpus is read like the original: the same travellers, segments and places, and no personal
 * value of the answer stands in it. Each run checks a part of the corpus, which takes minutes otherwise:
 * `REDACT_SHARE=1 npx mocha test/redact/corpus.test.ts` checks all of it.
 */

/** One of so many texts, by a hash of their names, so that a new case does not change which are checked. */
const SHARE = Number(process.env.REDACT_SHARE ?? 60);
/** The share of texts for which nothing may be given. */
const MOST_REFUSED = 0.02;

describe("A redacted text", () => {
  const cases = CASES.filter(({ name }) => hashOf(name) % SHARE === 0);
  let refused = 0;

  for (const each of cases) {
    const { name, text, expectation } = each;
    it(`is read like ${name}, without its personal values`, () => {
      const result = redacted(text, expectation?.referenceDate);
      if (result === null) refused += 1;
      else checkAlike(decodedCase(each), text, result, expectation?.referenceDate);
    });
  }

  it("is given for nearly every text", () => {
    expect(cases).not.to.be.empty;
    expect(refused).to.be.most(Math.ceil(cases.length * MOST_REFUSED));
  });
});

function hashOf(name: string): number {
  return createHash("sha256").update(name).digest().readUInt32BE();
}

function redacted(text: string, referenceDate: string | undefined): string | null {
  try {
    return redact(text, { seed: "a seed", referenceDate }).text;
  } catch (error) {
    if (error instanceof NotRedactable) return null;
    throw error;
  }
}

function checkAlike(
  one: ReturnType<typeof decode>,
  text: string,
  result: string,
  referenceDate: string | undefined,
): void {
  expect(result.split("\n").map(({ length }) => length)).to.deep.equal(
    text.split("\n").map(({ length }) => length),
  );
  const other = decode(result, { referenceDate });
  expect(other.algorithm).to.equal(one.algorithm);
  expect(isDecodable(other)).to.equal(isDecodable(one));
  expect(other.coverage).to.deep.equal(one.coverage);
  const [answer, again] = [toV4(one, { explain: true }), toV4(other, { explain: true })];
  expect(structureOf(again)).to.deep.equal(structureOf(answer));
  expect(leaksOf(answer, text, result)).to.deep.equal([]);
}
