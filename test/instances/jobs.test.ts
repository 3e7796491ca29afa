import { expect } from "chai";
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { BUILT, UNPREPARED, useBuilt } from "../cli/built.ts";
import { temporaryFolder } from "../store/folder.ts";
import { postgresServer, usePostgres } from "../store/postgres.ts";

const RECORD = "1.ADLER/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E\n";
/** In about forty chunks. */
const COUNT = 1500;

describe("Workers on one PostgreSQL", function () {
  this.timeout(120_000);
  useBuilt();
  const folder = temporaryFolder();
  const url = usePostgres();
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const worker of running.splice(0)) worker.kill("SIGKILL");
  });

  const environment = () => ({
    ...{ PATH: process.env.PATH, ...UNPREPARED, DATABASE_URL: url(), LOG_LEVEL: "silent" },
  });

  async function jobs(...args: string[]): Promise<string> {
    const options = { env: environment() };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...BUILT, "jobs", ...args],
      options,
    );
    return stdout.trim();
  }

  function startWorker(...flags: string[]): ChildProcess {
    const args = ["worker", "--threads", "1", "--lost-after", "2s", ...flags];
    const worker = spawn(process.execPath, [...BUILT, ...args], {
      env: environment(),
      stdio: ["ignore", "ignore", "inherit"],
    });
    running.push(worker);
    return worker;
  }

  const out = () => join(folder(), "out");
  const parts = () =>
    existsSync(out()) ? readdirSync(out()).filter((name) => name.startsWith("part-")) : [];

  /** Resolves when there are so many parts. */
  async function until(count: number): Promise<void> {
    while (parts().length < count) await wait(5);
  }

  async function submit(): Promise<string> {
    mkdirSync(join(folder(), "in"));
    const lines = Array.from(
      { length: COUNT },
      (_, id) => `${JSON.stringify({ id, text: id % 7 === 0 ? "nothing" : RECORD })}\n`,
    );
    writeFileSync(join(folder(), "in", "a.ndjson"), lines.join(""));
    return jobs("submit", join(folder(), "in"), "-o", out(), "--chunk-size", "4KiB");
  }

  it("write every record exactly once if one is killed and the database is restarted", async () => {
    const id = await submit();
    const [killed, other] = [startWorker(), startWorker("--until-done")];
    const ended = once(other, "close");
    await until(4);
    killed.kill("SIGKILL");
    const server = await postgresServer();
    await server.stop();
    const before = parts().length;
    await wait(200);
    await server.start();
    expect(await ended).to.deep.equal([0, null]);
    const ids = parts()
      .sort()
      .flatMap((name) => readFileSync(join(out(), name), "utf8").trimEnd().split("\n"))
      .map((line) => /^\{"id":(\d+),/.exec(line)?.[1]);
    expect(ids).to.deep.equal(Array.from({ length: COUNT }, (_, number) => String(number)));
    expect(parts().length).to.be.greaterThan(before);
    // Nothing is left of what the killed worker had begun.
    expect(readdirSync(out())).to.have.length(parts().length);
    expect(JSON.parse(await jobs("show", id, "--json"))).to.deep.include({
      ...{ state: "done", records: COUNT, failed: Math.ceil(COUNT / 7) },
    });
  });

  it("finish what they have begun when told to stop, and leave the rest", async () => {
    const id = await submit();
    const worker = startWorker();
    const ended = once(worker, "close");
    await until(1);
    worker.kill("SIGTERM");
    expect(await ended).to.deep.equal([0, null]);
    const shown: unknown = JSON.parse(await jobs("show", id, "--json"));
    expect(shown).to.have.nested.property("chunks.running", 0);
    expect(shown).to.have.nested.property("chunks.done", parts().length);
    expect(shown).to.have.property("state", "running");
  });
});
