import { expect } from "chai";
import { KeyRing } from "../../src/store/key-ring.ts";
import { digestOf, isSameDigest } from "../../src/store/secret.ts";

const stored = digestOf("stored");
const store = { holds: (digest: Buffer) => Promise.resolve(isSameDigest(digest, stored)) };

describe("The key ring", () => {
  const ring = new KeyRing(["fixed-1", "fixed-2"], store);

  for (const key of ["fixed-1", "fixed-2", "stored"])
    it(`opens for the key ${key}`, async () => {
      expect(await ring.isValid(key)).to.equal(true);
    });

  for (const key of ["fixed-", "fixed-3", "fixed-1,fixed-2", "", "Stored"])
    it(`does not open for the key ${JSON.stringify(key)}`, async () => {
      expect(await ring.isValid(key)).to.equal(false);
    });

  it("does not open where the store fails", async () => {
    const broken = new KeyRing([], { holds: () => Promise.reject(new Error("disk")) });
    let error: unknown;
    await broken.isValid("x").catch((reason: unknown) => {
      error = reason;
    });
    expect(error).to.be.instanceOf(Error);
  });

  it("does not take digests of other lengths for the same", () => {
    expect(isSameDigest(Buffer.from("a"), Buffer.from("ab"))).to.equal(false);
  });
});
