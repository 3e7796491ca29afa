import { expect } from "chai";
import { isOver } from "../../src/store/keys/expiry.ts";
import { RuleError } from "../../src/store/rule-error.ts";
import { digestOf } from "../../src/store/secret.ts";
import { DAY_MS, dayOf } from "../../src/store/usage/usage-day.ts";
import { withClock } from "../clock.ts";
import { onEveryEngine } from "./engines.ts";

const today = () => dayOf(Date.now());

describe("A key that expires", () => {
  onEveryEngine(({ open }) => {
    it("is valid through its last day, which every instance knows", async () => {
      const [one, two] = [await open(), await open()];
      const { key, record } = await one.keys.create({ name: "trial", expiresOn: today() });
      expect(record.expiresOn).to.equal(today());
      expect(await two.keys.list()).to.deep.equal([record]);
      const grant = await two.keys.find(digestOf(key));
      expect(grant).to.include({ id: record.id, expiresOn: today(), expiresAt: null });
      expect(isOver(grant?.expiresOn ?? null)).to.equal(false);
      await withClock(DAY_MS, async () => {
        const later = await two.keys.find(digestOf(key));
        expect(isOver(later?.expiresOn ?? null)).to.equal(true);
      });
    });

    it("keeps its last day when it is rotated, and is not rotated after it", async () => {
      const { keys } = await open();
      const { record } = await keys.create({ name: "trial", expiresOn: today() });
      expect((await keys.rotate(record.id, 0))?.record.expiresOn).to.equal(today());
      await withClock(DAY_MS, async () => {
        expect(await keys.rotate(record.id, 0)).to.equal(null);
      });
      expect(await keys.revoke(record.id)).to.equal(true);
    });

    it("is deleted with its last usage", async () => {
      const store = await open();
      const { keys } = store;
      const { record } = await keys.create({ name: "trial", expiresOn: today() });
      const { record: lasting } = await keys.create({ name: "shop" });
      await store.clearOld(Date.now() + 400 * DAY_MS);
      expect(await keys.get(record.id)).to.deep.equal(record);
      await store.clearOld(Date.now() + 401 * DAY_MS);
      expect(await keys.get(record.id)).to.equal(null);
      expect(await keys.get(lasting.id)).to.deep.equal(lasting);
    });

    for (const day of ["", "2027-2-1", "2027-02-30", "20270201", "9999999-01-01", "1999-12-31"])
      it(`is not created with the last day “${day}”`, async () => {
        const { keys } = await open();
        const error: unknown = await keys
          .create({ name: null, expiresOn: day })
          .catch((reason: unknown) => reason);
        expect(error).to.be.instanceOf(RuleError).with.property("subject", "expiresOn");
        expect(await keys.isEmpty()).to.equal(true);
      });

    it("is not created after its last day", async () => {
      const { keys } = await open();
      const expiresOn = dayOf(Date.now() - DAY_MS);
      const error: unknown = await keys
        .create({ name: null, expiresOn })
        .catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(RuleError).with.property("subject", "expiresOn");
    });
  });
});
