import { expect } from "chai";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startService } from "../service.ts";

const WANTED = 5000;
/** The most that the service keeps. */
const KEPT = 2000;
/** How many connections to open at once: the system queues no more. */
const AT_ONCE = 250;
/** Files that something else in this process may have open. */
const OTHER_FILES = 500;

/** Both ends of a connection are files of this process. */
function possible(): number {
  const limit = execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).trim();
  return limit === "unlimited" ? WANTED : Math.min(WANTED, Number(limit) - OTHER_FILES - KEPT);
}

describe("5,000 idle connections", function () {
  this.timeout(60_000);

  it("keep nobody out, because only 2,000 stay open", async () => {
    const service = await startService();
    const { hostname, port } = new URL(service.url);
    const open = new Set<Socket>();
    const count = possible();
    for (let opened = 0; opened < count; opened += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - opened) }, async () => {
          const socket = connect(Number(port), hostname).on("error", () => undefined);
          open.add(socket);
          socket.once("close", () => open.delete(socket)).resume();
          await once(socket, "connect");
        }),
      );
    const answered: number[] = [];
    while (answered.length < 10)
      // A connection too many is closed, and makes room for the next ones.
      await service.send("/v4/ping").then(
        ({ status }) => answered.push(status),
        () => undefined,
      );
    expect(new Set(answered)).to.deep.equal(new Set([200]));
    while (open.size > KEPT) await wait(5);
    for (const socket of open) socket.destroy();
    await service.stop();
  });
});
