import { expect } from "chai";
import type { Store } from "../../src/store/store.ts";
import { DAY_MS, dayOf } from "../../src/store/usage/usage-day.ts";
import { UsageRecorder } from "../../src/store/usage/usage-recorder.ts";
import { onEveryEngine } from "./engines.ts";

describe("The usage of keys by kind", () => {
  onEveryEngine(({ open }) => {
    /** Counts requests that end with these codes; null: with a booking. */
    async function record(store: Store, keyId: string, ...codes: (string | null)[]): Promise<void> {
      const recorder = new UsageRecorder(store.usage);
      for (const code of codes)
        recorder.record({ keyId, status: code === null ? 200 : 400, code, ms: 10 });
      await recorder.close();
    }

    it("tells texts without a booking from errors, across instances", async () => {
      const [one, two] = [await open(), await open()];
      const { id } = (await one.keys.create({ name: "shop" })).record;
      await record(one, id, null, null, "not_decodable", "rate_limited", "empty_body");
      await record(two, id, "not_decodable", "rate_limited");
      const [day] = await two.usage.days(id, 1);
      expect(day).to.include({ requests: 7, notDecodable: 2, errors: 3 });
      expect([...(day?.refusals ?? [])]).to.have.deep.members([
        ["not_decodable", 2],
        ["rate_limited", 2],
        ["empty_body", 1],
      ]);
    });

    it("adds up the keys of an account, including revoked ones", async () => {
      const store = await open();
      const account = await store.accounts.create("ana@example.com", "an invented password");
      const accountId = account?.id ?? "";
      const made = await Promise.all(
        ["shop", "kiosk", "unused"].map((name) => store.keys.create({ name, accountId })),
      );
      const [shop = "", kiosk = ""] = made.map((key) => key.record.id);
      const stranger = (await store.keys.create({ name: "stranger" })).record.id;
      await record(store, shop, null, null, "not_decodable");
      await record(store, kiosk, null, "not_decodable", "timeout");
      await record(store, stranger, null, "timeout");
      await store.keys.revoke(kiosk);
      const [before, today] = await store.usage.accountDays(accountId, 2);
      expect(before).to.include({ requests: 0, notDecodable: 0, errors: 0, medianMs: null });
      expect(today).to.include({ requests: 6, notDecodable: 2, errors: 1 });
      expect(today?.medianMs).to.be.within(10, 11);
      expect([...(await store.usage.accountKeys(accountId, 2))]).to.have.deep.members([
        [shop, { requests: 3, notDecodable: 1, errors: 0 }],
        [kiosk, { requests: 3, notDecodable: 1, errors: 1 }],
      ]);
      const tomorrow = dayOf(Date.now() + DAY_MS);
      expect([...(await store.usage.accountKeys(accountId, 1, tomorrow))]).to.deep.equal([]);
    });

    it("is deleted with its key, and when it is too old", async () => {
      const store = await open();
      const account = await store.accounts.create("ana@example.com", "an invented password");
      const accountId = account?.id ?? "";
      const { id } = (await store.keys.create({ name: "shop", accountId })).record;
      await record(store, id, "timeout");
      await store.clearOld(Date.now() + 400 * DAY_MS);
      expect((await store.usage.days(id, 1))[0]?.refusals.size).to.equal(1);
      await store.clearOld(Date.now() + 401 * DAY_MS);
      expect((await store.usage.days(id, 1))[0]?.refusals.size).to.equal(0);
      await record(store, id, "timeout");
      await store.accounts.delete(accountId);
      expect((await store.usage.days(id, 1))[0]?.refusals.size).to.equal(0);
    });
  });
});
