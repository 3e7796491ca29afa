import { expect } from "chai";
import { execFile } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:net";
import { PassThrough, type Readable } from "node:stream";
import { promisify } from "node:util";
import { run } from "../../../src/cli/run.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { makeIo, runLine } from "../terminal.ts";

const WRONG = [
  [["--port", "http"], "PORT must be a number from 0 to 65535"],
  [["--max-body", "much"], "MAX_BODY must be 1 byte to 64 MiB, such as 262144, 256KiB or 1MB"],
  [["--log-level", "loud"], "LOG_LEVEL must be one of silent, fatal, error, warn, info"],
  [["--api-keys", "a b"], "API_KEYS must be keys of visible ASCII characters"],
  [["--data-dir", ""], "DATA_DIR must not be empty"],
] as const;

async function firstWords(stream: Readable): Promise<string> {
  return new Promise((resolve) => {
    stream.once("data", (chunk: Buffer) => {
      resolve(chunk.toString());
    });
  });
}

describe("recloc serve", () => {
  const folder = temporaryFolder();

  /** Serves while `use` runs, then stops and returns the output. */
  async function serving(
    args: readonly string[],
    use: (url: string, stdout: string) => Promise<void>,
  ) {
    const stopping = new EventEmitter();
    const stdout = new PassThrough();
    const { io, stderr } = makeIo({
      stdout,
      untilStopped: async () => {
        await once(stopping, "stop");
        return "SIGTERM";
      },
    });
    const code = run(["serve", "--port", "0", "--data-dir", folder(), ...args], io);
    const printed = await firstWords(stdout);
    try {
      await use(/http:\S+/.exec(printed)?.[0] ?? "", printed);
    } finally {
      stopping.emit("stop");
    }
    return { code: await code, stdout: printed, stderr: stderr() };
  }

  it("creates a key at its first start, and prints a working call", async () => {
    const { code, stdout, stderr } = await serving([], async (url, printed) => {
      const [command = ""] = /curl .*/.exec(printed) ?? [];
      const answer = await promisify(execFile)("sh", ["-c", `${command} -sS --fail`]);
      expect(answer.stdout).to.contain('"description":"Air France"');
      expect((await fetch(`${url}/v4/ping`)).status).to.equal(401);
    });
    expect(code).to.equal(0);
    const keys = stdout.match(/rk_[\w-]{43}/g) ?? [];
    expect(new Set(keys).size).to.equal(1);
    expect(stderr).to.contain('"route":"/v4/decode"').and.not.contain(keys[0]);
    const second = await serving([], () => Promise.resolve());
    expect(second.stdout).to.match(/^recloc listens on http:\/\/127\.0\.0\.1:\d+\n/);
    expect(second.stdout).not.to.contain("rk_");
  });

  it("prints the addresses of its pages", async () => {
    await serving([], async (_, printed) => {
      const pages = [...printed.matchAll(/^ {2}(Workbench|Account, keys|API reference) +(\S+)$/gm)];
      expect(pages.map(([, page]) => page)).to.deep.equal([
        "Workbench",
        "Account, keys",
        "API reference",
      ]);
      const [, , reference = ""] = pages[2] ?? [];
      expect(await (await fetch(reference)).text()).to.contain("<title>API reference");
    });
  });

  it("creates no key if there are fixed ones", async () => {
    const { stdout } = await serving(["--api-keys", "fixed"], async (url) => {
      const headers = { "X-Api-Key": "fixed" };
      expect((await fetch(`${url}/v4/ping`, { headers })).status).to.equal(200);
      expect((await fetch(`${url}/readyz`)).status).to.equal(200);
    });
    expect(stdout).not.to.contain("rk_");
  });

  it("prints a working address if it listens on all addresses", async () => {
    const { stdout, stderr } = await serving(["--host", "0.0.0.0"], () => Promise.resolve());
    expect(stderr).to.contain("anybody can sign up, without limits");
    expect(stdout).to.match(/listens on http:\/\/0\.0\.0\.0:\d+\n/);
    expect(stdout).to.match(/http:\/\/127\.0\.0\.1:\d+\/v4\/decode\n/);
  });

  it("logs at the configured level", async () => {
    const { stderr } = await serving(["--log-level", "silent"], async (url) => {
      await fetch(`${url}/healthz`);
    });
    expect(stderr).to.equal("");
  });

  it("reads settings from the environment, overridden by flags", async () => {
    const environment = { PORT: "http", DATA_DIR: folder() };
    const { code, stderr } = await runLine(["serve"], { environment });
    expect(code).to.equal(2);
    expect(stderr).to.equal("recloc: PORT must be a number from 0 to 65535\n");
    expect((await runLine(["serve", "--port", "0"], { environment })).code).to.equal(0);
  });

  for (const [args, message] of WRONG)
    it(`does not start with ${args.join(" ")}`, async () => {
      const { code, stdout, stderr } = await runLine(["serve", ...args]);
      expect(code).to.equal(2);
      expect(stdout).to.equal("");
      expect(stderr)
        .to.contain(message)
        .and.match(/^recloc: .*\n$/);
    });

  it("does not start if the address is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const args = ["serve", "--port", String(port), "--data-dir", folder()];
    const { code, stderr } = await runLine(args);
    other.close();
    expect(code).to.equal(2);
    expect(stderr).to.equal(
      `recloc: HOST and PORT must name a free address; 127.0.0.1:${port} is not available (EADDRINUSE)\n`,
    );
  });
});
