import { expect } from "chai";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "../../store/folder.ts";
import { BUILT, UNPREPARED, useBuilt } from "../built.ts";

const RECORD = "1.ADLER/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E\n";
const COUNT = 500;

describe("A process that decodes an archive", function () {
  this.timeout(120_000);
  useBuilt();
  const folder = temporaryFolder();

  function start(output: string, ...flags: string[]) {
    const args = ["decode", "--ndjson", "--threads", "1", "--output", output, ...flags];
    return spawn(process.execPath, [...BUILT, ...args, join(folder(), "in.ndjson")], {
      env: { PATH: process.env.PATH, ...UNPREPARED },
      stdio: "ignore",
    });
  }

  it("is killed, and goes on where it was, to the same bytes", async () => {
    const lines = Array.from({ length: COUNT }, (_, id) =>
      JSON.stringify({ id, text: id % 7 === 0 ? "nothing" : RECORD }),
    );
    writeFileSync(join(folder(), "in.ndjson"), lines.join("\n"));
    const [whole, broken] = [join(folder(), "whole"), join(folder(), "broken")];
    expect(await once(start(whole), "close")).to.deep.equal([1, null]);
    const killed = start(broken);
    const isBegun = () => existsSync(broken) && statSync(broken).size > 0;
    while (!isBegun()) await wait(1);
    killed.kill("SIGKILL");
    expect(await once(killed, "close")).to.deep.equal([null, "SIGKILL"]);
    const left = statSync(broken).size;
    expect(left).to.be.below(statSync(whole).size);
    expect(await once(start(broken, "--resume"), "close")).to.deep.equal([1, null]);
    expect(readFileSync(broken).equals(readFileSync(whole))).to.equal(true);
    expect(existsSync(`${broken}.resume`)).to.equal(false);
  });
});
