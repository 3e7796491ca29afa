import { expect } from "chai";
import Koa from "koa";
import { once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { listen, type Timeouts } from "../../src/server/connections/listen.ts";
import { exchange } from "./raw.ts";

const IMPATIENT: Timeouts = {
  headers: 150,
  request: 300,
  stall: 60_000,
  send: 60_000,
  check: 20,
  stop: 60_000,
};

describe("An answer that is being sent", () => {
  it("is cut off rather than mixed with another one", async () => {
    const app = new Koa();
    app.silent = true;
    const body = new PassThrough();
    app.use((ctx) => {
      ctx.body = body;
    });
    const server = await listen(app, "127.0.0.1", 0);
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    body.write("the first part");
    await once(socket, "data");
    socket.write("NONSENSE\r\n\r\n");
    await once(socket, "close");
    body.end();
    await server.stop();
    expect(text).to.contain("the first part");
    expect(text.match(/HTTP\/1\.1 /g)).to.have.length(1);
  });

  it("also reaches a client that reads only after it has sent everything", async () => {
    const app = new Koa();
    app.use((ctx) => {
      ctx.body = "refused";
    });
    const server = await listen(app, "127.0.0.1", 0);
    const size = 16 * 1024 * 1024;
    const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`;
    const text = await exchange(server.url, head, Buffer.alloc(size));
    await server.stop();
    expect(text)
      .to.match(/^HTTP\/1\.1 200 OK\r\n/)
      .and.match(/refused$/);
  });

  it("does not wait forever for the rest of a request", async () => {
    const app = new Koa();
    const closed = new Promise((resolve) => {
      app.use((ctx) => {
        ctx.req.socket.once("close", resolve);
        ctx.body = "refused";
      });
    });
    const server = await listen(app, "127.0.0.1", 0, { timeouts: IMPATIENT });
    const { hostname, port } = new URL(server.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on("error", () => undefined);
    socket.resume();
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100\r\n\r\nA");
    await closed;
    socket.destroy();
    await server.stop();
  });
});
