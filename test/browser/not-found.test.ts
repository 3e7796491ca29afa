import { expect } from "chai";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

describe("The page for an unknown address", () => {
  const service = sharedService();
  const browser = useChromium();

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    it(`leads on, ${colorScheme}, ${width} px`, async () => {
      const page = await browser.page();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { expectClean } = watch(page, service().url, /404/);
      await page.goto(`${service().url}/acount`);
      await page.getByRole("heading", { name: "There is no page at this address" }).waitFor();
      await screenshot(page, `not-found-${colorScheme}-${width}`);
      expect(await seriousFindings(page, "body")).to.deep.equal([]);
      await page.getByRole("main").getByRole("link", { name: "Workbench" }).click();
      await page.waitForURL(`${service().url}/`);
      expectClean();
      await page.close();
    });
});
