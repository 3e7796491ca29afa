import { expect } from "chai";
import { KeyRing } from "../../src/store/keys/key-ring.ts";
import { MAX_KEYS, MAX_SECRETS } from "../../src/store/keys/key-rows.ts";
import { NO_LIMITS } from "../../src/store/keys/limits.ts";
import { RuleError, type RuleSubject } from "../../src/store/rule-error.ts";
import { digestOf } from "../../src/store/secret.ts";
import { SESSION_MS } from "../../src/store/accounts/sessions.ts";
import type { Store } from "../../src/store/store.ts";
import { UsageRecorder } from "../../src/store/usage/usage-recorder.ts";
import { dayOf } from "../../src/store/usage/usage-day.ts";
import { withClock } from "../clock.ts";
import { onEveryEngine, type Engine } from "./engines.ts";

const EMAIL = "ana@example.com";
const PASSWORD = "an invented password";
const HOUR = 60 * 60 * 1000;

describe("The store", () => {
  onEveryEngine((engine) => {
    opening(engine);
    accounts(engine);
    sessions(engine);
    keys(engine);
    usage(engine);
    counters(engine);
    rings(engine);
  });
});

function opening({ open }: Engine): void {
  it("can be opened by several instances at once", async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => open()));
    for (const store of stores) expect(await store.keys.isEmpty()).to.equal(true);
  });

  it("persists", async () => {
    const { key } = await (await open()).keys.create({ name: "shop" });
    const store = await open();
    expect(await store.keys.find(digestOf(key))).not.to.equal(null);
    await store.check();
  });
}

function accounts({ open }: Engine): void {
  it("creates accounts for email addresses, ignoring case", async () => {
    const store = await open();
    const account = await store.accounts.create(" Ana@Example.COM ", PASSWORD);
    expect(account?.email).to.equal(EMAIL);
    expect(account?.id).to.match(/^[0-9a-f]{12}$/);
    expect(Date.parse(account?.createdAt ?? "")).to.be.closeTo(Date.now(), 60_000);
    expect(await store.accounts.find("ANA@example.com")).to.deep.equal(account);
    expect(await store.accounts.list()).to.deep.equal([account]);
    expect(await store.accounts.find("bo@example.com")).to.equal(null);
  });

  it("creates one account for an email address that is requested several times at once", async () => {
    const [one, two] = [await open(), await open()];
    const made = await Promise.all(
      [one, two, one, two, one, two].map((store) => store.accounts.create(EMAIL, PASSWORD)),
    );
    expect(made.filter((account) => account !== null)).to.have.length(1);
    expect(await one.accounts.list()).to.have.length(1);
  });

  it("verifies an account only with its password", async () => {
    const { accounts } = await open();
    const account = await accounts.create(EMAIL, PASSWORD);
    expect(await accounts.verify("ANA@example.com ", PASSWORD)).to.deep.equal(account);
    expect(await accounts.verify(EMAIL, `${PASSWORD}.`)).to.equal(null);
    expect(await accounts.verify("bo@example.com", PASSWORD)).to.equal(null);
  });

  it("changes a password if the current one is right", async () => {
    const { accounts } = await open();
    const { id } = (await accounts.create(EMAIL, PASSWORD)) ?? { id: "" };
    expect(await accounts.changePassword(id, "not the password", "the next password")).to.equal(
      false,
    );
    expect(await accounts.changePassword("none", PASSWORD, "the next password")).to.equal(false);
    expect(await accounts.changePassword(id, PASSWORD, "the next password")).to.equal(true);
    expect(await accounts.verify(EMAIL, PASSWORD)).to.equal(null);
    expect((await accounts.verify(EMAIL, "the next password"))?.id).to.equal(id);
    const both = ["a first password", "a second password"].map((next) =>
      accounts.changePassword(id, "the next password", next),
    );
    expect((await Promise.all(both)).filter(Boolean)).to.have.length(1);
    expect(await accounts.setPassword(id, PASSWORD)).to.equal(true);
    expect(await accounts.setPassword("none", PASSWORD)).to.equal(false);
    expect(await accounts.verify(EMAIL, PASSWORD)).not.to.equal(null);
  });

  for (const [email, password, subject] of [
    ["ana", PASSWORD, "email"],
    ["ana@@example.com", PASSWORD, "email"],
    ["ana b@example.com", PASSWORD, "email"],
    ["ana\0@example.com", PASSWORD, "email"],
    ["ana\ud800@example.com", PASSWORD, "email"],
    ["@example.com", PASSWORD, "email"],
    ["", PASSWORD, "email"],
    [`${"a".repeat(243)}@example.com`, PASSWORD, "email"],
    [EMAIL, "123456789", "password"],
    [EMAIL, "x".repeat(201), "password"],
    [EMAIL, "ANA@example.com", "password"],
  ] as const)
    it(`refuses ${email.slice(0, 20)} with ${password.slice(0, 20)} for its ${subject}`, async () => {
      const { accounts } = await open();
      await refused(accounts.create(email, password), subject);
    });

  it("finds nobody by an invalid email address", async () => {
    const { accounts } = await open();
    for (const email of ["ana\0@example.com", "ana\ud800@example.com", "\u0007", ""]) {
      expect(await accounts.verify(email, PASSWORD)).to.equal(null);
      expect(await accounts.find(email)).to.equal(null);
    }
  });

  it("deletes an account with everything that belongs to it", async () => {
    const store = await open();
    const { id, token } = await loggedIn(store);
    const { key, record } = await store.keys.create({ name: "shop", accountId: id });
    const other = await store.keys.create({ name: "other" });
    await recordOne(store, record.id);
    let changes = 0;
    const stop = store.changes.subscribe({
      changed: () => {
        changes += 1;
      },
      lost: () => undefined,
      found: () => undefined,
    });
    expect(await store.accounts.delete(id)).to.equal(true);
    stop();
    expect(changes).to.be.at.least(1);
    expect(await store.sessions.find(token)).to.equal(null);
    expect(await store.keys.find(digestOf(key))).to.equal(null);
    expect((await store.usage.days(record.id, 1))[0]?.requests).to.equal(0);
    expect(await store.keys.find(digestOf(other.key))).not.to.equal(null);
    expect(await store.accounts.delete(id)).to.equal(false);
  });
}

