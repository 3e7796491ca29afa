import { expect } from "chai";
import {
  NewFactorAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
} from "../../../src/server/site/schema.ts";
import { codeAt } from "../../store/app-code.ts";
import { withClock } from "../../clock.ts";
import { errorOf, jsonOf, sharedService } from "../service.ts";
import { PageClient, read } from "./client.ts";

const PASSWORD = "correct horse battery";
const MINUTE_MS = 60_000;

describe("The second factor of an account", () => {
  const service = sharedService();
  let count = 0;

  /** A page of a new account that has just turned its second factor on. */
  async function pageWithFactor() {
    const email = `factor${(count += 1)}@agency.example`;
    const page = new PageClient(service());
    await jsonOf(await page.post("/site/sign-up", { email, password: PASSWORD }));
    const started = await page.post("/site/second-factor/start", { password: PASSWORD });
    const { secret } = await read(NewFactorAnswer, started);
    const used = codeAt(secret, Date.now());
    const confirmed = await page.post("/site/second-factor/confirm", { code: used });
    const { recoveryCodes } = await read(RecoveryCodesAnswer, confirmed);
    return { page, email, secret, used, recoveryCodes };
  }

  /** Logs in somewhere else. */
  async function logIn(email: string, code?: string, password = PASSWORD) {
    const page = new PageClient(service());
    const credentials = { email, password, ...(code === undefined ? {} : { code }) };
    return { page, response: await page.post("/site/log-in", credentials) };
  }

  it("is asked for after the password, and lets nobody in without it", async () => {
    const { email, secret, used, recoveryCodes } = await pageWithFactor();
    const without = await logIn(email);
    expect((await errorOf(without.response, 401)).code).to.equal("second_factor_required");
    expect((await without.page.session()).account).to.equal(null);
    const wrong = await logIn(email, "000000", "a wrong password");
    expect((await errorOf(wrong.response, 401)).code).to.equal("wrong_credentials");
    for (const code of [codeAt(secret, Date.now() - MINUTE_MS), used, "", "12345é"]) {
      const { response } = await logIn(email, code);
      expect((await errorOf(response, 401)).code, code).to.equal("wrong_code");
    }
    const recovered = await logIn(email, recoveryCodes[0]);
    expect((await recovered.page.session()).account?.email).to.equal(email);
    const state = await recovered.page.get("/site/second-factor");
    expect(await read(SecondFactorAnswer, state)).to.deep.equal({ isOn: true, recoveryCodes: 7 });
    await withClock(2 * MINUTE_MS, async () => {
      const { response } = await logIn(email, codeAt(secret, Date.now()));
      expect(response.status).to.equal(200);
    });
  });

  it("needs the password to be set up", async () => {
    const page = new PageClient(service());
    const email = "careful@agency.example";
    await jsonOf(await page.post("/site/sign-up", { email, password: PASSWORD }));
    const wrong = await page.post("/site/second-factor/start", { password: "a wrong password" });
    await errorOf(wrong, 401);
    const early = await page.post("/site/second-factor/confirm", { code: "123456" });
    expect((await errorOf(early, 401)).code).to.equal("wrong_code");
    const { response } = await logIn(email, "123456");
    expect(response.status, "a code that nobody asks for").to.equal(200);
    const { page: other } = await pageWithFactor();
    const again = await other.post("/site/second-factor/start", { password: PASSWORD });
    expect((await errorOf(again, 409)).code).to.equal("second_factor_on");
    const twice = await other.post("/site/second-factor/confirm", { code: "123456" });
    expect((await errorOf(twice, 409)).code).to.equal("second_factor_on");
  });

  it("is turned off with the password and a code only", async () => {
    const { page, email, recoveryCodes } = await pageWithFactor();
    const remove = (password: string, code = "") =>
      page.post("/site/second-factor/remove", { password, code });
    await errorOf(await remove("a wrong password", recoveryCodes[0]), 401);
    expect((await errorOf(await remove(PASSWORD, "123456"), 401)).code).to.equal("wrong_code");
    const removed = await remove(PASSWORD, recoveryCodes[0]);
    const off = { isOn: false, recoveryCodes: 0 };
    expect(await read(SecondFactorAnswer, removed)).to.deep.equal(off);
    expect((await logIn(email)).response.status).to.equal(200);
  });

  it("cannot be guessed, whatever else the password allows, and recovery codes stay", async () => {
    const { page, email, secret, recoveryCodes } = await pageWithFactor();
    const remove = (code: string) =>
      page.post("/site/second-factor/remove", { password: PASSWORD, code });
    const counts = new Map<number, number>();
    for (let tried = 0; tried < 110; tried += 1) {
      // Allows further attempts at the password, but not at codes.
      if (tried % 8 === 0)
        await jsonOf(await page.post("/site/password", { current: PASSWORD, next: PASSWORD }));
      const { status } = await remove("x");
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    // One of the 100 attempts of a day was the code that confirmed the factor.
    expect([...counts]).to.deep.equal([
      [401, 99],
      [429, 11],
    ]);
    await withClock(2 * MINUTE_MS, async () => {
      await errorOf((await logIn(email, codeAt(secret, Date.now()))).response, 429);
    });
    expect((await logIn(email, recoveryCodes[0])).response.status).to.equal(200);
  });

  it("is nobody else's business, and appears in no log", async () => {
    const stranger = new PageClient(service());
    await errorOf(await stranger.get("/site/second-factor"), 401);
    for (const act of ["start", "confirm", "remove"])
      await errorOf(await stranger.post(`/site/second-factor/${act}`, {}), 401);
    const { page, secret, used, recoveryCodes } = await pageWithFactor();
    const forged = { "X-CSRF-Token": "x" };
    const body = { password: PASSWORD, code: recoveryCodes[0] };
    for (const act of ["start", "confirm", "remove"])
      await errorOf(await page.post(`/site/second-factor/${act}`, body, forged), 403);
    await jsonOf(await page.post("/site/second-factor/remove", body));
    for (const personal of [secret, used, "otpauth", ...recoveryCodes])
      expect(service().logs()).not.to.contain(personal);
  });
});
