import { expect } from "chai";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { UNCOUNTED } from "../cli/built.ts";
import { KEY, sharedService } from "../server/service.ts";

const MAIN = fileURLToPath(
  new URL("../../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url),
);

/** They call tools, resources and prompts of the protocol's own example server by name. */
const OF_THE_EXAMPLE_SERVER = [
  "completion-complete",
  "elicitation-sep1034-defaults",
  "elicitation-sep1330-enums",
  "prompts-get-embedded-resource",
  "prompts-get-simple",
  "prompts-get-with-args",
  "prompts-get-with-image",
  "resources-read-binary",
  "resources-read-text",
  "resources-templates-read",
  "tools-call-audio",
  "tools-call-elicitation",
  "tools-call-embedded-resource",
  "tools-call-error",
  "tools-call-image",
  "tools-call-mixed-content",
  "tools-call-sampling",
  "tools-call-simple-text",
  "tools-call-with-logging",
  "tools-call-with-progress",
];
/** Optional parts of the protocol that Recloc does without: nothing changes, nothing is logged to clients, and there
 * are not sessions. */
const NOT_OFFERED = [
  "logging-set-level",
  "server-sse-multiple-streams",
  "resources-subscribe",
  "resources-unsubscribe",
];
/** What remains; without it, a list of failures could hide everything. */
const PASSED = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "prompts-list",
  "dns-rebinding-protection",
];

/** Adds a key to each request, which the tests of the protocol cannot. */
function keyed(url: string): Server {
  const { hostname, port } = new URL(url);
  return createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    const onward = { hostname, port, path, method, headers: { ...headers, "x-api-key": KEY } };
    asked.pipe(
      request(onward, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      }),
    );
  });
}

describe("The protocol's own tests", function () {
  this.timeout(60_000);
  const service = sharedService();
  const folder = mkdtempSync(join(tmpdir(), "recloc-conformance-"));
  let proxy: Server | undefined;

  after(() => {
    proxy?.close();
    rmSync(folder, { recursive: true });
  });

  it("pass, but for those that need other tools", async () => {
    proxy = keyed(service().url).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const address = proxy.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const failures = [...OF_THE_EXAMPLE_SERVER, ...NOT_OFFERED];
    const list = join(folder, "failures.yml");
    writeFileSync(list, `server:\n${failures.map((name) => `  - ${name}\n`).join("")}`);
    const url = `http://localhost:${port}/mcp`;
    const child = spawn(
      process.execPath,
      [MAIN, "server", "--url", url, "--expected-failures", list],
      {
        cwd: folder,
        env: { ...process.env, ...UNCOUNTED },
      },
    );
    const [printed] = await Promise.all([text(child.stdout), once(child, "close")]);
    expect(child.exitCode, printed.slice(-3000)).to.equal(0);
    const page = readFileSync(new URL("../../docs/mcp.md", import.meta.url), "utf8");
    for (const name of [...failures, ...PASSED]) expect(page).to.contain(`\`${name}\``);
    for (const name of PASSED)
      expect(printed).to.match(new RegExp(`✓ ${name}: [1-9]\\d* passed, 0 failed`));
  });
});