function sessions({ open }: Engine): void {
  it("finds a session by its token until it is ended", async () => {
    const store = await open();
    const { accounts, sessions } = store;
    const { token } = await loggedIn(store);
    const account = await accounts.find(EMAIL);
    expect(token).to.match(/^[\w-]{43}$/);
    expect(await sessions.find(token)).to.deep.equal(account);
    expect(await sessions.find("another")).to.equal(null);
    await sessions.end(token);
    expect(await sessions.find(token)).to.equal(null);
  });

  it("ends all sessions, or all but one, when the password changes", async () => {
    const store = await open();
    const { accounts, sessions } = store;
    const { id, token: one } = await loggedIn(store);
    const two = await tokenOf(store, EMAIL, PASSWORD);
    await accounts.create("bo@example.com", PASSWORD);
    const others = await tokenOf(store, "bo@example.com", PASSWORD);
    expect(await accounts.changePassword(id, PASSWORD, "the next password", one)).to.equal(true);
    expect(await sessions.find(one)).not.to.equal(null);
    expect(await sessions.find(two)).to.equal(null);
    expect(await accounts.setPassword(id, PASSWORD)).to.equal(true);
    expect(await sessions.find(one)).to.equal(null);
    expect(await sessions.find(others)).not.to.equal(null);
  });

  it("starts no session with a password that has changed since it was verified", async () => {
    const { accounts, sessions } = await open();
    const created = await accounts.create(EMAIL, PASSWORD);
    const proven = await accounts.verify(EMAIL, PASSWORD);
    await accounts.setPassword(proven?.id ?? "", "the next password");
    expect(proven && (await sessions.start(proven))).to.equal(null);
    expect(created && (await sessions.start(created))).to.equal(null);
    expect(JSON.stringify(proven)).not.to.contain("argon2");
  });

  it("leaves no session of the old password, however many start at once", async () => {
    const [one, two] = [await open(), await open()];
    const { id } = await loggedIn(one);
    const proven = await one.accounts.verify(EMAIL, PASSWORD);
    const tokens: string[] = [];
    const logInUntilRefused = async ({ sessions }: Store) => {
      for (;;) {
        const token = proven && (await sessions.start(proven));
        if (token === null) return;
        tokens.push(token);
        // SQLite answers at once: without a pause nothing else would have its turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all([
      ...[one, two, one, two].map(logInUntilRefused),
      two.accounts.changePassword(id, PASSWORD, "the next password"),
    ]);
    expect(tokens).not.to.deep.equal([]);
    for (const token of tokens) expect(await one.sessions.find(token)).to.equal(null);
  });
}

