import { expect } from "chai";
import { answerIn, exchange } from "./raw.ts";
import { KEY, sharedService } from "./service.ts";

const KEYED = `X-Api-Key: ${KEY}\r\nConnection: close\r\n`;

describe("A request that could be read in two ways", () => {
  const service = sharedService();
  const get = (target: string, headers: string, version = "1.1") =>
    exchange(service().url, `GET ${target} HTTP/${version}\r\n${headers}${KEYED}\r\n`);
  const post = (headers: string, body: string, version = "1.1") =>
    exchange(
      service().url,
      `POST /v4/decode HTTP/${version}\r\nHost: x\r\n${headers}X-Api-Key: ${KEY}\r\n\r\n${body}`,
    );

  function expectRefused(text: string, message: string | RegExp): void {
    const { head, body } = answerIn(text);
    expect(head).to.match(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).to.contain("Content-Type: application/json").and.contain("Connection: close");
    expect(body).to.have.property("code", "bad_request");
    expect(body).to.have.property("message").that.matches(new RegExp(message));
    expect(text.match(/HTTP\/1\.1 \d+/g)).to.have.length(1);
  }

  describe("by its host", () => {
    for (const [what, target, headers, message] of [
      ["with two", "/v4/ping", "Host: a\r\nHost: b\r\n", "more than one header Host"],
      ["with the same twice", "/v4/ping", "host: a\r\nHOST: a\r\n", "more than one header Host"],
      ["without", "/v4/ping", "", "the header Host is missing"],
      ["with another in its address", "http://evil/v4/ping", "Host: localhost\r\n", "different"],
      ["with a name for it", "http://localhost@evil/v4/ping", "Host: localhost\r\n", "different"],
      ["with another port", "http://localhost:1/v4/ping", "Host: localhost\r\n", "different"],
      ["with another scheme's port", "https://a:80/v4/ping", "Host: a\r\n", "different"],
    ] as const)
      it(`is refused ${what}`, async () => {
        expectRefused(await get(target, headers), message);
      });

    for (const [what, target, headers, version] of [
      ["with the same in its address", "http://LocalHost/v4/ping", "Host: localhost\r\n", "1.1"],
      ["with the port that goes without saying", "http://a:80/v4/ping", "Host: a\r\n", "1.1"],
      ["as its address has a port", "http://a:81/v4/ping", "Host: a:81\r\n", "1.1"],
      ["without one where there was none yet", "/v4/ping", "", "1.0"],
      ["only in its address where there was none yet", "http://a/v4/ping", "", "1.0"],
    ] as const)
      it(`is served ${what}`, async () => {
        expect(await get(target, headers, version)).to.match(/^HTTP\/1\.1 200 OK\r\n[^]*pong \d+$/);
      });

    it("is refused before its key is asked for", async () => {
      const text = await exchange(service().url, "GET /v4/ping HTTP/1.1\r\n\r\n");
      expectRefused(text, "the header Host is missing");
    });
  });

  describe("by where its body ends", () => {
    const chunks = "1\r\nA\r\n0\r\n\r\n";
    for (const [what, headers, body] of [
      ["coded otherwise", "Transfer-Encoding: gzip, chunked\r\n", chunks],
      ["as it is, by name", "Transfer-Encoding: identity\r\n", "A"],
      ["compressed", "Transfer-Encoding: gzip\r\n", "A"],
      ["in chunks twice", "Transfer-Encoding: chunked, chunked\r\n", chunks],
      ["in two ways", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", chunks],
      ["in chunks, with a length", "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", chunks],
      ["with a length, in chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", chunks],
      ["with two lengths", "Content-Length: 1\r\nContent-Length: 11\r\n", chunks],
    ] as const)
      it(`is refused ${what}`, async () => {
        expectRefused(await post(headers, body), "^Bad request");
      });

    it("is refused in chunks that came later than its version", async () => {
      const text = await post("Transfer-Encoding: chunked\r\n", chunks, "1.0");
      expectRefused(text, "HTTP/1.0 has no Transfer-Encoding");
    });

    it("is served in chunks", async () => {
      const headers = "Transfer-Encoding: Chunked\r\nConnection: close\r\n";
      expect(await post(headers, chunks)).to.match(/^HTTP\/1\.1 422 /);
    });

    it("is not served together with what is hidden in its body", async () => {
      const hidden = `GET /v4/ping HTTP/1.1\r\nHost: x\r\n${KEYED}\r\n`;
      const text = await post("Transfer-Encoding: gzip, chunked\r\n", `0\r\n\r\n${hidden}`);
      expectRefused(text, "the only Transfer-Encoding accepted is chunked");
    });
  });

  describe("by headers that are left out", () => {
    const text = "1.MARTINELLI/BRUNO MR";
    const visit = (headers: string) =>
      exchange(
        service().url,
        "POST /site/workbench HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
          `Content-Length: ${text.length}\r\n${headers}\r\n${text}`,
      );

    it("is none, however many headers there are", async () => {
      const many = "a:\r\n".repeat(5000);
      expect(await visit(many)).to.match(/^HTTP\/1\.1 200 /);
      expect(await visit(`${many}X-Forwarded-For: 192.0.2.1\r\n`)).to.match(/^HTTP\/1\.1 401 /);
    });

    it("is none, since longer headers are refused", async () => {
      const { head, body } = answerIn(await visit("a:\r\n".repeat(20_000)));
      expect(head).to.match(/^HTTP\/1\.1 431 /);
      expect(body).to.have.property("code", "headers_too_large");
    });
  });
});
