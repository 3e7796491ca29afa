import { expect } from "chai";
import { decode } from "../../src/decode/decode.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";
import { doubtPlace } from "../../src/web/workbench/answer/doubt-place.ts";

const TEXT = `  1.MARTINELLI/BRUNO MR   2.DOE/JANE MRS
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M
  4  AF 457 Y 26NOV 4 CDGNCE HK2`;

/** The line of the text that a doubt is about. */
function lineOf(doubt: string): number | null {
  const model = toWorkbench(decode(TEXT), TEXT, null);
  const place = doubtPlace(doubt, model, TEXT);
  return place === null ? null : TEXT.slice(0, place).split("\n").length;
}

describe("The place of a doubt", () => {
  it("is the line of the segment that it names, by its number if two have the same name", () => {
    expect(lineOf("Segment 3 (AF 457): its date does not exist.")).to.equal(2);
    expect(lineOf("Segment 4 (AF 457): its date does not exist.")).to.equal(3);
  });

  it("is the traveller, or the code", () => {
    expect(lineOf("Traveller 2: the record has conflicting dates of birth.")).to.equal(1);
    expect(lineOf("The airport NCE is not in the reference data.")).to.equal(3);
  });

  it("is unknown if the doubt names nothing, or something that occurs twice or not at all", () => {
    for (const doubt of [
      "A seat matches no segment of the record.",
      "Segment AF 457: its date does not exist.",
      "Segment 9 (LH 1): its date does not exist.",
      "Traveller 7: the record has conflicting dates of birth.",
      "The airline QQ is not in the reference data.",
    ])
      expect(lineOf(doubt), doubt).to.equal(null);
  });
});
