import type { Command } from "commander";
import type { Io, SetCode } from "../io.ts";

const MCP_HELP = `
Add it to the settings of an assistant; most have a list "mcpServers":
  {"mcpServers": {"recloc": {"command": "recloc", "args": ["mcp"]}}}

Records are decoded in this process: it uses no network and keeps nothing. A running
service offers the same at /mcp, to those who have a key. See docs/mcp.md.`;

/** Adds `recloc mcp`. */
export function addMcp(program: Command, io: Io, setCode: SetCode): void {
  program
    .command("mcp")
    .summary("serve an assistant on standard input and output")
    .description("Serves an assistant by the Model Context Protocol, on standard input and output.")
    .addHelpText("after", MCP_HELP)
    .action(async () => {
      const { serveAssistant } = await import("./serve-assistant.ts");
      setCode(await serveAssistant(io));
    });
}
