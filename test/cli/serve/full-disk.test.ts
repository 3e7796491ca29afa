import { expect } from "chai";
import Database from "libsql";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorOf } from "../../server/service.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { BUILT, UNPREPARED, useBuilt } from "../built.ts";
import { listenTo } from "./listen-to.ts";

/** No file may grow beyond 1 MiB, or 2 MiB where the shell counts in larger blocks. */
const BLOCKS = 2048;
const FILLING = 5 * 1024 * 1024;

/**
 * A full disk that needs no rights: the service runs with a limit on the size of files, and somebody
 * else, who has none, makes the log of the database longer than that. Writing past its end fails then, as
 * it does where there is no space, until the log is short again.
 */
describe("A service whose disk is full", function () {
  this.timeout(60_000);
  useBuilt();
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill("SIGKILL"));

  async function start() {
    const command = `"${process.execPath}" ${BUILT.map((part) => `"${part}"`).join(" ")} serve`;
    const service = spawn("sh", ["-c", `ulimit -f ${BLOCKS}; exec ${command}`], {
      env: { ...UNPREPARED, PATH: process.env.PATH, PORT: "0", DATA_DIR: folder() },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = service;
    const log = listenTo(service.stderr);
    const screen = await listenTo(service.stdout).until(/curl .*\n/);
    const [url = ""] = /http:\S+/.exec(screen) ?? [];
    const [key = ""] = /rk_[\w-]{43}/.exec(screen) ?? [];
    return { service, log, url, key };
  }

  /** Fills the log of the database; gives back what empties it. */
  function fill(): () => void {
    const database = new Database(join(folder(), "recloc.db"));
    database.pragma("wal_autocheckpoint = 0");
    database.exec("create table filling (bytes)");
    database.prepare("insert into filling values (zeroblob(?))").run(FILLING);
    return () => {
      database.exec("drop table filling");
      const [row]: unknown[] = database.prepare("pragma wal_checkpoint(truncate)").all();
      expect(row).to.include({ busy: 0 });
      database.close();
    };
  }

  it("is not ready, logs once that usage is not written, and continues when there is space", async () => {
    const { service, log, url, key } = await start();
    const readiness = () => fetch(`${url}/readyz`);
    const isWritten = async () =>
      /^recloc_usage_written (\d)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
    expect((await readiness()).status).to.equal(200);

    const empty = fill();
    while ((await readiness()).ok) await wait(50);
    expect((await errorOf(await readiness(), 503)).code).to.equal("unavailable");
    await fetch(`${url}/v4/ping`, { headers: { "X-Api-Key": key } });
    await log.until(/"code":"SQLITE_\w+".*"msg":"usage not written"/);
    expect(await isWritten()).to.equal("0");

    empty();
    while (!(await readiness()).ok) await wait(50);
    await log.until(/"msg":"usage written again"/);
    expect(await isWritten()).to.equal("1");
    expect(log.text().match(/usage not written/g)).to.have.length(1);
    service.kill("SIGTERM");
    await once(service, "close");
    expect(service.exitCode).to.equal(0);
  });
});
