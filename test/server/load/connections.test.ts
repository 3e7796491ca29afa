import { expect } from "chai";
import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { answerMalformed } from "../../../src/server/connections/malformed.ts";
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
