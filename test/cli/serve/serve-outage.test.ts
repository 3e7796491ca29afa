import { expect } from "chai";
import { EventEmitter, once } from "node:events";
import { PassThrough } from "node:stream";
import { run } from "../../../src/cli/run.ts";
import { postgresServer, usePostgres } from "../../store/postgres.ts";
import { listenTo } from "./listen-to.ts";
import { makeIo } from "../terminal.ts";

describe("A service that stops while its database is down", function () {
  this.timeout(60_000);
  const database = usePostgres();

  it("exits with 1 and reports it only in the log, without an address", async () => {
    const stopping = new EventEmitter();
    const stdout = new PassThrough();
    const { io, stderr } = makeIo({
      stdout,
      environment: { DATABASE_URL: database(), PORT: "0" },
      untilStopped: async () => {
        await once(stopping, "stop");
        return "SIGTERM";
      },
    });
    const code = run(["serve"], io);
    const screen = await listenTo(stdout).until(/curl .*\n/);
    const [url = ""] = /http:\S+/.exec(screen) ?? [];
    const [key = ""] = /rk_[\w-]{43}/.exec(screen) ?? [];
    const server = await postgresServer();
    try {
      // A request whose usage has not been written yet.
      await fetch(`${url}/v4/ping`, { headers: { "X-Api-Key": key } });
      await server.stop();
      stopping.emit("stop");
      expect(await code).to.equal(1);
    } finally {
      stopping.emit("stop");
      await server.start();
    }
    const lines = stderr().trimEnd().split("\n");
    for (const line of lines) expect(() => void JSON.parse(line), line).not.to.throw();
    expect(lines.at(-1)).to.contain('"msg":"stopped"');
    expect(stderr()).to.contain('"msg":"not closed in order"');
    expect(stderr()).not.to.contain(new URL(database()).host);
  });
});
