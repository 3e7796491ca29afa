import { expect } from "chai";
import { KeysAnswer, NewKeyAnswer, UsageAnswer } from "../../../src/server/site/schema.ts";
import { DAY_MS, dayOf } from "../../../src/store/usage/usage-day.ts";
import { withClock } from "../../clock.ts";
import { AIR_LINE, errorOf, jsonOf, sharedService, startService } from "../service.ts";
import { PageClient, read } from "./client.ts";

const PASSWORD = "correct horse battery";

describe("Keys on the website", () => {
  const service = sharedService();
  let count = 0;

  async function signedUp(of = service()): Promise<PageClient> {
    const page = new PageClient(of);
    const email = `owner${(count += 1)}@agency.example`;
    await jsonOf(await page.post("/site/sign-up", { email, password: PASSWORD }));
    return page;
  }

  /** Creates a key. */
  async function made(page: PageClient, body: object = { name: "web shop" }) {
    const { key, record } = await read(NewKeyAnswer, await page.post("/site/keys", body));
    return { key, record, id: record.id };
  }

  async function listed(page: PageClient) {
    return (await read(KeysAnswer, await page.get("/site/keys"))).keys;
  }

  const ping = async (key: string, url = service().url) =>
    (await fetch(`${url}/v4/ping`, { headers: { "X-Api-Key": key } })).status;

  it("are created, used, and listed without their value", async () => {
    const page = await signedUp();
    const { key, record } = await made(page, { name: " web shop " });
    expect(await ping(key)).to.equal(200);
    expect(record).to.include({ name: "web shop", prefix: key.slice(0, 11), revokedAt: null });
    const list = await listed(page);
    expect(list)
      .to.have.nested.property("[0].limits")
      .that.deep.equals({ perMinute: null, perDay: null });
    expect(JSON.stringify(list)).not.to.contain(key.slice(11));
  });

  it("are visible only to the account that created them", async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { key, id } = await made(owner);
    expect(await listed(other)).to.deep.equal([]);
    for (const response of [
      await other.send("PATCH", `/site/keys/${id}`, { name: "mine" }),
      await other.post(`/site/keys/${id}/rotate`, { graceHours: 0 }),
      await other.post(`/site/keys/${id}/revoke`),
      await other.get(`/site/keys/${id}/usage`),
      await other.get(`/site/keys/${id}/usage.csv`),
      await other.post("/site/keys/nothing/revoke"),
    ])
      expect((await errorOf(response, 404)).code).to.equal("not_found");
    expect(await ping(key)).to.equal(200);
  });

  for (const [method, path] of [
    ["GET", "/site/keys"],
    ["GET", "/site/keys/x/usage"],
    ["GET", "/site/keys/x/usage.csv"],
    ["GET", "/site/usage"],
    ["GET", "/site/usage.csv"],
    ["POST", "/site/keys"],
    ["PATCH", "/site/keys/x"],
    ["POST", "/site/keys/x/rotate"],
    ["POST", "/site/keys/x/revoke"],
  ] as const)
    it(`require a log-in: ${method} ${path}`, async () => {
      const page = new PageClient(service());
      const response = method === "GET" ? await page.get(path) : await page.send(method, path, {});
      expect((await errorOf(response, 401)).code).to.equal("not_logged_in");
    });

  it("are refused after their last day, with the reason", async () => {
    const page = await signedUp();
    const expiresOn = dayOf(Date.now());
    const { key, record } = await made(page, { name: "trial", expiresOn });
    expect(record.expiresOn).to.equal(expiresOn);
    expect(await ping(key)).to.equal(200);
    await withClock(DAY_MS, async () => {
      const headers = { "X-Api-Key": key };
      const { code, message } = await errorOf(
        await fetch(`${service().url}/v4/ping`, { headers }),
        403,
      );
      expect(code).to.equal("invalid_api_key");
      expect(message).to.equal(
        "Access denied: the key in the header X-Api-Key (or Authorization: Bearer) is not valid: it expired at the end of " +
          `${expiresOn} (UTC); create a new one`,
      );
    });
    const past = { name: "trial", expiresOn: dayOf(Date.now() - DAY_MS) };
    const refused = await errorOf(await page.post("/site/keys", past), 400);
    expect(refused.message).to.match(
      /^Invalid parameter: expiresOn: The last day of a key is today/,
    );
  });

  it("can be renamed and limited", async () => {
    const page = await signedUp();
    const { id, key } = await made(page);
    const limits = { perMinute: 2, perDay: 3 };
    const changed = await page.send("PATCH", `/site/keys/${id}`, { name: "back office", limits });
    expect(await jsonOf(changed))
      .to.have.property("record")
      .that.deep.include({ limits, name: "back office" });
    expect([await ping(key), await ping(key), await ping(key)]).to.deep.equal([200, 200, 429]);
    for (const body of [
      { name: " " },
      { name: "a\u0000b" },
      { name: "x".repeat(101) },
      { limits: { perMinute: 0, perDay: null } },
      { limits: { perMinute: 1.5, perDay: null } },
      { limits: { perMinute: 1 } },
      { revokedAt: null },
    ]) {
      const refused = await page.send("PATCH", `/site/keys/${id}`, body);
      expect((await errorOf(refused, 400)).code).to.equal("invalid_parameter");
    }
  });

  it("stay within the limits of the service", async () => {
    const bounded = await startService({ settings: { limits: { perMinute: 60, perDay: null } } });
    const page = await signedUp(bounded);
    const { record } = await made(page);
    expect(record.limits).to.deep.equal({ perMinute: 60, perDay: null });
    for (const perMinute of [61, null]) {
      const body = { name: "more", limits: { perMinute, perDay: 5 } };
      const { message } = await errorOf(await page.post("/site/keys", body), 400);
      expect(message).to.match(/at most 60 requests a minute$/);
    }
    const less = await made(page, { name: "less", limits: { perMinute: 10, perDay: 5 } });
    expect(less.record.limits).to.deep.equal({ perMinute: 10, perDay: 5 });
    await bounded.stop();
  });

  it("are rotated immediately or with a grace period", async () => {
    const page = await signedUp();
    const { id, key } = await made(page);
    const rotate = async (graceHours: number) =>
      (await read(NewKeyAnswer, await page.post(`/site/keys/${id}/rotate`, { graceHours }))).key;
    const second = await rotate(24);
    expect([await ping(key), await ping(second)]).to.deep.equal([200, 200]);
    const list = await listed(page);
    expect(list).to.have.nested.property("[0].prefix", second.slice(0, 11));
    expect(list).to.have.nested.property("[0].expiring[0].prefix", key.slice(0, 11));
    const third = await rotate(0);
    expect([await ping(key), await ping(second), await ping(third)]).to.deep.equal([403, 403, 200]);
    await errorOf(await page.post(`/site/keys/${id}/rotate`, { graceHours: 169 }), 400);
  });

  it("are revoked permanently", async () => {
    const page = await signedUp();
    const { id, key } = await made(page);
    const revoked = await jsonOf(await page.post(`/site/keys/${id}/revoke`));
    expect(revoked).to.have.nested.property("record.revokedAt").that.is.a("string");
    expect(await ping(key)).to.equal(403);
    expect(await jsonOf(await page.post(`/site/keys/${id}/revoke`))).to.deep.equal(revoked);
    await errorOf(await page.post(`/site/keys/${id}/rotate`, { graceHours: 0 }), 404);
  });

  it("show their usage by kind, alone and together, also as CSV", async () => {
    const page = await signedUp();
    const [shop, kiosk] = [await made(page), await made(page, { name: '=kiosk, "1"' })];
    const post = (key: string, body: string) =>
      fetch(`${service().url}/v4/decode`, { method: "POST", headers: { "X-Api-Key": key }, body });
    await post(shop.key, AIR_LINE);
    await post(shop.key, "hello world");
    await post(kiosk.key, "");
    const usage = async (path: string) => read(UsageAnswer, await page.get(`/site/${path}?days=1`));
    let all = await usage("usage");
    while ((all.days[0]?.requests ?? 0) < 3) all = await usage("usage");
    expect(all.days).to.have.length(1);
    expect(all.days[0]).to.include({ notDecodable: 1, errors: 1 });
    expect(
      all.refusals.map(({ code, status, requests }) => [code, status, requests]),
    ).to.have.deep.members([
      ["not_decodable", 422, 1],
      ["empty_body", 400, 1],
    ]);
    expect(all.keys).to.have.deep.members([
      { id: shop.id, requests: 2, notDecodable: 1, errors: 0 },
      { id: kiosk.id, requests: 1, notDecodable: 0, errors: 1 },
    ]);
    const one = await usage(`keys/${kiosk.id}/usage`);
    expect(one.days[0]).to.include({ requests: 1, notDecodable: 0, errors: 1 });
    expect(one.keys).to.deep.equal([{ id: kiosk.id, requests: 1, notDecodable: 0, errors: 1 }]);

    const response = await page.get("/site/usage.csv?days=7");
    expect(response.headers.get("Content-Type")).to.equal("text/csv; charset=utf-8");
    const today = dayOf(Date.now());
    expect(response.headers.get("Content-Disposition")).to.equal(
      `attachment; filename="recloc-usage-${today}.csv"`,
    );
    const [head, ...lines] = Buffer.from(await response.arrayBuffer())
      .toString()
      .split("\n");
    expect(head).to.equal(
      "\uFEFFday,key,name,requests,not_decodable,errors,median_ms,p99_ms,empty_body",
    );
    expect(lines).to.have.length(3);
    expect(lines.join("\n").replaceAll(/[\d.]+,[\d.]+,(?=\d$)/gm, "T,T,")).to.equal(
      [
        `${today},${shop.record.prefix},web shop,2,1,0,T,T,0`,
        `${today},${kiosk.record.prefix},"'=kiosk, ""1""",1,0,1,T,T,1`,
        "",
      ].join("\n"),
    );
    const alone = await (await page.get(`/site/keys/${shop.id}/usage.csv`)).text();
    expect(alone.trimEnd().split("\n")).to.have.length(2);
  });

  it("show their usage by day", async () => {
    const page = await signedUp();
    const { id, key } = await made(page);
    await ping(key);
    await fetch(`${service().url}/v4/decode`, { method: "POST", headers: { "X-Api-Key": key } });
    const usage = async (query: string) =>
      (await read(UsageAnswer, await page.get(`/site/keys/${id}/usage${query}`))).days;
    let days = await usage("");
    while ((days.at(-1)?.requests ?? 0) < 2) days = await usage("");
    expect(days).to.have.length(30);
    expect(days[0]).to.deep.include({ requests: 0, errors: 0, medianMs: null, p99Ms: null });
    const today = days.at(-1);
    const day = new Date().toISOString().slice(0, 10);
    expect(today).to.include({ day, requests: 2, errors: 1 });
    expect(today?.medianMs).to.be.above(0);
    expect(today?.p99Ms).to.be.at.least(today?.medianMs ?? Infinity);
    expect(await usage("?days=7")).to.have.length(7);
    for (const query of ["?days=0", "?days=367", "?days=x", "?days=7&days=8"])
      await errorOf(await page.get(`/site/keys/${id}/usage${query}`), 400);
    expect(await listed(page))
      .to.have.nested.property("[0].lastUsedAt")
      .that.is.a("string");
  });
});
