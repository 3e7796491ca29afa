import { expect } from "chai";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";

describe("The theme", () => {
  const service = sharedService();
  const browser = useChromium();

  it("is the system's, light or dark, on every page, as the visitor chooses", async () => {
    const page = await browser.page();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${service().url}/`);
    const theme = page.getByLabel("Theme");
    const scheme = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme");
    expect(await theme.locator("option").allInnerTexts()).to.deep.equal([
      "System",
      "Light",
      "Dark",
    ]);
    expect(await theme.inputValue()).to.equal("");
    expect(await scheme()).to.equal("light dark");
    await theme.selectOption("Light");
    expect(await scheme()).to.equal("light");
    await page.goto(`${service().url}/account`);
    expect(await theme.inputValue()).to.equal("light");
    expect(await scheme()).to.equal("light");
    await theme.selectOption("System");
    expect(await scheme()).to.equal("light dark");
    expect(await page.evaluate("localStorage.length")).to.equal(0);
    await page.close();
  });
});
