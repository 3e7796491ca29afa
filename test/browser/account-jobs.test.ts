import { expect } from "chai";
import type { Page } from "playwright-core";
import { defaultOptions } from "../../src/jobs/options.ts";
import { FINDING } from "../../src/store/jobs/rows.ts";
import { sharedService } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const [EMAIL, PASSWORD] = ["jobs@agency.example", "correct horse battery"];
const RESULT = { engine: "1.2.3", records: 20, errors: { not_decodable: 2, too_large: 1 } };

describe("The account page with jobs", () => {
  const service = sharedService();
  const browser = useChromium();

  /** A job with two chunks, which a worker has found. */
  async function submit(account_id: string, name: string): Promise<string> {
    const { jobs } = service().store;
    const place = { source: `/archive/${name}`, destination: `/decoded/${name}` };
    const options = JSON.stringify(defaultOptions());
    const job = await jobs.create({ ...place, options, account_id });
    const finder = { job, chunk: FINDING };
    await service().chunks.begin(finder, "a");
    const chunk = { pieces: "[]", bytes: 1_500_000, digest: null };
    await jobs.add(
      job,
      [0, 1].map((number) => ({ ...chunk, number })),
    );
    await jobs.submitted(job);
    await service().chunks.finish(finder, { ...RESULT, records: 0, errors: {} });
    return job;
  }

  async function decode(job: string, chunk: number): Promise<void> {
    await service().chunks.begin({ job, chunk }, "a");
    await service().chunks.finish({ job, chunk }, RESULT);
  }

  async function fail(job: string, chunk: number): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await service().chunks.begin({ job, chunk }, "a");
      await service().chunks.fail({ job, chunk }, "a", "source_changed");
    }
  }

  async function logIn(): Promise<Page> {
    const page = await browser.page();
    await page.goto(`${service().url}/account`);
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("heading", { name: "API keys" }).waitFor();
    return page;
  }

  it("shows no jobs where there are none; else how far they are, which it follows", async () => {
    const account = (await service().store.accounts.create(EMAIL, PASSWORD))?.id ?? "";
    const page = await logIn();
    const { expectClean } = watch(page, service().url);
    expect(await page.getByRole("heading", { name: "Jobs" }).count()).to.equal(0);
    const [dead, live] = [await submit(account, "2025"), await submit(account, "2026")];
    await decode(dead, 0);
    await fail(dead, 1);
    await decode(live, 0);
    await page.reload();
    const item = (name: string) => page.getByRole("listitem", { name: `/archive/${name} to` });
    await item("2026").getByText("Running", { exact: true }).waitFor();
    await item("2026").getByText("50% of 3 MB, 20 records").waitFor();
    const bar = item("2026").getByRole("progressbar");
    expect(await bar.getAttribute("value")).to.equal("1500000");
    expect(await bar.getAttribute("max")).to.equal("3000000");
    await item("2026").getByText("3 records without an answer (15%)").waitFor();
    const rows = await item("2026").getByRole("row").allInnerTexts();
    expect(rows).to.deep.equal(["not_decodable\t2", "too_large\t1"]);
    await item("2025").getByText("Incomplete", { exact: true }).waitFor();
    await item("2025").getByText("Workers gave up a chunk: source_changed").waitFor();
    for (const [width, name] of [
      [1280, "wide"],
      [390, "narrow"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await screenshot(page, `account-jobs-${name}`);
      expect(await seriousFindings(page)).to.deep.equal([]);
      const scrolls = "document.documentElement.scrollWidth > innerWidth";
      expect(await page.evaluate(scrolls)).to.equal(false);
    }
    await decode(live, 1);
    await item("2026").getByText("Done", { exact: true }).waitFor();
    await item("2026").getByText("100% of 3 MB, 40 records").waitFor();
    expect(await item("2026").getByRole("button").count()).to.equal(0);
    await item("2025").getByRole("button", { name: "Try again" }).click();
    await item("2025").getByText("Running", { exact: true }).waitFor();
    await item("2025").getByRole("button", { name: "Cancel" }).click();
    await item("2025").getByText("Cancelled", { exact: true }).waitFor();
    expect((await service().store.jobs.find(dead))?.cancelled_at).not.to.equal(null);
    expectClean();
    await page.close();
  });
});
