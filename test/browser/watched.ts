import { expect } from "chai";
import axe from "axe-core";
import type { Page } from "playwright-core";

/** What went wrong in a page while somebody watched. */
export interface Watched {
  /** Throws where the page asked another origin, broke its policy, or its script failed. */
  readonly expectClean: () => void;
}

/** What leaves no machine; `chrome:` is the viewer of PDF files. */
const LOCAL = /^(?:data|blob|chrome|chrome-extension):/;

/**
 * Watches a page from now on: what it asks of others than its own server, and what its console says
 * of errors, which is where a broken Content-Security-Policy shows.
 *
 * @param expected errors that the test brings about: answers that are none of 200
 */
export function watch(page: Page, origin: string, expected = /^$/): Watched {
  const problems: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !LOCAL.test(url)) problems.push(`asks ${url}`);
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) problems.push(message.text());
  });
  return {
    expectClean: () => {
      expect(problems).to.deep.equal([]);
    },
  };
}

/** What axe finds serious or critical in a page, one line each. */
export async function seriousFindings(page: Page, within = "main"): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run(${JSON.stringify({ include: [within] })}).then(({ violations }) =>
      violations.filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, help, nodes }) => id + ": " + help + ": " + nodes.map(({ html }) => html).join(" ")))`,
  );
  return Array.isArray(found) ? found.map(String) : ["axe did not run"];
}
