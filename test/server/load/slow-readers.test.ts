import { expect } from "chai";
import Koa from "koa";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { listen, type Timeouts } from "../../../src/server/connections/listen.ts";

/** More than the buffers of two ends take. */
const LENGTH = 32 * 1024 * 1024;
const PATIENT: Timeouts = {
  headers: 60_000,
  request: 60_000,
  stall: 60_000,
  send: 60_000,
  check: 20,
  stop: 200,
};
const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

/** A server whose one answer is long; `closed` settles when that is sent, or was given up. */
async function serveLong(timeouts: Partial<Timeouts>) {
  const app = new Koa();
  const closed = new Promise<void>((resolve) => {
    app.use((ctx) => {
      ctx.res.once("close", resolve);
      ctx.body = Buffer.alloc(LENGTH, "A");
    });
  });
  const server = await listen(app, "127.0.0.1", 0, { timeouts: { ...PATIENT, ...timeouts } });
  return { ...server, closed };
}

/**
 * Asks for an answer and reads it until the connection ends.
 *
 * @param pause is awaited after each piece that was read
 * @returns how many bytes came
 */
async function readSlowly(url: string, pause: () => Promise<unknown>): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(GET);
  let count = 0;
  try {
    for await (const chunk of socket) {
      count += Buffer.isBuffer(chunk) ? chunk.length : 0;
      if (count > LENGTH) socket.end();
      await pause();
    }
  } catch {
    // Cut off.
  }
  return count;
}

describe("Clients that read slowly", () => {
  it("are left where they take nothing for long", async () => {
    const server = await serveLong({ stall: 100 });
    const count = await readSlowly(server.url, () => server.closed);
    await server.stop();
    expect(count).to.be.greaterThan(0).and.lessThan(LENGTH);
  });

  it("are left where they take little for long", async () => {
    const server = await serveLong({ send: 100 });
    const count = await readSlowly(server.url, () => sleep(10));
    await server.stop();
    expect(count).to.be.greaterThan(0).and.lessThan(LENGTH);
  });

  it("get all where they go on reading", async () => {
    const server = await serveLong({ stall: 500 });
    const count = await readSlowly(server.url, () => sleep(3));
    await server.stop();
    expect(count).to.be.greaterThan(LENGTH);
  });

  it("are not those whose answer takes long to be made", async () => {
    const app = new Koa();
    app.use(async (ctx) => {
      await sleep(300);
      ctx.body = "late";
    });
    const timeouts = { ...PATIENT, stall: 50, send: 50 };
    const server = await listen(app, "127.0.0.1", 0, { timeouts });
    const text = await (await fetch(server.url)).text();
    await server.stop();
    expect(text).to.equal("late");
  });
});
