import { expect } from "chai";
import { KEY, sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

describe("The API reference page", () => {
  const service = sharedService();
  const browser = useChromium();

  it("lists the calls and makes one", async () => {
    const page = await browser.page();
    const { expectClean } = watch(page, service().url);
    await page.goto(`${service().url}/reference`);
    await page.getByRole("button", { name: "Authorize" }).click();
    await page.getByLabel("Value:").fill(KEY);
    await page.getByRole("button", { name: "Apply credentials" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    const call = page.locator("#operations-v4-v4Decode");
    await call.getByRole("button").first().click();
    // As it is offered.
    await call.getByRole("button", { name: "Execute" }).click();
    await call.getByText('"lastName": "MARTINELLI"').first().waitFor();
    expectClean();
    await page.close();
  });

  for (const colorScheme of ["light", "dark"] as const)
    it(`is accessible, ${colorScheme}`, async () => {
      const page = await browser.page();
      await page.emulateMedia({ colorScheme });
      await page.goto(`${service().url}/reference`);
      await page.locator("#operations-v4-v4Decode").waitFor();
      await screenshot(page, `reference-${colorScheme}`);
      expect(await seriousFindings(page, "body")).to.deep.equal([]);
      await page.close();
    });
});
