import { expect } from "chai";
import fc from "fast-check";
import { fare } from "../../../grammars/travelsky/fares/fare.ts";
import { travelsky } from "../../../grammars/travelsky/index.ts";
import { defineGrammar } from "../../../src/decode/engine/grammar.ts";
import { itLeavesUnread, itReadsAnyText, readLines } from "../read.ts";

const grammar = defineGrammar(travelsky);
/** Without fares, whose value `INF` is printed as `IN`. */
const asPrinted = defineGrammar({
  ...travelsky,
  families: travelsky.families.filter((family) => family !== fare),
});

/** The travellers of a line of names, each with the type after a plus, the locator, and the unread parts. */
function namesIn(text: string): readonly unknown[] {
  const [node] = readLines(text, grammar);
  return [persons(node).map(nameOf), at(node, "locator"), at(node, "unparsed")];
}

function persons(node: unknown): readonly unknown[] {
  const found = at(node, "persons");
  return Array.isArray(found) ? found : [];
}

function nameOf(person: unknown): string {
  const name = ["surname", "given"].map((key) => at(person, key)).filter(isText);
  const type = at(person, "passengerType");
  return name.join("/") + (isText(type) ? `+${type}` : "");
}

const isText = (value: unknown) => typeof value === "string";

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

describe("TravelSky", () => {
  describe("names", () => {
    it("end with the locator and have their types after them", () => {
      expect(namesIn(" 1.LI/MING 2.WANG/FANG MS 3.LI/XIAOLE CHD KE9SWE")).to.deep.equal([
        ["LI/MING", "WANG/FANG MS", "LI/XIAOLE+CHD"],
        "KE9SWE",
        undefined,
      ]);
      expect(namesIn(" 1.李明 2.王小乐CHD KE9SWE")).to.deep.equal([
        ["李明", "王小乐+CHD"],
        "KE9SWE",
        undefined,
      ]);
    });

    it("end with a locator of letters only if it cannot be a name", () => {
      for (const [printed, ...expected] of [
        [" 1.LI/MING KXNSWQ", ["LI/MING"], "KXNSWQ"],
        [" 1.WANG/FANG MS KEXSWE", ["WANG/FANG MS"], "KEXSWE"],
        [" 1.LI/XIAOLE CHD KEXSWE", ["LI/XIAOLE+CHD"], "KEXSWE"],
        [" 1.王小乐CHD KEXSWE", ["王小乐+CHD"], "KEXSWE"],
      ] as const)
        expect(namesIn(printed)).to.deep.equal([...expected, undefined]);
    });

    it("leave six ambiguous letters unread, unless more names follow", () => {
      for (const below of ["", "\n 2.T"])
        expect(namesIn(` 1.SMITH/JOHN ROBERT${below}`)).to.deep.equal([
          ["SMITH/JOHN"],
          undefined,
          ["ROBERT"],
        ]);
      const followed = namesIn(" 1.SMITH/JOHN ROBERT\n 2.LI/MING KE9SWE");
      expect(followed[0]).to.deep.equal(["SMITH/JOHN ROBERT"]);
    });

    it("keep a given name of six letters without a locator after it", () => {
      expect(namesIn(" 1.LI/MING 2.ZHANG/YANYAN")[0]).to.deep.equal(["LI/MING", "ZHANG/YANYAN"]);
      expect(namesIn(" 1.ZHANG/YANYAN 123456")[1]).to.equal(undefined);
    });

    it("can be in Chinese characters, and can have a type without a space", () => {
      for (const name of ["买买提·阿不都", "欧阳 明", "𠮷田明"])
        expect(namesIn(` 1.${name} KE9SWE`)).to.deep.equal([[name], "KE9SWE", undefined]);
      expect(namesIn(" 1.LI/MINGCHD KE9SWE")[0]).to.deep.equal(["LI/MING+CHD"]);
    });
  });

  describe("segments", () => {
    for (const [end, terminals] of [
      ["E T2T3", ["2", "3"]],
      ["E --T3", [undefined, "3"]],
      ["E T1--", ["1", undefined]],
      ["E T1TB", ["1", "B"]],
      ["E", [undefined, undefined]],
    ] as const)
      it(`end with ${end}`, () => {
        const [node] = readLines(
          ` 3.  MU5101 Y   WE06SEP  SHAPEK HK1   0800 1020  ${end}`,
          grammar,
        );
        expect([at(node, "departureTerminal"), at(node, "arrivalTerminal")]).to.deep.equal(
          terminals,
        );
        expect(at(node, "unparsed")).to.equal(undefined);
      });

    it("have their weekday before the date, and may have the year after it", () => {
      const [node] = readLines(" 3.  MU5101 Y1  WE06SEP28SHAPEK RR2   2200 0020+1", grammar);
      expect(node).to.deep.include({
        bookingClass: "Y1",
        weekday: 3,
        date: { day: 6, month: 9, year: 28 },
        origin: "SHA",
        destination: "PEK",
        status: "RR",
        count: 2,
        arrivalDays: 1,
      });
    });
  });

  describe("other lines", () => {
    itLeavesUnread(grammar, ["WHAT IS THIS", " 4.XX", " 9.FN/X", "13.TN/12-3"]);
    itReadsAnyText(asPrinted, [
      ...[" 1.", "LI/MING", "李明", "CHD", "INF", "KE9SWE", "MU5101", "*MU5101", "Y1", "WE06SEP"],
      ...["SHAPEK", "HK1", "0800", "2575", "+1", "T2T2", "--T3", "OP-CA1", "TL/1200/05SEP/SHA777"],
      ...[
        "SSR TKNE MU HK1",
        "SHAPEK 5101 Y06SEP",
        "INF781-0000000001/1",
        "/P1",
        "OSI MU",
        "RMK CA/",
      ],
      ...[
        "FN/A/F",
        "CNY1130.00",
        "TEXEMPTYQ",
        "FC/A/",
        "XN/IN/",
        "INF(JAN26)",
        "TN/",
        "SHA/T ",
        " +",
      ],
    ]);
  });

  it("reads every line on its own", () => {
    const lines = [" 1.LI/MING KE9SWE", " 2.T", " 3.SHA777", " 4.OSI MU CTCT1", "X"];
    fc.assert(
      fc.property(fc.shuffledSubarray(lines), (some) => {
        expect(readLines(some.join("\n"), grammar)).to.have.length(some.length);
      }),
    );
  });
});
