import { expect } from "chai";
import fc from "fast-check";
import { decode, sourceOf } from "../src/decode/decode.ts";
import { withoutDoubts } from "../src/views/v4/reading.ts";
import { toV4 } from "../src/views/v4/view.ts";
import { CASES } from "./decoded-cases.ts";
import { hasOwnForm } from "./own-form.ts";

/*
 * Whatever a mail, a web page or a program does to a text, its answer stays the same. Texts that have such
 * a form themselves are left out; `corpus.test.ts` pastes them.
 */

interface Case {
  readonly name: string;
  readonly text: string;
  readonly referenceDate: string;
}

const cases: readonly Case[] = CASES.filter(({ text }) => !hasOwnForm(text)).map(
  ({ name, text, expectation }) => {
    if (expectation === null) throw new Error(`${name} has no expectation`);
    return { name, text, referenceDate: expectation.referenceDate };
  },
);

type Paste = (text: string) => string;

const LINE_START = /(?<![^\r\n\f\u0085])(?=[^\r\n\f\u0085])/g;
const before =
  (mark: string): Paste =>
  (text) =>
    text.replaceAll(LINE_START, mark);
const entities = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(" ", "&nbsp;");

/** What can happen to every line, repeatedly. */
const lineByLine: Readonly<Record<string, Paste>> = {
  quoted: before("> "),
  indented: before("    "),
  "double-spaced": (text) => text.replaceAll("\n", "\n\n"),
  "with line ends of two characters": (text) => text.replaceAll("\n", "\r\n"),
  "with no-break spaces": (text) => text.replaceAll(" ", "\u00a0"),
};

/** What can happen to a text once. */
const atOnce: Readonly<Record<string, Paste>> = {
  "with lone carriage returns": (text) => text.replaceAll("\n", "\r"),
  // In a text with letters of both kinds, they show what its words are.
  "in lower case": (text) =>
    /\p{Ll}/u.test(text) ? text : text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  "in a list": before("- "),
  // Systems can also begin a line with a star.
  "in a list of stars": (text) => (/\S\s*[\r\n]\s*\S/.test(text) ? before("* ")(text) : text),
  "in a list of dots": before("\u2022 "),
  "in a numbered list": (text) => {
    let number = 0;
    return text.replaceAll(LINE_START, () => `${++number}) `);
  },
  "in a web page": (text) => `<pre>${entities(text).replaceAll("\n", "<br>")}</pre>`,
  "in a paragraph": (text) => `<p>${entities(text).replaceAll("\n", "<br>\n")}</p>`,
  // Editors put a space into an empty cell.
  "in a table": (text) =>
    `<table>${entities(text).replaceAll(/^.*$/gm, (line) => `<tr><td>${line || "&nbsp;"}</td></tr>`)}</table>`,
  "in JSON": (text) => JSON.stringify(text),
  "in JSON with escaped slashes": (text) => JSON.stringify(text).replaceAll("/", "\\/"),
};

/** The answer as JSON, without anything about the form of the text. */
const answer = ({ referenceDate }: Case, text: string): string =>
  JSON.stringify(withoutDoubts(toV4(decode(text, { referenceDate }))));

/** Whether the grammars read the same characters in both texts; then the answers are the same, except for places. */
function isReadAlike(text: string, pasted: string): boolean {
  return sourceOf(text).printed.text === sourceOf(pasted).printed.text;
}

const unpasted = new Map<string, string>();

/** The answer to the original text, computed once for all pastes. */
function expected(each: Case): string {
  const known = unpasted.get(each.name) ?? answer(each, each.text);
  unpasted.set(each.name, known);
  return known;
}

function expectSame(each: Case, pasted: string, paste: string): void {
  const [found, wanted] = [answer(each, pasted), expected(each)];
  // Compares strings first: that is fast, and there are thousands.
  if (found === wanted) return;
  // E-mail addresses keep their case.
  if (paste === "in lower case")
    expect(found.toUpperCase(), each.name).to.equal(wanted.toUpperCase());
  else expect(JSON.parse(found), each.name).to.deep.equal(JSON.parse(wanted));
}

/** Letters take long to decode and are much alike: each goes through some of the pastes. */
const LETTERS = "generic/letters/";
const SHARE = 4;
/**
 * Repairs undo most pastes. Of texts that are the same after them only this share is decoded, others by each paste: it
 * would show that an answer depends on more than the repaired text.
 */
const ALIKE_SHARE = 6;

describe("A paste", () => {
  for (const [number, [paste, apply]] of Object.entries({ ...lineByLine, ...atOnce }).entries()) {
    const isIn = (index: number, share: number) => index % share === number % share;
    it(`is read like the original: ${paste}`, function () {
      this.timeout(300_000);
      for (const [index, each] of cases.entries()) {
        const pasted = apply(each.text);
        const share = isReadAlike(each.text, pasted)
          ? ALIKE_SHARE
          : each.name.startsWith(LETTERS)
            ? SHARE
            : 1;
        if (isIn(index, share)) expectSame(each, pasted, paste);
      }
    });
  }

  it("is read like the original after several steps", function () {
    this.timeout(300_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.shuffledSubarray(Object.keys(lineByLine), { minLength: 2 }),
        fc.option(fc.constantFrom(...Object.keys(atOnce))),
        (each, hands, last) => {
          const passed = hands.reduce((text, hand) => lineByLine[hand]?.(text) ?? text, each.text);
          const paste = last ?? "";
          expectSame(each, atOnce[paste]?.(passed) ?? passed, paste);
        },
      ),
      { numRuns: 500 },
    );
  });
});
