import { expect } from "chai";
import type { Page } from "playwright-core";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const RECORD = `  1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M`;

describe("The text and the JSON of the workbench", () => {
  const service = sharedService();
  const browser = useChromium();

  async function open(colorScheme: "light" | "dark", width: number): Promise<Page> {
    const page = await browser.page();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${service().url}/`);
    await page.getByRole("textbox", { name: "Booking record" }).fill(RECORD);
    await page.locator(".cards .card").first().waitFor();
    return page;
  }

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    for (const tab of ["v4", "v3", "Booking"])
      it(`lead to each other: ${tab}, ${colorScheme}, ${width} px`, async () => {
        const page = await open(colorScheme, width);
        const { expectClean } = watch(page, service().url);
        await page.getByRole("tab", { name: tab }).click();
        const member = page.locator(".viewer .cm-line", { hasText: "2026-11-24 18:55" });
        // First, because the viewer moves its lines once it has measured those that come into view.
        await member.scrollIntoViewIfNeeded();
        await member.click();
        await page.locator(".editor .marked", { hasText: "1855" }).waitFor();
        await page.locator(".editor .field", { hasText: "0950" }).last().click();
        await page.locator(".viewer .marked", { hasText: "2026-11-25 09:50" }).waitFor();
        await page.locator(".editor .marked").waitFor({ state: "detached" });
        // A click beside the words means them, too.
        await member.click({ position: { x: 300, y: 8 } });
        await page.locator(".editor .marked", { hasText: "1855" }).waitFor();
        expect(await page.locator(".editor .marked").count()).to.equal(1);
        await screenshot(page, `workbench-links-${tab}-${colorScheme}-${width}`);
        expect(await seriousFindings(page)).to.deep.equal([]);
        expectClean();
        await page.close();
      });

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    it(`name the rule of a line, with its production and diagram, ${colorScheme}`, async () => {
      const page = await open(colorScheme, width);
      const { expectClean } = watch(page, service().url);
      const line = page.locator(".editor .cm-line").nth(1);
      await page.locator(".line-read").first().waitFor();
      // Before its number, where there is no field.
      await line.hover({ position: { x: 14, y: 8 } });
      const note = page.locator(".note-line");
      await note.getByText("air segment").waitFor();
      expect(await note.innerText())
        .to.contain("Amadeus")
        .and.contain("Airline flight journey details");
      const drawn = `document.querySelector(".editor").shadowRoot.querySelector(".note-drawing")`;
      const wide = await page.evaluate(`${drawn}.decode().then(() => ${drawn}.naturalWidth)`);
      expect(wide).to.be.above(100);
      await screenshot(page, `workbench-rule-${colorScheme}-${width}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
      await page.mouse.move(0, 0);
      await note.waitFor({ state: "detached" });
      const link = page.locator(".line-words").getByRole("link", { name: "air segment" });
      expect(await link.getAttribute("title")).to.equal("Airline flight journey details");
      const drawing = await page.request.get(`${service().url}${await link.getAttribute("href")}`);
      expect(drawing.headers()["content-type"]).to.equal("image/svg+xml");
      expect(await drawing.text())
        .to.contain("journey")
        .and.not.contain("href=");
      // The drawing alone, with its own styles.
      await page.goto(drawing.url());
      const path = await page.evaluate(`getComputedStyle(document.querySelector("path")).fill`);
      expect(path).to.equal("none");
      expectClean();
      await page.close();
    });
});
