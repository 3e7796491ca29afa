import { expect } from "chai";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const EARLIER = `  1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M
  4  AF 7702 Y 25NOV 3 CDGNCE HK1       2F 1230 1400   320 E 0 M`;
const LATER = EARLIER.replace("GRUCDG HK1       3  1855", "GRUCDG TK1       2  1945").replace(
  /\n {2}4.*$/,
  "\n  4  AF 7710 Y 25NOV 3 CDGLYS HK1       2F 1630 1735   320 E 0 M",
);

describe("Two versions of a record on the workbench", () => {
  const service = sharedService();
  const browser = useChromium();

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    it(`are compared side by side, ${colorScheme}, ${width} px`, async () => {
      const page = await browser.page();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { expectClean } = watch(page, service().url);
      await page.goto(`${service().url}/`);
      const compare = page.getByRole("button", { name: "Compare" });
      await compare.click();
      await page.getByText("Paste the earlier version into the first editor.").waitFor();
      await page.getByRole("textbox", { name: "Booking record" }).fill(EARLIER);
      await page.getByText("Paste the later version above.").waitFor();
      // Elsewhere on the page, it goes into the editor that is empty.
      await page.evaluate(`(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", ${JSON.stringify(LATER)});
        document.activeElement.blur();
        document.body.dispatchEvent(
          new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
      })()`);
      const flight = page.locator(".difference", { hasText: "AF 457 GRU–CDG" });
      await flight.waitFor();
      const rows = await flight.locator("tbody tr").allInnerTexts();
      expect(rows.map((row) => row.split("\t").map((cell) => cell.trim()))).to.deep.include.members(
        [
          ["departure terminal", "3", "2"],
          ["status", "HK confirmed", "TK confirmed, schedule changed"],
        ],
      );
      await page.locator(".difference", { hasText: "AF 7710 CDG–LYS" }).waitFor();
      await screenshot(page, `workbench-compare-${colorScheme}-${width}`);
      expect(await seriousFindings(page, "body")).to.deep.equal([]);
      const scrolls = Number(await page.evaluate("document.documentElement.scrollWidth"));
      expect(scrolls).to.be.at.most(width);
      await page.getByRole("textbox", { name: "Later version" }).fill(EARLIER);
      await page.getByText("Nothing has changed.").waitFor();
      await page.getByRole("button", { name: "Close" }).click();
      await page.locator(".cards .card").first().waitFor();
      await compare.click();
      await page.getByText("Paste the later version above.").waitFor();
      expectClean();
      await page.close();
    });

  for (const [colorScheme, width] of [
    ["dark", 1280],
    ["light", 390],
  ] as const)
    it(`show which lines were not read, ${colorScheme}, ${width} px`, async () => {
      const page = await browser.page();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${service().url}/`);
      await page.getByRole("button", { name: "Compare" }).click();
      await page.getByRole("textbox", { name: "Booking record" }).fill(EARLIER);
      const later = page.getByRole("textbox", { name: "Later version" });
      await later.fill(EARLIER.replace("AF 7702", "AF?7702"));
      const flight = page.locator(".difference", { hasText: "AF 7702 CDG–NCE" });
      const words = "not found in the later version, of which 1 line was not read";
      await flight.getByText(words).waitFor();
      const notice = page.locator(".unread-notice");
      await notice.getByText("Of the later version, 1 line was not read").waitFor();
      await screenshot(page, `workbench-compare-unread-${colorScheme}-${width}`);
      expect(await seriousFindings(page, "body")).to.deep.equal([]);
      await notice.getByRole("button", { name: "line 3" }).click();
      const active = await page.evaluate("document.activeElement.className");
      expect(active).to.equal("editor");
      await later.fill(`${EARLIER}\nQQ?? NONSENSE`);
      await page.getByText("What was read has not changed.").waitFor();
      await notice.getByRole("button", { name: "line 4" }).waitFor();
      expect(await page.getByText("Nothing has changed.").count()).to.equal(0);
      await page.close();
    });
});
