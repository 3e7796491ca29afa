import { expect } from "chai";
import { answerIn, exchange } from "./raw.ts";
import { KEY, sharedService } from "./service.ts";

const KEYED = `X-Api-Key: ${KEY}\r\nConnection: close\r\n`;

describe("An ambiguous request", () => {
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

  describe("because of its host", () => {
    for (const [what, target, headers, message] of [
      ["with two hosts", "/v4/ping", "Host: a\r\nHost: b\r\n", "more than one Host header"],
      [
        "with the same host twice",
        "/v4/ping",
        "host: a\r\nHOST: a\r\n",
        "more than one Host header",
      ],
      ["without a host", "/v4/ping", "", "the Host header is missing"],
      [
        "with another host in its address",
        "http://evil/v4/ping",
        "Host: localhost\r\n",
        "different",
      ],
      [
        "with a user name in its address",
        "http://localhost@evil/v4/ping",
        "Host: localhost\r\n",
        "different",
      ],
      ["with another port", "http://localhost:1/v4/ping", "Host: localhost\r\n", "different"],
      ["with another scheme's port", "https://a:80/v4/ping", "Host: a\r\n", "different"],
    ] as const)
      it(`is refused ${what}`, async () => {
        expectRefused(await get(target, headers), message);
      });

    for (const [what, target, headers, version] of [
      [
        "with the same host in its address",
        "http://LocalHost/v4/ping",
        "Host: localhost\r\n",
        "1.1",
      ],
      ["with the default port", "http://a:80/v4/ping", "Host: a\r\n", "1.1"],
      ["with the same port in its address", "http://a:81/v4/ping", "Host: a:81\r\n", "1.1"],
      ["without a host in HTTP/1.0", "/v4/ping", "", "1.0"],
      ["with a host only in its address in HTTP/1.0", "http://a/v4/ping", "", "1.0"],
    ] as const)
      it(`is served ${what}`, async () => {
        expect(await get(target, headers, version)).to.match(/^HTTP\/1\.1 200 OK\r\n[^]*pong \d+$/);
      });

    it("is refused before its key is checked", async () => {
      const text = await exchange(service().url, "GET /v4/ping HTTP/1.1\r\n\r\n");
      expectRefused(text, "the Host header is missing");
    });
  });

  describe("because of the end of its body", () => {
    const chunks = "1\r\nA\r\n0\r\n\r\n";
    for (const [what, headers, body] of [
      ["with another coding", "Transfer-Encoding: gzip, chunked\r\n", chunks],
      ["with the coding identity", "Transfer-Encoding: identity\r\n", "A"],
      ["compressed", "Transfer-Encoding: gzip\r\n", "A"],
      ["with two chunked codings", "Transfer-Encoding: chunked, chunked\r\n", chunks],
      [
        "with two Transfer-Encoding headers",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        chunks,
      ],
      ["with chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", chunks],
      ["with a length and chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", chunks],
      ["with two lengths", "Content-Length: 1\r\nContent-Length: 11\r\n", chunks],
    ] as const)
      it(`is refused ${what}`, async () => {
        expectRefused(await post(headers, body), "^Bad request");
      });

    it("is refused if it uses chunks in HTTP/1.0", async () => {
      const text = await post("Transfer-Encoding: chunked\r\n", chunks, "1.0");
      expectRefused(text, "HTTP/1.0 has no Transfer-Encoding");
    });

    it("is served in chunks", async () => {
      const headers = "Transfer-Encoding: Chunked\r\nConnection: close\r\n";
      expect(await post(headers, chunks)).to.match(/^HTTP\/1\.1 422 /);
    });

    it("is not served together with a request hidden in its body", async () => {
      const hidden = `GET /v4/ping HTTP/1.1\r\nHost: x\r\n${KEYED}\r\n`;
      const text = await post("Transfer-Encoding: gzip, chunked\r\n", `0\r\n\r\n${hidden}`);
      expectRefused(text, "the only Transfer-Encoding accepted is chunked");
    });
  });

  describe("because of omitted headers", () => {
    const text = "1.MARTINELLI/BRUNO MR";
    const visit = (headers: string) =>
      exchange(
        service().url,
        "POST /site/workbench HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
          `Content-Length: ${text.length}\r\n${headers}\r\n${text}`,
      );

    it("does not arise from many headers", async () => {
      const many = "a:\r\n".repeat(5000);
      expect(await visit(many)).to.match(/^HTTP\/1\.1 200 /);
      expect(await visit(`${many}X-Forwarded-For: 192.0.2.1\r\n`)).to.match(/^HTTP\/1\.1 401 /);
    });

    it("does not arise from long headers, which are refused", async () => {
      const { head, body } = answerIn(await visit("a:\r\n".repeat(20_000)));
      expect(head).to.match(/^HTTP\/1\.1 431 /);
      expect(body).to.have.property("code", "headers_too_large");
    });
  });
});
