import { expect } from "chai";
import type { CandidateReading } from "../../../src/workshop/trace/candidates.ts";
import {
  fateOf,
  noteOn,
  othersText,
  readerOf,
  verdictOn,
} from "../../../src/workshop/trace/words.ts";
import { lineAt, RECORD, trace } from "./tracing.ts";

const READING: CandidateReading = {
  family: "air segment",
  opener: "Airline",
  asked: [],
  isWhole: false,
  reach: 12,
  expected: ["date"],
  found: "12AXR",
};

describe("The words of a trace", () => {
  for (const [words, more] of [
    ["expected date but found “12AXR”", {}],
    ["expected date, time or seat but found “12AXR”", { expected: ["date", "time", "seat"] }],
    ["expected date but found the end of the line", { found: "" }],
    ["stops at “12AXR”", { expected: [] }],
    ["would read the whole line", { isWhole: true }],
  ] as const)
    it(`say how far a rule got: ${words}`, () => {
      expect(verdictOn({ ...READING, ...more })).to.equal(words);
    });

  it("count the families that begin differently", () => {
    expect(othersText(["OSI"], "record")).to.equal(
      "1 other family of the mode “record” does not begin like this",
    );
    expect(othersText(["OSI", "SSR"], "record")).to.match(/^2 other families .* do not begin/);
  });

  describe("about a line", () => {
    const line = lineAt(trace(RECORD), 1);
    const [piece] = line.pieces;
    const [token] = line.tokens;
    if (piece === undefined || token === undefined) throw new Error("an empty line");

    it("say what it was read as, and whether a part was not", () => {
      expect(fateOf(line)).to.deep.equal({ isRead: true, text: "read as air" });
      const unread = { ...piece, kind: null };
      expect(fateOf({ ...line, pieces: [piece, unread] })).to.deep.equal({
        isRead: false,
        text: "read as air, except for a part",
      });
      expect(fateOf({ ...line, pieces: [unread] })).to.include({ text: "not read" });
    });

    it("say who read it, or that no rule begins like it", () => {
      expect(readerOf(line)).to.match(/ · air segment$/);
      expect(readerOf({ ...line, rule: null })).to.equal(`${line.system} · mode “${line.mode}”`);
      const pieces = [{ ...piece, kind: null }];
      expect(readerOf({ ...line, rule: null, pieces })).to.match(/ · no rule begins like this$/);
    });

    it("say what is special about a token", () => {
      expect(noteOn({ ...token, role: null, endsSection: null })).to.equal("");
      expect(noteOn({ ...token, role: "number", endsSection: "fares" })).to.equal(
        "the line's number; ends “fares”",
      );
    });
  });
});
