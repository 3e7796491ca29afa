import { expect } from "chai";
import { readFileSync } from "node:fs";
import { namedTests, rowsBelow } from "./named-tests.ts";

describe("The table of faults in docs/operating.md", () => {
  const rows = rowsBelow(readFileSync("docs/operating.md", "utf8"), "## Faults");

  it("names tests that exist for every fault", () => {
    expect(rows.length).to.be.above(20);
    for (const row of rows) {
      const tests = namedTests(row);
      expect(tests, row).not.to.deep.equal([]);
      for (const { file, title } of tests)
        expect(readFileSync(file, "utf8"), file).to.contain(title ?? "a title");
    }
  });
});
