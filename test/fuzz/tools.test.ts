import { expect } from "chai";
import { countedSearches } from "./searches.ts";
import { shrunk } from "./shrink.ts";

describe("The tools of fuzzing", () => {
  it("find the smallest text that fails", () => {
    const text = "one\ntwo\nthree x four\nfive\n".repeat(20);
    expect(shrunk(text, (part) => /x.*x/s.test(part))).to.equal("xx");
  });

  it("count searches", () => {
    expect(countedSearches(() => /a+/.test("a") && "aba".replace(/b/, ""))).to.equal(2);
    expect(countedSearches(() => "a")).to.equal(0);
  });
});
