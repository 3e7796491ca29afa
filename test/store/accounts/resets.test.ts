import { expect } from "chai";
import { RESET_MS } from "../../../src/store/accounts/resets.ts";
import { RuleError } from "../../../src/store/rule-error.ts";
import { withClock } from "../../clock.ts";
import { onEveryEngine } from "../engines.ts";

const EMAIL = "ana@example.com";
const PASSWORD = "an invented password";
const NEXT = "the next password";

describe("A token to set a new password", () => {
  onEveryEngine(({ open }) => {
    async function started() {
      const store = await open();
      const account = await store.accounts.create(EMAIL, PASSWORD);
      const session = account === null ? null : await store.sessions.start(account);
      const { token = "" } = (await store.accounts.startReset(" ANA@example.com")) ?? {};
      return { store, token, session: session ?? "", id: account?.id ?? "" };
    }

    it("works once, on any instance, and ends the sessions", async () => {
      const { store, token, session } = await started();
      const other = await open();
      expect(token).to.match(/^[\w-]{43}$/);
      const both = [store, other].map(({ accounts }) => accounts.finishReset(token, NEXT));
      expect((await Promise.all(both)).filter(Boolean)).to.have.length(1);
      expect(await store.accounts.finishReset(token, PASSWORD)).to.equal(null);
      expect(await store.accounts.verify(EMAIL, NEXT)).not.to.equal(null);
      expect(await store.accounts.verify(EMAIL, PASSWORD)).to.equal(null);
      expect(await other.sessions.find(session)).to.equal(null);
    });

    it("ends with time, with another token, with the password and with the account", async () => {
      const { store, token, id } = await started();
      const { accounts } = store;
      await withClock(RESET_MS, async () => {
        expect(await accounts.finishReset(token, NEXT)).to.equal(null);
      });
      const second = await accounts.startReset(EMAIL);
      expect(await accounts.finishReset(second?.token ?? "", NEXT)).to.equal(second?.account.id);
      expect(await accounts.finishReset(token, PASSWORD)).to.equal(null);
      const third = await accounts.startReset(EMAIL);
      await accounts.setPassword(id, PASSWORD);
      expect(await accounts.finishReset(third?.token ?? "", NEXT)).to.equal(null);
      const fourth = await accounts.startReset(EMAIL);
      await store.clearOld(Date.now() + RESET_MS);
      expect(await accounts.finishReset(fourth?.token ?? "", NEXT)).to.equal(null);
      const fifth = await accounts.startReset(EMAIL);
      await accounts.delete(id);
      expect(await accounts.finishReset(fifth?.token ?? "", NEXT)).to.equal(null);
    });

    it("is made only for an account, and not used up by a password that is refused", async () => {
      const { store, token } = await started();
      const { accounts } = store;
      for (const email of ["bo@example.com", "", "ana\0@example.com"])
        expect(await accounts.startReset(email)).to.equal(null);
      for (const wrong of ["", "another", "\0"])
        expect(await accounts.finishReset(wrong, NEXT)).to.equal(null);
      const refused: unknown = await accounts
        .finishReset(token, EMAIL)
        .catch((reason: unknown) => reason);
      expect(refused).to.be.instanceOf(RuleError).with.property("subject", "password");
      const account = await accounts.find(EMAIL);
      expect(account).not.to.equal(null);
      expect(await accounts.finishReset(token, NEXT)).to.equal(account?.id);
    });
  });
});
