import { expect } from "chai";
import { exchange } from "./raw.ts";
import { errorOf, jsonOf, KEY, sharedService, startService } from "./service.ts";

const WRONG_METHODS = [
  ["GET", "/v3/decode", "POST"],
  ["GET", "/v4/decode", "POST"],
  ["PUT", "/v4/decode", "POST"],
  ["PROPFIND", "/v4/decode", "POST"],
  ["DELETE", "/v4/ping", "HEAD, GET, POST"],
  ["POST", "/v4/airports", "HEAD, GET"],
  ["PATCH", "/v4/airport/GRU", "HEAD, GET"],
  ["POST", "/healthz", "HEAD, GET"],
  ["POST", "/openapi.json", "HEAD, GET"],
] as const;

const NOWHERE = [
  "/v4",
  "/v4/nothing",
  "/v3/airports",
  "/v4/airports/GRU/more",
  "/v4/airports/%",
  "/v4/airports/%ZZ",
  "/v4/airports/%FF",
  "/v4/airports/%00",
  "/v4/airports/..%2f..%2fetc",
  "/v4/airports/XXQ",
  "/v4/airports/GR",
  "/v4/airports/__proto__",
];

describe("The routes", () => {
  const service = sharedService();

  for (const [method, path, allow] of WRONG_METHODS)
    it(`answer 405 to ${method} ${path}`, async () => {
      const response = await service().send(path, { method });
      expect(response.headers.get("Allow")).to.equal(allow);
      expect((await errorOf(response, 405)).code).to.equal("method_not_allowed");
    });

  for (const path of NOWHERE)
    it(`answer 404 to ${path}`, async () => {
      const { message, code } = await errorOf(await service().send(path), 404);
      expect(code).to.equal("not_found");
      expect(message).to.match(/^Not found/);
    });

  it("answer OPTIONS with the methods, without CORS headers", async () => {
    const response = await service().send("/v4/decode", {
      method: "OPTIONS",
      headers: { Origin: "https://example.com", "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).to.equal(200);
    expect(response.headers.get("Allow")).to.equal("POST");
    expect(response.headers.has("Access-Control-Allow-Origin")).to.equal(false);
  });

  for (const version of ["v3", "v4"])
    it(`have a ping: ${version}`, async () => {
      for (const method of ["GET", "POST"]) {
        const response = await service().send(`/${version}/ping`, { method });
        expect(response.headers.get("Content-Type")).to.equal("text/plain; charset=utf-8");
        const [, time] = /^pong (\d+)$/.exec(await response.text()) ?? [];
        expect(Number(time)).to.be.closeTo(Date.now(), 60_000);
      }
      const head = await service().send(`/${version}/ping`, { method: "HEAD" });
      expect(head.status).to.equal(200);
      expect(await head.text()).to.equal("");
    });

  it("set headers that keep browsers from guessing", async () => {
    const { headers } = await service().send("/v4/ping");
    expect(headers.get("X-Content-Type-Options")).to.equal("nosniff");
    expect(headers.get("Referrer-Policy")).to.equal("no-referrer");
    expect(headers.get("Content-Security-Policy")).to.contain("default-src 'none'");
    expect(headers.get("Cache-Control")).to.equal("no-store");
    expect(headers.has("X-Powered-By")).to.equal(false);
  });

  it("give every answer a unique id", async () => {
    const headers = { "X-Request-Id": "mine" };
    const first = (await service().send("/v4/ping", { headers })).headers.get("X-Request-Id");
    const second = (await service().send("/nothing")).headers.get("X-Request-Id");
    expect(first).to.match(/^[0-9a-f-]{36}$/);
    expect(second)
      .to.match(/^[0-9a-f-]{36}$/)
      .and.not.equal(first);
  });

  describe("for airports", () => {
    const GRU = {
      locationName: "Guarulhos International Airport",
      location: "Guarulhos, São Paulo",
      country: "Brazil",
      iataCode: "GRU",
    };

    for (const path of ["/v4/airports/GRU", "/v4/airport/GRU", "/v4/airport/gru"])
      it(`answer ${path}`, async () => {
        expect(await jsonOf(await service().send(path))).to.deep.equal(GRU);
      });

    it("find city codes and stations", async () => {
      for (const code of ["LON", "NYC", "XPG"]) {
        const answer = await jsonOf(await service().send(`/v4/airports/${code}`));
        expect(answer).to.have.property("iataCode", code);
      }
    });

    it("answer with all airports in a bare array", async () => {
      const list = await jsonOf(await service().send("/v4/airports"));
      expect(list).to.be.an("array").with.length.above(5000);
      expect(list).to.deep.include(GRU);
    });

    it("find airports by a part of a name, a city or a code", async () => {
      const found = await jsonOf(await service().send("/v4/airports?q=s%C3%A3o%20paulo"));
      expect(found).to.deep.include(GRU);
      expect(await jsonOf(await service().send("/v4/airports?q=SAO+PAULO"))).to.deep.equal(found);
      expect(await jsonOf(await service().send("/v4/airports?q=gru"))).to.have.deep.nested.property(
        "[0]",
        GRU,
      );
      expect(await jsonOf(await service().send("/v4/airports?q=a"))).to.have.length(20);
      expect(await jsonOf(await service().send("/v4/airports?q=qqqq"))).to.deep.equal([]);
      expect(await jsonOf(await service().send("/v4/airports?q=-"))).to.deep.equal([]);
    });

    it("answer several codes, each once, in their order, without unknown ones", async () => {
      const found = await jsonOf(await service().send("/v4/airports?codes=lon,GRU,%20gru,XXQ"));
      expect(found).to.be.an("array").with.length(2);
      expect(found).to.have.nested.property("[0].iataCode", "LON");
      expect(found).to.have.deep.nested.property("[1]", GRU);
      const again = await jsonOf(await service().send("/v4/airports?codes=LON&codes=GRU"));
      expect(again).to.deep.equal(found);
    });

    for (const [query, message] of [
      ["q=", "q must be a part of a name, a city or a code, of 1 to 100 characters"],
      ["q=a&q=b", "q must be"],
      [`q=${"a".repeat(101)}`, "q must be"],
      ["codes=", "codes must be 1 to 200 IATA codes of three letters, separated by commas"],
      ["codes=GRU;CDG", "codes must be"],
      ["q=lond&codes=GRU", "send q or codes, not both"],
    ] as const)
      it(`refuse ${query.slice(0, 20)}`, async () => {
        const error = await errorOf(await service().send(`/v4/airports?${query}`), 400);
        expect(error.code).to.equal("invalid_parameter");
        expect(error.message).to.contain(message);
      });

    for (const path of ["/v4/airports", "/v4/airports/GRU", "/v4/airports?q=paris"])
      it(`answer 304 if the client has the current version: ${path}`, async () => {
        const first = await service().send(path);
        const etag = first.headers.get("ETag") ?? "";
        expect(etag).to.match(/^W\/"[\w-]{22}"$/);
        expect(first.headers.get("Cache-Control")).to.equal("private, max-age=3600");
        const headers = { "If-None-Match": etag, "Cache-Control": "max-age=0" };
        const second = await service().send(path, { headers });
        expect(second.status).to.equal(304);
        expect(second.headers.get("ETag")).to.equal(etag);
        expect(await second.text()).to.equal("");
        const other = await service().send(path, { headers: { "If-None-Match": '"other"' } });
        expect(other.status).to.equal(200);
      });
  });

  describe("for operators", () => {
    it("report that the service is alive", async () => {
      expect(await jsonOf(await fetch(`${service().url}/healthz`))).to.deep.equal({ status: "ok" });
    });

    it("report that the service is ready", async () => {
      const answer = await jsonOf(await fetch(`${service().url}/readyz`));
      expect(answer).to.deep.equal({ status: "ready" });
    });

    it("report that the service is not ready", async () => {
      const isReady = () => {
        throw new Error("the disk is full");
      };
      const sick = await startService({ isReady });
      const { message, code } = await errorOf(await fetch(`${sick.url}/readyz`), 503);
      expect((await fetch(`${sick.url}/healthz`)).status).to.equal(200);
      await sick.stop();
      expect(code).to.equal("unavailable");
      expect(message).not.to.contain("disk");
    });
  });

  describe("for unusual requests", () => {
    const CLOSE = "Connection: close\r\n\r\n";

    it("require a Host only if the HTTP version does", async () => {
      for (const [version, status] of [
        ["1.0", 200],
        ["1.1", 400],
      ] as const) {
        const request = `GET /v4/ping HTTP/${version}\r\nX-Api-Key: ${KEY}\r\n${CLOSE}`;
        expect(await exchange(service().url, request)).to.contain(`HTTP/1.1 ${status} `);
      }
    });

    it("ignore an unknown expectation", async () => {
      const request = `GET /nothing HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n${CLOSE}`;
      const text = await exchange(service().url, request);
      expect(text)
        .to.match(/^HTTP\/1\.1 404 /)
        .and.contain('"code":"not_found"');
    });

    it("answer 431 to endless headers", async () => {
      const request = `GET /v4/ping HTTP/1.1\r\nHost: x\r\nX-Long: ${"A".repeat(50_000)}\r\n${CLOSE}`;
      const text = await exchange(service().url, request);
      expect(text)
        .to.match(/^HTTP\/1\.1 431 /)
        .and.contain('"code":"headers_too_large"');
    });
  });
});
