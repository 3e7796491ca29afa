import { expect } from "chai";
import fc from "fast-check";
import { writeJson } from "../../src/web/workbench/json/write-json.ts";

describe("JSON with places", () => {
  it("is written as JSON.stringify writes it, each member in its place", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { text, members } = writeJson(value);
        expect(text).to.equal(JSON.stringify(value, null, 2));
        for (const { start, end, words } of members) {
          const member: unknown = JSON.parse(
            text.slice(start, end).replace(/^"(?:[^"\\]|\\.)*": /, ""),
          );
          if (words !== null) expect(member).to.equal(words);
        }
      }),
    );
  });
});
