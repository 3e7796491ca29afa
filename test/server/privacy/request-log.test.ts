import { expect } from "chai";
import { pino } from "pino";
import { exchange } from "../raw.ts";
import { captured, KEY, startService, type Service } from "../service.ts";

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CLOSE = "Host: x\r\nConnection: close\r\n\r\n";

/** The lines of the log, as text. */
function linesOf(logs: string): readonly string[] {
  return logs.trimEnd().split("\n");
}

/** The line of the log that has an id. */
function lineOf(logs: string, id: string): unknown {
  const line: unknown = JSON.parse(linesOf(logs).find((each) => each.includes(id)) ?? "null");
  return line;
}

describe("The log of requests", () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService({
      decode: () => {
        throw new Error("a fault");
      },
    });
  });
  afterEach(async () => {
    await service.stop();
  });

  for (const [name, request, expected] of [
    [
      "a successful request",
      `GET /v4/ping HTTP/1.1\r\nX-Api-Key: ${KEY}\r\n${CLOSE}`,
      { level: 30, msg: "request", method: "GET", route: "/v4/ping", status: 200 },
    ],
    [
      "a refused request, with the error code",
      `GET /v4/ping HTTP/1.1\r\n${CLOSE}`,
      { level: 30, msg: "request", route: null, status: 401, code: "missing_api_key" },
    ],
    [
      "a request without a route",
      `GET /nothing HTTP/1.1\r\n${CLOSE}`,
      { level: 30, msg: "request", route: null, status: 404, code: "not_found" },
    ],
    [
      "a malformed request",
      "NONSENSE\r\n\r\n",
      { level: 30, msg: "malformed request", status: 400, code: "bad_request" },
    ],
    [
      "endless headers",
      `GET / HTTP/1.1\r\nX-Long: ${"A".repeat(50_000)}\r\n${CLOSE}`,
      { level: 30, msg: "malformed request", status: 431, code: "headers_too_large" },
    ],
  ] as const)
    it(`contains ${name}, with the id of the answer`, async () => {
      const answer = await exchange(service.url, request);
      const [, id = ""] = /\r\nX-Request-Id: (\S+)\r\n/.exec(answer) ?? [];
      expect(id).to.match(ID);
      expect(lineOf(service.logs(), id)).to.include({ id, ...expected });
    });

  it("reports faults of the service as errors", async () => {
    const { headers } = await service.send("/v4/decode", { method: "POST", body: "A" });
    const id = headers.get("X-Request-Id") ?? "";
    const lines = linesOf(service.logs()).filter((line) => line.includes(id));
    expect(lines).to.have.lengthOf(2);
    expect(lines[0]).to.contain('"level":50').and.contain('"at":[');
    expect(lines[1]).to.contain('"level":50').and.contain('"code":"internal"');
  });

  it("does not accept an id from the client", async () => {
    const headers = { "X-Request-Id": "00000000-0000-0000-0000-000000000000" };
    const response = await service.send("/v4/ping", { headers });
    expect(response.headers.get("X-Request-Id")).to.match(ID).and.not.match(/^0+-/);
    expect(service.logs()).not.to.contain("00000000-0000");
  });

  for (const [level, count] of [
    ["silent", 0],
    ["error", 2],
  ] as const)
    it(`contains ${count} lines for a request and a fault at level ${level}`, async () => {
      const { stream, text } = captured();
      const other = await startService({
        logger: pino({ level }, stream),
        decode: () => {
          throw new Error("a fault");
        },
      });
      await other.send("/v4/ping");
      await other.send("/v4/decode", { method: "POST", body: "A" });
      await other.stop();
      expect(text().match(/\n/g) ?? []).to.have.lengthOf(count);
    });
});
