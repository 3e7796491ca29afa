import { expect } from "chai";
import type { Page } from "playwright-core";
import { casesIn } from "../../src/workshop/cases.ts";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { rounded } from "./rounded.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const RECORD = `  1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M`;
const MAIL = `From: a@agency.example\nContent-Type: text/plain; charset=utf-8\n\n${RECORD}\n`;
const DAY = "2026-11-21";
/** Every so many cases of the corpus. */
const STEP = 15;

/** Asks the worker of the page for many answers at once, and goes offline in between. */
const IN_WORKER = `(questions) => {
  const worker = (globalThis.worker ??= new Worker("/assets/decoder.js", { type: "module" }));
  const told = questions.map((question, id) => new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => { if (data.id === id) resolve(data); });
    worker.postMessage({ ...question, id });
  }));
  return Promise.all(told);
}`;

interface Told {
  readonly status: number;
  readonly json: string;
}

async function inWorker(page: Page, bodies: readonly string[]): Promise<readonly Told[]> {
  const questions = bodies.map((body) => ({
    task: "read",
    body,
    algorithm: "",
    referenceDate: DAY,
  }));
  return page.evaluate<Told[]>(`(${IN_WORKER})(${JSON.stringify(questions)})`);
}

describe("The workbench, decoding on this device", function () {
  this.timeout(60_000);
  const service = sharedService({ settings: { workbench: "key" } });
  const browser = useChromium();

  async function open(page: Page): Promise<string[]> {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${service().url}/`);
    await page.locator(".welcome").waitFor();
    return asked;
  }
  const editor = (page: Page) => page.getByRole("textbox", { name: "Booking record" });
  const cards = (page: Page) => page.locator(".cards .card");
  const isReady = (page: Page) => page.getByText("The record stays in this browser").waitFor();

  /** Redacts the record that is shown, and leaves it redacted. */
  async function redactAndUndo(page: Page): Promise<void> {
    const shown = () => editor(page).innerText();
    const button = page.getByRole("button", { name: "Redact" });
    await button.click();
    await page.getByText(/^Replaced: 2 parts of names\. Read the text/).waitFor();
    expect(await shown()).to.match(/1\.[A-Z]{10}\/[A-Z]{5} MR\s+3 {2}AF 457 Y 24NOV 2 GRUCDG HK2/);
    expect(await shown()).not.to.match(/MARTINELLI|BRUNO/);
    await editor(page).press("ControlOrMeta+z");
    expect(await shown()).to.contain("MARTINELLI/BRUNO MR");
    await button.press("Enter");
    await page.getByText(/^Replaced: /).waitFor();
    expect(await shown()).not.to.contain("MARTINELLI");
  }

  it("answers as the service does, with the network gone", async () => {
    const page = await browser.page();
    await open(page);
    await inWorker(page, [RECORD]);
    await page.context().setOffline(true);
    const texts = casesIn("corpus/").filter((_, index) => index % STEP === 0);
    const bodies = [...texts.map(({ text }) => text), '{"a": 1}', JSON.stringify(RECORD)];
    expect(bodies.length).to.be.above(50);
    const told = await inWorker(page, bodies);
    for (const [index, { status, json }] of told.entries()) {
      const body = bodies[index] ?? "";
      const path = `/site/workbench?referenceDate=${DAY}`;
      const answer = await service().send(path, { method: "POST", body });
      expect(answer.status, body).to.equal(status);
      expect(rounded(json), body).to.deep.equal(rounded(await answer.text()));
    }
    await page.close();
  });

  it("needs no key and asks for nothing, on a wide and a narrow screen", async () => {
    const page = await browser.page();
    const asked = await open(page);
    const { expectClean } = watch(page, service().url);
    expect(await page.getByLabel("API key").count()).to.equal(1);
    await page.getByRole("switch", { name: "Decode on this device" }).check();
    await isReady(page);
    expect(await page.getByLabel("API key").count()).to.equal(0);
    const before = asked.length;
    await page.context().setOffline(true);
    await editor(page).fill(RECORD);
    await cards(page).first().waitFor();
    expect(await cards(page).first().innerText()).to.contain("AF 457");
    await editor(page).fill("PLEASE CALL BACK");
    await page
      .getByText(/couldn't be decoded/)
      .first()
      .waitFor();
    await page.locator("input[type=file]").setInputFiles({
      name: "booking.eml",
      mimeType: "message/rfc822",
      buffer: Buffer.from(MAIL),
    });
    await cards(page).first().waitFor();
    await redactAndUndo(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await seriousFindings(page, "body")).to.deep.equal([]);
      await screenshot(page, `workbench-offline-${width}`);
    }
    expect(asked.slice(before)).to.deep.equal([]);
    expectClean();
    await page.close();
  });

  it("compares two versions here too, and again when the page is reopened", async () => {
    const page = await browser.page();
    const asked = await open(page);
    await page.getByRole("switch").check();
    await isReady(page);
    await page.reload();
    await isReady(page);
    await editor(page).fill(RECORD);
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByRole("textbox", { name: "Later version" }).fill(RECORD.replace("1855", "1955"));
    await page.getByText("19:55").first().waitFor();
    expect(asked).not.to.include("/site/workbench");
    await page.getByRole("switch").uncheck();
    await page.getByLabel("API key").waitFor();
    await page.waitForRequest((request) => request.url().includes("/site/workbench"));
    await page.close();
  });

  it("sends nothing if the decoder cannot be loaded", async () => {
    const page = await browser.page();
    const asked = await open(page);
    await page.route("**/assets/airports.json", (route) => route.abort());
    await page.getByRole("switch").check();
    await page.getByText("The decoder could not be loaded.").waitFor();
    await editor(page).fill(RECORD);
    await page.getByText("the tables could not be loaded").waitFor();
    expect(asked).not.to.include("/site/workbench");
    await page.unroute("**/assets/airports.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await cards(page).first().waitFor();
    await page.close();
  });
});
