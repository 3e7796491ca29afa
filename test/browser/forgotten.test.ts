import { expect } from "chai";
import type { Page } from "playwright-core";
import { tokenIn, useMailServer } from "../server/mail/mail-server.ts";
import { sharedService, startService, type Service } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const PASSWORD = "correct horse battery";
const NEXT = "another horse battery";
/** Answers that a test brings about, as the console tells them. */
const REFUSED = /^Failed to load resource: .* 4\d\d /;

describe("The page for a forgotten password", () => {
  const server = useMailServer();
  const silent = sharedService();
  const browser = useChromium();
  let service: Service;
  before(async () => {
    service = await startService({ mail: server.settings() });
  });
  after(async () => {
    await service.stop();
  });

  async function open(at: Service, email: string): Promise<Page> {
    const page = await browser.page();
    await page.goto(`${at.url}/account`);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    return page;
  }

  /** Looks at a page as people do, in the window that it has. */
  async function look(page: Page, name: string): Promise<void> {
    await screenshot(page, `forgotten-${name}`);
    expect(await seriousFindings(page)).to.deep.equal([]);
    expect(await page.evaluate("document.documentElement.scrollWidth > innerWidth")).to.equal(
      false,
    );
  }

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 390],
    ["light", 390],
    ["dark", 1280],
  ] as const)
    it(`leads to a new password by email, ${colorScheme}, ${width} pixels wide`, async () => {
      const email = `agent-${colorScheme}-${width}@agency.example`;
      await service.store.accounts.create(email, PASSWORD);
      const page = await open(service, email);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { expectClean } = watch(page, service.url);
      expect(await page.getByLabel("Email").inputValue()).to.equal(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await page
        .getByText(`If ${email} has an account, an email with a link is on its way.`)
        .waitFor();
      await look(page, `asked-${colorScheme}-${width}`);
      const token = tokenIn(await server.next(email));
      await page.goto(`${service.url}/account#reset=${token}`);
      const password = page.getByLabel("New password", { exact: true });
      await password.fill("short");
      await page.getByRole("button", { name: "Set the password" }).click();
      await page.getByText("Use at least 10 characters; this has 5.").waitFor();
      expect(page.url()).to.equal(`${service.url}/account`);
      await look(page, `new-${colorScheme}-${width}`);
      await password.fill(NEXT);
      await page.getByRole("button", { name: "Set the password" }).click();
      await page.getByText("Your password is changed. Log in with the new one.").waitFor();
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(NEXT);
      await page.getByRole("button", { name: "Log in" }).click();
      await page.getByRole("heading", { name: "API keys" }).waitFor();
      expectClean();
      await page.close();
    });

  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 1280],
  ] as const)
    it(`names whom to ask if the service sends no email, ${colorScheme}, ${width} pixels wide`, async () => {
      const page = await open(silent(), "ana@agency.example");
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.getByText("Ask those who run it: they can set a new password").waitFor();
      await page.getByText("recloc accounts password ana@agency.example").waitFor();
      await look(page, `no-mail-${colorScheme}-${width}`);
      await page.getByRole("button", { name: "Back to the log-in" }).click();
      expect(await page.getByLabel("Email").inputValue()).to.equal("ana@agency.example");
      await page.close();
    });

  it("refuses a link that was used, and leads to the log-in", async () => {
    const page = await browser.page();
    await page.goto(`${service.url}/account#reset=${"x".repeat(43)}`);
    const { expectClean } = watch(page, service.url, REFUSED);
    await page.getByLabel("New password", { exact: true }).fill(NEXT);
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.getByText("This link was used or is too old. Ask for a new one.").waitFor();
    await page.getByRole("button", { name: "To the log-in" }).click();
    await page.getByLabel("Email").waitFor();
    expectClean();
    await page.close();
  });
});
