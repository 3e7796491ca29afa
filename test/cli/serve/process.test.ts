import { expect } from "chai";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { BUILT, UNCOUNTED, useBuilt } from "../built.ts";
import { FROM_SOURCE } from "../from-source.ts";

const LINE = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E 0 M";

function recloc(program: readonly string[], ...args: string[]) {
  return spawn(process.execPath, [...program, ...args], {
    env: { ...UNCOUNTED, PATH: process.env.PATH },
  });
}

/** The exit code; null where a signal ended the process. */
async function exitCode(child: ChildProcess): Promise<number | null> {
  await once(child, "close");
  return child.exitCode;
}

describe("The recloc process", function () {
  this.timeout(60_000);
  useBuilt();

  it("decodes standard input", async () => {
    const child = recloc(BUILT, "decode", "--format", "text");
    child.stdin.end(LINE);
    const [code, printed] = await Promise.all([exitCode(child), text(child.stdout)]);
    expect(code).to.equal(0);
    expect(printed).to.match(/\nFlight {2}AF 457/);
  });

  it("stays quiet if its output is no longer read", async () => {
    const child = recloc(BUILT, "--help");
    child.stdout.destroy();
    const [code, complaints] = await Promise.all([exitCode(child), text(child.stderr)]);
    expect(code).to.equal(0);
    expect(complaints).to.equal("");
  });

  it("runs commands of the workshop from the sources", async () => {
    const child = recloc(FROM_SOURCE, "corpus", "amadeus/air/airlines-with-digits");
    const [code, printed] = await Promise.all([exitCode(child), text(child.stdout)]);
    expect(code).to.equal(0);
    expect(printed).to.match(/^ok +amadeus\/air\/airlines-with-digits .*\n1 case: 1 right/);
  });
});