function keys({ open }: Engine): void {
  it("creates keys of 32 random bytes after a readable prefix", async () => {
    const { keys } = await open();
    const { key, record } = await keys.create({ name: null });
    expect(key).to.match(/^rk_[A-Za-z0-9_-]{43}$/);
    expect((await keys.create({ name: null })).key).not.to.equal(key);
    expect(record.prefix).to.equal(key.slice(0, 11));
    expect(record.id).to.match(/^[0-9a-f]{12}$/);
    expect(Date.parse(record.createdAt)).to.be.closeTo(Date.now(), 60_000);
    expect(record).to.deep.include({ accountId: null, name: null, revokedAt: null, expiring: [] });
    expect(await keys.get(record.id)).to.deep.equal(record);
    expect(await keys.get("none")).to.equal(null);
  });

  it("lists all keys or those of an account, oldest first", async () => {
    const { accounts, keys } = await open();
    expect(await keys.isEmpty()).to.equal(true);
    const { id } = (await accounts.create(EMAIL, PASSWORD)) ?? { id: "" };
    const first = await keys.create({ name: "first", accountId: id });
    while (new Date().toISOString() === first.record.createdAt) await Promise.resolve();
    const second = await keys.create({ name: "second" });
    expect(await keys.isEmpty()).to.equal(false);
    expect(await keys.list()).to.deep.equal([first.record, second.record]);
    expect(await keys.ofAccount(id)).to.deep.equal([first.record]);
    expect(await keys.ofAccount("none")).to.deep.equal([]);
  });

  it("grants what a key allows until it is revoked", async () => {
    const { keys } = await open();
    const limits = { perMinute: 100, perDay: null };
    const { key, record } = await keys.create({ name: "shop", limits });
    const grant = {
      id: record.id,
      accountId: null,
      fixed: false,
      limits,
      expiresOn: null,
      expiresAt: null,
    };
    expect(await keys.find(digestOf(key))).to.deep.equal(grant);
    expect(await keys.find(digestOf("another"))).to.equal(null);
    expect(await keys.revoke(record.id)).to.equal(true);
    expect(await keys.find(digestOf(key))).to.equal(null);
    expect(await keys.revoke(record.id)).to.equal(false);
    expect(await keys.revoke("none")).to.equal(false);
    expect((await keys.get(record.id))?.revokedAt).to.match(/Z$/);
  });

  it("grants on behalf of the account that owns the key", async () => {
    const { accounts, keys } = await open();
    const { id } = (await accounts.create(EMAIL, PASSWORD)) ?? { id: "" };
    const { key } = await keys.create({ name: "shop", accountId: id });
    expect((await keys.find(digestOf(key)))?.accountId).to.equal(id);
  });

  it("renames keys and changes their limits", async () => {
    const { keys } = await open();
    const { key, record } = await keys.create({ name: "shop" });
    const limits = { perMinute: 5, perDay: 1_000_000_000 };
    expect(await keys.rename(record.id, "web shop")).to.equal(true);
    expect(await keys.setLimits(record.id, limits)).to.equal(true);
    expect(await keys.get(record.id)).to.deep.equal({ ...record, name: "web shop", limits });
    expect((await keys.find(digestOf(key)))?.limits).to.deep.equal(limits);
    expect(await keys.rename("none", "web shop")).to.equal(false);
    expect(await keys.setLimits("none", NO_LIMITS)).to.equal(false);
  });

  it("finds no key by an invalid id", async () => {
    const { keys } = await open();
    for (const id of ["a\0b", "\ud800", "", "0123456789AB", "0123456789abc"]) {
      expect(await keys.get(id)).to.equal(null);
      expect(await keys.rename(id, "shop")).to.equal(false);
      expect(await keys.setLimits(id, NO_LIMITS)).to.equal(false);
      expect(await keys.rotate(id, 0)).to.equal(null);
      expect(await keys.revoke(id)).to.equal(false);
    }
  });

  it("refuses invalid names and limits", async () => {
    const { keys } = await open();
    const { record } = await keys.create({ name: "x".repeat(100) });
    for (const name of ["", " ", "x".repeat(101), "a\nb", "a\0b", "a\ud800"]) {
      await refused(keys.create({ name }), "name");
      await refused(keys.rename(record.id, name), "name");
    }
    for (const perDay of [0, -1, 1.5, NaN, 1_000_000_001])
      await refused(keys.setLimits(record.id, { perMinute: null, perDay }), "limits");
  });

  it("rotates a key, whose old value stays valid for a while", async () => {
    const { keys } = await open();
    const { key, record } = await keys.create({ name: "shop" });
    const rotated = await keys.rotate(record.id, HOUR);
    expect(rotated?.key).not.to.equal(key);
    expect(rotated?.record).to.include({ id: record.id, name: "shop" });
    expect(rotated?.record.prefix).to.equal(rotated?.key.slice(0, 11));
    const [expiring, ...more] = rotated?.record.expiring ?? [];
    expect(more).to.deep.equal([]);
    expect(expiring?.prefix).to.equal(record.prefix);
    expect(Date.parse(expiring?.expiresAt ?? "")).to.be.closeTo(Date.now() + HOUR, 60_000);
    const old = await keys.find(digestOf(key));
    expect(old).to.include({ id: record.id, expiresAt: expiring?.expiresAt });
    expect((await keys.find(digestOf(rotated?.key ?? "")))?.expiresAt).to.equal(null);
    expect(await keys.list()).to.have.length(1);
  });

  it("ends all earlier secrets when a key is rotated without a grace period", async () => {
    const { keys } = await open();
    const { key, record } = await keys.create({ name: "shop" });
    const second = await keys.rotate(record.id, HOUR);
    const third = await keys.rotate(record.id, 0);
    // As on an instance whose clock is slow.
    await withClock(-HOUR, async () => {
      expect(await keys.find(digestOf(key))).to.equal(null);
      expect(await keys.find(digestOf(second?.key ?? ""))).to.equal(null);
    });
    expect(await keys.find(digestOf(third?.key ?? ""))).not.to.equal(null);
    expect(third?.record.expiring).to.deep.equal([]);
  });

  it("does not rotate a revoked key, or any key too often", async () => {
    const { keys } = await open();
    const { record } = await keys.create({ name: "shop" });
    for (let times = 1; times < MAX_SECRETS; times += 1) await keys.rotate(record.id, HOUR);
    await refused(keys.rotate(record.id, HOUR), "keys");
    expect(await keys.rotate(record.id, 0)).not.to.equal(null);
    await keys.revoke(record.id);
    expect(await keys.rotate(record.id, HOUR)).to.equal(null);
    expect(await keys.rotate("none", HOUR)).to.equal(null);
  });

  it("leaves one current value if a key is rotated twice at once", async () => {
    const [one, two] = [await open(), await open()];
    const { record } = await one.keys.create({ name: "shop" });
    await Promise.all([one.keys.rotate(record.id, HOUR), two.keys.rotate(record.id, HOUR)]);
    const [key, ...more] = await one.keys.list();
    expect(more).to.deep.equal([]);
    expect(key?.expiring).to.have.length(2);
  });

  it("limits the keys of an account", async () => {
    const [one, two] = [await open(), await open()];
    const { id } = (await one.accounts.create(EMAIL, PASSWORD)) ?? { id: "" };
    const create = (store: Store) => store.keys.create({ name: "shop", accountId: id });
    for (let count = 1; count < MAX_KEYS; count += 1) await create(one);
    const results = await Promise.allSettled([create(one), create(two), create(one)]);
    expect(results.filter(({ status }) => status === "fulfilled")).to.have.length(1);
    await refused(create(two), "keys");
    const [first] = await one.keys.ofAccount(id);
    await one.keys.revoke(first?.id ?? "");
    await create(two);
  });
}

