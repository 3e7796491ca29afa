import { expect } from "chai";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { FORMAT_NAMES } from "../../src/views/itinerary/formats.ts";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { CHROMIUM } from "./programme.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const RECORD = `RP/QQQ1A0980/QQQ1A0980            AA/GS  20OCT26/0000Z   ZQ7KXA
  1.MARTINELLI/BRUNO MR
  2  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M`;
const DOUBTFUL = `${RECORD}\n  3  LH 461 L 31JUN 1 MIAFRA HK1   0735 1055\nQQ?? NONSENSE`;
/** The reference date. */
const DAY = "2026-11-21";
/** A picture of one pixel. */
const LOGO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** In the page: the frame that shows an email. */
const FRAME = 'document.querySelector("iframe.preview")';

/** The viewer of PDF files, which is an extension of the whole Chromium. */
const VIEWER = "chrome-extension:";

describe("An itinerary that the workbench sends", () => {
  const service = sharedService();
  const browser = useChromium();
  const withViewer = useChromium(CHROMIUM);
  let shared: Page | undefined;

  /** A page without choices of an earlier visit, at what there is to send of a text. */
  async function open(text: string): Promise<Page> {
    shared ??= await browser.page();
    await openIn(shared, text);
    return shared;
  }

  async function openIn(page: Page, text: string): Promise<void> {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: null });
    await page.goto(`${service().url}/`);
    await page.evaluate("localStorage.clear()");
    // Before the flight, so that nothing is in the past on whatever day the test runs.
    await page.getByLabel(/Reference date/).fill(DAY);
    await show(page, text);
  }

  async function show(page: Page, text: string): Promise<void> {
    await page.getByRole("textbox", { name: "Booking record" }).fill(text);
    await page.getByRole("tab", { name: "Send" }).click();
    await page.locator(".preview").waitFor();
  }

  const format = (page: Page, name: string) =>
    page.getByRole("radio", { name, exact: true }).check({ force: true });
  const kept = (page: Page) => page.evaluate("JSON.stringify({ ...localStorage })");

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    it(`is a text in the chosen language, to copy and to send, ${colorScheme}, ${width} pixels wide`, async () => {
      const page = await open(RECORD);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { expectClean } = watch(page, service().url);
      const preview = page.locator("pre.preview");
      await preview.getByText("24 Nov 2026").first().waitFor();
      expect(await page.locator(".send .choice label").count()).to.equal(FORMAT_NAMES.length);
      await page.getByLabel("Language").selectOption({ label: "français" });
      await page.getByLabel("Months and weekdays").selectOption({ label: "in full" });
      await preview.getByText("novembre 2026").first().waitFor();
      await page.getByText("Details of flights and trains").click();
      await page.getByRole("checkbox", { name: "Aircraft or train" }).check();
      await preview.getByText("777").first().waitFor();
      await page.getByRole("checkbox", { name: "Aircraft or train" }).uncheck();
      await format(page, "WhatsApp");
      const link = page.getByRole("link", { name: "WhatsApp", exact: true });
      const href = new URL((await link.getAttribute("href")) ?? "");
      expect(href.origin + href.pathname).to.equal("https://wa.me/");
      expect(href.searchParams.get("text")).to.contain("Martinelli").and.contain("*");
      const mail = await page.getByRole("link", { name: "Mail" }).getAttribute("href");
      expect(mail).to.match(/^mailto:\?subject=ZQ7KXA&body=.*Martinelli/);
      await screenshot(page, `workbench-send-text-${colorScheme}-${width}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
      expect(await page.evaluate("document.documentElement.scrollWidth > innerWidth")).to.equal(
        false,
      );
      expectClean();
    });

  it("is a file that is named after the booking alone", async () => {
    const page = await open(RECORD);
    await format(page, "CSV");
    const button = page.getByRole("button", { name: "Download .csv" });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).to.equal("ZQ7KXA-itinerary.csv");
    expect(await readFile(await download.path(), "utf8")).to.contain("Martinelli");
  });

  for (const [colorScheme, width] of [
    ["dark", 1280],
    ["light", 390],
  ] as const)
    it(`is an email of the agency, to copy with its formatting and to print, ${colorScheme}, ${width} pixels wide`, async () => {
      const page = await open(RECORD);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { expectClean } = watch(page, service().url);
      await format(page, "Mail, print");
      await page.getByText("Your agency").click();
      await page.getByLabel("Name", { exact: true }).fill("Agência Exemplo");
      await page.getByLabel("Colour of headings").fill("#7a1fa2");
      await page
        .getByLabel("Logo, for mail and print")
        .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: LOGO });
      const frame = page.frameLocator("iframe.preview");
      await frame.getByRole("img", { name: "Agência Exemplo" }).waitFor();
      const colour = `getComputedStyle(${FRAME}.contentDocument.querySelector("h1")).color`;
      expect(await page.evaluate(colour)).to.equal("rgb(122, 31, 162)");
      expect(await page.locator("iframe.preview").getAttribute("sandbox")).not.to.contain("script");
      // Before the copy: Chromium applies the page's policy, in vain, to what it puts on the clipboard.
      expectClean();
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy formatted" }).click();
      await page.getByText("Copied").waitFor();
      const copied = await page.evaluate(`navigator.clipboard.read().then(([item]) =>
        Promise.all(["text/html", "text/plain"].map((type) =>
          item.getType(type).then((blob) => blob.text()))))`);
      expect(copied)
        .to.have.nested.property("[0]")
        .that.contains("ZQ7KXA")
        .and.contains("rgb(122, 31, 162)");
      expect(copied).to.have.nested.property("[1]").that.contains("ZQ7KXA").and.not.contains("<");
      const noted = `${FRAME}.contentWindow.print = () => { document.title = "printed"; }; 0`;
      await page.evaluate(noted);
      await page.getByRole("button", { name: "Print", exact: true }).click();
      expect(await page.title()).to.equal("printed");
      await screenshot(page, `workbench-send-mail-${colorScheme}-${width}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
      expect(await page.evaluate("document.documentElement.scrollWidth > innerWidth")).to.equal(
        false,
      );
    });

  it("is a PDF file that the browser shows in the page, if it can", async () => {
    const page = await withViewer.page();
    await openIn(page, RECORD);
    const { expectClean } = watch(page, service().url);
    const frame = page.locator("iframe.preview");
    const viewed = () =>
      page.waitForEvent("framenavigated", (found) => found.url().startsWith(VIEWER));
    await Promise.all([viewed(), format(page, "PDF")]);
    const before = await frame.getAttribute("src");
    expect(before).to.match(/^blob:/);
    await Promise.all([viewed(), page.getByLabel("Language").selectOption("de")]);
    expect(await frame.getAttribute("src")).to.not.equal(before);
    await screenshot(page, "workbench-send-pdf");
    expectClean();
    await format(page, "Text");
    await page.evaluate(
      `Object.defineProperty(navigator, "pdfViewerEnabled", { value: false }); 0`,
    );
    await format(page, "PDF");
    await page.getByText("There is no preview of this format here: download it.").waitFor();
    expect(await frame.count()).to.equal(0);
  });

  it("is next to the entries that would sell its flights again, and to the flights without one", async () => {
    const page = await open(`${RECORD}\n  3  LH 461 L 27NOV 5 MIAFRA HL1   1735 0855+1`);
    const again = page.getByRole("region", { name: "Entries to book the flights again" });
    await again.getByText("Book the flights again").press("Enter");
    await again.getByText("SSAF457Y24NOVGRUCDG1").waitFor();
    expect(await again.getByRole("listitem").innerText()).to.match(/^LH 461, .*: it is waitlisted/);
    await again.getByRole("radio", { name: "Galileo", exact: true }).check({ force: true });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await again.getByRole("button", { name: "Copy entries" }).press("Enter");
    await again.getByText("Copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(
      "0AF457Y24NOVGRUCDGNN1\nFQ",
    );
    for (const [colorScheme, width] of [
      ["light", 1280],
      ["dark", 390],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await again.scrollIntoViewIfNeeded();
      await screenshot(page, `workbench-send-again-${colorScheme}-${width}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
      expect(await page.evaluate("document.documentElement.scrollWidth > innerWidth")).to.equal(
        false,
      );
    }
  });

  it("comes with what to check first", async () => {
    const page = await open(DOUBTFUL);
    const note = page.locator(".before-sending");
    await note.getByText("The itinerary lacks what was not read").waitFor();
    await note.getByText("its date does not exist").waitFor();
    await note.getByRole("button", { name: "line 5" }).click();
    await page.locator(".line-words").getByText("Line 5", { exact: true }).waitFor();
    await screenshot(page, "workbench-send-doubtful");
    expect(await seriousFindings(page)).to.deep.equal([]);
    await show(page, RECORD);
    await note.waitFor({ state: "detached" });
  });

  it("leaves its choices in the browser, and nothing of the record", async () => {
    const page = await open(RECORD);
    expect(await kept(page)).to.equal("{}");
    await page.getByLabel("Language").selectOption("de");
    await page.getByText("Your agency").click();
    await page.getByLabel("Text below the itinerary").fill("Gute Reise!");
    await page.locator("pre.preview").getByText("Gute Reise!").waitFor();
    expect(await kept(page))
      .to.contain("Gute Reise!")
      .and.contain("de");
    expect(await kept(page)).not.to.match(/MARTINELLI|ZQ7KXA|GRU/i);
    await page.reload();
    await show(page, RECORD);
    await page.locator("pre.preview").getByText("Gute Reise!").waitFor();
    await page.getByRole("button", { name: "Forget them" }).click();
    await page.locator("pre.preview").getByText("Flight").first().waitFor();
    expect(await kept(page)).to.equal("{}");
  });

  it("is not there for a text without a booking, and says why it cannot be written", async () => {
    const page = await open(RECORD);
    await page.route("**/site/itinerary?*", (route) =>
      route.fulfill({ status: 503, json: { message: "Busy", code: "unavailable" } }),
    );
    await format(page, "Markdown");
    await page.getByRole("alert").getByText("Busy").waitFor();
    await page.unroute("**/site/itinerary?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("pre.preview").getByText("#").first().waitFor();
    await page.getByRole("textbox", { name: "Booking record" }).fill("Dear all, the minutes.");
    await page.getByText("there is no itinerary to send").waitFor();
  });
});
