import { expect } from "chai";
import { unwrapJson } from "../../src/files/json.ts";
import { UnreadableFile } from "../../src/files/unreadable.ts";

const RECORD = "1.DOE/JANE MRS\n 2 BA 178Y 12APR";

describe("A JSON document", () => {
  const texts: readonly (readonly [string, unknown])[] = [
    ["a string", RECORD],
    ["an object with one string", { id: 7, content: RECORD, tags: ["a"] }],
    ...["pnr", "text", "body", "record"].map(
      (name) => [`an object with the string ${name}`, { source: "mail", [name]: RECORD }] as const,
    ),
  ];
  for (const [name, value] of texts)
    it(`contains the text in ${name}`, () => {
      expect(unwrapJson(` ${JSON.stringify(value, null, 2)}\n`)).to.equal(RECORD);
    });

  const unreadable: readonly (readonly [string, unknown, RegExp])[] = [
    ["an empty object", {}, /object without a string; send the record as plain text, or as "pnr"/],
    ["an object in an object", { data: { pnr: RECORD } }, /object without a string/],
    ["two strings without a known name", { a: RECORD, b: "x" }, /several strings; name only/],
    ["two strings with known names", { pnr: "K3TQ2D", text: RECORD }, /several strings/],
    ["an array", [RECORD], /array; send the record as plain text, one in each request/],
  ];
  for (const [name, value, why] of unreadable)
    it(`has no text if it is ${name}`, () => {
      expect(() => unwrapJson(JSON.stringify(value))).to.throw(UnreadableFile, why);
    });

  it("can have the line breaks of the record as they are", () => {
    expect(unwrapJson(`{"id": "7",\n "pnr": "${RECORD}"}\n`)).to.equal(RECORD);
  });

  for (const text of [`{"pnr": "${RECORD}"`, '{"pnr": "A"}\n{"pnr": "B"}', '{"pnr": A}'])
    it(`is neither a document nor a record if it is ${JSON.stringify(text)}`, () => {
      expect(() => unwrapJson(text)).to.throw(
        UnreadableFile,
        /begins like a JSON object, but is not/,
      );
    });

  for (const text of [
    '"A" "B"',
    '"A\nB"',
    "{A}",
    "[1] LH 400 M 14JAN FRAJFK HK1 [OK]",
    '"',
    "1",
    "",
  ])
    it(`is not ${JSON.stringify(text)}`, () => {
      expect(unwrapJson(text)).to.equal(text);
    });
});
