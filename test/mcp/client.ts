/** Clients of the Model Context Protocol, as assistants use them. */
import {
  Client,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { expect } from "chai";
import { property } from "../cli/packages/packages.ts";
import { KEY } from "../server/service.ts";

/** The protocols that clients speak: the current one, which knows no sessions, and its predecessor. */
export const PROTOCOLS = {
  "2026-07-28": { mode: "auto" },
  "2025-11-25": { mode: "legacy" },
} as const;
export type Protocol = keyof typeof PROTOCOLS;

export async function connected(transport: Transport, protocol: Protocol): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    { versionNegotiation: PROTOCOLS[protocol] },
  );
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).to.equal(protocol);
  return client;
}

/** A client of the service at an address. */
export function connectedTo(url: string, protocol: Protocol, key = KEY): Promise<Client> {
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  return connected(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }),
    protocol,
  );
}

/** What a tool answers: its words, its data, and whether it failed. */
export async function call(client: Client, name: string, input: Record<string, unknown>) {
  const {
    content,
    structuredContent,
    isError = false,
  } = await client.callTool({
    name,
    arguments: input,
  });
  expect(content).to.have.length(1);
  return { text: String(property(content[0], "text")), data: structuredContent, isError };
}

/** The text of the one message of a prompt. */
export async function prompt(client: Client, name: string, input: Record<string, string>) {
  const { messages } = await client.getPrompt({ name, arguments: input });
  expect(messages).to.have.length(1);
  return String(property(messages[0]?.content, "text"));
}

/** The text of a resource. */
export async function read(client: Client, uri: string): Promise<string> {
  const { contents } = await client.readResource({ uri });
  expect(contents).to.have.length(1);
  return String(property(contents[0], "text"));
}