function usage({ open }: Engine): void {
  it("adds up usage by key and day across instances", async () => {
    const [one, two] = [await open(), await open()];
    const { record } = await one.keys.create({ name: "shop" });
    const recorders = [new UsageRecorder(one.usage), new UsageRecorder(two.usage)];
    for (const recorder of recorders) {
      for (let times = 0; times < 98; times += 1)
        recorder.record({ keyId: record.id, status: 200, ms: 10 });
      recorder.record({ keyId: record.id, status: 400, ms: 100 });
      recorder.record({ keyId: record.id, status: 503, ms: 1000 });
      recorder.record({ keyId: "gone", status: 200, ms: 10 });
    }
    await Promise.all(recorders.map((recorder) => recorder.close()));
    const days = await two.usage.days(record.id, 3);
    expect(days.map(({ day }) => day)).to.deep.equal(
      [2, 1, 0].map((ago) => dayOf(Date.now() - ago * 24 * HOUR)),
    );
    expect(days[0]).to.include({ requests: 0, errors: 0, medianMs: null, p99Ms: null });
    expect(days[2]).to.include({ requests: 200, errors: 4 });
    expect(days[2]?.medianMs).to.be.within(10, 11);
    expect(days[2]?.p99Ms).to.be.within(100, 110);
    const lastUsed = Date.parse((await one.keys.get(record.id))?.lastUsedAt ?? "");
    expect(lastUsed).to.be.closeTo(Date.now(), 60_000);
  });

  it("keeps the later of two usage times", async () => {
    const { keys, usage } = await open();
    const { record } = await keys.create({ name: "shop" });
    for (const at of ["2026-01-02T00:00:00.000Z", "2026-01-01T00:00:00.000Z"])
      await usage.add({ rows: [], lastUsed: new Map([[record.id, at]]) });
    expect((await keys.get(record.id))?.lastUsedAt).to.equal("2026-01-02T00:00:00.000Z");
  });

  it("deletes only what is too old", async () => {
    const store = await open();
    const { keys, usage, sessions } = store;
    const { token } = await loggedIn(store);
    const { key, record } = await keys.create({ name: "shop" });
    const rotated = await keys.rotate(record.id, 0);
    const revoked = (await keys.create({ name: "revoked" })).record.id;
    await keys.revoke(revoked);
    await recordOne(store, record.id);
    const rows = [401, 400].map((ago) => ({
      key_id: record.id,
      day: dayOf(Date.now() - ago * 24 * HOUR),
      bucket: 1,
      requests: 1,
      errors: 0,
    }));
    await usage.add({ rows, lastUsed: new Map([[record.id, new Date().toISOString()]]) });
    await store.counters.count("a", 60);
    await store.clearOld();
    const days = await usage.days(record.id, 410);
    expect(days.filter(({ requests }) => requests > 0)).to.have.length(2);
    expect(await sessions.find(token)).not.to.equal(null);
    expect(await keys.find(digestOf(key))).to.equal(null);
    expect(await keys.find(digestOf(rotated?.key ?? ""))).not.to.equal(null);
    expect((await store.counters.count("a", 60)).count).to.equal(2);
    await store.clearOld(Date.now() + SESSION_MS + HOUR);
    expect(await sessions.find(token)).to.equal(null);
    expect((await store.counters.count("a", 60)).count).to.equal(1);
    await store.clearOld(Date.now() + 400 * 24 * HOUR);
    expect(await keys.get(revoked)).not.to.equal(null);
    await store.clearOld(Date.now() + 401 * 24 * HOUR);
    expect(await keys.get(revoked)).to.equal(null);
    expect(await keys.get(record.id)).not.to.equal(null);
  });
}

