import { expect } from "chai";
import { decode } from "../src/decode/decode.ts";
import { withoutDoubts } from "../src/views/v4/reading.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { resolved } from "../src/workshop/corpus/comparison/differences.ts";
import { fieldsOf, joinedAnswer } from "./joined-answers.ts";
import { pairedIn, pairsOf, STRIDES } from "./pasted/pairs.ts";
import { CASES } from "./decoded-cases.ts";

/*
 * Two records in one paste give both: each case of the corpus with others, near and far, against what
 * the corpus says about each. A case takes part if its record shows where it begins, by its locator or
 * by travellers; those after a word (`PAX STONE/ADA MRS`) do not, because a word can stand above each.
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

  it("are one if they are the same", () => {
    for (const { name, text, referenceDate, answer } of cases) {
      const copies = `${text}\n-----\n${text}`;
      const found = answerTo(copies, referenceDate);
      expect(found, name).to.deep.equal(resolved(aboutRecords(answer), found));
    }
  }).timeout(300_000);

  it("are one below a letter", () => {
    const record =
      " 1.1STONE/ADA MRS\n 1 LH 400M 14JAN Q FRAJFK HK1  1300  1545 /DCLH*ZR4T9B /E\nPHONES\n  1.PAR01-A\n";
    const { booking, records, warnings } = decode(`Please check:\n${record}\n${record}`);
    expect([records.length, booking.persons.length, booking.contacts.length]).to.deep.equal([
      1, 1, 1,
    ]);
    expect(warnings).to.include(COPIES);
  });

  it("are two if a single line differs", () => {
    const record =
      " 1.1STONE/ADA MRS\n 1 LH 400M 14JAN Q FRAJFK HK1  1300  1545 /DCLH*ZR4T9B /E\nPHONES\n  1.PAR01-A\nZZ9A.ZZ9A*AWS 0914/01NOV26 ZQKXAB H\n";
    const { booking, records, warnings } = decode(record + record.replace("ZQKXAB", "ZQKXAC"));
    expect([records.length, booking.persons.length]).to.deep.equal([2, 2]);
    expect(warnings).not.to.include(COPIES);
  });
});

const COPIES = "The text has the same record several times; it is read once.";
