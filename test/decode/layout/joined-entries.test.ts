import { expect } from "chai";
import { separateEntries } from "../../../src/decode/layout/joined-entries.ts";
import { SourceText } from "../../../src/decode/text/source.ts";

const separate = (text: string) =>
  separateEntries(SourceText.of(text), / {0,4}E\d(?= {1,4}[^ \n])/y).text;

describe("separateEntries", () => {
  it("breaks a line after each entry that begins it", () => {
    expect(separate("E1 E2 X\nE3 E4")).to.equal("E1\n E2\n X\nE3\n E4");
  });

  it("leaves entries within other text, and alone on their line", () => {
    for (const text of ["RM E1 E2", "E1\nE2", "E1  \nX", ""]) expect(separate(text)).to.equal(text);
  });
});
