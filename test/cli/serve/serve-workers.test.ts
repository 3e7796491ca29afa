import { expect } from "chai";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { temporaryFolder } from "../../store/folder.ts";
import { BUILT, UNPREPARED, useBuilt } from "../built.ts";
import { listenTo } from "./listen-to.ts";

/** More than a process would accept alone if each counted for itself. */
const LIMIT = 20;

describe("recloc serve --workers", function () {
  this.timeout(120_000);
  useBuilt();
  const folder = temporaryFolder();
  let serving: ChildProcess | null = null;
  afterEach(() => serving?.kill("SIGKILL"));

  it("serves one port in several processes, with one limit and one set of metrics", async () => {
    const env = { PATH: process.env.PATH, ...UNPREPARED, DATA_DIR: folder(), PORT: "0" };
    const create = [...BUILT, "keys", "create", "--limit-minute", String(LIMIT)];
    const key = execFileSync(process.execPath, create, {
      env,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const child = spawn(process.execPath, [...BUILT, "serve", "--workers", "2"], { env });
    serving = child;
    const log = listenTo(child.stderr);
    const screen = await listenTo(child.stdout).until(/listens on .*\n/);
    const url = /http:\S+/.exec(screen)?.[0] ?? "";
    await log.until(/("msg":"started".*\n[^]*){2}/);
    const pids = () => [...log.text().matchAll(/"worker":(\d+),"msg":"process started"/g)];
    expect(pids()).to.have.length(2);

    const ask = async () => {
      const headers = { "X-Api-Key": key.toString().trim(), Connection: "close" };
      return (await fetch(`${url}/v4/ping`, { headers })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 3 * LIMIT }, ask));
    expect(statuses.filter((status) => status === 200)).to.have.length(LIMIT);
    expect(statuses.filter((status) => status === 429)).to.have.length(2 * LIMIT);

    const metricsNow = async () => (await fetch(`${url}/metrics`)).text();
    const countsIn = (metrics: string) => {
      // Requests that are refused have no route.
      const count =
        /^recloc_http_requests_total\{route="(?:\/v4\/ping|other)",method="GET",status="(\d+)"\} (\d+)$/gm;
      const counts = [...metrics.matchAll(count)].map(([, status, number]) => [status, number]);
      const all: unknown = Object.fromEntries(counts);
      return all;
    };
    const metrics = await metricsNow();
    expect(countsIn(metrics)).to.deep.equal({ 200: String(LIMIT), 429: String(2 * LIMIT) });
    expect(metrics).to.match(/^recloc_store_connected 1$/m);

    process.kill(Number(pids()[0]?.[1]), "SIGKILL");
    await log.until(/"msg":"process ended"/);
    await log.until(/("msg":"started".*\n[^]*){3}/);
    expect(pids()).to.have.length(3);
    for (let times = 0; times < 4; times += 1) expect(await ask()).to.equal(429);
    // What the process that is gone has counted stays in the sum.
    const after = { 200: String(LIMIT), 429: String(2 * LIMIT + 4) };
    expect(countsIn(await metricsNow())).to.deep.equal(after);

    const ended = once(child, "close");
    child.kill("SIGTERM");
    expect(await ended).to.deep.equal([0, null]);
    await fetch(url).then(
      () => expect.fail("the port is still open"),
      () => undefined,
    );
  });
});
