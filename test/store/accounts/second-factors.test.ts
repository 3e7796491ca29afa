import { expect } from "chai";
import { CONFIRM_MS } from "../../../src/store/accounts/factor-rows.ts";
import { RECOVERY_CODES } from "../../../src/store/accounts/one-time-codes.ts";
import { withClock } from "../../clock.ts";
import { codeAt } from "../app-code.ts";
import { onEveryEngine } from "../engines.ts";

const STEP_MS = 30_000;

/** How far the middle of the current half minute is from now, so that no code changes during a test, in milliseconds. */
function toMiddle(): number {
  return STEP_MS / 2 - (Date.now() % STEP_MS);
}

describe("A second factor", () => {
  onEveryEngine(({ open }) => {
    async function withAccount() {
      const store = await open();
      const account = await store.accounts.create("ana@example.com", "an invented password");
      if (account === null) throw new Error("the address is taken");
      return { store, factors: store.secondFactors, account, id: account.id };
    }

    /** An account with a second factor whose first code has been used. */
    async function withFactor() {
      const made = await withAccount();
      const { secret = "" } = (await made.factors.start(made.account)) ?? {};
      const used = codeAt(secret, Date.now());
      const codes = await made.factors.confirm(made.id, used, null);
      return { ...made, secret, used, codes: codes ?? [] };
    }

    it("counts once a code of the app has confirmed it", async () => {
      const { factors, account, id } = await withAccount();
      const off = { isOn: false, recoveryCodes: 0 };
      const abandoned = await factors.start(account);
      const started = await factors.start(account);
      expect(started?.address).to.equal(
        `otpauth://totp/Recloc:ana%40example.com?issuer=Recloc&secret=${started?.secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect(started?.secret)
        .to.match(/^[A-Z2-7]{32}$/)
        .and.not.equal(abandoned?.secret);
      const code = codeAt(started?.secret ?? "", Date.now());
      expect(await factors.accept(id, code), "before it is confirmed").to.equal(false);
      for (const wrong of [codeAt(abandoned?.secret ?? "", Date.now()), "", "12345", `${code}0`])
        expect(await factors.confirm(id, wrong, null), wrong).to.equal(null);
      expect(await factors.stateOf(id)).to.deep.equal(off);
      expect(
        await factors.confirm(id, `${code.slice(0, 3)} ${code.slice(3)}`, null),
      ).to.have.length(RECOVERY_CODES);
      expect(await factors.stateOf(id)).to.deep.equal({ isOn: true, recoveryCodes: 8 });
      expect(await factors.start(account), "a second one").to.equal(null);
      expect(await factors.confirm(id, code, null), "again").to.equal(null);
    });

    it("accepts each code of the app once, also on two instances at once", async () => {
      const { factors, id, secret, used } = await withFactor();
      expect(await factors.accept(id, used), "the first").to.equal(false);
      const other = (await open()).secondFactors;
      await withClock(2 * STEP_MS, async () => {
        const code = codeAt(secret, Date.now());
        const both = [factors, other].map((each) => each.accept(id, code));
        expect((await Promise.all(both)).filter(Boolean)).to.have.length(1);
        const earlier = codeAt(secret, Date.now() - STEP_MS);
        expect(await factors.accept(id, earlier), "one before it").to.equal(false);
      });
    });

    it("accepts codes of clocks that differ by half a minute, and of no others", async () => {
      const { factors, id, secret } = await withFactor();
      for (const [at, minutes, isRight] of [
        [10, -1, false],
        [10, 1, false],
        [10, -0.5, true],
        [20, 0.5, true],
        [30, 0, true],
      ] as const)
        await withClock(toMiddle() + at * 60_000, async () => {
          const code = codeAt(secret, Date.now() + minutes * 60_000);
          expect(await factors.accept(id, code), `${at} ${minutes}`).to.equal(isRight);
        });
    });

    it("takes digits of any width, and nothing else that is not six digits", async () => {
      const { factors, id, secret } = await withFactor();
      await withClock(2 * STEP_MS, async () => {
        for (const typed of ["12345é", "１２３４５é", "١٢٣٤٥٦", "", " ".repeat(6), "1".repeat(7)])
          expect(await factors.accept(id, typed), typed).to.equal(false);
        const wide = codeAt(secret, Date.now()).replace(/\d/g, (digit) =>
          String.fromCodePoint(Number(digit) + 0xff10),
        );
        expect(await factors.accept(id, wide)).to.equal(true);
      });
    });

    it("cannot be confirmed half an hour later, or after the password has changed", async () => {
      const { store, factors, account, id } = await withAccount();
      const confirm = (secret = "") => factors.confirm(id, codeAt(secret, Date.now()), null);
      const late = await factors.start(account);
      await withClock(CONFIRM_MS, async () => {
        expect(await confirm(late?.secret)).to.equal(null);
      });
      const changed = await factors.start(account);
      await store.accounts.setPassword(id, "another invented one");
      expect(await confirm(changed?.secret)).to.equal(null);
      const cleared = await factors.start(account);
      await store.clearOld(Date.now() + CONFIRM_MS);
      expect(await confirm(cleared?.secret)).to.equal(null);
      const kept = await factors.start(account);
      await store.clearOld();
      expect(await confirm(kept?.secret)).to.have.length(RECOVERY_CODES);
      await store.clearOld(Date.now() + CONFIRM_MS);
      expect((await factors.stateOf(id)).isOn).to.equal(true);
    });

    it("has to be proved before a session starts, also by a log-in that began before it", async () => {
      const { store, account } = await withFactor();
      expect(await store.sessions.start(account)).to.equal(null);
      expect(await store.sessions.start(account, true)).not.to.equal(null);
    });

    it("has eight recovery codes, each for one log-in", async () => {
      const { factors, id, codes } = await withFactor();
      expect(new Set(codes).size).to.equal(RECOVERY_CODES);
      for (const code of codes) expect(code).to.match(/^(?:[A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
      const [first = "", second = ""] = codes;
      expect(await factors.accept(id, first)).to.equal(true);
      expect(await factors.accept(id, first)).to.equal(false);
      const retyped = ` ${second.toLowerCase().replace("-", "").replaceAll("-", "–")} `;
      expect(await factors.accept(id, retyped)).to.equal(true);
      expect(await factors.stateOf(id)).to.deep.equal({ isOn: true, recoveryCodes: 6 });
    });

    it("ends the other sessions when it is turned on, and its codes when it is turned off", async () => {
      const { store, factors, account, id } = await withAccount();
      const [own, other] = [
        (await store.sessions.start(account)) ?? "",
        (await store.sessions.start(account)) ?? "",
      ];
      const { secret = "" } = (await factors.start(account)) ?? {};
      const [code = ""] = (await factors.confirm(id, codeAt(secret, Date.now()), own)) ?? [];
      expect(await store.sessions.find(own)).not.to.equal(null);
      expect(await store.sessions.find(other)).to.equal(null);
      expect(await factors.removeWith(id, "123456")).to.equal(false);
      expect((await factors.stateOf(id)).isOn).to.equal(true);
      expect(await factors.remove(id)).to.equal(true);
      expect(await store.sessions.find(own)).to.equal(null);
      expect(await factors.remove(id)).to.equal(false);
      expect(await factors.removeWith(id, code)).to.equal(false);
      expect(await factors.accept(id, code)).to.equal(false);
      expect(await factors.stateOf(id)).to.deep.equal({ isOn: false, recoveryCodes: 0 });
    });

    it("is deleted with its account, whose ids are nobody else's", async () => {
      const { store, factors, account, id, codes } = await withFactor();
      const bob = await store.accounts.create("bob@example.com", "an invented password");
      expect(await factors.accept(bob?.id ?? "", codes[0] ?? "")).to.equal(false);
      await store.accounts.delete(id);
      expect(await factors.stateOf(id)).to.deep.equal({ isOn: false, recoveryCodes: 0 });
      expect(await factors.start(account)).to.equal(null);
      expect(await factors.confirm(id, "123456", null)).to.equal(null);
      expect(await factors.accept(id, codes[0] ?? "")).to.equal(false);
    });
  });
});
