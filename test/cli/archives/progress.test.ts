import { expect } from "chai";
import { advanceLine, type Advance } from "../../../src/cli/archives/progress.ts";

const HALF: Advance = {
  records: 1200,
  failed: 30,
  bytes: 50_000_000,
  allBytes: 100_000_000,
  seconds: 30,
};

describe("The progress of decoding an archive", () => {
  for (const [name, advance, line] of [
    ["halfway", {}, "1,200 records, 40/s, 50 of 100 MB, 30 s left, 2.5 % not decodable"],
    [
      "minutes before the end",
      { allBytes: 350_000_000 },
      "1,200 records, 40/s, 50 of 350 MB, 3 min left, 2.5 % not decodable",
    ],
    [
      "with input of unknown length",
      { allBytes: null },
      "1,200 records, 40/s, 50 MB, 2.5 % not decodable",
    ],
    [
      "before the first record",
      { records: 0, failed: 0, bytes: 0, seconds: 0 },
      "0 records, 0/s, 0 of 100 MB, 0 % not decodable",
    ],
  ] as const)
    it(`is shown ${name}`, () => {
      expect(advanceLine({ ...HALF, ...advance })).to.equal(line);
    });
});
