import { expect } from "chai";
import Koa from "koa";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { listen, type Timeouts } from "../../../src/server/connections/listen.ts";

/** More than the buffers of both ends can take. */
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

/** A server with a long answer; `closed` resolves when it has been sent or abandoned. */
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
 * Requests the answer and reads it until the connection ends.
 *
 * @param pause awaited after each chunk
 * @returns the number of bytes received
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
  it("are disconnected if they read nothing for long", async () => {
    const server = await serveLong({ stall: 100 });
    const count = await readSlowly(server.url, () => server.closed);
    await server.stop();
    expect(count).to.be.greaterThan(0).and.lessThan(LENGTH);
  });

  it("are disconnected if they read little for long", async () => {
    const server = await serveLong({ send: 100 });
    const count = await readSlowly(server.url, () => sleep(10));
    await server.stop();
    expect(count).to.be.greaterThan(0).and.lessThan(LENGTH);
  });

  it("receive everything if they keep reading", async () => {
    const server = await serveLong({ stall: 500 });
    const count = await readSlowly(server.url, () => sleep(3));
    await server.stop();
    expect(count).to.be.greaterThan(LENGTH);
  });

  it("do not include those whose answer takes long to make", async () => {
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

  it("do not include those who have read everything that has been made", async () => {
    const app = new Koa();
    app.use((ctx) => {
      ctx.body = Readable.from(piecesApart());
    });
    const server = await listen(app, "127.0.0.1", 0, { timeouts: { ...PATIENT, stall: 50 } });
    const text = fetch(server.url).then((response) => response.text());
    const [settled] = await Promise.allSettled([text]);
    await server.stop();
    expect(settled).to.deep.equal({ status: "fulfilled", value: "early late" });
  });
});

async function* piecesApart(): AsyncGenerator<string> {
  yield "early ";
  await sleep(300);
  yield "late";
}
