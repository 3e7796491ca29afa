import { after, before } from "mocha";
import { chromium, type Browser, type Page } from "playwright-core";
import { CHROMIUM } from "./programme.ts";

/** A first start takes its time. */
const PATIENCE = 60_000;

let browser: Promise<Browser> | undefined;

/** At the end of all files: this module is loaded with the first one that uses it. */
after(async () => {
  await (await browser)?.close();
});

/**
 * A real browser, the same for all suites of a process; `page` makes a page with a profile of its own, which is
 * closed after the calling suite.
 */
export function useChromium(): { readonly page: () => Promise<Page> } {
  const pages: Page[] = [];
  before(async function () {
    this.timeout(PATIENCE);
    await (browser ??= chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] }));
  });
  after(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });
  return {
    page: async () => {
      const started = await browser;
      if (started === undefined) throw new Error("the browser has not started");
      const page = await started.newPage({ viewport: { width: 1280, height: 800 } });
      pages.push(page);
      return page;
    },
  };
}
