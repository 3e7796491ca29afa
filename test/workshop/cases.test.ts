import { expect } from "chai";
import { writeFileSync } from "node:fs";
import { casesIn } from "../../src/workshop/cases.ts";
import { temporaryFolder } from "../store/folder.ts";

describe("A case of the corpus", () => {
  const folder = temporaryFolder();

  for (const [what, expectation, fault] of [
    ["is cut off", '{ "answer": ', "is not JSON"],
    ["is a list", "[]", "lacks a key or has a value of the wrong type"],
    ["has no answer", '{ "algorithm": "GDS_A" }', "lacks a key or has a value of the wrong type"],
  ] as const)
    it(`whose expectation ${what} says so without quoting it`, () => {
      writeFileSync(`${folder()}/any.txt`, "TEXT");
      writeFileSync(`${folder()}/any.json`, expectation);
      const [found] = casesIn(`${folder()}/`);
      expect(found).to.include({ name: "any", text: "TEXT", expectation: null, fault });
    });
});
