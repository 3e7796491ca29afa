import { expect } from "chai";
import fc from "fast-check";
import { decode, pasteOf, type Decoded } from "../src/decode/decode.ts";
import { withoutDoubts } from "../src/views/v4/reading.ts";
import { toV4 } from "../src/views/v4/view.ts";
import type { CorpusCase } from "../src/workshop/cases.ts";
import { CASES, decodedCase } from "./decoded-cases.ts";
import { hasOwnForm } from "./own-form.ts";
import { atOnce, lineByLine } from "./pasted/pastes.ts";

/*
 * Whatever an email, a web page or a program does to a text, its answer stays the same. Texts that have such
 * a form themselves are left out; `corpus.test.ts` pastes them.
 */

interface Case extends CorpusCase {
  readonly referenceDate: string;
}

const cases: readonly Case[] = CASES.filter(({ text }) => !hasOwnForm(text)).map((each) => {
  if (each.expectation === null) throw new Error(`${each.name} has no expectation`);
  return { ...each, referenceDate: each.expectation.referenceDate };
});

/** The answer as JSON, without anything about the form of the text. */
const answer = (decoded: Decoded): string => JSON.stringify(withoutDoubts(toV4(decoded)));

const charactersRead = (text: string) => pasteOf(text).source.printed.text;

const unpastedCharacters = new Map<string, string>();

/**
 * Whether the grammars read the same characters in a case and its paste; then the answers are the same, except for
 * places.
 */
function isReadAlike({ name, text }: Case, pasted: string): boolean {
  const wanted = unpastedCharacters.get(name) ?? charactersRead(text);
  unpastedCharacters.set(name, wanted);
  return pasted === text || charactersRead(pasted) === wanted;
}

const unpasted = new Map<string, string>();

/** The answer to the original text, computed once for all pastes. */
function expected(each: Case): string {
  const known = unpasted.get(each.name) ?? answer(decodedCase(each));
  unpasted.set(each.name, known);
  return known;
}

function expectSame(each: Case, pasted: string, paste: string): void {
  const { referenceDate } = each;
  const [found, wanted] = [answer(decode(pasted, { referenceDate })), expected(each)];
  // Compares strings first: that is fast, and there are thousands.
  if (found === wanted) return;
  // Email addresses keep their case.
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
        const share = isReadAlike(each, pasted)
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
