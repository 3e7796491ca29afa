import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { decode, isDecodable } from "../src/decode.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { toV4 } from "../src/views/v4/view.ts";

/*
 * Every case of the corpus: `<case>.txt` decodes to what `<case>.json` says. `"*"` in an
 * expectation stands for any text that is not empty, or any number: a figure of the reference data.
 */

const CORPUS = new URL("../corpus/", import.meta.url);

interface Expectation {
  readonly shows: string;
  readonly referenceDate: string;
  readonly algorithm: string;
  readonly answer: unknown;
  readonly looksLike?: string | null;
  readonly unread?: readonly string[];
}

function isExpectation(value: unknown): value is Expectation {
  return (
    typeof value === "object" && value !== null && "referenceDate" in value && "answer" in value
  );
}

const names = readdirSync(CORPUS, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.slice(0, -4))
  .sort();

describe("The corpus", () => {
  for (const name of names) {
    it(name, () => {
      const text = readFileSync(new URL(`${name}.txt`, CORPUS), "utf8");
      const expected: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, CORPUS), "utf8"));
      if (!isExpectation(expected)) throw new Error("the expectation lacks a key");
      check(name, text, expected);
    });
  }
});

function check(name: string, text: string, expected: Expectation): void {
  const options = { referenceDate: expected.referenceDate };
  const decoded = decode(text, options);
  for (const paste of [text, flat(text), text.toLowerCase(), text.replaceAll("\n", "\r\n")])
    checkV4(toV4(decode(paste, options), { explain: true }));
  if (expected.unread !== undefined)
    expect(decoded.unread.map((unread) => unread.text)).to.deep.equal(expected.unread);
  if (expected.answer === null) {
    expect(isDecodable(decoded)).to.equal(false);
    expect(decoded.looksLike).to.equal(expected.looksLike);
    return;
  }
  expect(decoded.algorithm).to.equal(expected.algorithm);
  const answer: unknown = JSON.parse(JSON.stringify(toV4(decoded)));
  if (!CROOKED.test(name))
    expect(JSON.stringify(toV4(decode(indented(text), options)))).to.equal(JSON.stringify(answer));
  expect(withWildcards(answer, expected.answer)).to.deep.equal(expected.answer);
}

/** Pastes that are damaged already, and masks whose numbers stand in columns of their own. */
const CROOKED = /(?:paste|fare)\//;
/** As a form sends it that drops line breaks. */
const flat = (text: string) => text.replaceAll(/[\r\n]+/g, "");
/** As a mail shows it. */
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");

/** The answer, with `"*"` wherever the expectation has it and a value is there. */
function withWildcards(answer: unknown, expected: unknown): unknown {
  if (expected === "*") return isFilled(answer) ? "*" : answer;
  if (Array.isArray(answer) && Array.isArray(expected)) {
    return answer.map((item: unknown, index) => withWildcards(item, expected[index]));
  }
  if (isMap(answer) && isMap(expected)) {
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [key, withWildcards(value, expected[key])]),
    );
  }
  return answer;
}

const isFilled = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value !== "");

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
