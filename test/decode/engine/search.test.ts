import { expect } from "chai";
import { LINE_START, Search, WORD_START } from "../../../src/decode/engine/search.ts";

const TEXT = "AB 12\nCD AB\nABAB";

describe("Search", () => {
  it("finds every place of a pattern, even if matches overlap", () => {
    const pattern = /ABAB|AB|BA/;
    expect(new Search([{ pattern }]).in(TEXT).of(pattern)).to.deep.equal([0, 9, 12, 13, 14]);
  });

  it("finds several patterns at the same place", () => {
    const [short, long, other] = [/^A/m, /^AB \d/m, /^CD/m];
    const found = new Search(
      [short, long, other].map((pattern) => ({ pattern, at: LINE_START })),
    ).in(TEXT);
    expect([short, long, other].map((pattern) => found.of(pattern))).to.deep.equal([
      [0, 12],
      [0],
      [6],
    ]);
  });

  it("finds a pattern only where it can begin", () => {
    const pattern = /AB/m;
    expect(new Search([{ pattern, at: WORD_START }]).in(TEXT).of(pattern)).to.deep.equal([
      0, 9, 12,
    ]);
  });

  it("tells what begins in a part of the text", () => {
    const pattern = /AB/;
    const found = new Search([{ pattern }]).in(TEXT);
    const inSecond = found.within({ start: 6, end: 12 });
    expect([inSecond.of(pattern), inSecond.has(pattern)]).to.deep.equal([[9], true]);
    expect(found.within({ start: 1, end: 9 }).has(pattern)).to.equal(false);
    expect(found.has(/AB/)).to.equal(false);
  });

  it("searches for the patterns of a stage when one of them is looked up", () => {
    const [first, unusable] = [/AB/, /(?:^|B)(A)/m];
    const found = new Search([{ pattern: first }], [{ pattern: unusable, at: LINE_START }]).in(
      TEXT,
    );
    expect(found.of(first)).to.deep.equal([0, 9, 12, 14]);
    expect(() => found.has(unusable)).to.throw("captures groups");
  });

  it("refuses patterns that capture groups, which would be taken for others", () => {
    const pattern = /^(A)B/m;
    const search = new Search([{ pattern, at: LINE_START }]);
    expect(() => search.in(TEXT).has(pattern)).to.throw("captures groups: /^(A)B/");
  });
});
