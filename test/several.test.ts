import { expect } from "chai";
import { decode } from "../src/decode/decode.ts";
import { withoutDoubts } from "../src/views/v4/reading.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { differencesOf, nameOf, resolved } from "../src/workshop/corpus/comparison/differences.ts";
import { fieldsOf, joinedAnswer } from "./joined-answers.ts";
import { pairedIn, pairsOf, STRIDES } from "./pasted/pairs.ts";
import { CASES } from "./decoded-cases.ts";

/*
 * Two records in one paste give both: each case of the corpus with others, near and far, against what
 * the corpus says about each. A case takes part if its record shows where it begins, by its locator or
 * by travellers; those behind a word (`PAX STONE/ADA MRS`) do not, because a word can stand above each.
 */

function answerTo(text: string, referenceDate: string): unknown {
  return aboutRecords(
    JSON.parse(JSON.stringify(withoutDoubts(toV4(decode(text, { referenceDate }))))),
  );
}

/** Removes the confidence of the reading and the unread lines. */
const ABOUT_READING = ["confidence", "unread_lines"];

function aboutRecords(answer: unknown): unknown {
  const extraInfo = Object.entries(fieldsOf(fieldsOf(answer).extraInfo)).filter(
    ([key]) => !ABOUT_READING.includes(key),
  );
  return {
    ...fieldsOf(answer),
    extraInfo: extraInfo.length > 0 ? Object.fromEntries(extraInfo) : null,
  };
}

const cases = pairedIn(CASES);

describe("Two records in one paste", () => {
  for (const stride of STRIDES) {
    it(`give both, ${stride} cases apart`, () => {
      for (const [first, second] of pairsOf(cases, stride)) {
        const found = answerTo(`${first.text}\n${second.text}`, first.referenceDate);
        const wanted = aboutRecords(joinedAnswer([first, second]));
        expect(found, `${first.name} + ${second.name}`).to.deep.equal(resolved(wanted, found));
      }
    }).timeout(300_000);
  }

  it("are numerous enough", () => {
    const pairs = STRIDES.flatMap((stride) => pairsOf(cases, stride));
    expect(cases.length).to.be.at.least(430);
    expect(pairs.length).to.be.at.least(1190);
  });

  it("share the text between them", () => {
    const [first, second] = cases;
    if (first === undefined || second === undefined) throw new Error("the corpus is empty");
    const text = first.text + second.text;
    const { lines, characters } = decode(text, { referenceDate: first.referenceDate }).coverage;
    expect(characters.read + characters.ignored + characters.unread).to.equal(text.length);
    expect(lines.read + lines.ignored + lines.unread).to.equal(text.trimEnd().split("\n").length);
  });

  /*
   * Records that are pasted twice are given once. The exceptions are counted by what is given twice, so
   * that no case is added, and fixes lower the count.
   */
  it("are merged if they are the same, with known exceptions", () => {
    const counts = new Map<string, number>();
    for (const { text, referenceDate, answer } of cases) {
      const found = answerTo(`${text}\n${text}`, referenceDate);
      const fields = differencesOf(resolved(aboutRecords(answer), found), found).map(nameOf);
      const what = GIVEN_TWICE.find(([, field]) => fields.some((each) => field.test(each)))?.[0];
      if (what !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).to.deep.equal({
      // Mostly records with hotels, cars, trains or other segments, or unnumbered travellers, and no locator.
      "travellers or segments": 53,
      // A repeated price counts as that of further travellers.
      prices: 37,
      // Items of sections, which have no numbers within the record.
      "requests, contacts, ticketing, remarks, accounts": 92,
    });
  }).timeout(300_000);
});

/** What is given twice, by the fields that differ; the first match applies. */
const GIVEN_TWICE: readonly (readonly [what: string, field: RegExp])[] = [
  [
    "travellers or segments",
    /^(?:persons|(?:flight|hotel|train)Info|extraInfo\.(?:cars|other_segments|records))/,
  ],
  ["prices", /^extraInfo\.fare/],
  ["requests, contacts, ticketing, remarks, accounts", /^/],
];
