import { expect } from "chai";
import type { TextStructure } from "../../src/ast/structure.ts";
import { CASES, decodedCase } from "../decoded-cases.ts";
import { decoded } from "./prose.ts";

const JOURNEYS: ReadonlySet<string> = new Set(["air", "cancelled", "rail", "hotel"]);

const MAIL = `Buchungsnummer: ZQ7KXA

Reisender      Herr Daniel Example
LH 400 FRA-JFK 14.01.2027 13:00 - 15:45

LH 401 um 17:00`;

const TABLE = `Flug;Datum;Von;Nach;Abflug;Ankunft
LH 400;14.01.2027;FRA;JFK;13:00;15:45
LH 401;16.01.2027;JFK;FRA;17:05;06:40`;

function structureOf(text: string): TextStructure {
  const [structure] = decoded(text).documents.flatMap((each) => each.structure?.() ?? []);
  if (structure === undefined) throw new Error("the text has no structure");
  return structure;
}

/** The text at each of some spans. */
const printed = (
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
) => spans.map(({ start, end }) => text.slice(start, end));

describe("The structure of a text", () => {
  it("consists of blocks, rows and cells", () => {
    const { blocks } = structureOf(MAIL);
    expect(blocks.map(({ rows }) => rows.map(({ cells }) => printed(MAIL, cells)))).to.deep.equal([
      [["Buchungsnummer: ZQ7KXA"]],
      [["Reisender", "Herr Daniel Example"], ["LH 400 FRA-JFK 14.01.2027 13:00 - 15:45"]],
      [["LH 401 um 17:00"]],
    ]);
    expect(blocks[1]?.rows.map(({ separator }) => separator)).to.deep.equal(["spaces", null]);
  });

  it("names the layouts that were recovered", () => {
    const named = (text: string) =>
      structureOf(text).layouts.map((each) => [each.layout, ...printed(text, [each])]);
    expect(named(MAIL)).to.deep.equal([
      ["label beside value", "Reisender      Herr Daniel Example"],
    ]);
    expect(named(TABLE)).to.deep.equal([["table with semicolons", TABLE]]);
  });

  it("names the topic and the language of each label", () => {
    const labelsOf = (text: string) =>
      structureOf(text).labels.map((each) => [
        ...printed(text, [each]),
        each.topic,
        ...each.languages,
      ]);
    expect(labelsOf(MAIL)).to.deep.equal([
      ["Buchungsnummer", "recordLocator", "german"],
      ["Reisender", "nameLabels", "german"],
    ]);
    // Only German has all of these words.
    expect(labelsOf(TABLE)).to.deep.equal([
      ["Flug", "flight", "german"],
      ["Datum", "noSide", "german"],
      ["Von", "from", "german"],
      ["Nach", "to", "german"],
      ["Abflug", "departure", "german"],
      ["Ankunft", "arrival", "german"],
    ]);
  });

  it("shows what was joined to a journey, and where it is printed", () => {
    const { journeys } = structureOf(TABLE);
    const parts = journeys[1]?.parts.map((each) => [each.name, ...printed(TABLE, [each])]);
    expect(parts).to.deep.equal([
      ["airline", "LH"],
      ["flight", "401"],
      ["date", "16.01.2027"],
      ["departure", "17:05"],
      ["arrival", "06:40"],
      ["origin", "JFK"],
      ["destination", "FRA"],
    ]);
  });

  it("says why a journey, and what is around it, was left unread", () => {
    const { journeys, facts } = structureOf(MAIL);
    expect(journeys.map(({ unread }) => unread)).to.deep.equal([
      null,
      "no day of departure is beside it",
    ]);
    expect(
      facts.filter(({ unread }) => unread !== null).map((each) => [each.kind, each.journey]),
    ).to.deep.equal([
      ["flight", 1],
      ["time", 1],
    ]);
  });

  const REASONS: readonly (readonly [text: string, kind: string, reason: string])[] = [
    [
      "LH 400 FRA-JFK 14.01.2027\n\nLunch 12:30",
      "time",
      "no flight, train or hotel is in its block",
    ],
    [
      "LH 400 FRA-JFK 14.01.2027 at 9:00, 10:00, 11:00",
      "time",
      "several values contradict each other",
    ],
    ["Train ICE 9014 on 14.01.2027", "train", "no two stations are beside it"],
    ["Hotel: Grand Example", "hotel", "no day of arrival is beside it"],
    [
      "LH 400 14.01.2027 FRA-JFK\nAgain: LH 400 14.01.2027 FRA-JFK",
      "flight",
      "it repeats one that is read",
    ],
  ];
  for (const [text, kind, reason] of REASONS)
    it(`says why a ${kind} was left unread: ${reason}`, () => {
      const reasons = structureOf(text).facts.flatMap((fact) =>
        fact.kind === kind && fact.unread !== null ? fact.unread : [],
      );
      expect(reasons[0]).to.equal(reason);
    });

  it("marks cancelled flights", () => {
    const { journeys } = structureOf("Cancelled flight:\nLH 400 FRA-JFK 14.01.2027 13:00 - 15:45");
    expect(journeys.map(({ isCancelled, unread }) => [isCancelled, unread])).to.deep.equal([
      [true, null],
    ]);
  });

  it("agrees with what is read in every case of the corpus", () => {
    const cases = CASES.filter(({ name }) => name.startsWith("generic/"));
    expect(cases).to.have.length.above(150);
    for (const each of cases) {
      const { name, text } = each;
      for (const { structure, lines } of decodedCase(each).documents) {
        const { journeys = [], labels = [], facts = [] } = structure?.() ?? {};
        const read = journeys.filter(({ unread }) => unread === null);
        const expected = lines.filter(({ node }) => JOURNEYS.has(node?.kind ?? ""));
        if (structure !== undefined) expect(read.length, name).to.equal(expected.length);
        const parts = journeys.flatMap((each) => each.parts);
        for (const { start, end } of [...labels, ...facts, ...journeys, ...parts])
          expect(text.slice(start, end), name).not.to.equal("");
      }
    }
  });
});
