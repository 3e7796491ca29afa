import { expect } from "chai";
import { existsSync, readFileSync } from "node:fs";
import { captured } from "../server/service.ts";
import { runWorkshop } from "../../src/workshop/main.ts";
import { copiedClone, type Clone } from "./clone.ts";

describe("recloc new-grammar", function () {
  this.timeout(60_000);
  let clone: Clone;

  async function newGrammar(...args: string[]) {
    const [out, err] = [captured(), captured()];
    const { root } = clone;
    const io = { stdout: out.stream, stderr: err.stream, environment: {}, root };
    const code = await runWorkshop(["new-grammar", ...args], io);
    return { code, out: out.text(), err: err.text() };
  }

  const read = (file: string) => readFileSync(clone.root + file, "utf8");

  describe("in a clone", () => {
    beforeEach(() => {
      clone = copiedClone();
    });
    afterEach(() => {
      clone.dispose();
    });

    it("prints what it wrote, and the next steps", async () => {
      const { code, out, err } = await newGrammar("polaris");
      expect([code, err]).to.deep.equal([0, ""]);
      expect(out.match(/(?<=^wrote ).*/gm)).to.deep.equal([
        ...["air-segment", "index", "screen", "signatures"].map(
          (name) => `grammars/polaris/${name}.ts`,
        ),
        "corpus/polaris/air/first-flight.json",
        "corpus/polaris/air/first-flight.txt",
        "corpus/polaris/air/next-day.json",
        "corpus/polaris/air/next-day.txt",
        "grammars/index.ts",
      ]);
      for (const file of out.match(/(?<=^wrote ).*/gm) ?? [])
        expect(read(file)).not.to.include("{{");
      expect(out).to.match(
        /^Next:\n {2}recloc corpus polaris .*\n {2}recloc trace .*\n {2}recloc c/m,
      );
    });

    it("adds the system to the index in alphabetical order", async () => {
      await newGrammar("north-star");
      const [comment = "", ...lines] = read("grammars/index.ts").trimEnd().split("\n");
      expect(comment).to.match(/^\/\*\*/);
      expect(lines).to.deep.equal([...lines].sort());
      expect(lines).to.include('export { northStar } from "./north-star/index.ts";');
    });

    it("uses the given names", async () => {
      await newGrammar("north-star", "--wire-value", "gds_n", "--alias", "9n, northstar");
      const index = read("grammars/north-star/index.ts");
      expect(index).to.include('name: "north-star"');
      expect(index).to.include('wireValue: "GDS_N"');
      expect(index).to.include('aliases: ["9N", "NORTHSTAR"]');
      expect(read("grammars/north-star/air-segment.ts")).to.include('token("NorthStarAirline"');
      expect(read("corpus/north-star/air/first-flight.json")).to.include('"algorithm": "GDS_N"');
    });

    // The test of the tutorial checks that it compiles, and its style and form.
    it("writes code that reads its first line", async () => {
      await newGrammar("north-star");
      const { printed } = await clone.code(DECODE, ["north-star"]);
      expect(JSON.parse(printed)).to.deep.equal({
        "first-flight": { algorithm: "NORTH_STAR", flights: ["117"], unread: [] },
        "next-day": {
          algorithm: "NORTH_STAR",
          flights: ["117"],
          unread: ["air segment: expected the line to end but found “+”"],
        },
      });
    });
  });

  describe("refuses", () => {
    // One for all, because nothing is written.
    before(() => {
      clone = copiedClone();
    });
    after(() => {
      clone.dispose();
    });

    const REFUSED: readonly (readonly [why: string, args: readonly string[], says: RegExp])[] = [
      ["capitals", ["Polaris"], /“Polaris” is not a valid folder name/],
      ["a name that begins with a digit", ["9n"], /“9n” is not a valid folder name/],
      ["a name with two hyphens", ["north--star"], /is not a valid folder name/],
      ["a path", ["../polaris"], /is not a valid folder name/],
      ["no name", [], /missing required argument/],
      ["an existing folder", ["common"], /grammars\/common already exists/],
      ["the wire value of another system", ["polaris", "--wire-value", "gds_a"], /called GDS_A/],
      ["an alias of another system", ["polaris", "--alias", "1a"], /another system is called 1A/],
      [
        "an alias that is the wire value",
        ["polaris", "--alias", "polaris"],
        /POLARIS is given twi/,
      ],
      ["an invalid alias", ["polaris", "--alias", "north star"], /“NORTH STAR” is not a valid sy/],
    ];
    for (const [why, args, says] of REFUSED)
      it(why, async () => {
        const before = read("grammars/index.ts");
        const { code, out, err } = await newGrammar(...args);
        expect([code, out]).to.deep.equal([2, ""]);
        expect(err).to.match(says);
        expect(read("grammars/index.ts")).to.equal(before);
        expect(existsSync(`${clone.root}grammars/polaris`)).to.equal(false);
      });
  });
});

const DECODE = `
import { readFileSync } from "node:fs";
import { decode } from "./src/decode/decode.ts";
const answers = ["first-flight", "next-day"].map((name) => {
  const text = readFileSync("corpus/" + process.argv[2] + "/air/" + name + ".txt", "utf8");
  const { algorithm, booking, unread } = decode(text, { referenceDate: "2026-03-05" });
  const flights = booking.flights.map(({ flight }) => flight);
  return [name, { algorithm, flights, unread: unread.map(({ reason }) => reason) }];
});
console.log(JSON.stringify(Object.fromEntries(answers)));
`;
