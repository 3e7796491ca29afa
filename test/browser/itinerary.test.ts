import { expect } from "chai";
import type { Page } from "playwright-core";
import { systems } from "../../grammars/systems.ts";
import { toV4 } from "../../src/views/v4/view.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";
import { fullRecord } from "../views/full-record.ts";
import { folded, leavesOf, wordsFor } from "../views/members.ts";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** The first samples of three systems, as one text. */
const THREE = ["Amadeus", "Sabre", "Travelport"]
  .map((name) => systems.find(({ displayName }) => displayName === name)?.samples[0]?.text)
  .join("\n\n");

/** Headers of records say when they were made, and so what year a limit is in. */
function recordWith(elements: readonly string[], header: string): string {
  return [
    header,
    "  1.DOE/JANE MRS   2.DOE/MAX MR",
    "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M",
    ...elements,
  ].join("\n");
}

/** In the page: the heights of the times with a mark of the day, in pixels. */
const HEIGHTS_OF_CLOCKS = `[...document.querySelectorAll(".clock:has(sup)")]
  .map((clock) => clock.getBoundingClientRect().height)`;
const TWO_LINES = 40;

function areLow(heights: unknown): boolean {
  return (
    Array.isArray(heights) &&
    heights.length > 0 &&
    heights.every((each) => Number(each) < TWO_LINES)
  );
}

