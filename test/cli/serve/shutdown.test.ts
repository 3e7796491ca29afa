import { expect } from "chai";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Closers } from "../../../src/cli/serve/closers.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { BUILT, UNPREPARED, useBuilt } from "../built.ts";
import { listenTo } from "./listen-to.ts";

const LINE = "1  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";
const CANARY = "CANARYBIRD";
/**
 * Makes the process fail when it is sent SIGUSR2, as a fault outside of any request would. The word
 * is put together there, because this address is in the stack.
 */
const FAULT = `data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("CANARY"+"BIRD")})`;

/** A service in a process of its own. */
async function startProcess(folder: string) {
  const child = spawn(process.execPath, ["--import", FAULT, ...BUILT, "serve"], {
    env: {
      ...UNPREPARED,
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: folder,
      API_KEYS: "fixed",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = listenTo(child.stderr);
  const [, port = ""] =
    /listens on http:\S+:(\d+)\n/.exec(await listenTo(child.stdout).until(/listens on .*\n/)) ?? [];
  const ended = once(child, "close");
  return { child, log, port: Number(port), ended };
}

/** Begins to upload a record, and waits until the service has taken the head of the request. */
async function beginUpload(port: number) {
  const socket = connect(port, "127.0.0.1");
  const answer = listenTo(socket);
  const head =
    "POST /v4/decode HTTP/1.1\r\nHost: x\r\nX-Api-Key: fixed\r\nExpect: 100-continue\r\n";
  socket.write(`${head}Content-Length: ${LINE.length}\r\n\r\n`);
  await answer.until(/^HTTP\/1\.1 100 /);
  socket.write(LINE.slice(0, 10));
  return { socket, answer, finish: () => socket.write(LINE.slice(10)) };
}

/** The code of the error with which a connection fails; null where it does not. */
async function refusal(port: number): Promise<unknown> {
  const socket: Socket = connect(port, "127.0.0.1");
  const [error]: unknown[] = await Promise.race([once(socket, "connect"), onceFailed(socket)]);
  socket.destroy();
  return error instanceof Error && "code" in error ? error.code : null;
}

function onceFailed(socket: Socket): Promise<unknown[]> {
  return new Promise((resolve) => {
    socket.once("error", (error) => {
      resolve([error]);
    });
  });
}

describe("A service that is asked to stop", function () {
  this.timeout(60_000);
  useBuilt();
  let running: readonly ChildProcess[] = [];
  afterEach(() => {
    for (const child of running) child.kill("SIGKILL");
    running = [];
  });
  const folder = temporaryFolder();

  async function start() {
    const service = await startProcess(folder());
    running = [...running, service.child];
    return service;
  }

  it("finishes requests under way, accepts no new ones, and ends", async () => {
    const { child, log, port, ended } = await start();
    const upload = await beginUpload(port);
    // A request whose head is not complete yet, on a connection that is open already.
    const probe = connect(port, "127.0.0.1");
    const probed = listenTo(probe);
    probe.write("GET /readyz HTTP/1.1\r\nHost: x\r\n");
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();

    child.kill("SIGTERM");
    await log.until(/"msg":"stopping"/);
    probe.write("\r\n");
    await once(probe, "close");
    expect(probed.text())
      .to.match(/^HTTP\/1\.1 503 /)
      .and.match(/\r\nConnection: close\r\n/)
      .and.contain('"message":"Service unavailable: stopping"');
    expect(await refusal(port)).to.equal("ECONNREFUSED");
    expect(child.exitCode).to.equal(null);

    upload.finish();
    await once(upload.socket, "close");
    expect(upload.answer.text())
      .to.match(/HTTP\/1\.1 200 OK\r\n/)
      .and.match(/\r\nConnection: close\r\n/)
      .and.contain('"description":"Air France"');
    await ended;
    expect(child.exitCode).to.equal(0);
    expect(log.text())
      .to.match(/"msg":"started"/)
      .and.contain('"reason":"SIGTERM"');
    expect(log.text().trimEnd()).to.match(/"msg":"stopped"\}$/);
  });

  it("ends immediately if it is asked again, by either signal", async () => {
    const { child, log, port, ended } = await start();
    const upload = await beginUpload(port);
    child.kill("SIGINT");
    await log.until(/"reason":"SIGINT","msg":"stopping"/);
    upload.socket.on("error", () => undefined);
    child.kill("SIGTERM");
    await ended;
    expect(child.exitCode).to.equal(143);
    expect(log.text()).not.to.contain('"stopped"');
  });

  it("by an uncaught error finishes as well, and logs where it was thrown but no message", async () => {
    const { child, log, port, ended } = await start();
    const upload = await beginUpload(port);
    child.kill("SIGUSR2");
    await log.until(/"msg":"stopping"/);
    upload.finish();
    await once(upload.socket, "close");
    expect(upload.answer.text()).to.match(/HTTP\/1\.1 200 OK\r\n/);
    await ended;
    expect(child.exitCode).to.equal(1);
    expect(log.text())
      .to.contain('"level":60')
      .and.contain('"reason":"uncaught error","error":"Error","at":[')
      .and.not.contain(CANARY);
  });

  it("closes its parts in reverse order, even if one fails", async () => {
    const closers = new Closers();
    const closed: string[] = [];
    const closer = (name: string) => async () => {
      await Promise.resolve();
      closed.push(name);
    };
    closers.add(closer("store"));
    closers.add(async () => {
      await closer("recorder")();
      throw new Error("not flushed");
    });
    closers.add(closer("server"));
    let failure: unknown;
    await closers.close().catch((error: unknown) => {
      failure = error;
    });
    expect(closed).to.deep.equal(["server", "recorder", "store"]);
    expect(failure).to.be.an("error").with.property("message", "not flushed");
    await closers.close();
    expect(closed).to.have.lengthOf(3);
  });

  it("closes the next part if one does not end", async () => {
    const closers = new Closers();
    const closed: string[] = [];
    closers.add(() => {
      closed.push("store");
    });
    closers.add(() => new Promise(() => undefined), 1);
    let failure: unknown;
    await closers.close().catch((error: unknown) => {
      failure = error;
    });
    expect(closed).to.deep.equal(["store"]);
    expect(failure).to.be.an("error").with.property("message").that.contains("in time");
  });
});
