import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { after, before } from "mocha";
import { chromium, type Browser, type Page } from "playwright-core";

/** Where Debian puts it. */
const PROGRAMME = "/usr/bin/chromium";
/** A first start of the browser, and its installation where it is missing, take their time. */
const PATIENCE = 300_000;

/** A real browser for the tests of a suite; `page` makes a new page of it. */
export function useChromium(): { readonly page: () => Promise<Page> } {
  let browser: Browser | undefined;
  before(async function () {
    this.timeout(PATIENCE);
    install();
    browser = await chromium.launch({ executablePath: PROGRAMME, args: ["--no-sandbox"] });
  });
  after(() => browser?.close());
  return {
    page: async () => {
      if (browser === undefined) throw new Error("the browser has not started");
      return browser.newPage({ viewport: { width: 1280, height: 800 } });
    },
  };
}

/** Installs the browser where the machine has none. */
function install(): void {
  if (existsSync(PROGRAMME)) return;
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
