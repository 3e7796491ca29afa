import { expect } from "chai";
import { checkV4 } from "../../src/views/v4/check.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { decodedOf } from "./samples.ts";

/** The top-level `extraInfo` of a checked answer. */
function extraInfoOf(...parameters: Parameters<typeof decodedOf>) {
  const answer = toV4(decodedOf(...parameters));
  checkV4(answer);
  return answer.extraInfo;
}

const UNREAD = {
  line: 2,
  column: 3,
  text: "PAN 4111111111111111",
  reason: "no rule",
  excerpt: "",
  span: [3, 23],
} as const;

describe("An answer without explanation", () => {
  it("has no extraInfo if everything was read, and surely", () => {
    expect(extraInfoOf({}, { confidence: 0.9 })).to.equal(null);
  });

  it("lists what was not read", () => {
    expect(extraInfoOf({}, { unread: [UNREAD] })).to.deep.equal({
      unread_lines: [{ line: 2, column: 3, text: "PAN ************1111", reason: "no rule" }],
    });
  });

  it("has the warnings", () => {
    expect(extraInfoOf({}, { warnings: ["a weekday disagrees"] })).to.deep.equal({
      warnings: ["a weekday disagrees"],
    });
  });

  it("has low confidence", () => {
    expect(extraInfoOf({}, { confidence: 0.89 })).to.deep.equal({ confidence: 0.89 });
  });
});
