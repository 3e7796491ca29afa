import { expect } from "chai";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { json } from "node:stream/consumers";
import type { Page, Route } from "playwright-core";
import { systems } from "../../grammars/systems.ts";
import { decode } from "../../src/decode/decode.ts";
import { toWorkbench } from "../../src/views/workbench/view.ts";
import { FLIGHTS, mailOf, part } from "../files/mails.ts";
import { jsonOf, KEY, sharedService, type Service } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const FLIGHT = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M";
const RECORD = `  1.MARTINELLI/BRUNO MR\n${FLIGHT}\nWHAT IS THIS`;
const MAIL = `Buchungsnummer: ZQ7KXA

Reisende        Frau Jane Example
LH 400          14.01.2027   FRA-JFK 13:00 - 15:45

LH 401 um 17:00`;
const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};
/** What the console says of an answer that is none of 200. */
const ANSWERS = (...statuses: readonly number[]) =>
  new RegExp(`status of (?:${statuses.join("|")}) `);

describe("The workbench", () => {
  const service = sharedService();
  const strict = sharedService({ settings: { maxBody: 2000, trustProxy: 1 } });
  const closed = sharedService({ settings: { workbench: "key", registration: "closed" } });
  const browser = useChromium();

  let shared: Page | undefined;

  /** The page, opened anew: in one tab for all tests, which is quicker than a tab for each. */
  async function open(at: () => Service = service): Promise<Page> {
    shared ??= await browser.page();
    await shared.unrouteAll();
    await shared.goto(`${at().url}/`);
    await shared.mouse.move(0, 0);
    return shared;
  }
  const editor = (page: Page) => page.getByRole("textbox", { name: "Booking record" });
  const write = (page: Page, text: string) => editor(page).fill(text);
  const cards = (page: Page) => page.locator(".cards .card");
  const summary = (page: Page) => page.locator(".summary");
  const lines = (page: Page, fate: string) => page.locator(`.cm-line.line-${fate}`);

  for (const { displayName, samples } of systems)
    it(`reads a sample: ${displayName}`, async () => {
      const [sample] = samples;
      if (sample === undefined) throw new Error("no sample");
      const [first] = toWorkbench(decode(sample.text), sample.text, null).itinerary.records;
      const page = await open();
      const { expectClean } = watch(page, service().url);
      await page.locator(".welcome").getByRole("button", { name: sample.title }).click();
      await summary(page).getByText(displayName, { exact: true }).waitFor();
      await lines(page, "read").first().waitFor();
      expect(await cards(page).count())
        .to.equal(first?.cards.length)
        .and.above(0);
      expect(await page.locator(".travellers li").count()).to.equal(first?.travellers.length);
      const drawn = await page.locator(".editor .cm-line").count();
      const told = page.locator(".line-read, .line-partly, .line-ignored, .line-unread");
      expect(await told.count()).to.equal(drawn);
      expect(await page.locator(".editor .field").count()).to.be.above(5);
      expectClean();
    });

  it("opens an email, and explains why a file has no text", async () => {
    const page = await open();
    const { expectClean } = watch(page, service().url);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });
    const input = page.locator("input[type=file]");
    await input.setInputFiles(file("empty.eml", mailOf(part("image/png", "x"))));
    await page.getByText("The file was not opened: the email contains no text.").waitFor();
    await input.setInputFiles(file("booking.eml", mailOf(part("text/html", FLIGHTS))));
    await cards(page).nth(1).waitFor();
    expect(await page.locator(".editor .cm-content").innerText()).to.contain("BA 178\t12 Apr 2027");
    expectClean();
  });

  it("marks each line with a sign and explains why one was not read", async () => {
    const page = await open();
    await write(page, RECORD);
    await lines(page, "unread").waitFor();
    const signs = await page.locator(".signs .cm-gutterElement").allInnerTexts();
    expect(signs.filter((sign) => "✓·!".includes(sign)).slice(-3)).to.deep.equal(["✓", "✓", "!"]);
    await lines(page, "unread").click();
    await page.locator(".line-words").getByText("not read: no rule begins like this").waitFor();
    await page.getByRole("tab", { name: "How it was read" }).click();
    const place = page.getByRole("button", { name: "line 3" });
    await page.locator(".places").getByText("no rule begins like this").waitFor();
    await lines(page, "read").first().click();
    await place.click();
    await page.locator(".line-words").getByText("Line 3").waitFor();
  });

  it("shows the blocks, labels and facts of a free text, and what was joined", async () => {
    const page = await open();
    const { expectClean } = watch(page, service().url);
    await write(page, MAIL);
    await cards(page).first().waitFor();
    await page.getByRole("tab", { name: "How it was read" }).click();
    const blocks = page.locator(".blocks");
    await blocks.getByText("3 blocks, labels mostly German.").waitFor();
    const flight = blocks.locator(".places > li").first();
    expect(await flight.innerText())
      .to.contain("Flight LH 400")
      .and.contain("origin FRA");
    await blocks.getByText("not read: no day of departure is beside it").waitFor();
    await blocks.locator("summary", { hasText: "Line 1" }).click();
    expect(await blocks.locator(".said li").first().innerText()).to.match(
      /^label\s+Buchungsnummer\s+record locator, German$/,
    );
    await blocks.getByRole("button", { name: "line 6" }).click();
    await page.locator(".line-words").getByText("Line 6").waitFor();
    await write(page, RECORD);
    await blocks.waitFor({ state: "detached" });
    expectClean();
  });

  it("underlines the unread part of a line and explains why", async () => {
    const page = await open();
    await write(page, `  1.NYBERG/OLA MR(STAFF)\n${FLIGHT}`);
    const part = page.locator(".line-partly .unread", { hasText: "(STAFF)" });
    await part.hover();
    const note = page.locator(".note-unread");
    await note.getByText("this part of the line has no meaning here").waitFor();
    await summary(page).getByText("1 read in part").waitFor();
    const signs = await page.locator(".signs .cm-gutterElement").allInnerTexts();
    expect(signs.slice(-2)).to.deep.equal(["½", "✓"]);
    await part.click();
    const words = page.locator(".line-words");
    await words.getByText("read in part: name").waitFor();
    await words.getByText("not read: this part of the line has no meaning here").waitFor();
    await page.getByRole("tab", { name: "How it was read" }).click();
    expect(await page.locator(".coverage li").allInnerTexts()).to.deep.equal([
      "✓ 1 read",
      "½ 1 read in part",
      "· 0 say nothing about the booking",
      "! 0 not read",
    ]);
  });

  it("goes from the headline to the first line that was not read, or only in part", async () => {
    const page = await open();
    const { expectClean } = watch(page, service().url);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await write(page, `${FLIGHT}\n  1.NYBERG/OLA MR(STAFF)\nWHAT IS THIS\n\nAND THIS`);
      const words = page.locator(".line-words");
      await summary(page).getByRole("button", { name: "2 not read" }).click();
      await words.getByText("Line 3", { exact: true }).waitFor();
      await summary(page).getByRole("button", { name: "1 read in part" }).click();
      await words.getByText("Line 2", { exact: true }).waitFor();
      await screenshot(page, `workbench-headline-${colorScheme}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
    }
    await page.emulateMedia({ colorScheme: null });
    expectClean();
  });

  it("offers the samples in a menu with keyboard support, and reads several records", async () => {
    const [first, second] = systems.map(({ samples }) => samples[0]);
    if (first === undefined || second === undefined) throw new Error("no samples");
    const page = await open();
    await write(page, `${first.text}\n\n${second.text}`);
    await summary(page).getByText("2 records").waitFor();
    await page.locator(".menu summary").first().press("Enter");
    const entry = page.locator(".menu").getByRole("button", { name: second.title });
    await entry.press("Escape");
    await entry.waitFor({ state: "hidden" });
    await page.locator(".menu summary:focus").press("Enter");
    await entry.press("Enter");
    await summary(page).getByText("2 records").waitFor({ state: "detached" });
    expect(await page.locator(".editor .cm-content").innerText()).to.contain(
      second.text.split("\n")[0]?.trim(),
    );
  });

  it("explains the field at the pointer, and below the editor that at the cursor", async () => {
    const page = await open();
    await write(page, RECORD);
    await page.locator(".field", { hasText: "1855" }).last().hover();
    const note = page.locator(".note").first();
    await note.getByText("2026-11-24 18:55:00").waitFor();
    expect(await note.innerText()).to.contain("flightInfo.flights[0].departureTime");
    await page.mouse.move(0, 0);
    await note.waitFor({ state: "detached" });
    await lines(page, "read").first().click();
    await page.mouse.move(0, 0);
    await page.keyboard.press("Home");
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
    await page.locator(".line-words").getByText("MARTINELLI").waitFor();
    expect(await note.count()).to.equal(0);
  });

  it("explains nothing that was edited until it is read again", async () => {
    const page = await open();
    await write(page, RECORD);
    await lines(page, "unread").waitFor();
    await page.locator(".field", { hasText: "1855" }).last().hover();
    const note = page.locator(".note").first();
    await note.waitFor();
    await page.route("**/site/workbench*", (route) => route.abort());
    await editor(page).press("ControlOrMeta+End");
    await page.keyboard.type("X");
    await note.waitFor({ state: "detached" });
    await page.getByText("The server does not answer").waitFor();
    await page.mouse.move(0, 0);
    await page.locator(".field", { hasText: "1855" }).last().hover();
    await page.waitForTimeout(400);
    expect(await note.count()).to.equal(0);
  });

  it("highlights the line of a card and the card of a line", async () => {
    const page = await open();
    await write(page, RECORD);
    await cards(page).first().hover();
    await page.locator(".cm-line.linked", { hasText: "GRUCDG" }).waitFor();
    await page.mouse.move(0, 0);
    await page.locator(".cm-line.linked").waitFor({ state: "detached" });
    await lines(page, "read").first().hover();
    await page.locator(".card:not(.linked)").waitFor();
    await lines(page, "read").last().hover();
    await page.locator(".card.linked").waitFor();
  });

  it("shows the whole itinerary, including what is unknown", async () => {
    const page = await open();
    const timeless = "  4  AF 1234 Y 26NOV 4 CDGNCE HK2";
    await write(page, `${RECORD}\n${timeless}`);
    const [first, second] = await Promise.all(
      [0, 1].map((at) => cards(page).nth(at).innerText({ timeout: 5000 })),
    );
    for (const part of [
      "GRU",
      "Guarulhos",
      "AF 457",
      "Air France",
      "18:55",
      "Tue 24 Nov 2026",
      "09:50",
      "Terminal 3",
    ])
      expect(first).to.contain(part);
    expect(first)
      .to.match(/confirmed\s+HK/)
      .and.match(/\+1\s+1 day later/);
    expect(second).to.contain("time unknown");
  });

  it("shows doubts with the itinerary, and resets the choices with a new text", async () => {
    const page = await open();
    await page.getByLabel("Reference date").fill("2026-03-01");
    await write(page, `${RECORD}\n  4  LH 461 L 31JUN 1 MIAFRA HK1   0735 1055`);
    await page.locator(".itinerary .doubts").getByText("its date does not exist").waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("heading", { name: "Or begin with another sample" }).waitFor();
    expect(await page.getByLabel("Reference date").inputValue()).to.equal("");
  });

  it("has tabs with keyboard support, and lets Tab leave the editor", async () => {
    const page = await open();
    await write(page, RECORD);
    await cards(page).first().waitFor();
    await editor(page).press("Tab");
    const tab = (name: string) => page.getByRole("tab", { name, exact: true, selected: true });
    // The headline leads to the line that was not read.
    await page.locator(".summary button:focus").press("Tab");
    await page.locator("[role=tab]:focus").waitFor();
    const others = ["Send", "v4", "v3", "Booking", "How it was read", "curl"];
    for (const name of [...others, "Itinerary"]) {
      await page.keyboard.press("ArrowRight");
      await tab(name).and(page.locator(":focus")).waitFor();
    }
    await page.keyboard.press("End");
    await tab("curl").waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("textbox", { name: "v4, as JSON" }).waitFor();
    expect(await page.locator(".viewer .cm-content").innerText()).to.contain(
      '"lastName": "MARTINELLI"',
    );
  });

  it("shows the equivalent curl call", async () => {
    const page = await open();
    const text = `${RECORD}\nRECORD\n$(echo '"no"') \`x\` \\ '`;
    await write(page, text);
    await page.getByLabel("System").selectOption("GDS_A");
    await page.getByLabel("Reference date").fill("2025-01-15");
    await page.getByRole("tab", { name: "curl" }).click();
    const command = page.getByLabel("Command", { exact: true });
    await command.filter({ hasText: "referenceDate=2025-01-15" }).waitFor();
    await command.filter({ hasText: "algorithm=GDS_A" }).waitFor();
    const said = await command.innerText();
    expect(said).not.to.contain(KEY);
    await expectSelected(page, said);
    const shell = spawn("sh", { env: { ...process.env, KEY }, timeout: 20_000 });
    shell.stdin.end(said);
    const [answer] = await Promise.all([json(shell.stdout), once(shell, "exit")]);
    const path = "/v4/decode?algorithm=GDS_A&referenceDate=2025-01-15";
    const direct = await service().send(path, { method: "POST", body: text });
    expect(answer).to.deep.equal(await jsonOf(direct));
    await page.getByText("Authorization: Bearer", { exact: true }).click();
    expect(await command.innerText()).to.equal(
      said.replace('-H "X-Api-Key: $KEY"', '-H "Authorization: Bearer $KEY"'),
    );
    await screenshot(page, "workbench-curl");
    expect(await seriousFindings(page)).to.deep.equal([]);
  });

  /** Where a page may not copy, it selects. */
  async function expectSelected(page: Page, text: string): Promise<void> {
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.getByRole("button", { name: "Copy command" }).click();
    await page.getByText("Selected: press Ctrl+C").waitFor();
    const selected = String(await page.evaluate("getSelection().toString()"));
    expect(selected.trim()).to.equal(text.trim());
  }

  it("asks for a key immediately if one is needed", async () => {
    const page = await open(strict);
    const { expectClean } = watch(page, strict().url, ANSWERS(401, 403));
    const field = page.getByLabel("API key");
    await field.waitFor();
    const link = page.locator("#key-hint").getByRole("link", { name: "log in" });
    expect(await link.getAttribute("href")).to.equal("/account");
    await write(page, RECORD);
    await page.getByRole("heading", { name: "Log in, or enter a key" }).waitFor();
    await field.fill("rk_wrong");
    await page.getByRole("heading", { name: "This key is not valid" }).waitFor();
    await field.fill(KEY);
    await cards(page).first().waitFor();
    await page.locator(".problem").waitFor({ state: "detached" });
    expectClean();
  });

  for (const [at, advice] of [
    [strict, "create an account there"],
    [closed, "ask whoever runs this service for an account or a key"],
  ] as const)
    it(`says how to get in before the first paste: ${advice}`, async () => {
      const page = await open(at);
      await page.locator("#key-hint").getByText(advice).waitFor();
      expect(await page.getByRole("link", { name: "log in" }).count()).to.equal(1);
    });

  it("asks for no key on the local machine", async () => {
    const page = await browser.page();
    const answered = page.waitForResponse("**/site/session");
    await page.goto(`${service().url}/`);
    expect(await (await answered).json()).to.have.property("keyless", true);
    await write(page, RECORD);
    await cards(page).first().waitFor();
    expect(await page.getByLabel("API key").count()).to.equal(0);
    await page.close();
  });

  /** Does something as another window of the same browser does, with its cookies. */
  async function inOtherWindow(page: Page, path: string, data: object): Promise<void> {
    const { request } = page.context();
    const session: unknown = await (await request.get(`${strict().url}/site/session`)).json();
    const csrf =
      typeof session === "object" && session !== null && "csrf" in session ? session.csrf : "";
    const headers = { "X-CSRF-Token": String(csrf) };
    const answer = await request.post(`${strict().url}/site/${path}`, { headers, data });
    expect(answer.status()).to.equal(200);
  }

  it("continues by itself once the visitor has logged in in another window", async () => {
    const page = await open(strict);
    const { expectClean } = watch(page, strict().url, ANSWERS(401));
    await write(page, RECORD);
    const problem = page.locator(".problem");
    await problem.getByRole("link", { name: "Log in" }).waitFor();
    const credentials = { email: "agent@agency.example", password: "correct horse battery" };
    await strict().store.accounts.create(credentials.email, credentials.password);
    await inOtherWindow(page, "log-in", credentials);
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await cards(page).first().waitFor();
    await problem.waitFor({ state: "detached" });
    await page.getByLabel("API key").waitFor({ state: "detached" });
    await inOtherWindow(page, "log-out", {});
    await write(page, `${RECORD}\nOSI YY X`);
    await problem.getByRole("link", { name: "Log in" }).waitFor();
    await page.getByLabel("API key").waitFor();
    expectClean();
  });

  it("says who is logged in, and logs out without losing the text", async () => {
    const page = await open(strict);
    const { expectClean } = watch(page, strict().url, ANSWERS(401, 503));
    const credentials = { email: "owner@agency.example", password: "correct horse battery" };
    await strict().store.accounts.create(credentials.email, credentials.password);
    await inOtherWindow(page, "log-in", credentials);
    await page.evaluate("dispatchEvent(new Event('focus'))");
    const note = page.getByText("Logged in as owner@agency.example");
    await note.waitFor();
    await write(page, RECORD);
    await cards(page).first().waitFor();
    expect(await seriousFindings(page)).to.deep.equal([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await screenshot(page, "workbench-logged-in-390");
    await page.setViewportSize({ width: 1280, height: 800 });

    const logOut = page.getByRole("button", { name: "Log out" });
    await page.route("**/site/log-out", (route) => route.fulfill({ status: 503, body: "{}" }), {
      times: 1,
    });
    await logOut.click();
    await page.getByText("Still logged in:").waitFor();
    await logOut.click();
    await note.waitFor({ state: "detached" });
    await page.getByLabel("API key").waitFor();
    expect(await editor(page).textContent()).to.contain("MARTINELLI");
    const { request } = page.context();
    const session: unknown = await (await request.get(`${strict().url}/site/session`)).json();
    expect(session).to.have.property("account", null);
    expectClean();
  });

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const)
    it(`says what to do if a key is needed, ${colorScheme}, ${width} pixels wide`, async () => {
      const page = await open(strict);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await write(page, RECORD);
      await page.getByRole("heading", { name: "Log in, or enter a key" }).waitFor();
      await screenshot(page, `workbench-key-${colorScheme}-${width}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
    });

  it("pauses only the key that made too many requests", async () => {
    const limits = { perMinute: 1, perDay: null };
    const { key } = await strict().store.keys.create({ name: "Kiosk", accountId: null, limits });
    const page = await open(strict);
    const asked: unknown[] = [];
    await page.route("**/site/workbench*", (route) => {
      asked.push(route.request().headers()["x-api-key"]);
      return route.continue();
    });
    const field = page.getByLabel("API key");
    await field.fill(key);
    await write(page, RECORD);
    await cards(page).first().waitFor();
    for (const more of ["A", "B", "C"]) {
      await write(page, `${RECORD}\n${more}`);
      await page.getByRole("heading", { name: "Too many requests" }).waitFor();
      await page.waitForTimeout(250);
    }
    expect(asked).to.deep.equal([key, key]);
    await field.fill(KEY);
    await page.locator(".problem").waitFor({ state: "detached" });
    expect(asked).to.deep.equal([key, key, KEY]);
  });

  it("retries by itself as soon as the key may be used again", async () => {
    const page = await open();
    await page.route("**/site/workbench*", tooMany("1"), { times: 1 });
    await write(page, RECORD);
    await page.getByText("The page does so by itself").waitFor();
    await cards(page).first().waitFor();
    await page.locator(".problem").waitFor({ state: "detached" });
  });

  it("explains what is wrong and what helps", async () => {
    const page = await open(strict);
    const problem = page.locator("[aria-live=polite] .problem");
    await write(page, RECORD);
    await page.getByLabel("API key").fill(KEY);
    await write(page, "X".repeat(3000));
    await problem.getByText("the limit is 2000 bytes").waitFor();
    await page.route("**/site/workbench*", tooMany("90"));
    await write(page, RECORD);
    await problem.getByText(/Try again at \d\d:\d\d:\d\d/).waitFor();
    await page.unroute("**/site/workbench*");
    await page.route("**/site/workbench*", (route) => route.abort());
    await problem.getByRole("button", { name: "Try again" }).click();
    await problem.getByText("The server does not answer").waitFor();
    await page.unroute("**/site/workbench*");
    await problem.getByRole("button", { name: "Try again" }).click();
    await problem.waitFor({ state: "detached" });
  });

  it("says what a text without a booking looks like", async () => {
    const page = await open();
    await write(page, "Dear colleagues, the meeting is moved to the small room.");
    await page.getByRole("heading", { name: "No booking was found in this text" }).waitFor();
    expect(await page.locator(".summary").innerText()).not.to.contain("sure");
    await page.getByRole("tab", { name: "v4" }).click();
    await page.getByText("Information couldn't be decoded").waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator(".welcome").waitFor();
  });

  it("sends a text exactly as typed, including quotes", async () => {
    const page = await open();
    await write(page, `"1.MARTINELLI/BRUNO MR\\n${FLIGHT}"`);
    await cards(page).first().waitFor();
    const field = page.locator(".field", { hasText: "GRU" }).first();
    expect((await field.innerText()).trim()).to.match(/^GRU(CDG)?$/);
  });

  it("stores nothing", async () => {
    const page = await open();
    await write(page, RECORD);
    await cards(page).first().waitFor();
    const kept = await page.evaluate(
      "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie])",
    );
    expect(kept).to.be.a("string").and.contain(service().url);
    expect(kept).not.to.match(/MARTINELLI|GRUCDG/i);
    await page.reload();
    await page.locator(".welcome").waitFor();
    expect(await editor(page).innerText()).not.to.contain("MARTINELLI");
  });

  for (const colorScheme of ["light", "dark"] as const)
    it(`is accessible, also on a phone, ${colorScheme}`, async () => {
      const page = await browser.page();
      const { expectClean } = watch(page, service().url);
      await page.goto(`${service().url}/`);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const findings: string[] = [];
      const look = async (part: string) => {
        for (const [name, viewport] of Object.entries(VIEWPORTS)) {
          await page.setViewportSize(viewport);
          await screenshot(page, `workbench-${colorScheme}-${name}-${part}`);
          findings.push(...(await seriousFindings(page, "body")));
          const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
          expect(width, `${part}, ${name}`).to.be.at.most(viewport.width);
        }
      };
      await page.locator(".welcome .samples").waitFor();
      await look("welcome");
      const [sample] = systems[0]?.samples ?? [];
      await write(page, `${sample?.text ?? ""}\nWHAT IS THIS`);
      await cards(page).first().waitFor();
      await lines(page, "unread").first().waitFor();
      await look("itinerary");
      await page.getByRole("tab", { name: "v4" }).click();
      await page.locator(".viewer .cm-line").first().waitFor();
      await look("json");
      await page.getByRole("tab", { name: "How it was read" }).click();
      await look("reading");
      await write(page, MAIL);
      await page.locator(".blocks").waitFor();
      for (const summary of await page.locator(".blocks summary").all()) await summary.click();
      await page.locator(".said").last().waitFor();
      await look("blocks");
      await page.getByRole("tab", { name: "curl" }).click();
      await page.locator(".field").nth(3).hover();
      await page.locator(".note").first().waitFor();
      await look("curl");
      expect(findings).to.deep.equal([]);
      expectClean();
      await page.close();
    });
});

/** Answers as the service does to a key beyond its limit. */
function tooMany(seconds: string) {
  return (route: Route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": seconds },
      json: { message: "You reached the maximum number of requests", code: "rate_limited" },
    });
}
