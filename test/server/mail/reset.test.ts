import { expect } from "chai";
import { pino } from "pino";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { smtpMailer } from "../../../src/server/mail/mailer.ts";
import { ResetMails } from "../../../src/server/mail/reset-mails.ts";
import { NewFactorAnswer } from "../../../src/server/site/schema.ts";
import { codeAt } from "../../store/app-code.ts";
import { withClock } from "../../clock.ts";
import { captured, errorOf, jsonOf, startService, type Service } from "../service.ts";
import { PageClient, read } from "../site/client.ts";
import { tokenIn, useMailServer } from "./mail-server.ts";

const PASSWORD = "correct horse battery";
const NEXT = "another horse battery";
const MINUTE = 60 * 1000;

describe("A forgotten password", () => {
  const server = useMailServer();
  let service: Service;
  let count = 0;
  before(async () => {
    service = await startService({ mail: server.settings(), settings: { trustProxy: 1 } });
  });
  after(async () => {
    await service.stop();
  });

  /** A page of a visitor who has signed up, from an address of its own. */
  async function signedUp() {
    const email = `agent${(count += 1)}@agency.example`;
    const from = { "X-Forwarded-For": `192.0.2.${count}` };
    const page = new PageClient(service);
    await jsonOf(await page.post("/site/sign-up", { email, password: PASSWORD }, from));
    return { page, email, from };
  }

  const ask = (page: PageClient, email: string, from: Record<string, string>) =>
    page.post("/site/password/forgotten", { email }, from);
  const reset = (page: PageClient, token: string, password = NEXT) =>
    page.post("/site/password/reset", { token, password });

  async function mailed(): Promise<{ page: PageClient; email: string; token: string }> {
    const { page, email, from } = await signedUp();
    await jsonOf(await ask(new PageClient(service), email.toUpperCase(), from));
    return { page, email, token: tokenIn(await server.next(email)) };
  }

  it("is replaced with a link by email, which ends all sessions", async () => {
    const { page, email, from } = await signedUp();
    const stranger = new PageClient(service);
    expect(await stranger.session()).to.include({ account: null, resets: true });
    expect(await jsonOf(await ask(stranger, ` ${email.toUpperCase()}`, from))).to.include({
      account: null,
    });
    const mail = await server.next(email);
    expect(mail.from).to.deep.equal({ name: "Recloc", address: "no-reply@recloc.example.com" });
    expect(mail.subject).to.equal("Your new Recloc password");
    expect(mail.text).to.contain(`account ${email}`).and.contain("30 minutes");
    expect(mail.headers).to.deep.include({
      key: "auto-submitted",
      originalKey: "Auto-Submitted",
      value: "auto-generated",
    });
    expect(await page.session()).to.have.nested.property("account.email", email);
    expect(await jsonOf(await reset(stranger, tokenIn(mail)))).to.have.property("account", null);
    expect(await page.session()).to.have.property("account", null);
    const logIn = (password: string) => stranger.post("/site/log-in", { email, password });
    await errorOf(await logIn(PASSWORD), 401);
    await jsonOf(await logIn(NEXT));
  });

  it("cannot be replaced twice with a link, or with an earlier one", async () => {
    const { page, email, from } = await signedUp();
    await ask(page, email, from);
    const first = tokenIn(await server.next(email));
    await ask(page, email, from);
    const second = tokenIn(await server.next(email));
    const results = await Promise.all([reset(page, second), reset(page, second)]);
    expect(results.map(({ status }) => status).sort()).to.deep.equal([200, 403]);
    for (const token of [first, second, "", "x".repeat(43)]) {
      const { code, message } = await errorOf(await reset(page, token), 403);
      expect(code).to.equal("invalid_reset_link");
      expect(message).to.match(/^Access denied: this link/);
    }
  });

  it("cannot be replaced half an hour later", async () => {
    const { page, token } = await mailed();
    await withClock(30 * MINUTE, async () => {
      expect((await errorOf(await reset(page, token), 403)).code).to.equal("invalid_reset_link");
    });
    await withClock(29 * MINUTE, async () => {
      await jsonOf(await reset(page, token));
    });
  });

  it("cannot be replaced with a link after the password was changed", async () => {
    const { page, token } = await mailed();
    await jsonOf(await page.post("/site/password", { current: PASSWORD, next: NEXT }));
    await errorOf(await reset(page, token), 403);
  });

  it("leaves the second factor as it is", async () => {
    const { page, email, token } = await mailed();
    const started = await page.post("/site/second-factor/start", { password: PASSWORD });
    const { secret } = await read(NewFactorAnswer, started);
    const code = codeAt(secret, Date.now());
    await jsonOf(await page.post("/site/second-factor/confirm", { code }));
    await jsonOf(await reset(page, token));
    const logIn = await page.post("/site/log-in", { email, password: NEXT });
    expect((await errorOf(logIn, 401)).code).to.equal("second_factor_required");
  });

  it("is not replaced by a weak one, and the link stays valid", async () => {
    const { page, token } = await mailed();
    const { message } = await errorOf(await reset(page, token, "password123"), 400);
    expect(message).to.match(/^Invalid parameter: password: /);
    await jsonOf(await reset(page, token));
  });

  it("gets the same answer whether the account exists or not", async () => {
    const { page, email, from } = await signedUp();
    await jsonOf(await page.post("/site/log-out"));
    const known = await ask(page, email, from);
    const before = server.mails.length;
    const unknown = await ask(page, "nobody@agency.example", from);
    expect(unknown.status).to.equal(known.status);
    expect(await unknown.text()).to.equal(await known.text());
    const invalid = await ask(page, "no email\0", from);
    expect(invalid.status).to.equal(known.status);
    await server.next(email);
    expect(server.mails.length - before).to.be.at.most(1);
    expect(server.mails.some((mail) => mail.to?.[0]?.address?.startsWith("nobody"))).to.equal(
      false,
    );
  });

  it("needs proof that one of our pages asks", async () => {
    const { page, email, token } = await mailed();
    for (const [path, body] of [
      ["forgotten", { email }],
      ["reset", { token, password: NEXT }],
    ] as const) {
      const refused = await page.post(`/site/password/${path}`, body, { "X-CSRF-Token": "x" });
      expect((await errorOf(refused, 403)).code).to.equal("wrong_csrf_token");
    }
  });

  it("causes few emails to an account, and few requests from an address", async () => {
    const { page, email } = await signedUp();
    const from = (last: number) => ({ "X-Forwarded-For": `198.51.100.${last}` });
    for (let times = 1; times <= 3; times += 1) await jsonOf(await ask(page, email, from(times)));
    const refused = await errorOf(await ask(page, email, from(4)), 429);
    expect(refused.message).to.contain("requests for a new password");
    for (let times = 0; times < 20; times += 1)
      await jsonOf(await ask(page, `nobody${times}@agency.example`, from(9)));
    await errorOf(await ask(page, "nobody20@agency.example", from(9)), 429);
  });

  it("leaves no address and no token in the log, and no token in the store", async () => {
    const { page, email, token } = await mailed();
    await reset(page, token, NEXT);
    const { token: unused } = await mailed();
    const files = readdirSync(service.folder)
      .map((file) => readFileSync(join(service.folder, file), "latin1"))
      .join();
    for (const word of [email, token, unused, NEXT]) expect(service.logs()).not.to.contain(word);
    for (const word of [token, unused, NEXT]) expect(files).not.to.contain(word);
  });

  it("is for those who run the service, if it sends no email", async () => {
    const silent = await startService();
    const page = new PageClient(silent);
    expect(await page.session()).to.have.property("resets", false);
    const { code } = await errorOf(await ask(page, "agent@agency.example", {}), 404);
    expect(code).to.equal("not_found");
    await silent.stop();
  });

  it("leaves a line in the log, without the address, if the email cannot be sent", async () => {
    const { stream, text } = captured();
    // Nothing listens on this port.
    const mailer = await smtpMailer({ ...server.settings(), smtpUrl: "smtp://127.0.0.1:1" });
    const account = { id: "a", email: "ana@agency.example", createdAt: "" };
    const accounts = { startReset: () => Promise.resolve({ token: "secret-token", account }) };
    const logger = pino(stream);
    const mails = new ResetMails({ accounts, mailer, publicUrl: "https://x.example", logger });
    mails.request(account.email);
    await mails.close();
    expect(text()).to.contain("email not sent").and.contain("ESOCKET");
    expect(text()).not.to.match(/ana@|secret-token/);
    expect(await mailer.check().catch((reason: unknown) => reason)).to.be.instanceOf(Error);
  });
});
