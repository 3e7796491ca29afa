import { expect } from "chai";
import { makeSystems, type SystemDefinition } from "../../grammars/system.ts";
import type { Signature } from "../../src/decode/engine/grammar.ts";
import type { Screen } from "../../src/decode/engine/screen.ts";
import { LINE_START } from "../../src/decode/engine/search.ts";
import type { RunCase } from "../../src/workshop/corpus/comparison/verdict.ts";
import { toy } from "../workshop/toy.ts";
import { dataSubjects } from "./data.ts";
import { lineKiller } from "./lines.ts";
import type { Subject } from "./mutant.ts";
import { screensWithout } from "./screens.ts";

function signatureOf(pattern: RegExp, reason: string): Signature {
  return { pattern, at: LINE_START, weight: 1, reason };
}

const DIGITS = signatureOf(/^WORD \d/m, "digits");
const LETTERS = signatureOf(/^WORD [A-Z]/m, "letters");
const ABOVE = /HEAD *$/my;

const signed: SystemDefinition = {
  ...toy,
  name: "signed",
  wireValue: "SIGNED",
  isFallback: false,
  signatures: [DIGITS, LETTERS],
  recordMarks: { first: /^WORD 1/m, above: [ABOVE] },
  screen: { margin: { numberColumn: 2 } },
};

function caseOf(name: string, text: string): RunCase {
  const expectation = {
    shows: name,
    referenceDate: "2026-11-21",
    algorithm: "SIGNED",
    answer: null,
    looksLike: null,
  };
  return { name, path: name, text, fault: null, isPrivate: false, expectation };
}

const CASES = [caseOf("digits", "WORD 12"), caseOf("letters", "HEAD\nWORD AB\nWORD 3")];

describe("npm run mutants, of data", () => {
  const systems = makeSystems([signed, toy]);

  function subjectsIn(all = systems): ReadonlyMap<string, Subject> {
    return new Map(dataSubjects(all, CASES).map((subject) => [subject.id, subject]));
  }

  it("leaves out each item, and tries it on the cases that have it", () => {
    const reached = Array.from(subjectsIn(), ([id, { cases }]) => [
      id,
      cases.map(({ name }) => name).join(),
    ]);
    expect(Object.fromEntries(reached)).to.deep.equal({
      "signed signature: digits": "digits,letters",
      "signed signature: letters": "letters",
      "signed record mark: first": "digits",
      "signed record mark: above 0": "letters",
      "signed screen: margin.numberColumn": "digits,letters",
    });
  });

  it("leaves all else as it is", () => {
    const without = (id: string) =>
      subjectsIn()
        .get(id)
        ?.during(([system]) => system);
    expect(without("signed signature: digits")?.signatures).to.deep.equal([LETTERS]);
    expect(without("signed record mark: first")?.recordMarks).to.deep.equal({ above: [ABOVE] });
    expect(without("signed record mark: above 0")?.recordMarks?.above).to.deep.equal([]);
    expect(without("signed screen: margin.numberColumn")?.grammar.screen).to.deep.equal({
      margin: {},
    });
  });

  it("takes a mark that several systems share from all of them", () => {
    const shared = makeSystems([signed, { ...signed, name: "other", wireValue: "OTHER" }, toy]);
    const left = subjectsIn(shared)
      .get("signed, other record mark: first")
      ?.during((all) => all.map(({ recordMarks }) => recordMarks?.first));
    expect(left).to.deep.equal([undefined, undefined, undefined]);
  });

  it("kills a signature by lines that nothing else shows to be of their system", () => {
    const digits = subjectsIn().get("signed signature: digits");
    if (digits === undefined) throw new Error("no such signature");
    expect(lineKiller(digits, systems)).to.equal("digits: WORD 12");
    const again = signatureOf(/^WORD (?=\d)/m, "digits, again");
    const twice = makeSystems([{ ...signed, signatures: [DIGITS, again] }, toy]);
    const one = subjectsIn(twice).get("signed signature: digits");
    if (one === undefined) throw new Error("no such signature");
    expect(lineKiller(one, twice)).to.equal(null);
  });

  it("takes each feature of a screen, each continuation, and each option of one", () => {
    const screen: Screen = {
      numbers: { item: /1/, textColumn: 4 },
      wrapping: {
        width: 63,
        closed: /2/,
        continuations: [{ of: /3/, indent: / {4}/y, atSpace: true, width: 60 }],
      },
    };
    const all = screensWithout(screen);
    expect(all.map(({ part }) => part)).to.deep.equal([
      ...["numbers.item", "numbers.textColumn", "wrapping.closed"],
      ...["continuation 0", "continuation 0 atSpace", "continuation 0 width"],
    ]);
    const [first] = all;
    expect(first?.screen).to.deep.equal({ ...screen, numbers: { textColumn: 4 } });
    expect(all.at(-1)?.screen.wrapping?.continuations).to.deep.equal([
      { of: /3/, indent: / {4}/y, atSpace: true },
    ]);
  });
});