function counters({ open }: Engine): void {
  it("counts exactly across instances", async () => {
    const [one, two] = [await open(), await open()];
    const counts = await Promise.all(
      Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? one : two).counters.count("k", 60)),
    );
    const seen = counts.map(({ count }) => count).sort((a, b) => a - b);
    expect(seen).to.deep.equal(Array.from({ length: 200 }, (_, at) => at + 1));
    for (const { resetMs } of counts) expect(resetMs).to.be.within(1, 60_000);
  });

  it("counts names and windows separately, and resets them", async () => {
    const { counters } = await open();
    await counters.count("k", 60);
    expect((await counters.count("k", 60)).count).to.equal(2);
    expect((await counters.count("k", 86_400)).count).to.equal(1);
    expect((await counters.count("other", 60)).count).to.equal(1);
    await counters.forget("k", 60);
    expect((await counters.count("k", 60)).count).to.equal(1);
    expect((await counters.count("k", 86_400)).count).to.equal(2);
    await counters.forget("nothing", 60);
  });

  it("starts again when a window is over", async () => {
    const { counters } = await open();
    await counters.count("k", 1);
    const { resetMs } = await counters.count("k", 1);
    await new Promise((resolve) => setTimeout(resolve, resetMs + 20));
    expect((await counters.count("k", 1)).count).to.equal(1);
  });

  it("counts while keys are changed", async () => {
    const [one, two] = [await open(), await open()];
    const { record } = await one.keys.create({ name: "shop" });
    const work = Array.from({ length: 20 }, (_, at) => [
      one.keys.rename(record.id, `shop ${at}`),
      one.keys.setLimits(record.id, { perMinute: at + 1, perDay: null }),
      two.keys.create({ name: "more" }),
      one.counters.count("k", 60),
      two.counters.count("k", 60),
    ]);
    await Promise.all(work.flat());
    expect((await one.counters.count("k", 60)).count).to.equal(41);
    expect(await two.keys.list()).to.have.length(21);
  });
}

