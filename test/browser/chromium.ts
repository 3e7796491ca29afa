import { after, before } from "mocha";
import { chromium, type Browser, type Page } from "playwright-core";
import { HEADLESS_SHELL } from "./programme.ts";

/** A first start takes its time. */
const PATIENCE = 60_000;

const browsers = new Map<string, Promise<Browser>>();

function start(programme: string): Promise<Browser> {
  const browser =
    browsers.get(programme) ??
    chromium.launch({ executablePath: programme, args: ["--no-sandbox"] });
  browsers.set(programme, browser);
  return browser;
}

/** At the end of all files: this module is loaded with the first one that uses it. */
after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

/**
 * A real browser, the same for all suites of a process; `page` makes a page with a profile of its own, which is
 * closed after the calling suite.
 *
 * @param programme `CHROMIUM` for what only the whole browser has
 */
export function useChromium(programme = HEADLESS_SHELL): { readonly page: () => Promise<Page> } {
  const pages: Page[] = [];
  let browser: Browser | undefined;
  before(async function () {
    this.timeout(PATIENCE);
    browser = await start(programme);
  });
  after(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });
  return {
    page: async () => {
      if (browser === undefined) throw new Error("the browser has not started");
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      pages.push(page);
      return page;
    },
  };
}
