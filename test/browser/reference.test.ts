import { expect } from "chai";
import type { Page } from "playwright-core";
import { KEY, sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

/** What the page may weigh, compressed, in bytes: Swagger UI is nearly all of it. */
const MOST_BYTES = 560_000;

describe("The API reference page", () => {
  const service = sharedService();
  const browser = useChromium();

  async function open(page: Page) {
    await page.goto(`${service().url}/reference`);
    const call = page.locator("#operations-v4-v4Decode");
    await call.waitFor();
    return call;
  }

  it("lists the calls and makes one", async () => {
    const page = await browser.page();
    const { expectClean } = watch(page, service().url);
    const call = await open(page);
    await page.getByRole("button", { name: "Authorize" }).click();
    await page.locator("#api_key_value").fill(KEY);
    await page.getByRole("button", { name: "Apply credentials" }).first().click();
    await page.getByRole("button", { name: "Close" }).first().click();
    await call.getByRole("button").first().click();
    // As it is offered.
    await call.getByRole("button", { name: "Execute" }).click();
    await call.locator(".live-responses-table").getByText('"MARTINELLI"').first().waitFor();
    expectClean();
    await page.close();
  });

  it("explains errors, and shows a call in four languages for this service", async () => {
    const page = await browser.page();
    await page.setViewportSize({ width: 390, height: 800 });
    const { expectClean } = watch(page, service().url);
    const call = await open(page);
    await page.getByRole("heading", { name: "Errors" }).click();
    await page.getByText("not_decodable").first().waitFor();
    await call.getByRole("button").first().click();
    const sample = call.locator(".samples").getByRole("tabpanel");
    for (const [language, word] of [
      ["curl", "curl --fail-with-body"],
      ["JavaScript", "await fetch("],
      ["Python", "import urllib.request"],
      ["PHP", "stream_context_create"],
    ] as const) {
      await call.getByRole("tab", { name: language }).click();
      expect(await sample.textContent())
        .to.contain(word)
        .and.contain(`${service().url}/v4/decode`);
    }
    const other = page.locator("#operations-v4-v4Detect");
    await other.getByRole("button").first().click();
    expect(await other.locator(".samples").getByRole("tabpanel").textContent()).to.contain(
      "stream_context_create",
    );
    const scrolls: unknown = await page.evaluate(
      "document.documentElement.scrollWidth > document.documentElement.clientWidth",
    );
    expect(scrolls).to.equal(false);
    expectClean();
    await page.close();
  });

  it("is not heavier than it has to be", async () => {
    const page = await browser.page();
    let bytes = 0;
    page.on("requestfinished", (request) => {
      void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
    });
    await open(page);
    await page.waitForLoadState("networkidle");
    expect(bytes).to.be.within(100_000, MOST_BYTES);
    await page.close();
  });

  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [1280, 390])
      it(`is accessible, ${colorScheme}, ${width} px`, async () => {
        const page = await browser.page();
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const call = await open(page);
        await screenshot(page, `reference-${colorScheme}-${width}`);
        await call.getByRole("button").first().click();
        await call.getByRole("tab", { name: "JavaScript" }).click();
        await page.getByRole("heading", { name: "Errors" }).click();
        await screenshot(page, `reference-call-${colorScheme}-${width}`);
        expect(await seriousFindings(page, "body")).to.deep.equal([]);
        await page.close();
      });
});