function rings({ open }: Engine): void {
  it("notifies another instance of a revoked key within a second", async () => {
    const [one, two] = [await open(), await open()];
    const rings = [one, two].map((store) => new KeyRing([], store.keys, store.changes));
    const { key, record } = await one.keys.create({ name: "shop" });
    for (const ring of rings) await cached(ring, key);
    const end = Date.now() + 1000;
    await one.keys.revoke(record.id);
    expect(await rings[0]?.grant(key)).to.equal(null);
    await until(async () => (await rings[1]?.grant(key)) === null, end);
    for (const ring of rings) ring.close();
  });

  it("notifies another instance of changed limits, a rotation and a deleted account", async () => {
    const [one, two] = [await open(), await open()];
    const ring = new KeyRing([], two.keys, two.changes);
    const account = await one.accounts.create(EMAIL, PASSWORD);
    const { key, record } = await one.keys.create({ name: "shop", accountId: account?.id ?? null });
    await cached(ring, key);
    await one.keys.setLimits(record.id, { perMinute: 7, perDay: null });
    await until(async () => (await ring.grant(key))?.limits.perMinute === 7, Date.now() + 1000);
    const rotated = await one.keys.rotate(record.id, 0);
    await until(async () => (await ring.grant(key)) === null, Date.now() + 1000);
    await cached(ring, rotated?.key ?? "");
    await one.accounts.delete(account?.id ?? "");
    await until(async () => (await ring.grant(rotated?.key ?? "")) === null, Date.now() + 1000);
    ring.close();
  });
}

/** The id of a new account, and the token of its session. */
async function loggedIn(store: Store): Promise<{ id: string; token: string }> {
  const { id } = (await store.accounts.create(EMAIL, PASSWORD)) ?? { id: "" };
  return { id, token: await tokenOf(store, EMAIL, PASSWORD) };
}

async function tokenOf(store: Store, email: string, password: string): Promise<string> {
  const proven = await store.accounts.verify(email, password);
  return (proven && (await store.sessions.start(proven))) ?? "";
}

async function recordOne(store: Store, keyId: string): Promise<void> {
  const recorder = new UsageRecorder(store.usage);
  recorder.record({ keyId, status: 200, ms: 10 });
  await recorder.close();
}

/** Uses a key until its grant is the remembered one, which is the same object. */
async function cached(ring: KeyRing, key: string): Promise<void> {
  await until(async () => {
    const grant = await ring.grant(key);
    return grant !== null && grant === (await ring.grant(key));
  }, Date.now() + 10_000);
}

async function until(isSo: () => Promise<boolean>, end: number): Promise<void> {
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("it did not come to be in time");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function refused(promise: Promise<unknown>, subject: RuleSubject): Promise<void> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(RuleError);
  expect(error).to.have.property("subject", subject);
}
