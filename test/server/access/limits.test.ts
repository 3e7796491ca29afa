import { expect } from "chai";
import { once } from "node:events";
import { connect } from "node:net";
import { decodedOf, person } from "../../views/samples.ts";
import { answerIn, exchange } from "../raw.ts";
import { errorOf, jsonOf, KEY, sharedService, startService } from "../service.ts";

const HEAD = `POST /v4/decode HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\n`;

describe("Limits", () => {
  describe("The limit of the body", () => {
    const service = sharedService({
      settings: { maxBody: 1024 },
      decode: () => decodedOf({ persons: [person()] }),
    });
    const post = (body: string | ReadableStream) =>
      service().send("/v4/decode", { method: "POST", body, duplex: "half" });

    it("accepts a body of exactly its length", async () => {
      await jsonOf(await post("A".repeat(1024)));
    });

    it("is named if a body is longer", async () => {
      const { message, code } = await errorOf(await post("A".repeat(1025)), 413);
      expect(code).to.equal("too_large");
      expect(message).to.contain("1024 bytes (1 KiB)");
    });

    it("applies to chunks", async () => {
      const body = ReadableStream.from([Buffer.alloc(600, "A"), Buffer.alloc(600, "A")]);
      expect((await errorOf(await post(body), 413)).code).to.equal("too_large");
    });

    it("applies to megabytes, and the client can read the answer", async () => {
      const { code } = await errorOf(await post("A".repeat(8 * 1024 * 1024)), 413);
      expect(code).to.equal("too_large");
    });

    it("leaves the connection usable for the next request", async () => {
      const long = `${HEAD}Content-Length: 3000\r\n\r\n${"A".repeat(3000)}`;
      const next = `${HEAD}Connection: close\r\nContent-Length: 1\r\n\r\nA`;
      const text = await exchange(service().url, long, next);
      expect(text.match(/HTTP\/1\.1 \d+/g)).to.deep.equal(["HTTP/1.1 413", "HTTP/1.1 200"]);
    });

    for (const length of [99_999_999_999, 2 ** 32 + 1, 1025])
      it(`applies to an announced length of ${length}`, async () => {
        const { hostname, port } = new URL(service().url);
        const socket = connect(Number(port), hostname);
        socket.write(`${HEAD}Content-Length: ${length}\r\n\r\nA`);
        const answer = await new Promise<string>((resolve) => {
          socket.once("data", (chunk: Buffer) => {
            resolve(chunk.toString());
          });
        });
        socket.destroy();
        expect(answer).to.match(/^HTTP\/1\.1 413 /);
      });

    it("is reported to clients that wait before they send", async () => {
      const text = await exchange(
        service().url,
        `${HEAD}Expect: 100-continue\r\nContent-Length: 1025\r\n\r\n`,
      );
      expect(text).to.match(/^HTTP\/1\.1 413 /);
      expect(answerIn(text).head).to.contain("Connection: close");
      expect(answerIn(text).body).to.have.property("code", "too_large");
    });

    it("is reported to clients that announce to wait but do not", async () => {
      const size = 8 * 1024 * 1024;
      const head = `${HEAD}Expect: 100-continue\r\nContent-Length: ${size}\r\n\r\n`;
      expect(await exchange(service().url, head, Buffer.alloc(size))).to.match(/^HTTP\/1\.1 413 /);
    });

    it("applies to what follows a body that is announced as short", async () => {
      const text = await exchange(
        service().url,
        `${HEAD}Content-Length: 1\r\n\r\nA and the rest is no request\r\n\r\n`,
      );
      expect(text).to.contain("HTTP/1.1 400 Bad Request");
      await jsonOf(await post("A"));
    });
  });

  describe("A client that waits before it sends", () => {
    const decode = () => decodedOf({ persons: [person()] });
    const service = sharedService({ decode });
    const waiting = (path: string, headers = "") =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Expect: 100-continue\r\nContent-Length: 1\r\n\r\n`;

    it("is asked for a body only if it will be read", async () => {
      const { hostname, port } = new URL(service().url);
      const socket = connect(Number(port), hostname);
      const chunks: string[] = [];
      socket.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
      socket.write(waiting("/v4/decode", `X-Api-Key: ${KEY}\r\nConnection: close\r\n`));
      await once(socket, "data");
      expect(chunks).to.deep.equal(["HTTP/1.1 100 Continue\r\n\r\n"]);
      socket.write("A");
      await once(socket, "close");
      expect(chunks.slice(1).join("")).to.match(/^HTTP\/1\.1 200 OK\r\n/);
    });

    for (const [what, path, headers, status] of [
      ["has no key", "/v4/decode", "", 401],
      ["has no valid key", "/v4/decode", "X-Api-Key: rk_other\r\n", 403],
      [
        "compresses it in an unknown way",
        "/v4/decode",
        `X-Api-Key: ${KEY}\r\nContent-Encoding: zstd\r\n`,
        415,
      ],
      ["asks for an unknown path", "/v4/nothing", `X-Api-Key: ${KEY}\r\n`, 404],
      ["sends a body that is not read", "/v4/ping", `X-Api-Key: ${KEY}\r\n`, 200],
    ] as const)
      it(`is not asked if it ${what}`, async () => {
        const text = await exchange(service().url, waiting(path, headers));
        expect(text).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
        expect(text).to.contain("Connection: close");
      });

    it("for something else is served like others", async () => {
      const text = await exchange(
        service().url,
        `${HEAD}Connection: close\r\nExpect: nothing\r\nContent-Length: 1\r\n\r\nA`,
      );
      expect(text).to.match(/^HTTP\/1\.1 200 OK\r\n/);
    });
  });

  describe("The default limit of the body", () => {
    const service = sharedService();

    it("is 256 KiB", async () => {
      const init = { method: "POST", body: "A".repeat(300 * 1024) };
      const { message } = await errorOf(await service().send("/v4/decode", init), 413);
      expect(message).to.contain("262144 bytes (256 KiB)");
    });

    it("is named in bytes if it is not a whole number of KiB", async () => {
      const small = await startService({ settings: { maxBody: 10 } });
      const init = { method: "POST", body: "A".repeat(11) };
      const { message } = await errorOf(await small.send("/v4/decode", init), 413);
      await small.stop();
      expect(message).to.equal("Request body is too large: the limit is 10 bytes");
    });

    it("is checked only after the key", async () => {
      const init = { method: "POST", body: "A".repeat(300 * 1024) };
      expect((await fetch(`${service().url}/v4/decode`, init)).status).to.equal(401);
    });

    it("is answered in JSON even if the request is malformed", async () => {
      const text = await exchange(service().url, "NONSENSE\r\n\r\n");
      const { head, body } = answerIn(text);
      expect(head).to.match(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(body).to.deep.equal({ message: "Bad request", code: "bad_request" });
    });
  });
});
