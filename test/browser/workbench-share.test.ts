import { expect } from "chai";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { extractText } from "unpdf";
import { systems } from "../../grammars/systems.ts";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const RECORD = `  1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M`;
const DOUBTFUL = `${RECORD}\n  4  LH 461 L 31JUN 1 MIAFRA HK1   0735 1055`;
/** The first has a remark, the second a line that nothing reads. */
const TWO = `RP/QQQ1A0980/QQQ1A0980            AA/GS  20OCT26/0000Z   ZQ7KXA
${RECORD}
  4 RM CALL BEFORE NOON

RP/QQQ1A0980/QQQ1A0980            AA/GS  20OCT26/0000Z   ZX3LMB
  1.NYBERG/OLA MR
QQ?? NONSENSE
  2  SK 909 Y 02DEC 3 CPHEWR HK1       3  1215 1515   333 E 0 M`;

describe("What leaves the workbench", () => {
  const service = sharedService();
  const browser = useChromium();
  let shared: Page | undefined;

  async function open(): Promise<Page> {
    shared ??= await browser.page();
    await shared.goto("about:blank");
    await shared.goto(`${service().url}/`);
    await shared.locator(".welcome").waitFor();
    return shared;
  }
  const editor = (page: Page) => page.getByRole("textbox", { name: "Booking record" });
  const cards = (page: Page) => page.locator(".cards .card");

  /** The link that the page makes for what it shows. */
  async function linkOf(page: Page): Promise<string> {
    await page.locator(".menu summary", { hasText: "Share" }).click();
    return page.getByRole("textbox", { name: "Link" }).inputValue();
  }

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    it(`is a link with the record in its fragment, after a warning, ${colorScheme}`, async () => {
      const page = await open();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { expectClean } = watch(page, service().url);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.getByLabel("System").selectOption({ label: "Amadeus" });
      await page.getByLabel("Reference date").fill("2026-03-01");
      await editor(page).fill(RECORD);
      await cards(page).first().waitFor();
      const link = await linkOf(page);
      await page.getByText("The link contains the whole text").waitFor();
      await screenshot(page, `workbench-share-${colorScheme}-${width}`);
      expect(await seriousFindings(page, "body")).to.deep.equal([]);
      expect(link).to.match(/^http:[^#?]*\/#record=[\w-]+$/);
      await page.goto("about:blank");
      await page.goto(link);
      await cards(page).first().waitFor();
      expect((await page.locator(".editor .cm-content").innerText()).trim()).to.equal(
        RECORD.trim(),
      );
      expect(await page.getByLabel("Reference date").inputValue()).to.equal("2026-03-01");
      await page.locator(".summary").getByText("as requested").waitFor();
      expect(await page.evaluate("location.href")).to.equal(`${service().url}/`);
      expect(asked.filter((url) => url.includes("record="))).to.deep.equal([]);
      expectClean();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: null });
    });

  it("opens a link while another record is open, and says if one is damaged", async () => {
    const page = await open();
    await editor(page).fill(RECORD);
    const link = await linkOf(page);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator(".welcome").waitFor();
    const follow = (to: string) => page.evaluate(`location.href = ${JSON.stringify(to)}`);
    await follow(link);
    await cards(page).first().waitFor();
    await follow(link.slice(0, 40));
    await page.getByText("The link is damaged").waitFor();
    await cards(page).first().waitFor();
  });

  it("is JSON, as a file", async () => {
    const page = await open();
    await editor(page).fill(`RP/QQQ1A0980/QQQ1A0980  AA/GS  1JAN26/0000Z   ZQ7KXA\n${RECORD}`);
    await page.getByRole("tab", { name: "v4" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download JSON" }).click(),
    ]);
    expect(download.suggestedFilename()).to.equal("ZQ7KXA-v4.json");
    const saved: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(saved).to.have.nested.property("persons[0].lastName", "MARTINELLI");
  });

  it("is the itinerary alone on paper, in the light theme, whatever tab is open", async () => {
    const page = await open();
    const [sample] = systems[0]?.samples ?? [];
    await page.emulateMedia({ colorScheme: "dark" });
    await editor(page).fill(sample?.text ?? "");
    await page.getByRole("tab", { name: "v4" }).click();
    await page.locator(".viewer .cm-line").first().waitFor();
    const { text } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true });
    expect(text).to.contain("Helena Fox").and.contain("Air Canada");
    expect(text).not.to.match(/rawData|Copy JSON|Detect automatically|API reference/);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.locator(".cards").waitFor();
    await screenshot(page, "workbench-print");
    for (const part of [".bar", ".source", "[role=tablist]", ".place-button", ".summary"])
      expect(await page.locator(part).first().isVisible(), part).to.equal(false);
    const style = (selector: string, name: string) =>
      page.evaluate(`getComputedStyle(document.querySelector("${selector}")).${name}`);
    expect(await style(".card", "breakInside")).to.equal("avoid");
    expect(await style(":root", "colorScheme")).to.equal("light");
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  it("contains all records on paper, with remarks and unread lines", async () => {
    const page = await open();
    await editor(page).fill(TWO);
    const chosen = page.locator(".records").getByRole("radio").nth(1);
    await chosen.check({ force: true });
    await page.locator(".locator.own", { hasText: "ZX3LMB" }).waitFor();
    const { text } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true });
    const places = ["ZQ7KXA", "CALL BEFORE NOON", "ZX3LMB"].map((words) => text.indexOf(words));
    expect(
      places.every((at) => at >= 0),
      text,
    ).to.equal(true);
    expect(places).to.deep.equal([...places].sort((a, b) => a - b));
    expect(text).to.match(/Not read\s+line 8 QQ\?\? NONSENSE \(/);
    await page.locator(".locator.own").nth(1).waitFor({ state: "detached" });
    expect(await page.locator(".locator.own b").innerText()).to.equal("ZX3LMB");
    expect(await chosen.isChecked()).to.equal(true);
  });

  for (const [name, label] of [
    ["the record", "Booking record"],
    ["the JSON", "v4, as JSON"],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const)
      it(`is found in ${name}, ${colorScheme}`, async () => {
        const page = await open();
        await page.emulateMedia({ colorScheme });
        await editor(page).fill(DOUBTFUL);
        await page.getByRole("tab", { name: "v4" }).click();
        const text = page.getByRole("textbox", { name: label });
        // An answer that arrives after the search would replace what was searched.
        await text
          .getByText(/martinelli/i)
          .first()
          .waitFor();
        await text.click();
        await page.keyboard.press("ControlOrMeta+f");
        await page.getByPlaceholder("Find").fill("martinelli");
        await page.keyboard.press("Enter");
        await page.locator(".cm-searchMatch").first().waitFor();
        expect(await page.getByPlaceholder("Replace").count()).to.equal(
          label === "Booking record" ? 1 : 0,
        );
        await screenshot(page, `workbench-find-${colorScheme}-${label.slice(0, 2)}`);
        expect(await seriousFindings(page)).to.deep.equal([]);
        await page.keyboard.press("Escape");
        await page.getByPlaceholder("Find").waitFor({ state: "detached" });
        await page.emulateMedia({ colorScheme: null });
      });

  it("names the lines that were not read below the doubts, and goes there", async () => {
    const page = await open();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await editor(page).fill(`${DOUBTFUL}\nQQ?? NONSENSE`);
      const unread = page.locator(".itinerary .doubts + .not-read");
      await unread.getByText("QQ?? NONSENSE", { exact: true }).waitFor();
      await unread.getByRole("button", { name: "line 4" }).click();
      await page.locator(".line-words").getByText("Line 4", { exact: true }).waitFor();
      await screenshot(page, `workbench-not-read-${colorScheme}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
    }
    await page.emulateMedia({ colorScheme: null });
    await editor(page).fill(RECORD);
    await page.locator(".not-read").waitFor({ state: "detached" });
  });

  it("names the line that a doubt is about, and goes there", async () => {
    const page = await open();
    await editor(page).fill(DOUBTFUL);
    const doubts = page.locator(".itinerary .doubts");
    await doubts
      .locator("li", { hasText: "its date does not exist" })
      .getByRole("button", { name: "line 3" })
      .click();
    await page.locator(".line-words").getByText("Line 3", { exact: true }).waitFor();
  });
});
