import { expect } from "chai";
import type { Changes } from "../../../src/store/changes/changes.ts";
import { KeyRing } from "../../../src/store/keys/key-ring.ts";
import { errorOf, sharedService, startService, type Service } from "../service.ts";

/** Changes that are never received, so that every check queries the store. */
const UNHEARD: Changes = { subscribe: () => () => undefined };

describe("The limits of a key", () => {
  const service = sharedService();

  async function keyOf(perMinute: number | null, perDay: number | null): Promise<string> {
    const wish = { name: "limited", limits: { perMinute, perDay } };
    return (await service().store.keys.create(wish)).key;
  }

  const ping = (key: string, { url }: Pick<Service, "url"> = service()) =>
    fetch(`${url}/v4/ping`, { headers: { "X-Api-Key": key } });

  it("report what remains, and refuse what exceeds them", async () => {
    const key = await keyOf(2, null);
    const first = await ping(key);
    expect(first.status).to.equal(200);
    expect(first.headers.get("RateLimit-Limit")).to.equal("2");
    expect(first.headers.get("RateLimit-Remaining")).to.equal("1");
    expect(Number(first.headers.get("RateLimit-Reset"))).to.be.within(1, 60);
    expect(first.headers.get("RateLimit-Policy")).to.equal("2;w=60");
    expect((await ping(key)).headers.get("RateLimit-Remaining")).to.equal("0");
    const refused = await ping(key);
    expect(refused.headers.get("RateLimit-Remaining")).to.equal("0");
    expect(refused.headers.get("Retry-After")).to.equal(refused.headers.get("RateLimit-Reset"));
    const { code, message } = await errorOf(refused, 429);
    expect(code).to.equal("rate_limited");
    expect(message).to.match(
      /^You reached the maximum number of requests: this key makes at most 2 a minute; try again in \d+ s$/,
    );
  });

  it("report the window with the fewest requests left, and all windows", async () => {
    const key = await keyOf(10, 3);
    const { headers } = await ping(key);
    expect(headers.get("RateLimit-Limit")).to.equal("3");
    expect(headers.get("RateLimit-Remaining")).to.equal("2");
    expect(headers.get("RateLimit-Policy")).to.equal("10;w=60, 3;w=86400");
    await ping(key);
    await ping(key);
    const { message } = await errorOf(await ping(key), 429);
    expect(message).to.contain("at most 3 a day");
  });

  it("accept exactly as many requests as they allow, however many arrive at once", async () => {
    const key = await keyOf(25, null);
    const answers = await Promise.all(Array.from({ length: 60 }, () => ping(key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.length(25);
    expect(statuses.filter((status) => status === 429)).to.have.length(35);
  });

  it("apply to all keys of an account together, including earlier ones", async () => {
    const { store } = service();
    const account = await store.accounts.create("agent@agency.example", "correct horse battery");
    if (account === null) throw new Error("there is an account already");
    const keys = [];
    for (const name of ["first", "second"])
      keys.push((await store.keys.create({ name, accountId: account.id })).key);
    const [first = "", second = ""] = keys;
    const bounded = await startService({
      store,
      keys: new KeyRing([], store.keys, UNHEARD),
      settings: { limits: { perMinute: 3, perDay: null } },
    });
    const statuses = [];
    for (const key of [first, second, first, second, await keyOf(null, null)])
      statuses.push((await ping(key, bounded)).status);
    const { message } = await errorOf(await ping(first, bounded), 429);
    await bounded.stop();
    expect(statuses).to.deep.equal([200, 200, 200, 429, 200]);
    expect(message).to.contain("all keys of this account make at most 3 a minute");
  });

  it("apply to the workbench, too", async () => {
    const key = await keyOf(1, null);
    const decode = () =>
      fetch(`${service().url}/site/workbench`, {
        method: "POST",
        headers: { "X-Api-Key": key },
        body: "1.MARTINELLI/BRUNO MR",
      });
    expect((await decode()).status).to.equal(200);
    await errorOf(await decode(), 429);
  });

  it("do not apply to keys without limits or to keys of the settings", async () => {
    const { store } = service();
    const ring = new KeyRing(["fixed"], store.keys, UNHEARD);
    const fixed = await startService({ keys: ring, store });
    for (const response of [await ping("fixed", fixed), await ping(await keyOf(null, null))]) {
      expect(response.status).to.equal(200);
      expect([...response.headers.keys()].join()).not.to.contain("ratelimit");
    }
    await fixed.stop();
  });

  it("refuse all requests if these cannot be counted", async () => {
    const { store } = service();
    const broken = await startService({
      store: {
        ...store,
        counters: {
          count: () => Promise.reject(new Error("no connection")),
          forget: () => Promise.resolve(),
        },
      },
      keys: new KeyRing([], store.keys, UNHEARD),
    });
    const { code, message } = await errorOf(await ping(await keyOf(1, null), broken), 503);
    await broken.stop();
    expect(code).to.equal("unavailable");
    expect(message).to.equal("Service unavailable: the request limits cannot be checked");
  });
});
