import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect } from "chai";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { call, connected, prompt, read } from "../mcp/client.ts";
import { AIR_LINE } from "../server/service.ts";
import { BUILT, UNCOUNTED, useBuilt } from "./built.ts";

const RECORD = `  1.MARTINELLI/BRUNO MR\n${AIR_LINE}`;
const ENVIRONMENT = { PATH: process.env.PATH ?? "", ...UNCOUNTED };

describe("recloc mcp", function () {
  this.timeout(60_000);
  useBuilt();

  for (const protocol of ["2026-07-28", "2025-11-25"] as const)
    it(`serves a client of the protocol of ${protocol} until it closes`, async () => {
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [...BUILT, "mcp"],
        env: ENVIRONMENT,
      });
      const client = await connected(transport, protocol);
      expect((await client.listTools()).tools).to.have.length(4);
      const { text: words, data } = await call(client, "decode_pnr", { text: RECORD });
      expect(words).to.match(/^Flight {2}AF 457 · Air France/m);
      expect(data).to.have.nested.property("persons[0].lastName", "MARTINELLI");
      const refused = await call(client, "decode_pnr", { text: "PLEASE CALL BACK" });
      expect(refused)
        .to.include({ isError: true })
        .and.to.have.property("text")
        .not.contain("CALL");
      expect((await call(client, "explain_pnr", { text: "THANKS" })).text).to.match(/^line 1: /m);
      expect(await read(client, "recloc://grammars/sabre")).to.match(/^# sabre/);
      expect(await prompt(client, "mail_to_client", { text: RECORD })).to.contain("AF 457");
      await client.close();
    });

  it("prints nothing but messages, and ends with its input", async () => {
    const child = spawn(process.execPath, [...BUILT, "mcp"], { env: ENVIRONMENT });
    const printed = text(child.stdout);
    const complaints = text(child.stderr);
    const ended = once(child, "close");
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 7, method: "ping" })}\n`);
    await once(child.stdout, "readable");
    child.stdin.end();
    await ended;
    expect(JSON.parse(await printed)).to.deep.equal({ jsonrpc: "2.0", id: 7, result: {} });
    expect(await complaints).to.equal("");
    expect(child.exitCode).to.equal(0);
  });
});
