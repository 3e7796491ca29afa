import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import { join } from "node:path";
import pg from "pg";
import { Sessions } from "../../../src/store/accounts/sessions.ts";
import { NewKeyAnswer } from "../../../src/server/site/schema.ts";
import { errorOf, jsonOf, sharedService, startService } from "../service.ts";
import { PageClient, read } from "./client.ts";

const EMAIL = "agent@agency.example";
const PASSWORD = "correct horse battery";

describe("Accounts on the website", () => {
  const service = sharedService();
  let count = 0;

  /** A page of a visitor who has just signed up. */
  async function signedUp(): Promise<{ page: PageClient; email: string }> {
    const page = new PageClient(service());
    const email = `agent${(count += 1)}@agency.example`;
    await jsonOf(await page.post("/site/sign-up", { email, password: PASSWORD }));
    return { page, email };
  }

  it("start with an anonymous visitor", async () => {
    const page = new PageClient(service());
    const answer = await page.session();
    expect(answer).to.include({
      account: null,
      registration: "open",
      resets: false,
      keyless: true,
    });
    expect(answer)
      .to.have.property("csrf")
      .that.matches(/^[\w-]{43}$/);
  });

  it("are created by signing up, which also logs in", async () => {
    const page = new PageClient(service());
    const made = await jsonOf(
      await page.post("/site/sign-up", { email: ` ${EMAIL.toUpperCase()} `, password: PASSWORD }),
    );
    expect(made).to.have.nested.property("account.email", EMAIL);
    expect(await page.session()).to.have.nested.property("account.email", EMAIL);
    const again = new PageClient(service());
    const taken = await again.post("/site/sign-up", { email: EMAIL, password: PASSWORD });
    expect((await errorOf(taken, 409)).code).to.equal("email_taken");
    expect(await again.session()).to.have.property("account", null);
  });

  it("use a cookie that scripts cannot read and other websites cannot send", async () => {
    const page = new PageClient(service());
    const response = await page.post("/site/sign-up", { email: "c@c.example", password: PASSWORD });
    const [cookie = ""] = response.headers
      .getSetCookie()
      .filter((each) => each.startsWith("recloc_session="));
    expect(cookie).to.match(/; path=\/; expires=[^;]+; samesite=lax; httponly$/i);
    const behindTls = await startService({ settings: { trustProxy: 1 } });
    const headers = { "X-Forwarded-Proto": "https" };
    const secure = await fetch(`${behindTls.url}/site/session`, { headers });
    await behindTls.stop();
    expect(secure.headers.get("Set-Cookie")).to.match(/^__Host-recloc_visitor=.*; secure;/i);
  });

  it("are left by logging out, which ends the session permanently", async () => {
    const { page, email } = await signedUp();
    const stolen = page.cookies.join("; ");
    expect(await jsonOf(await page.post("/site/log-out"))).to.have.property("account", null);
    const thief = await fetch(`${service().url}/site/session`, { headers: { Cookie: stolen } });
    expect(await thief.json()).to.have.property("account", null);
    const back = await jsonOf(await page.post("/site/log-in", { email, password: PASSWORD }));
    expect(back).to.have.nested.property("account.email", email);
  });

  it("give the same answer for an unknown email and a wrong password", async () => {
    const { email } = await signedUp();
    const page = new PageClient(service());
    const wrong = await page.post("/site/log-in", { email, password: "something else" });
    const unknown = await page.post("/site/log-in", { email: "x@y.example", password: PASSWORD });
    const told = await errorOf(wrong, 401);
    expect(told.code).to.equal("wrong_credentials");
    expect(await errorOf(unknown, 401)).to.deep.equal(told);
  });

  it("start a new session at each log-in, whatever the browser had before", async () => {
    const { page, email } = await signedUp();
    const [before] = page.cookies.filter((cookie) => cookie.startsWith("recloc_session"));
    await page.post("/site/log-in", { email, password: PASSWORD });
    const [after] = page.cookies.filter((cookie) => cookie.startsWith("recloc_session"));
    expect(after).not.to.equal(before);
    const old = await fetch(`${service().url}/site/session`, { headers: { Cookie: before ?? "" } });
    expect(await old.json()).to.have.property("account", null);
  });

  it("end their other sessions when the password changes", async () => {
    const { page, email } = await signedUp();
    const other = new PageClient(service());
    await jsonOf(await other.post("/site/log-in", { email, password: PASSWORD }));
    const wrong = await page.post("/site/password", { current: "no", next: "another password" });
    expect((await errorOf(wrong, 401)).code).to.equal("wrong_credentials");
    const short = await page.post("/site/password", { current: PASSWORD, next: "short" });
    expect((await errorOf(short, 400)).message).to.match(/^Invalid parameter: password: .*10/);
    await jsonOf(
      await page.post("/site/password", { current: PASSWORD, next: "another password" }),
    );
    expect(await page.session()).to.have.nested.property("account.email", email);
    expect(await other.session()).to.have.property("account", null);
    await errorOf(await other.post("/site/log-in", { email, password: PASSWORD }), 401);
    await jsonOf(await other.post("/site/log-in", { email, password: "another password" }));
  });

  for (const [what, password, rule] of [
    ["too common", "Password123", /^Invalid parameter: password: .*less common one$/],
    ["made of spaces", " ".repeat(12), /^Invalid parameter: password: .*spaces/],
  ] as const)
    it(`accept no password that is ${what}`, async () => {
      const visitor = new PageClient(service());
      const credentials = { email: "weak@agency.example", password };
      const refused = await errorOf(await visitor.post("/site/sign-up", credentials), 400);
      expect(refused.message).to.match(rule).and.not.contain(password);
      const { page, email } = await signedUp();
      const change = { current: PASSWORD, next: password };
      const kept = await errorOf(await page.post("/site/password", change), 400);
      expect(kept.message).to.equal(refused.message);
      await jsonOf(await page.post("/site/log-in", { email, password: PASSWORD }));
    });

  it("are deleted with their keys by someone who knows the password", async () => {
    const { page, email } = await signedUp();
    const { key } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "web shop" }));
    const ping = () => fetch(`${service().url}/v4/ping`, { headers: { "X-Api-Key": key } });
    expect((await ping()).status).to.equal(200);
    await errorOf(await page.post("/site/account/delete", { password: "no" }), 401);
    const gone = await jsonOf(await page.post("/site/account/delete", { password: PASSWORD }));
    expect(gone).to.have.property("account", null);
    expect((await ping()).status).to.equal(403);
    await errorOf(await page.post("/site/log-in", { email, password: PASSWORD }), 401);
  });

  it("cannot be created if registration is closed", async () => {
    const closed = await startService({ settings: { registration: "closed" } });
    const page = new PageClient(closed);
    expect(await page.session()).to.have.property("registration", "closed");
    const body = { email: EMAIL, password: PASSWORD };
    const refused = await errorOf(await page.post("/site/sign-up", body), 403);
    expect(refused.code).to.equal("registration_closed");
    expect(await closed.store.accounts.find(EMAIL)).to.equal(null);
    await closed.stop();
  });

  describe("accept no change that another website could have requested", () => {
    const CHANGES = [
      "/site/sign-up",
      "/site/log-in",
      "/site/log-out",
      "/site/password",
      "/site/account/delete",
      "/site/keys",
    ];

    for (const path of CHANGES)
      it(`at ${path}`, async () => {
        const { page } = await signedUp();
        const body = { email: EMAIL, password: PASSWORD, name: "x" };
        for (const token of ["", "wrong", "A".repeat(43)]) {
          const refused = await page.post(path, body, { "X-CSRF-Token": token });
          expect((await errorOf(refused, 403)).code).to.equal("wrong_csrf_token");
        }
        expect(await page.session()).not.to.have.property("account", null);
      });

    it("with the token of another visitor", async () => {
      const { page } = await signedUp();
      const { csrf: token } = await new PageClient(service()).session();
      const refused = await page.post("/site/log-out", {}, { "X-CSRF-Token": token });
      expect((await errorOf(refused, 403)).code).to.equal("wrong_csrf_token");
    });
  });

  describe("limit attempts", () => {
    const guarded = sharedService({ settings: { trustProxy: 1 } });
    let email = "";
    let page: PageClient;
    beforeEach(async () => {
      page = new PageClient(guarded());
      email = `guarded${(count += 1)}@agency.example`;
      const body = { email, password: PASSWORD };
      await jsonOf(await page.post("/site/sign-up", body, from(`192.0.2.${count}`)));
    });

    const attempt = (password: string, address: string, whose = email) =>
      page.post("/site/log-in", { email: whose, password }, from(address));

    function from(address: string) {
      return { "X-Forwarded-For": address };
    }

    it("at one account from one address, but admit its owner from another", async () => {
      for (let wrong = 0; wrong < 9; wrong++)
        await errorOf(await attempt("guess", "198.51.100.1"), 401);
      // The right password resets the count.
      await jsonOf(await attempt(PASSWORD, "198.51.100.1"));
      for (let wrong = 0; wrong < 10; wrong++)
        await errorOf(await attempt("guess", "198.51.100.1"), 401);
      const refused = await attempt(PASSWORD, "198.51.100.1");
      expect(Number(refused.headers.get("Retry-After"))).to.be.within(1, 900);
      const { code, message } = await errorOf(refused, 429);
      expect(code).to.equal("rate_limited");
      expect(message).to.match(/^You reached the maximum number of requests/);
      await jsonOf(await attempt(PASSWORD, "198.51.100.2"));
    });

    it("at one account from anywhere", async () => {
      for (let wrong = 0; wrong < 50; wrong++)
        await errorOf(await attempt("guess", `203.0.113.${wrong}`), 401);
      await errorOf(await attempt("guess", "203.0.113.99", email.toUpperCase()), 429);
    });

    it("from one address at any account, whatever headers it sends", async () => {
      const guess = (number: number, claimed: string) =>
        attempt("guess", `${claimed}, 198.51.100.7`, `nobody${number}@agency.example`);
      for (let number = 0; number < 50; number++)
        await errorOf(await guess(number, `203.0.113.${number}`), 401);
      await errorOf(await guess(50, "203.0.113.99"), 429);
      await errorOf(await attempt("guess", "198.51.100.8", "nobody50@agency.example"), 401);
    });

    it("of a logged-in visitor, whom no stranger can lock out", async () => {
      for (let wrong = 0; wrong < 11; wrong++) await attempt("guess", "198.51.100.9");
      const change = (current: string) => page.post("/site/password", { current, next: PASSWORD });
      for (let wrong = 0; wrong < 9; wrong++) await errorOf(await change("guess"), 401);
      await jsonOf(await change(PASSWORD));
      for (let wrong = 0; wrong < 10; wrong++) await errorOf(await change("guess"), 401);
      await errorOf(await change(PASSWORD), 429);
    });

    it("to create accounts and keys", async () => {
      const signUp = () =>
        page.post(
          "/site/sign-up",
          { email: "no email", password: PASSWORD },
          from("2001:db8:1:2:3::4"),
        );
      for (let number = 0; number < 20; number++) await errorOf(await signUp(), 400);
      await errorOf(await signUp(), 429);
      const { record } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "x" }));
      const rotate = () => page.post(`/site/keys/${record.id}/rotate`, { graceHours: 0 });
      for (let number = 0; number < 59; number++) await jsonOf(await rotate());
      await errorOf(await rotate(), 429);
    });
  });

  for (const [what, body] of [
    ["a body that is not JSON", undefined],
    ["a body that is not an object", []],
    ["an unknown field", { email: EMAIL, password: PASSWORD, admin: true }],
    ["a missing password", { email: EMAIL }],
    ["a password that is not a string", { email: EMAIL, password: { $gt: "" } }],
  ] as const)
    it(`refuse ${what} without repeating the input`, async () => {
      const page = new PageClient(service());
      const { message, code } = await errorOf(await page.post("/site/log-in", body), 400);
      expect(code).to.equal("invalid_parameter");
      expect(message).not.to.contain(EMAIL).and.not.contain(PASSWORD);
    });

  it("are unavailable while the store is", async () => {
    // Nothing listens on this port.
    const database = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    const sessions = new Sessions(new Kysely({ dialect: new PostgresDialect({ pool: database }) }));
    const away = await startService({ store: { ...service().store, sessions } });
    const headers = { Cookie: "recloc_session=x" };
    const response = await fetch(`${away.url}/site/session`, { headers });
    expect((await errorOf(response, 503)).code).to.equal("unavailable");
    await away.stop();
    await database.end();
  });

  it("leave no trace in the log and the metrics, and no password in the store", async () => {
    const watched = await startService();
    const page = new PageClient(watched);
    await page.post("/site/sign-up", { email: EMAIL, password: PASSWORD });
    const { key } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "web shop" }));
    await page.post("/site/log-in", { email: EMAIL, password: "a wrong password" });
    await page.post("/site/password", { current: PASSWORD, next: "another password" });
    const metrics = await (await fetch(`${watched.url}/metrics`)).text();
    const files = readdirSync(watched.folder).map((file) =>
      readFileSync(join(watched.folder, file), "latin1"),
    );
    await watched.stop();
    for (const word of [EMAIL, PASSWORD, "a wrong password", "another password", key, "web shop"])
      expect(watched.logs() + metrics).not.to.contain(word);
    for (const word of [PASSWORD, "a wrong password", "another password", key])
      expect(files.join()).not.to.contain(word);
    for (const cookie of page.cookies) expect(files.join()).not.to.contain(cookie.split("=")[1]);
  });
});
