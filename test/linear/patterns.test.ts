import { expect } from "chai";
import { attacked, attackOn } from "./attacks.ts";
import { EXCEPTIONS } from "./exceptions.ts";
import { collect } from "./expressions.ts";
import { unproven } from "./proven.ts";

/*
 * No expression may take more than linear time: 4 KB of spaces once blocked the decoder for 11 s. How
 * to write one, and what to do if this fails: docs/writing-a-grammar.md. `proven.txt` lists what an
 * earlier run has proven; everything else is checked again.
 */

describe("The expressions of the sources", function () {
  this.timeout(600_000);
  let collected: ReturnType<typeof collect>;
  const keyOf = ({ source, flags }: { source: string; flags: string }) => `/${source}/${flags}`;

  before(() => {
    collected = collect();
  });

  describe("collect finds", () => {
    const sitesOf = (file: string) =>
      collected.expressions.filter(({ sites }) => sites.some((site) => site.startsWith(file)));

    it("the expressions of all lexers, and of all searches during decoding", () => {
      const { expressions, runTime } = collected;
      const found = new Set(expressions.map(keyOf));
      expect(runTime.tokens.filter((key) => !found.has(key))).to.deep.equal([]);
      expect(runTime.searched.filter((key) => !found.has(key))).to.deep.equal([]);
      expect(runTime.tokens).to.have.length.greaterThan(500);
      expect(runTime.searched).to.have.length.greaterThan(100);
    });

    it("expressions that a source creates at run time", () => {
      const { makers, runTime } = collected;
      const seen = new Set(runTime.made.map(({ site }) => site));
      expect(makers.filter((site) => !seen.has(site))).to.deep.equal([]);
      expect(makers).to.have.length.greaterThan(300);
    });

    it("literals in tokens, functions and tables, and composed expressions", () => {
      expect(sitesOf("src/decode/engine/tokens.ts").map(keyOf)).to.include("/ +/");
      expect(sitesOf("src/prose/facts/dates.ts").map(keyOf)).to.include("/(?<!\\d)\\d+$/");
      expect(sitesOf("grammars/amadeus/signatures.ts")).to.have.length.greaterThan(5);
      expect(sitesOf("grammars/travelport/line-starts.ts")).to.have.length.greaterThan(1);
      expect(sitesOf("src/decode/text/repair/chat.ts")).to.have.length.greaterThan(1);
    });

    it("whether they are tried at one place (by lexers and with `y`) or at every place", () => {
      const isSticky = (file: string) => sitesOf(file).map((each) => each.isSticky);
      expect(isSticky("grammars/common/segments/arrival-terminal.ts"))
        .to.include(true)
        .and.not.include(false);
      expect(isSticky("grammars/amadeus/signatures.ts")).to.not.include(true);
    });
  });

  describe("attackOn", () => {
    const tried = (source: string, isSticky = false) => attackOn({ source, flags: "", isSticky });

    it("distinguishes a search at every place from an attempt at one place", async () => {
      expect(await tried("[A-Z]+;")).to.not.equal(null);
      expect(await tried("[A-Z]+;", true)).to.equal(null);
      expect(await tried("(?<![A-Z])[A-Z]+;")).to.equal(null);
    });

    it("finds adjacent repetitions, even in look-arounds", async () => {
      expect(await tried("X(?= *«? *\\n)", true)).to.not.equal(null);
      expect(await tried("X(?= *(?:« *)?\\n)", true)).to.equal(null);
      expect(await tried("[ ,:-]*(?:on(?![a-z]))?[ ,:-]*$")).to.not.equal(null);
      expect(await tried("(?<![ ,:-])[ ,:-]*(?:on(?![a-z])[ ,:-]*)?$")).to.equal(null);
    });

    it("finds bounds that multiply", async () => {
      expect(await tried("(?<!a)(?:[A-Z]{1,40} ?){1,40};", true)).to.not.equal(null);
    });

    it("finds the vulnerable ones of many, in several threads", async () => {
      const bad = { source: "X(?= *«? *\\n)", flags: "", isSticky: true };
      const good = { ...bad, source: "X(?= *(?:« *)?\\n)" };
      expect(await attacked([good, bad, { ...good, flags: "d" }])).to.deep.equal([bad]);
    });

    it("returns an attack of any length", async () => {
      const attack = await tried("Q(?= *«? *\\n)", true);
      expect(attack?.text?.(64)).to.match(/^Q {60,}[^ \n]?/);
    });

    it("finds no expression of the sources except the documented ones, and all of those", async () => {
      const found = new Map(
        (await attacked(unproven(collected.expressions))).map((each) => [
          keyOf(each),
          each.sites.join(", "),
        ]),
      );
      const excepted = new Set(EXCEPTIONS.map(keyOf));
      expect([...found].filter(([key]) => !excepted.has(key))).to.deep.equal([]);
      expect([...excepted].filter((key) => !found.has(key))).to.deep.equal([]);
    });
  });
});
