import { expect } from "chai";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "../../store/folder.ts";
import { BUILT, UNPREPARED, useBuilt } from "../built.ts";

const RECORD = "1.ADLER/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E\n";
/** Half of their answers are more than what is written at once. */
const COUNT = 800;

describe("A process that decodes an archive", function () {
  this.timeout(60_000);
  useBuilt();
  const folder = temporaryFolder();
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const decoding of running) decoding.kill("SIGKILL");
  });
  const lines = Array.from(
    { length: COUNT },
    (_, id) => `${JSON.stringify({ id, text: id % 7 === 0 ? "nothing" : RECORD })}\n`,
  );

  function start(output: string, ...flags: string[]) {
    const args = ["decode", "--ndjson", "--threads", "1", "--output", output, ...flags];
    const decoding = spawn(process.execPath, [...BUILT, ...args], {
      env: { PATH: process.env.PATH, ...UNPREPARED },
      stdio: ["pipe", "ignore", "ignore"],
    });
    running.add(decoding);
    return decoding;
  }

  async function decodeAll(output: string, ...flags: string[]): Promise<void> {
    const decoding = start(output, ...flags);
    decoding.stdin.end(lines.join(""));
    expect(await once(decoding, "close")).to.deep.equal([1, null]);
  }

  /** Resolves when a process has written something. */
  async function begun(output: string, decoding: ChildProcess): Promise<void> {
    const isBegun = () => existsSync(output) && statSync(output).size > 0;
    while (!isBegun()) {
      expect(decoding.exitCode).to.equal(null);
      await wait(5);
    }
  }

  it("continues where it was killed, to the same bytes", async () => {
    const [whole, broken] = [join(folder(), "whole"), join(folder(), "broken")];
    await decodeAll(whole);
    const killed = start(broken);
    // It waits for the other half, so that it cannot end before it is killed.
    killed.stdin.write(lines.slice(0, COUNT / 2).join(""));
    await begun(broken, killed);
    killed.kill("SIGKILL");
    expect(await once(killed, "close")).to.deep.equal([null, "SIGKILL"]);
    expect(statSync(broken).size).to.be.below(statSync(whole).size);
    await decodeAll(broken, "--resume");
    expect(readFileSync(broken).equals(readFileSync(whole))).to.equal(true);
    expect(existsSync(`${broken}.resume`)).to.equal(false);
  });
});
