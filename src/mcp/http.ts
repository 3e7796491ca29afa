import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Reader } from "./reader.ts";
import { makeServer } from "./server.ts";

/** A request whose body was read. */
export interface Posted {
  readonly headers: Headers;
  /** The body: a JSON-RPC message. */
  readonly message: object;
  readonly reader: Reader;
}

/**
 * Answers one message by streamable HTTP, without sessions. Clients of the protocol of 2026-07-28 need none, and
 * older ones accept their absence.
 */
export async function answerPosted({ headers, message, reader }: Posted): Promise<Response> {
  const { fetch, close } = createMcpHandler(() => makeServer(reader), {
    legacy: "stateless",
    // There is nothing to subscribe to, and a subscription would keep its connection open.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  // The handler needs an address, but does not use it.
  const request = new Request("http://recloc.invalid/mcp", { method: "POST", headers });
  const response = await fetch(request, { parsedBody: message });
  const body = await response.text();
  await close();
  return new Response(body === "" ? null : body, response);
}
