import { expect } from "chai";
import { oneByOne } from "../../src/server/decoding/decoder.ts";
import { ApiError } from "../../src/server/errors.ts";
import { errorOf, GRANT, sharedService, startService } from "../server/service.ts";
import { call, connectedTo } from "./client.ts";

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };
const SHOP = "https://shop.example";

/** How to send a message of the protocol of 2025-11-25. */
function posted(message: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    body: typeof message === "string" ? message : JSON.stringify(message),
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
  };
}

describe("The limits of assistants", () => {
  const service = sharedService({ settings: { maxBody: 2048, corsOrigins: [SHOP] } });
  const send = (message: unknown, headers?: Record<string, string>) =>
    service().send("/mcp", posted(message, headers));

  it("ask for a key", async () => {
    const without = await fetch(`${service().url}/mcp`, posted(PING));
    expect(without.headers.get("WWW-Authenticate")).to.match(/^Bearer /);
    expect((await errorOf(without, 401)).code).to.equal("missing_api_key");
    const wrong = await fetch(`${service().url}/mcp`, posted(PING, { "X-Api-Key": "rk_wrong" }));
    expect((await errorOf(wrong, 403)).code).to.equal("invalid_api_key");
  });

  it("count the requests of a key", async () => {
    const limits = { perMinute: 2, perDay: null };
    const keys = {
      grant: () => Promise.resolve({ ...GRANT, limits }),
      isKnown: () => true,
    };
    const limited = await startService({ keys });
    try {
      const statuses = [];
      for (let n = 0; n < 3; n++) statuses.push((await limited.send("/mcp", posted(PING))).status);
      expect(statuses).to.deep.equal([200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });

  it("bound the body", async () => {
    const long = { ...PING, params: { _meta: { x: "A".repeat(3000) } } };
    expect((await errorOf(await send(long), 413)).code).to.equal("too_large");
  });

  it("allow one message in a request", async () => {
    expect((await errorOf(await send([PING, PING]), 400)).message).to.contain("one message");
    for (const body of ["", "PNR", "7"])
      expect((await errorOf(await send(body), 400)).message).to.contain("JSON-RPC");
  });

  it("allow no other method or type", async () => {
    for (const method of ["GET", "DELETE"]) {
      const response = await service().send("/mcp", { method });
      expect((await errorOf(response, 405)).message).to.contain("POST");
    }
    expect((await send(PING, { "Content-Type": "text/plain" })).status).to.equal(415);
  });

  it("answer unknown methods and tools by the protocol", async () => {
    const unknown = await send({ ...PING, method: "tools/forget" });
    expect(await unknown.text()).to.contain('"code":-32601');
    const tool = await send({
      ...PING,
      method: "tools/call",
      params: { name: "sell", arguments: {} },
    });
    expect(await tool.text()).to.contain('"code":-32602');
  });

  it("keep no stream open", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
    };
    const listen = {
      ...PING,
      method: "subscriptions/listen",
      params: { notifications: {}, _meta: meta },
    };
    const response = await send(listen, {
      "MCP-Protocol-Version": "2026-07-28",
      "Mcp-Method": "subscriptions/listen",
    });
    expect(await response.text()).to.contain("Subscription limit reached");
  });

  it("keep pages of other websites out, unless the settings name them", async () => {
    for (const origin of ["https://other.example", "null", "http://localhost.evil.example"])
      expect((await errorOf(await send(PING, { Origin: origin }), 403)).code).to.equal(
        "forbidden_origin",
      );
    for (const origin of [SHOP, "http://localhost:6274", "http://127.0.0.1:8080"])
      expect((await send(PING, { Origin: origin })).status).to.equal(200);
    const asked = await fetch(`${service().url}/mcp`, {
      method: "OPTIONS",
      headers: {
        Origin: SHOP,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,mcp-protocol-version",
      },
    });
    expect(asked.headers.get("Access-Control-Allow-Origin")).to.equal(SHOP);
    expect(asked.headers.get("Access-Control-Allow-Headers")).to.contain("MCP-Protocol-Version");
  });

  it("name what the decoder could not do, and log only its faults", async () => {
    const failures = [
      new ApiError("timeout", "the limit is 2 s"),
      new Error("AT MARTINELLI/BRUNO"),
    ];
    const failing = await startService({
      decoder: oneByOne(() => Promise.reject(failures.shift() ?? new Error("more"))),
    });
    const client = await connectedTo(failing.url, "2026-07-28");
    try {
      const timeout = await call(client, "decode_pnr", { text: "A" });
      expect(timeout).to.deep.include({
        text: "Decoding took too long: the limit is 2 s",
        isError: true,
      });
      const fault = await call(client, "decode_pnr", { text: "A" });
      expect(fault).to.deep.include({ text: "Internal error", isError: true });
      expect(failing.logs())
        .to.match(/"error":"Error","at":/)
        .and.not.to.contain("MARTINELLI");
    } finally {
      await client.close();
      await failing.stop();
    }
  });
});
