import { after, before } from "mocha";
import { chromium, type Browser, type Page } from "playwright-core";
import { CHROMIUM } from "./programme.ts";

/** A first start takes its time. */
const PATIENCE = 60_000;

/** A real browser for the tests of a suite; `page` makes a new page of it. */
export function useChromium(): { readonly page: () => Promise<Page> } {
  let browser: Browser | undefined;
  before(async function () {
    this.timeout(PATIENCE);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  });
  after(() => browser?.close());
  return {
    page: async () => {
      if (browser === undefined) throw new Error("the browser has not started");
      return browser.newPage({ viewport: { width: 1280, height: 800 } });
    },
  };
}
