import { parseOptions } from "@node-rs/argon2";
import { expect } from "chai";
import { hashPassword, isPasswordOf, NOBODYS_HASH } from "../../src/store/password.ts";

const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

describe("Passwords", () => {
  it("are kept by argon2id, as dear as OWASP advises", async () => {
    const hash = await hashPassword("an invented password");
    expect(parseOptions(hash)).to.include(COST);
    expect(hash).not.to.equal(await hashPassword("an invented password"));
  });

  it("of unknown accounts take the same work", () => {
    expect(parseOptions(NOBODYS_HASH)).to.include(COST);
  });

  it("are the same however a keyboard writes an accent", async () => {
    const hash = await hashPassword("un mot de passe inventé");
    expect(await isPasswordOf(hash, "un mot de passe invente\u0301")).to.equal(true);
    expect(await isPasswordOf(hash, "un mot de passe invente")).to.equal(false);
    expect(await isPasswordOf(null, "un mot de passe invente")).to.equal(false);
  });
});
