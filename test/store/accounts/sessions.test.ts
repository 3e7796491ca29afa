import { expect } from "chai";
import { withClock } from "../../clock.ts";
import type { Store } from "../../../src/store/store.ts";
import { onEveryEngine } from "../engines.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe("Sessions", () => {
  onEveryEngine(({ open }) => {
    async function account({ accounts }: Store, email = "ana@example.com") {
      const made = await accounts.create(email, "an invented password");
      if (made === null) throw new Error("the address is taken");
      return made;
    }

    it("end after three days without use, and after two weeks with it", async () => {
      const store = await open();
      const { sessions } = store;
      const ana = await account(store);
      const [used, idle] = [await sessions.start(ana), await sessions.start(ana)];
      const isThere = async (token: string | null) => (await sessions.find(token ?? "")) !== null;
      for (let day = 2; day < 14; day += 2)
        await withClock(day * DAY_MS, async () => {
          expect(await isThere(used), `used, day ${day}`).to.equal(true);
          // Asking for it on the second day would have been a use.
          if (day > 2) expect(await isThere(idle), `idle, day ${day}`).to.equal(false);
          if (day > 2) expect(await sessions.list(ana.id, used ?? "")).to.have.length(1);
        });
      await withClock(14 * DAY_MS + 1, async () => {
        expect(await isThere(used)).to.equal(false);
      });
    });

    it("are deleted with other old rows when they are over", async () => {
      const store = await open();
      const ana = await account(store);
      await store.sessions.start(ana);
      await store.clearOld(Date.now() + 3 * DAY_MS + 1);
      expect(await store.sessions.list(ana.id, "")).to.deep.equal([]);
    });

    it("know their last use to the hour", async () => {
      const store = await open();
      const { sessions } = store;
      const ana = await account(store);
      const token = (await sessions.start(ana)) ?? "";
      const lastUse = async () => (await sessions.list(ana.id, token))[0]?.lastUsedAt ?? "";
      const first = await lastUse();
      await withClock(0.9 * HOUR_MS, () => sessions.find(token));
      expect(await lastUse()).to.equal(first);
      await withClock(1.1 * HOUR_MS, () => sessions.find(token));
      expect(Date.parse(await lastUse()) - Date.parse(first)).to.be.within(HOUR_MS, 2 * HOUR_MS);
    });

    it("are listed for their account, which can end one or all others", async () => {
      const store = await open();
      const { sessions } = store;
      const [ana, bob] = [await account(store), await account(store, "bob@example.com")];
      const start = async (whose: typeof ana) => (await sessions.start(whose)) ?? "";
      const [own, other, third] = [await start(ana), await start(ana), await start(ana)];
      const stranger = await start(bob);
      const list = await sessions.list(ana.id, own);
      expect(list.map(({ isCurrent }) => isCurrent)).to.have.members([true, false, false]);
      expect(JSON.stringify(list)).not.to.contain(own);
      const [bobs] = await sessions.list(bob.id, stranger);
      for (const id of [bobs?.id ?? "", "%", "none", "000000000000"])
        expect(await sessions.endById(ana.id, id), id).to.equal(false);
      const [one] = (await sessions.list(ana.id, other)).filter(({ isCurrent }) => isCurrent);
      expect(await sessions.endById(ana.id, one?.id ?? "")).to.equal(true);
      expect(await sessions.find(other)).to.equal(null);
      await sessions.endOthers(ana.id, own);
      expect(await sessions.find(third)).to.equal(null);
      expect((await sessions.find(own))?.id).to.equal(ana.id);
      expect((await sessions.find(stranger))?.id).to.equal(bob.id);
    });
  });
});
