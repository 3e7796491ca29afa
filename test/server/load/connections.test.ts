import { expect } from "chai";
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import Koa from "koa";
import { listen } from "../../../src/server/connections/listen.ts";
import { answerMalformed } from "../../../src/server/connections/malformed.ts";
import { listenTo } from "../../cli/serve/listen-to.ts";
import { decodedOf, person } from "../../views/samples.ts";
import { answerIn, exchange } from "../raw.ts";
import { GRANT, KEY, startService } from "../service.ts";

const POST = `POST /v4/decode HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\n`;
const IMPATIENT = {
  headers: 150,
  request: 300,
  stall: 60_000,
  send: 60_000,
  check: 20,
  stop: 200,
};

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

/** An app that answers everything. */
function greeter(): Koa {
  return new Koa().use((ctx) => {
    ctx.body = "here";
  });
}

/** A connection on which a request has been answered, so that both sides keep it. */
async function keptConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answers = listenTo(socket);
  socket.write(GET);
  await answers.until(/here$/);
  return { socket, heard: answers.text };
}

describe("Connections", () => {
  for (const [name, request] of [
    ["headers", "POST /v4/decode HTTP/1.1\r\nHost: x\r\n"],
    ["a body", `${POST}Content-Length: 100\r\n\r\nA`],
  ] as const)
    it(`are closed if ${name} take too long`, async () => {
      const service = await startService({}, IMPATIENT);
      const text = await exchange(service.url, request);
      await service.stop();
      expect(text)
        .to.match(/^HTTP\/1\.1 408 /)
        .and.contain('"code":"request_timeout"');
    });

  it("that break do not affect the service", async () => {
    const service = await startService({ decode: () => decodedOf({ persons: [person()] }) });
    const { hostname, port } = new URL(service.url);
    for (const end of ["destroy", "resetAndDestroy"] as const) {
      const socket = connect(Number(port), hostname);
      socket.write(`${POST}Content-Length: 100\r\n\r\nA`);
      await once(socket, "connect");
      await sleep(30);
      socket[end]();
    }
    const chunked = connect(Number(port), hostname);
    chunked.end(`${POST}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`);
    await once(chunked.resume(), "close");
    expect((await service.send("/v4/ping")).status).to.equal(200);
    await service.stop();
    expect(service.logs()).to.contain('"status":400').and.not.contain('"level":50');
  });

  it("that request a tunnel are refused", async () => {
    const service = await startService();
    const tunnel = "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n";
    const { head, body } = answerIn(await exchange(service.url, tunnel));
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.write(tunnel);
    await once(socket, "data");
    socket.resetAndDestroy();
    await sleep(30);
    expect((await service.send("/v4/ping")).status).to.equal(200);
    await service.stop();
    expect(head).to.match(/^HTTP\/1\.1 400 /);
    expect(body).to.deep.equal({ message: "Bad request", code: "bad_request" });
  });

  it("that are already closed get no answer", () => {
    for (const [socket, code] of [
      [new PassThrough(), "ECONNRESET"],
      [new PassThrough().destroy(), "HPE_INVALID_METHOD"],
    ] as const) {
      answerMalformed(Object.assign(new Error("gone"), { code }), socket, () => undefined);
      expect(socket.destroyed).to.equal(true);
    }
  });

  it("whose error has no code get an answer", () => {
    const socket = new PassThrough();
    answerMalformed(new Error("what"), socket, () => undefined);
    expect(String(socket.read())).to.match(/^HTTP\/1\.1 400 /);
  });

  it("with requests under way are served before the service stops", async () => {
    const decoding = new EventEmitter();
    const service = await startService({
      keys: {
        isKnown: () => true,
        grant: async () => {
          decoding.emit("asked");
          await sleep(100);
          return GRANT;
        },
      },
    });
    const asked = once(decoding, "asked");
    const response = service.send("/v4/ping");
    await asked;
    const stopped = service.stop();
    expect((await response).status).to.equal(200);
    await (await response).text();
    await stopped;
    let error: unknown;
    await service.send("/v4/ping").catch((reason: unknown) => {
      error = reason;
    });
    expect(error).to.be.instanceOf(TypeError);
  });

  it("that are kept answer requests while the service stops, and tell clients to close them", async () => {
    const server = await listen(greeter(), "127.0.0.1", 0, { lingerMs: 200 });
    const [kept, idle] = [await keptConnection(server.url), await keptConnection(server.url)];
    const stopped = server.stop();
    await sleep(100);
    kept.socket.write(GET);
    await Promise.all([once(kept.socket, "end"), once(idle.socket, "end"), stopped]);
    const [, , last = ""] = kept.heard().split("HTTP/1.1 ");
    expect(last)
      .to.match(/^200 OK\r\n/)
      .and.match(/\r\nConnection: close\r\n/)
      .and.match(/here$/);
    // Without a request it was closed in time, with nothing more on it.
    expect(idle.heard().split("HTTP/1.1 ")).to.have.length(2);
  });

  it("that never finish are cut when the service stops", async () => {
    const service = await startService({}, { ...IMPATIENT, headers: 60_000, request: 60_000 });
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(`${POST}Content-Length: 100\r\n\r\nA`);
    await once(socket, "connect");
    await sleep(30);
    const closed = once(socket, "close");
    await service.stop();
    await closed;
  });
});
