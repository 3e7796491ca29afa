import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { gzipSync } from "node:zlib";
import { decode, toV4 } from "../../src/index.ts";
import { casesIn } from "../../src/workshop/cases.ts";
import { useChromium } from "./chromium.ts";
import { rounded } from "./rounded.ts";

const FOLDER = new URL("../../dist/browser/", import.meta.url);
/** No such host exists: the test answers what the page asks. */
const SITE = "http://agency.example";
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
};
const KILOBYTE = 1000;
/** The most that the library may take, compressed. */
const MOST = 700 * KILOBYTE;
/** Every so many cases of the corpus. */
const STEP = 20;

/** A page of an agency that serves `dist/browser` in its folder `recloc`. */
async function openSite(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${SITE}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    asked.push(path);
    const [, extension = "html"] = /\.(\w+)$/.exec(path) ?? [];
    const body = path === "" ? "<!doctype html>" : readFileSync(fileOf(path));
    await route.fulfill({ contentType: TYPES[extension] ?? "text/plain", body });
  });
  await page.goto(`${SITE}/`);
  return asked;
}

function fileOf(path: string): URL {
  return new URL(path.replace(/^recloc\//, ""), FOLDER);
}

describe("The library in a browser", function () {
  this.timeout(60_000);
  const browser = useChromium();

  it("decodes as in Node, once its tables are loaded, and asks for nothing else", async () => {
    const page = await browser.page();
    const asked = await openSite(page);
    const cases = casesIn("corpus/")
      .filter((_, index) => index % STEP === 0)
      .map(({ text, expectation }) => ({ text, referenceDate: expectation?.referenceDate }));
    const answers = await page.evaluate<string[]>(`(async () => {
      const { decode, loadTables, toV4 } = await import("/recloc/core.js");
      await loadTables();
      return (${JSON.stringify(cases)}).map(({ text, referenceDate }) =>
        JSON.stringify(toV4(decode(text, { referenceDate }), { explain: true })));
    })()`);
    const expected = cases.map(({ text, referenceDate }) =>
      JSON.stringify(toV4(decode(text, { referenceDate }), { explain: true })),
    );
    expect(answers.map(rounded)).to.deep.equal(expected.map(rounded));
    expect(cases.length).to.be.above(50);
    expect(
      asked.filter((path) => !/^(?:|recloc\/core\.js|recloc\/tables\/[a-z-]+\.json)$/.test(path)),
    ).to.deep.equal([]);
    await page.close();
  });

  it("says what is missing before the tables are loaded, or if they are elsewhere", async () => {
    const page = await browser.page();
    await openSite(page);
    const complaints = await page.evaluate<unknown>(`(async () => {
      const { decode, loadTables } = await import("/recloc/core.js");
      const complaint = (act) => act().then(() => "none", ({ message }) => message);
      return [
        await complaint(async () => decode("  3  AF 457 Y 24NOV 2 GRUCDG HK2")),
        await complaint(() => loadTables("data:,")),
      ];
    })()`);
    expect(complaints).to.be.an("array").with.length(2);
    expect(String(complaints)).to.contain("await loadTables() first");
    await page.close();
  });

  it("is smaller than 700 KB, compressed, without its tables", () => {
    const code = readFileSync(new URL("core.js", FOLDER));
    // Brotli, which most servers use, makes it smaller still.
    expect(gzipSync(code).length).to.be.within(100 * KILOBYTE, MOST);
    expect(code.toString()).not.to.match(/from\s*"node:|(?<!\.)\brequire\("/);
    // The licence of a table demands that it stays a file of its own.
    expect(readFileSync(new URL("tables/stations.json", FOLDER)).length).to.be.above(KILOBYTE);
  });
});
