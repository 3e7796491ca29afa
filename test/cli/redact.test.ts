import { expect } from "chai";
import { Readable } from "node:stream";
import { runLine } from "./terminal.ts";

const RECORD = `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ZQ7KXA
  1.SAMPLEMAN/ARIA MRS
  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 1110+1
`;
const run = (...args: string[]) =>
  runLine(["redact", "-r", "2026-11-01", ...args], { stdin: Readable.from([RECORD]) });

describe("recloc redact", () => {
  it("prints the text, and counts what was replaced", async () => {
    const { code, stdout, stderr } = await run("--seed", "7");
    expect(code).to.equal(0);
    expect(stdout).to.have.length(RECORD.length);
    expect(stdout).to.contain("  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 1110+1\n");
    expect(stdout).not.to.match(/SAMPLEMAN|ARIA|ZQ7KXA|PARZZ/);
    expect(stderr).to.match(/^recloc: replaced: names \d+/);
    expect(stderr).not.to.match(/SAMPLEMAN|ARIA|ZQ7KXA|PARZZ/);
    expect((await run("--seed", "7")).stdout).to.equal(stdout);
  });

  it("reports a missing file and continues", async () => {
    const { code, stdout, stderr } = await run("nothing-here.txt", "-");
    expect(code).to.equal(2);
    expect(stdout).to.have.length(RECORD.length);
    expect(stderr).to.contain("nothing-here.txt: no such file");
  });
});
