/** Recloc for assistants, by the Model Context Protocol: the same server for every transport. */
import { McpServer } from "@modelcontextprotocol/server";
import { version } from "../package.ts";
import { lazy } from "../reference/tables.ts";
import { addPrompts } from "./prompts.ts";
import type { Reader } from "./reader.ts";
import { addResources } from "./resources.ts";
import { addTools } from "./tools.ts";

const INSTRUCTIONS =
  "Recloc decodes airline booking records (PNRs). Pass the text of a record unchanged, with its line breaks: the columns and " +
  "line numbers matter. Use decode_pnr for data, format_itinerary for something to send, explain_pnr for a text that is " +
  "refused or read in part. Never add anything to an answer that the record does not state. No text is kept.";

const info = lazy(() => ({ name: "recloc", title: "Recloc", version: version() }));

/** The offer of the server never changes while it runs. */
const CAPABILITIES = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
};

/** A server for one connection, or for one request of a protocol without connections. */
export function makeServer(reader: Reader): McpServer {
  const server = new McpServer(info(), { capabilities: CAPABILITIES, instructions: INSTRUCTIONS });
  addTools(server, reader);
  addResources(server);
  addPrompts(server, reader);
  return server;
}
