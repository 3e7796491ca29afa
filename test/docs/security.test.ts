import { expect } from "chai";
import { existsSync, readFileSync } from "node:fs";
import { namedTests, rowsBelow } from "./named-tests.ts";

const DOCUMENT = readFileSync("docs/security.md", "utf8");
const CHAPTERS = [...DOCUMENT.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
/** What a line may say instead of a test, followed by the reason. */
const REASON = /\| (?:does not apply|by configuration|open|documented): \S.{10,} \|$/;

describe("The checklist in docs/security.md", () => {
  it("covers the chapters", () => {
    expect(CHAPTERS).to.have.length(15);
  });

  for (const chapter of CHAPTERS)
    it(`names tests that exist, or a reason, for everything about ${chapter.toLowerCase()}`, () => {
      const rows = rowsBelow(DOCUMENT, `## ${chapter}`);
      expect(rows).not.to.deep.equal([]);
      for (const row of rows) {
        const tests = namedTests(row);
        if (tests.length === 0) expect(row.replace(/ +\|$/, " |")).to.match(REASON);
        for (const { file, title } of tests)
          expect(readFileSync(file, "utf8"), `${file} ${title ?? ""}`).to.contain(title ?? "it(");
        for (const [, path = "", anchor] of row.matchAll(/\]\(([\w./-]+)(?:#([\w-]+))?\)/g)) {
          expect(existsSync(`docs/${path}`), path).to.equal(true);
          if (anchor === undefined) continue;
          const headings = readFileSync(`docs/${path}`, "utf8").matchAll(/^##+ (.+)$/gm);
          const anchors = [...headings].map(([, title = ""]) => anchorOf(title));
          expect(anchors).to.include(anchor);
        }
      }
    });
});

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}
