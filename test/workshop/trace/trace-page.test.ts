import { expect } from "chai";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { tracePage } from "../../../src/workshop/trace/html.ts";
import { useChromium } from "../../browser/chromium.ts";
import { BROKEN, RECORD, trace } from "./tracing.ts";

const DEPARTURE = "flightInfo.flights[0].departureTime";

describe("The page of a trace", () => {
  const browser = useChromium();
  const folder = mkdtempSync(join(tmpdir(), "recloc-page-"));
  let page: Page;
  let problems: string[];
  let requests: string[];

  beforeEach(async () => {
    page = await browser.page();
    problems = [];
    requests = [];
    page.on("console", (message) => problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => requests.push(request.url()));
  });
  afterEach(() => page.close());
  after(() => {
    rmSync(folder, { recursive: true });
  });

  async function open(text: string): Promise<string> {
    const file = join(folder, "trace.html");
    writeFileSync(file, tracePage("a record", trace(text)));
    const url = pathToFileURL(file).href;
    await page.goto(url);
    return url;
  }

  /** What is highlighted: rows by kind and name, characters of the text. */
  async function lit() {
    const rows: string[] = [];
    for (const row of await page.locator("tr.lit:visible").all()) {
      const [kind = ""] = ((await row.getAttribute("class")) ?? "").split(" ");
      rows.push(`${kind} ${await row.getAttribute("data-name")}`);
    }
    const text = (await page.locator(".sent .lit").allTextContents()).join("");
    return { rows, text };
  }

  const atom = (text: string) => page.locator("[data-atom]", { hasText: text }).first();

  it("shows how a free text was analysed", async () => {
    await open("Buchungsnummer: ZQ7KXA\n\nLH 400  14.01.2027  FRA-JFK\n");
    await page.getByText("Blocks, labels and what was joined").click();
    const shown = await page.locator(".structure pre").innerText();
    expect(shown).to.contain("label    “Buchungsnummer”  recordLocator, german");
    expect(problems).to.deep.equal([]);
  });

  it("highlights what was made from the character under the mouse", async () => {
    await open(RECORD);
    await atom("815P").hover();
    await page.locator(`tr[data-name="${DEPARTURE}"].lit`).waitFor();
    const { rows, text } = await lit();
    expect(text).to.equal("815P");
    expect(rows).to.include.members([
      "token ClockTime",
      "step ClockTime",
      "step times",
      "field departure",
      `answer ${DEPARTURE}`,
    ]);
    expect(rows).to.not.include("field arrival").and.to.not.include("token Status");
  });

  it("highlights the characters that a field was made from", async () => {
    await open(RECORD);
    await atom("815P").hover();
    await page.locator('tr.field[data-name="origin"]').hover();
    expect((await lit()).text).to.equal("JFK");
    expect((await lit()).rows).to.include("token Pair");
    await page.locator(`tr[data-name="${DEPARTURE}"]`).hover();
    expect((await lit()).text).to.equal("815P");
  });

  it("can be navigated with the keyboard", async () => {
    await open(RECORD);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    expect(await page.locator(".panel:visible").getAttribute("aria-label")).to.equal("line 2");
    await page.keyboard.press("ArrowRight");
    const second = (await lit()).text;
    await page.keyboard.press("ArrowRight");
    expect((await lit()).text).to.not.equal(second);
    await page.keyboard.press("ArrowLeft");
    expect((await lit()).text).to.equal(second);
    await page.keyboard.press("ArrowUp");
    expect(await page.locator(".panel:visible").getAttribute("aria-label")).to.equal("line 1");
    await page.keyboard.press("Tab");
    expect((await lit()).rows).to.include("token NamesHead");
  });

  it("keeps a clicked line until it is released", async () => {
    await open(RECORD);
    await atom("DOE").click();
    await atom("815P").hover();
    expect((await lit()).text).to.equal("DOE");
    await page.keyboard.press("Escape");
    await atom("BA").hover();
    await page.locator('.panel[aria-label="line 2"]:visible').waitFor();
    expect((await lit()).text).to.equal("BA");
  });

  it("shows the candidates for a line that no rule reads", async () => {
    await open(BROKEN);
    await atom("12X4RX").hover();
    const panel = page.locator('.panel[aria-label="line 2"]');
    await panel.locator("h4").first().waitFor();
    expect(await panel.innerText())
      .to.include("expected date, weekday")
      .and.to.include("not read");
    expect(await atom("12X4RX").getAttribute("class")).to.include("unread");
  });

  it("loads nothing, logs no errors, and shows a hostile text as it is", async () => {
    const hostile = `<img src=x onerror="alert(1)">&amp; </script><script>alert(2)</script>`;
    const url = await open(`${RECORD}  3 RM ${hostile}\n`);
    await page.locator("[data-atom]").last().hover();
    expect(await page.locator(".sent").last().textContent()).to.equal(`  3 RM ${hostile}\n`);
    expect(await page.locator("img").count()).to.equal(0);
    expect(problems).to.deep.equal([]);
    expect(requests).to.deep.equal([url]);
  });

  it("shows all lines if no script runs", () => {
    const [, html = ""] = tracePage("a record", trace(RECORD)).split("<main>");
    expect(html.match(/<section class="panel"/g)).to.have.length(2);
    expect(html)
      .to.not.include(" hidden")
      .and.not.to.match(/ on[a-z]+=/);
  });
});
