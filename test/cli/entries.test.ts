import { expect } from "chai";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { temporaryFolder } from "../store/folder.ts";
import { runLine } from "./terminal.ts";

const RECORD = `RP/PARZZ2199/PARZZ2199            AB/SU   1OCT26/0914Z   ZQ7KXA
  1.SAMPLEMAN/ARIA MRS
  2  AF 457 Y 24NOV 2 GRUCDG HK1  1855 1110+1
  3  AF 1680 Y 25NOV 3 CDGLHR HL1  1300 1320
`;
const DAY = ["--reference-date", "2026-11-01"];

describe("recloc entries", () => {
  const folder = temporaryFolder();

  function file(name: string, content: string): string {
    const path = join(folder(), name);
    writeFileSync(path, content);
    return path;
  }

  it("marks each entry as a proposal, and says what is left out", async () => {
    const { code, stdout, stderr } = await runLine(["entries", "--system", "sabre", ...DAY], {
      stdin: Readable.from([RECORD]),
    });
    expect(stdout).to.equal(
      "proposal\tsabre\tZQ7KXA\t0AF457Y24NOVGRUCDGNN1\nproposal\tsabre\tZQ7KXA\tWP\n",
    );
    expect(stderr).to.equal(
      "recloc: left out AF 1680 of 2026-11-25: it is waitlisted; nothing confirms it\n",
    );
    expect(code).to.equal(0);
  });

  it("proposes those of every system, below the name of each file", async () => {
    const [good, bad] = [file("a.txt", RECORD), file("b.txt", "Hello\n")];
    const { code, stdout, stderr } = await runLine(["entries", ...DAY, good, bad]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.filter((line) => line.startsWith("=="))).to.deep.equal([
      `== ${good}`,
      `== ${bad}`,
    ]);
    expect(lines.filter((line) => line.endsWith("\tSS:AF457/Y/24NOV/GRUCDG/NN1"))).to.have.length(
      1,
    );
    expect(lines.at(-1)).to.equal(`== ${bad}`);
    expect(stderr).to.contain(`${good}: no entry of TravelSky prices these flights\n`);
    expect(stderr).to.contain(`${bad}: nothing to decode`);
    expect(code).to.equal(1);
  });

  it("fails if no flight can be sold again", async () => {
    const { code, stdout, stderr } = await runLine(["entries", "-r", "2026-12-01"], {
      stdin: Readable.from([RECORD]),
    });
    expect([code, stdout]).to.deep.equal([1, ""]);
    expect(stderr).to.match(
      /it departed before the reference date\n.*\nrecloc: no flight can be sold/,
    );
  });

  it("suggests the name of a system", async () => {
    const { code, stderr } = await runLine(["entries", "--system", "galilo"]);
    expect(code).to.equal(2);
    expect(stderr).to.equal(
      'recloc: --system "galilo" is not a system with entries: did you mean galileo?\n',
    );
  });
});
