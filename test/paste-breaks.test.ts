import { expect } from "chai";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decode, isDecodable } from "../src/decode/decode.ts";
import { isObject } from "../src/reference/tables.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { withoutDoubts } from "../src/views/v4/reading.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { casesIn, type Expectation } from "../src/workshop/cases.ts";
import {
  BREAK_PASTES,
  brokenText,
  LEAST,
  leftOf,
  type BreakPaste,
  type Left,
} from "./paste-breaks.ts";

/*
 * Every record of the corpus with its line breaks lost or moved, against its expectation: values may be
 * missing, but those given must be right, and so must the form of the answer. Cases that already are pastes are left out.
 */

const CORPUS = fileURLToPath(new URL("../corpus/", import.meta.url));

interface Case {
  readonly name: string;
  readonly text: string;
  readonly expectation: Expectation;
  /** Wire value; "none" if nothing can be decoded. */
  readonly system: string;
}

const cases: readonly Case[] = casesIn(CORPUS)
  .filter(({ name }) => !name.includes("paste/"))
  .flatMap(({ name, text, expectation }) =>
    expectation === null
      ? []
      : [{ name, text, expectation, system: expectation.algorithm ?? "none" }],
  );

describe("A paste with lost or moved line breaks", () => {
  const faults = faultsByPaste();

  it("covers every kind of paste", () => {
    const pastes = Object.keys(BREAK_PASTES);
    expect(Object.keys(LEAST)).to.deep.equal(pastes);
    expect(pastes).to.include.members([...faults.keys()]);
  });

  for (const [paste, apply] of Object.entries(BREAK_PASTES)) {
    describe(paste, () => {
      let left: readonly (Left & Case)[] = [];
      before(function () {
        this.timeout(300_000);
        left = leftAfter(apply);
      });

      it("gives no wrong values except the known faults", () => {
        const found = left.flatMap(({ name, wrong }) =>
          wrong.length === 0 ? [] : `${name}: ${wrong.join(", ")}`,
        );
        // Fixed faults must leave the list.
        expect(found.sort()).to.deep.equal([...(faults.get(paste) ?? [])].sort());
      });

      it("keeps its share of values", () => {
        const least = LEAST[paste] ?? {};
        const shares = sharesOf(left);
        expect(Object.keys(shares)).to.have.members(Object.keys(least));
        for (const [system, share] of Object.entries(shares))
          expect(share, system).to.be.at.least(least[system] ?? Infinity);
      });
    });
  }
});

/** What remains of each case that the paste changes. */
function leftAfter(apply: BreakPaste): readonly (Left & Case)[] {
  return cases.flatMap((each) => {
    const { name, text, system, expectation } = each;
    const pasted = brokenText({ name, text, system }, apply);
    if (pasted === null) return [];
    return [{ ...each, ...leftOf(expectation.answer, answerTo(pasted, expectation)) }];
  });
}

/** The answers by text and date, because several pastes can make the same of a text. */
const answers = new Map<string, unknown>();

/** The answer to a text, whose form is checked, as it is read from JSON; null if nothing can be decoded. */
function answerTo(text: string, { referenceDate }: Expectation): unknown {
  const key = `${referenceDate}\n${text}`;
  if (answers.has(key)) return answers.get(key);
  const decoded = decode(text, { referenceDate });
  checkV4(toV4(decoded, { explain: true }));
  const answer: unknown = isDecodable(decoded)
    ? JSON.parse(JSON.stringify(withoutDoubts(toV4(decoded))))
    : null;
  answers.set(key, answer);
  return answer;
}

/** The share of the values of each system that remain, in percent. */
function sharesOf(left: readonly (Left & Case)[]): Readonly<Record<string, number>> {
  const systems = new Set(left.filter(({ values }) => values > 0).map(({ system }) => system));
  return Object.fromEntries(
    Array.from(systems, (system) => {
      const own = left.filter((each) => each.system === system);
      const sum = (key: "values" | "equal") => own.reduce((total, each) => total + each[key], 0);
      return [system, (sum("equal") / sum("values")) * 100];
    }),
  );
}

/** The known faults of all causes: `case: field, field`. */
function faultsByPaste(): ReadonlyMap<string, readonly string[]> {
  const causes: unknown = JSON.parse(
    readFileSync(new URL("paste-breaks.json", import.meta.url), "utf8"),
  );
  const faults = new Map<string, string[]>();
  for (const pastes of Object.values(isObject(causes) ? causes : {}))
    for (const [paste, found] of Object.entries(isObject(pastes) ? pastes : {}))
      if (Array.isArray(found))
        faults.set(paste, [...(faults.get(paste) ?? []), ...found.map(String)]);
  return faults;
}
