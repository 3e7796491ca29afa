import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { codeAt } from "../store/app-code.ts";
import { bucketOf } from "../../src/store/usage/histogram.ts";
import { dayOf } from "../../src/store/usage/usage-day.ts";
import { withClock } from "../clock.ts";
import { AIR_LINE, sharedService, startService, type Service } from "../server/service.ts";
import { useChromium } from "./chromium.ts";
import { screenshot } from "./screenshot.ts";
import { seriousFindings, watch } from "./watched.ts";

const PASSWORD = "correct horse battery";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Answers that a test brings about, as the console tells them. */
const REFUSED = /^Failed to load resource: .* 4\d\d /;

describe("The account page", () => {
  const service = sharedService({ settings: { limits: { perMinute: 600, perDay: null } } });
  const browser = useChromium();
  let count = 0;

  async function open(at: Service = service()): Promise<Page> {
    const page = await browser.page();
    await page.goto(`${at.url}/account`);
    return page;
  }

  /** An account that is logged in, in a page of its own. */
  async function loggedIn(): Promise<{ page: Page; email: string; id: string }> {
    const email = `agent${(count += 1)}@agency.example`;
    const account = await service().store.accounts.create(email, PASSWORD);
    const page = await open();
    await logIn(page, email, PASSWORD);
    await page.getByRole("heading", { name: "API keys" }).waitFor();
    return { page, email, id: account?.id ?? "" };
  }

  async function logIn(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
  }

  /** Makes a key as people do, and reads it where it is shown. */
  async function createKey(page: Page, name: string): Promise<string> {
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await inDialog(page, "Create key");
    return shownKey(page);
  }

  async function inDialog(page: Page, button: string): Promise<void> {
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
  }

  async function shownKey(page: Page): Promise<string> {
    const field = page.getByLabel("New API key");
    const key = await field.inputValue();
    expect(key).to.match(/^rk_[\w-]{20,}$/);
    await hasFocus(page, "New API key");
    const call = page.getByLabel("Example call", { exact: true });
    expect(await call.innerText()).to.contain(`-H 'X-Api-Key: ${key}'`);
    await page.getByText("Authorization: Bearer", { exact: true }).click();
    expect(await call.innerText()).to.contain(`-H 'Authorization: Bearer ${key}'`);
    const link = page.getByRole("link", { name: "Try it in the workbench" });
    expect(await link.getAttribute("href")).to.equal("/");
    await page.getByRole("button", { name: "I have copied it" }).click();
    await field.waitFor({ state: "detached" });
    expect(await page.content()).not.to.include(key);
    return key;
  }

  /** Resolves as soon as what has this label has the focus. */
  async function hasFocus(page: Page, label: string): Promise<void> {
    await page.locator(`[aria-label="${label}"]:focus`).waitFor();
  }

  async function decode(key: string): Promise<number> {
    const headers = { "X-Api-Key": key };
    const init = { method: "POST", headers, body: AIR_LINE };
    return (await fetch(`${service().url}/v4/decode`, init)).status;
  }

  it("creates an account and a key that decodes and shows its usage", async () => {
    const page = await open();
    const { expectClean } = watch(page, service().url);
    await page.getByText("Sign up", { exact: true }).click();
    await page.getByLabel("Email").fill("new@agency.example");
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("short");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Use at least 10 characters; this has 5.").waitFor();
    await password.fill(PASSWORD);
    await page.getByRole("button", { name: "Show: Password" }).click();
    expect(await password.getAttribute("type")).to.equal("text");
    await page.getByRole("button", { name: "Create account" }).click();
    const key = await createKey(page, "Web shop");
    expect(await decode(key)).to.equal(200);
    expect(await decode(`${key}x`)).to.equal(403);
    await expectUse(page);
    expect(await page.evaluate("localStorage.length + sessionStorage.length")).to.equal(0);
    expectClean();
    await page.close();
  });

  it("shows next to the field that a password is too common", async () => {
    const page = await open();
    await page.getByText("Sign up", { exact: true }).click();
    await page.getByLabel("Email").fill("weak@agency.example");
    await page.getByLabel("Password", { exact: true }).fill("password123");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText(/choose a longer, less common one\.$/).waitFor();
    const field = page.locator("[aria-invalid=true]");
    expect(await field.getAttribute("name")).to.equal("password");
    await page.close();
  });

  /** The use is written a moment after the answer. */
  async function expectUse(page: Page): Promise<void> {
    const figure = page.locator(".sums dd").first();
    const lastUsed = page.getByRole("cell", { name: "just now" });
    while (!(await figure.isVisible()) || !(await lastUsed.isVisible())) {
      const answered = page.waitForResponse(/\/usage\?days=/);
      await page.getByRole("button", { name: "Refresh" }).click();
      await answered;
    }
    expect(await figure.textContent()).to.equal("1");
  }

  it("renames, limits, rotates and revokes a key", async () => {
    const { page } = await loggedIn();
    const { expectClean } = watch(page, service().url);
    const first = await createKey(page, "Web shop");
    await page.getByRole("button", { name: "Rename: Web shop" }).click();
    await page.getByLabel("New name").fill("Kiosk");
    await page.keyboard.press("Enter");
    await page.getByText("The key is now called “Kiosk”.").waitFor();
    await hasFocus(page, "Rename: Kiosk");

    await page.getByRole("button", { name: "Limits: Kiosk" }).click();
    await page.getByLabel("Requests a minute").fill("601");
    await inDialog(page, "Save limits");
    await page.getByText("Enter a whole number from 1 to 600.").waitFor();
    await page.getByLabel("Requests a minute").fill("60");
    await inDialog(page, "Save limits");
    await page.getByText("60 a minute").waitFor();
    await hasFocus(page, "Limits: Kiosk");

    await page.getByRole("button", { name: "Rotate: Kiosk" }).click();
    await page.getByText("1 hour", { exact: true }).click();
    await inDialog(page, "Rotate key");
    const second = await shownKey(page);
    await page.getByText("Expiring").waitFor();
    expect(await page.getByText(first.slice(0, 11)).textContent()).to.equal(
      `${first.slice(0, 11)}…`,
    );
    expect([await decode(first), await decode(second)]).to.deep.equal([200, 200]);

    await page.getByRole("button", { name: "Revoke: Kiosk" }).click();
    await page.getByRole("heading", { name: "Revoke “Kiosk”?" }).waitFor();
    await inDialog(page, "Revoke key");
    await page.getByText("1 revoked key").waitFor();
    expect([await decode(first), await decode(second)]).to.deep.equal([403, 403]);
    expectClean();
    await page.close();
  });

  it("creates a key with a last day, and shows when it is over", async () => {
    const { page, id } = await loggedIn();
    const { expectClean } = watch(page, service().url);
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Trial");
    await page.getByLabel("Last day (UTC)").fill("2020-01-01");
    await inDialog(page, "Create key");
    await page.getByText("Choose today or a later day, or leave it empty.").waitFor();
    await page.getByLabel("Last day (UTC)").fill("2999-12-31");
    await inDialog(page, "Create key");
    expect(await decode(await shownKey(page))).to.equal(200);
    await page.getByRole("cell", { name: "Active until 31 Dec 2999" }).waitFor();
    await makeExpired(id);
    await page.reload();
    const row = page.getByRole("row", { name: /^Kiosk/ });
    await row.getByText("Expired").waitFor();
    expect(await row.getByRole("button").allTextContents()).to.deep.equal(["", "Revoke"]);
    expectClean();
    await page.close();
  });

  /** A key whose last day was yesterday. */
  async function makeExpired(accountId: string): Promise<void> {
    const yesterday = Date.now() - DAY_MS;
    await withClock(-DAY_MS, () =>
      service().store.keys.create({ name: "Kiosk", accountId, expiresOn: dayOf(yesterday) }),
    );
  }

  it("shows the usage of all keys and of each, by kind, also as CSV", async () => {
    const { page, id } = await loggedIn();
    await makeUsage(id);
    await page.reload();
    const { expectClean } = watch(page, service().url);
    const chosen = page.getByLabel("Key", { exact: true });
    expect(await chosen.inputValue()).to.equal("");
    await page.getByRole("row", { name: /^not_decodable No person.* 422 3\d\d/ }).waitFor();
    await page.getByRole("row", { name: /^invalid_parameter .* 400 18/ }).waitFor();
    await page.getByRole("row", { name: /^unknown/ }).waitFor();
    const shares = page.getByRole("table", { name: "By key" });
    expect(await shares.getByRole("rowheader").allTextContents()).to.deep.equal([
      "Web shop",
      "Mobile app (production)",
    ]);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).to.match(/^recloc-usage-\d{4}-\d\d-\d\d\.csv$/);
    const csv = readFileSync(await download.path(), "utf8");
    expect(csv).to.match(
      /^\uFEFFday,key,name,requests,not_decodable,errors,median_ms,p99_ms,invalid/,
    );
    expect(csv).to.match(
      /^[\d-]{10},rk_[\w-]{8},Mobile app \(production\),40,0,0,5[\d.]*,5[\d.]*,0$/m,
    );
    await shares.getByRole("button", { name: "Mobile app (production)" }).click();
    await page.locator(".sums dd").first().getByText("40", { exact: true }).waitFor();
    expect(await chosen.inputValue()).not.to.equal("");
    expect(await page.getByText("Not decodable, and errors by kind").count()).to.equal(0);
    expectClean();
    await page.close();
  });

  it("rejects a wrong email or password without saying which", async () => {
    const { page, email } = await loggedIn();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByText("You are logged out.").waitFor();
    const { expectClean } = watch(page, service().url, REFUSED);
    for (const [name, password] of [
      [email, "something else"],
      ["nobody@agency.example", PASSWORD],
    ] as const) {
      await logIn(page, name, password);
      await page.getByText("The email or the password is wrong.").waitFor();
    }
    expectClean();
    await page.close();
  });

  it("shows when to try again after too many attempts", async () => {
    const page = await open();
    for (let tries = 0; tries < 11; tries += 1) {
      const answered = page.waitForResponse(/\/site\/log-in$/);
      await logIn(page, "guessed@agency.example", "something else");
      await answered;
    }
    await page.getByText(/^Too many attempts\. Try again at \d\d:\d\d:\d\d/).waitFor();
    await page.close();
  });

  it("has no sign-up form if registration is closed", async () => {
    const closed = await startService({ settings: { registration: "closed" } });
    try {
      const page = await open(closed);
      await page.getByText("ask those who run this service").waitFor();
      expect(await page.getByText("Sign up").count()).to.equal(0);
      await page.close();
    } finally {
      await closed.stop();
    }
  });

  it("hides passwords, and tells password managers which is which", async () => {
    const { page } = await loggedIn();
    for (const [label, autocomplete] of [
      ["Current password", "current-password"],
      ["New password", "new-password"],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      expect(await field.getAttribute("type")).to.equal("password");
      expect(await field.getAttribute("autocomplete")).to.equal(autocomplete);
    }
    await page.close();
  });

  it("changes the password", async () => {
    const { page, email } = await loggedIn();
    const next = "another horse battery";
    for (const [current, said] of [
      ["something else", "This is not your password."],
      [PASSWORD, "Your password is changed."],
    ] as const) {
      await page.getByLabel("Current password", { exact: true }).fill(current);
      await page.getByLabel("New password", { exact: true }).fill(next);
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByText(said).waitFor();
    }
    await page.getByRole("button", { name: "Log out" }).click();
    await logIn(page, email, next);
    await page.getByRole("heading", { name: "API keys" }).waitFor();
    await page.close();
  });

  it("shows where the account is logged in, and logs it out there", async () => {
    const { page, email } = await loggedIn();
    const other = await open();
    await logIn(other, email, PASSWORD);
    await other.getByRole("heading", { name: "API keys" }).waitFor();
    await page.reload();
    const section = page.getByRole("region", { name: "Where you are logged in" });
    await section.getByText("Another browser").waitFor();
    expect(await section.getByRole("listitem").count()).to.equal(2);
    await section.getByRole("button", { name: "Log out there" }).click();
    await section.getByText("Another browser").waitFor({ state: "detached" });
    await section.getByText("This browser").waitFor();
    await other.reload();
    await other.getByRole("button", { name: "Log in" }).waitFor();
  });

  it("sets up a second factor, asks for its code, and turns it off", async () => {
    const { page, email } = await loggedIn();
    const { expectClean } = watch(page, service().url, REFUSED);
    const section = page.getByRole("region", { name: "Second factor" });
    const dialog = page.getByRole("dialog");
    await section.getByRole("button", { name: "Set up…" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await inDialog(page, "Continue");
    await dialog.getByRole("img", { name: "The secret as a QR code" }).waitFor();
    const secret = (await dialog.locator("code.secret").innerText()).replaceAll(" ", "");
    expect(await seriousFindings(page)).to.deep.equal([]);
    await screenshot(page, "second-factor");
    await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
    await inDialog(page, "Turn on");
    await dialog.getByText("This code is wrong or was used.").waitFor();
    await dialog.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, Date.now()));
    await inDialog(page, "Turn on");
    await hasFocus(page, "Recovery codes");
    const codes = (await section.getByLabel("Recovery codes").inputValue()).split("\n");
    expect(await seriousFindings(page)).to.deep.equal([]);
    await screenshot(page, "recovery-codes");
    await section.getByRole("button", { name: "I have saved them" }).click();
    await section.getByText("You have 8 recovery codes left.").waitFor();
    expect(await page.content()).not.to.include(codes[0]);

    await page.getByRole("button", { name: "Log out" }).click();
    await logIn(page, email, PASSWORD);
    await page.locator("input[name=code]:focus").waitFor();
    await page.getByRole("textbox", { name: "Code" }).fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Log in" }).click();
    await section.getByText("You have 7 recovery codes left.").waitFor();

    await section.getByRole("button", { name: "Turn off…" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("textbox", { name: "Code" }).fill(codes[1] ?? "");
    await inDialog(page, "Turn off");
    await section.getByRole("button", { name: "Set up…" }).waitFor();
    expectClean();
    await page.close();
  });

  it("deletes the account together with its keys", async () => {
    const { page } = await loggedIn();
    const key = await createKey(page, "Web shop");
    expect(await decode(key)).to.equal(200);
    await page.getByRole("button", { name: "Delete account…" }).click();
    await page.getByText("1 key in use").waitFor();
    await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(PASSWORD);
    await inDialog(page, "Delete account");
    await page.getByText("Your account is deleted.").waitFor();
    expect(await decode(key)).to.equal(403);
    await page.close();
  });

  it("shows each account its own keys", async () => {
    const names = ["Web shop", "Kiosk"];
    const shown = await Promise.all(
      names.map(async (name) => {
        const { page, id } = await loggedIn();
        await service().store.keys.create({ name, accountId: id });
        await page.reload();
        await page.getByRole("rowheader", { name }).waitFor();
        const headers = await page.getByRole("rowheader", { name: /^(Web|Ki)/ }).allTextContents();
        await page.close();
        return headers;
      }),
    );
    expect(shown).to.deep.equal(names.map((name) => [`${name}\u00a0`]));
  });

  it("asks to log in again when the session has ended", async () => {
    const { page, id } = await loggedIn();
    await service().store.accounts.setPassword(id, PASSWORD);
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Web shop");
    await inDialog(page, "Create key");
    await page.getByText("You were logged out because your session ended.").waitFor();
    await page.close();
  });

  /** Two keys in use and a revoked one, the first used on most days. */
  async function makeUsage(accountId: string): Promise<void> {
    const { keys, usage } = service().store;
    const limits = { perMinute: 600, perDay: 20_000 };
    const { record } = await keys.create({ name: "Web shop", accountId, limits });
    await keys.rotate(record.id, DAY_MS);
    const second = await keys.create({ name: "Mobile app (production)", accountId });
    const old = await keys.create({ name: "Old test machine", accountId });
    await keys.revoke(old.record.id);
    const now = Date.now();
    const rows = Array.from({ length: 60 }, (_, ago) => ago)
      .filter((ago) => ago !== 17 && ago !== 18)
      .flatMap((ago) => {
        const of = { key_id: record.id, day: dayOf(now - ago * DAY_MS) };
        const requests = Math.round((ago % 7 < 2 ? 160 : 640) * (0.7 + 0.5 * wave(ago * 1.7)));
        const errors = Math.round(requests * (ago === 6 ? 0.35 : 0.05 * wave(ago)));
        return [
          { ...of, bucket: bucketOf(4 + 2 * wave(ago)), requests, errors },
          { ...of, bucket: bucketOf(18 + 14 * wave(ago * 1.3)), requests: 12, errors: 0 },
        ];
      });
    const at = new Date(now - 3 * 60 * 1000).toISOString();
    await makeExpired(accountId);
    const refusals = Array.from({ length: 25 }, (_, ago) => dayOf(now - ago * DAY_MS)).flatMap(
      (day, ago) => {
        const of = { key_id: record.id, day };
        const invalid = { ...of, code: "invalid_parameter", requests: 2 };
        const undecodable = { ...of, code: "not_decodable", requests: 12 + (ago % 5) };
        return ago % 3 === 0 ? [invalid, undecodable] : [undecodable];
      },
    );
    await usage.add({ rows, refusals, lastUsed: new Map([[record.id, at]]) });
    const kiosk = { key_id: second.record.id, day: dayOf(now - DAY_MS), bucket: bucketOf(5) };
    await usage.add({
      rows: [{ ...kiosk, requests: 40, errors: 0 }],
      lastUsed: new Map([[kiosk.key_id, at]]),
    });
  }

  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [1280, 390])
      it(`is accessible, ${colorScheme}, ${width} pixels wide`, async () => {
        const page = await open();
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const { expectClean } = watch(page, service().url);
        // So that what the page loads is watched, too.
        await page.reload();
        const look = async (name: string): Promise<void> => {
          await screenshot(page, `account-${name}-${colorScheme}-${width}`);
          expect(await seriousFindings(page)).to.deep.equal([]);
          const scrolls = "document.documentElement.scrollWidth > innerWidth";
          expect(await page.evaluate(scrolls)).to.equal(false);
        };
        await page.getByLabel("Email").waitFor();
        await look("log-in");
        const email = `agent-${colorScheme}-${width}@agency.example`;
        const account = await service().store.accounts.create(email, PASSWORD);
        await makeUsage(account?.id ?? "");
        await logIn(page, email, PASSWORD);
        const chart = page.getByRole("slider", { name: "Day of the usage chart" });
        await chart.focus();
        await page.keyboard.press("ArrowLeft");
        const yesterday = await chart.getAttribute("aria-valuetext");
        expect(yesterday).to.match(/, 2\d\d requests, .* errors, median .* ms, p99 .* ms$/);
        await look("keys");
        await page.getByRole("button", { name: "Mobile app (production)", exact: true }).click();
        await page.locator(".sums dd").first().getByText("40", { exact: true }).waitFor();
        await page.getByText("As a table", { exact: true }).click();
        await page.getByRole("table", { name: "Usage by day" }).waitFor();
        await page.getByRole("button", { name: "Create key" }).click();
        await look("create");
        await page.getByRole("textbox", { name: "Name" }).fill("Kiosk");
        await inDialog(page, "Create key");
        await page.getByLabel("New API key").waitFor();
        await look("new-key");
        expectClean();
        await page.close();
      });
});

/** From 0 to 1. */
function wave(at: number): number {
  return Math.abs(Math.sin(at));
}
