import { expect } from "chai";
import { withClock } from "../../clock.ts";
import { digestOf } from "../../../src/store/secret.ts";
import { onEveryEngine } from "../engines.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("A clock that is set back by a day", () => {
  onEveryEngine(({ open }) => {
    it("makes nobody wait until it has caught up", async () => {
      const { counters } = await open();
      for (const count of [1, 2, 3]) expect((await counters.count("k", 60)).count).to.equal(count);
      await withClock(-DAY_MS, async () => {
        const { count, resetMs } = await counters.count("k", 60);
        expect(count).to.equal(1);
        expect(resetMs).to.be.within(1, 60_000);
        expect((await counters.count("k", 60)).count).to.equal(2);
      });
    });

    it("by less than a minute, as clocks of instances differ, lets nobody exceed a limit", async () => {
      const { counters } = await open();
      await counters.count("k", 60);
      await withClock(-50_000, async () => {
        expect((await counters.count("k", 60)).count).to.equal(2);
      });
    });

    it("leaves keys and log-ins valid, and revoked keys revoked", async () => {
      const { accounts, keys, sessions } = await open();
      const account = await accounts.create("ana@example.com", "an invented password");
      if (account === null) throw new Error("the address is taken");
      const session = (await sessions.start(account)) ?? "";
      const [valid, revoked] = [await keys.create({ name: "a" }), await keys.create({ name: "b" })];
      const rotated = await keys.rotate(valid.record.id, 60_000);
      await keys.revoke(revoked.record.id);
      await withClock(-DAY_MS, async () => {
        expect((await sessions.find(session))?.id).to.equal(account.id);
        for (const key of [valid.key, rotated?.key ?? ""])
          expect((await keys.find(digestOf(key)))?.id).to.equal(valid.record.id);
        expect(await keys.find(digestOf(revoked.key))).to.equal(null);
        expect((await keys.list()).map(({ name }) => name)).to.have.members(["a", "b"]);
      });
    });
  });
});
