import { expect } from "chai";
import { toText } from "../../src/views/itinerary/agent/text.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { checkV4 } from "../../src/views/v4/check.ts";
import { fullRecord } from "./full-record.ts";
import { folded, leavesOf, membersOfSchema, wordsFor } from "./members.ts";

describe("what a version 4 answer says", () => {
  const decoded = fullRecord();
  const answer = toV4(decoded);
  const leaves = leavesOf(answer);

  it("is all in the record of these tests", () => {
    checkV4(answer);
    expect(new Set(leaves.map(({ path }) => path))).to.have.all.keys(membersOfSchema());
  });

  it("is all in the itinerary as text", () => {
    const text = folded(toText(decoded, "2026-10-20"));
    const hidden = leaves.flatMap((leaf) =>
      wordsFor(leaf)
        .filter((words) => !text.includes(folded(words)))
        .map((words) => `${leaf.path}: ${words}`),
    );
    expect(hidden).to.deep.equal([]);
  });
});