describe("The itinerary on the workbench", () => {
  const service = sharedService();
  const browser = useChromium();
  let page: Page;

  before(async function () {
    this.timeout(60_000);
    page = await browser.page();
  });
  afterEach(() => page.unrouteAll());
  after(() => page.close());

  const write = (text: string) => page.getByRole("textbox", { name: "Booking record" }).fill(text);
  const itinerary = () => page.locator(".itinerary");

  async function show(text: string): Promise<void> {
    await page.goto(`${service().url}/`);
    await page.getByLabel("Reference date").fill("2026-11-21");
    await write(text);
    await itinerary().waitFor();
  }

  it("shows one of several records at a time, with its own travellers, fare and cards", async () => {
    const { expectClean } = watch(page, service().url);
    await show(THREE);
    await page.locator(".summary .system", { hasText: "Amadeus, Sabre, Travelport" }).waitFor();
    const option = (name: RegExp) => page.getByRole("radio", { name });
    expect(await page.locator(".records label").allInnerTexts()).to.deep.equal([
      "1 · ZQ7FXA · Amadeus",
      "2 · ZQALMQ · Sabre",
      "3 · ZW7K3P · Travelport",
    ]);
    const shown = async () => ({
      locator: await page.locator(".locator.own b").innerText(),
      travellers: (await page.locator(".travellers li b").allInnerTexts()).slice(0, 2),
      first: await page.locator(".card .number").first().innerText(),
      cards: await page.locator(".cards .card").count(),
      price: await page.locator(".price").allInnerTexts(),
    });
    expect(await shown()).to.deep.equal({
      locator: "ZQ7FXA",
      travellers: ["Mrs Helena Fox", "Felix Fox"],
      first: "AC 1820",
      cards: 4,
      price: ["CAD 1,074.22 for 2 of 5 travellers"],
    });
    await option(/Sabre/).check({ force: true });
    expect(await shown()).to.deep.equal({
      locator: "ZQALMQ",
      travellers: ["Mr Olle Almquist", "Mrs Ida Almquist"],
      first: "SK 909",
      cards: 5,
      price: [],
    });
    await option(/Travelport/).check({ force: true });
    expect(await shown()).to.deep.include({ locator: "ZW7K3P", first: "AY 954" });
    await page.locator(".origin", { hasText: /^Travelport · lines \d+ to \d+/ }).waitFor();
    await write(THREE.slice(0, THREE.indexOf("*A«")));
    await page.locator(".records").waitFor({ state: "detached" });
    expect(await page.locator(".locator.own b").innerText()).to.equal("ZQ7FXA");
    expectClean();
  });

  it("shows everything that a version 4 answer says", async () => {
    const record = fullRecord();
    await page.route("**/site/workbench*", (route) =>
      route.fulfill({ json: toWorkbench(record, "RECORD", null) }),
    );
    await show("RECORD");
    for (const fold of await page.locator("[class*=section-] summary").all()) await fold.click();
    const shown = folded(await page.locator(".result").innerText()).replaceAll(/ ?[·,] ?/g, " ");
    const hidden = leavesOf(toV4(record)).flatMap((leaf) =>
      wordsFor(leaf)
        .filter(
          (words) =>
            !shown.includes(
              folded(words)
                .replaceAll(/ ?[·,] ?/g, " ")
                .trim(),
            ),
        )
        .map((words) => `${leaf.path}: ${words}`),
    );
    expect(hidden).to.deep.equal([]);
    await screenshot(page, "itinerary-full");
  });

  it("says what is urgent: limits with the days that are left, or without a year", async () => {
    await page.clock.setFixedTime(new Date(2026, 10, 19, 12));
    const header = "RP/LONZZ2188/LONZZ2188            AB/SU  19NOV26/0930Z   4WX2QP";
    await show(recordWith(["  4 TK TL23NOV/LONZZ2188"], header));
    const limit = page.locator(".deadlines .limit");
    expect(await limit.innerText()).to.equal(
      "Ticketing limit Mon 23 Nov 2026 (in 4 days) · LONZZ2188",
    );
    const undated = recordWith(["  4 TK TL23NOV/LONZZ2188"], "--- RLR ---");
    await show(undated.replace("24NOV 2", "24NOV  "));
    expect(await limit.innerText()).to.equal(
      "Ticketing limit 23 Nov (year not printed) · LONZZ2188",
    );
  });

  it("shows services by traveller, contacts, and remarks behind a fold", async () => {
    const header = "RP/LONZZ2188/LONZZ2188            AB/SU  19NOV26/0930Z   4WX2QP";
    await show(
      recordWith(
        [
          "  4 AP LON 020 555 0100 - EXAMPLE TRAVEL",
          "  5 SSR WCHR AF HK1/S3/P2",
          "  6 SSR VGML AF UN1/S3/P1",
          "  7 RM CALL BEFORE NOON",
        ],
        header,
      ),
    );
    const groups = page.locator(".section-services .group");
    expect(await groups.locator("h4").allInnerTexts()).to.have.members([
      "Mr Max Doe",
      "Mrs Jane Doe",
    ]);
    const vegan = groups.filter({ hasText: "Mrs Jane Doe" });
    expect(await vegan.innerText()).to.match(/VGML\s+not confirmed UN\s+AF 457/);
    await vegan.locator(".status.bad").waitFor();
    await page.locator(".section-contacts", { hasText: "020 555 0100" }).waitFor();
    const remark = page.getByText("CALL BEFORE NOON", { exact: true });
    await remark.and(page.locator(".section-remarks *")).waitFor({ state: "hidden" });
    await page.locator(".section-remarks summary").click();
    await remark.and(page.locator(".section-remarks *")).waitFor({ state: "visible" });
  });

  it("reports that everything is accounted for only if every line is read completely", async () => {
    const green = page.locator(".summary .good");
    await show(recordWith([], "--- RLR ---"));
    await green.getByText("all accounted for").waitFor();
    await show("  1.NYBERG/OLA MR(STAFF)\n  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1");
    await page.locator(".summary").getByText("1 read in part").waitFor();
    expect(await green.count()).to.equal(0);
  });

  for (const colorScheme of ["light", "dark"] as const)
    it(`is accessible and fits a phone, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await show(THREE);
      const findings: string[] = [];
      for (const [name, viewport] of Object.entries(VIEWPORTS)) {
        await page.setViewportSize(viewport);
        for (const [index, option] of (await page.getByRole("radio").all()).entries()) {
          await option.check({ force: true });
          for (const summary of await page.locator(".sections summary").all())
            await summary.click();
          await screenshot(page, `itinerary-${colorScheme}-${name}-${index + 1}`);
          findings.push(...(await seriousFindings(page, "body")));
          const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
          expect(width, name).to.be.at.most(viewport.width);
        }
        const heights = await page.evaluate(HEIGHTS_OF_CLOCKS);
        expect(heights, "an arrival and its +1 on one line").to.satisfy(areLow);
      }
      expect(findings).to.deep.equal([]);
    }).timeout(60_000);
});
