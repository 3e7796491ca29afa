import { expect } from "chai";
import { setTimeout as wait } from "node:timers/promises";
import { KeyAnswer, KeysAnswer, NewKeyAnswer } from "../../src/server/site/schema.ts";
import { jsonOf } from "../server/service.ts";
import { PageClient, read } from "../server/site/client.ts";
import { useInstances, type Instance } from "./instance.ts";

const PASSWORD = "correct horse battery";

/** What was made, and acknowledged. */
interface Made {
  readonly email: string;
  readonly key: string;
}

describe("Two instances on one PostgreSQL", function () {
  this.timeout(120_000);
  const instances = useInstances();
  let one: Instance;
  let other: Instance;
  let count = 0;

  before(async () => {
    // At the same moment, so that both find an empty database.
    [one, other] = await Promise.all([instances.start(), instances.start()]);
  });

  /** Signs up from an address of its own, and gives back the page. */
  async function signUp(instance: Instance): Promise<{ page: PageClient; email: string }> {
    const page = new PageClient(instance);
    const number = (count += 1);
    const email = `agent${number}@agency.example`;
    const from = { "X-Forwarded-For": `198.51.100.${number % 256}` };
    await jsonOf(await page.post("/site/sign-up", { email, password: PASSWORD }, from));
    return { page, email };
  }

  const statusOf = async ({ url }: Instance, key: string) =>
    (await fetch(`${url}/v4/ping`, { headers: { "X-Api-Key": key } })).status;

  it("accept exactly as many requests as a limit allows", async () => {
    const { page } = await signUp(one);
    const limits = { perMinute: 100, perDay: null };
    const { key } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "x", limits }));
    const statuses = await Promise.all(
      Array.from({ length: 100 }, () => [statusOf(one, key), statusOf(other, key)]).flat(),
    );
    expect(statuses).to.have.length(200);
    expect(statuses.filter((status) => status === 200)).to.have.length(100);
    expect(statuses.filter((status) => status === 429)).to.have.length(100);
  });

  it("refuse within a second what the other has revoked", async () => {
    const { page } = await signUp(one);
    const { key, record } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "x" }));
    // By now both know it by heart.
    for (const instance of [one, other, one, other])
      expect(await statusOf(instance, key)).to.equal(200);
    await read(KeyAnswer, await page.post(`/site/keys/${record.id}/revoke`));
    const revokedAt = performance.now();
    expect(await statusOf(one, key)).to.equal(403);
    while ((await statusOf(other, key)) !== 403) await wait(5);
    expect(performance.now() - revokedAt).to.be.below(1000);
  });

  it("share log-ins", async () => {
    const { page, email } = await signUp(one);
    const headers = { Cookie: page.cookies.join("; ") };
    const asked = await fetch(`${other.url}/site/session`, { headers });
    expect(await asked.json()).to.have.nested.property("account.email", email);
  });

  it("lose no account or key if one and then the other is killed under load", async () => {
    const made: Made[] = [];
    const work = [one, one, other, other].map((instance) => makeUntilItEnds(instance, made));
    await until(() => made.length >= 8);
    await one.kill();
    const before = made.length;
    await until(() => made.length >= before + 8);
    await other.kill();
    await Promise.all(work);

    const third = await instances.start();
    for (const { email, key } of made) {
      expect(await statusOf(third, key), "key").to.equal(200);
      const page = new PageClient(third);
      await jsonOf(await page.post("/site/log-in", { email, password: PASSWORD }, fromNowhere()));
      const { keys } = await read(KeysAnswer, await page.get("/site/keys"));
      expect(keys).to.have.length(1);
    }
  });

  /** Makes accounts with a key each until the instance is gone. */
  async function makeUntilItEnds(instance: Instance, made: Made[]): Promise<void> {
    for (;;)
      try {
        const { page, email } = await signUp(instance);
        const { key } = await read(NewKeyAnswer, await page.post("/site/keys", { name: "x" }));
        made.push({ email, key });
      } catch {
        if (!(await isThere(instance))) return;
        throw new Error("an instance that runs refused what it should do");
      }
  }

  async function isThere({ url }: Instance): Promise<boolean> {
    return fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await wait(5);
  }

  function fromNowhere() {
    return { "X-Forwarded-For": `203.0.113.${(count += 1) % 256}` };
  }
});
