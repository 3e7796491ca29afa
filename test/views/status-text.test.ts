import { expect } from "chai";
import { statusText } from "../../src/views/status-text.ts";

const TEXTS = [
  ["HK", "confirmed"],
  ["SS", "confirmed (unsaved)"],
  ["TK", "confirmed, schedule changed"],
  ["GK", "confirmed (passive)"],
  ["TL", "waitlisted"],
  ["NN", "on request"],
  ["DS", "open"],
  ["UN", "not confirmed"],
  ["Q9", undefined],
] as const;

describe("statusText", () => {
  for (const [status, text] of TEXTS)
    it(`describes ${status} as ${text ?? "unknown"}`, () => {
      expect(statusText(status)).to.equal(text);
    });
});
