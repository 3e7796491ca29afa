import { expect } from "chai";
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { defaultOptions } from "../../src/jobs/options.ts";
import { openApiDocument } from "../../src/server/openapi/document.ts";
import { KEY, sharedService } from "./service.ts";

const run = promisify(execFile);
const ORIGIN = "http://127.0.0.1:8080";

/** How to run a sample that is given as text. */
const RUNNERS: Readonly<Record<string, (source: string) => readonly [string, ...string[]]>> = {
  curl: (source) => ["sh", "-c", source],
  JavaScript: (source) => [process.execPath, "--input-type=module", "--eval", source],
  Python: (source) => ["python3", "-c", source],
  PHP: (source) => ["php", "-r", source.replace("<?php", "")],
};

/** What a sample needs beside Node, which the tests of a clone cannot demand. */
const PROGRAMS: Readonly<Record<string, string>> = { curl: "curl", Python: "python3", PHP: "php" };

function isInstalled(label: string): boolean {
  const program = PROGRAMS[label];
  return program === undefined || spawnSync(program, ["--version"]).status === 0;
}

interface Sample {
  readonly name: string;
  readonly label: string;
  readonly source: string;
}

const samples: readonly Sample[] = [
  ...JSON.stringify(openApiDocument().paths).matchAll(
    /"operationId":"(?<id>\w+)".*?"x-codeSamples":(?<samples>\[.*?\}\])/g,
  ),
].flatMap(({ groups = {} }) => {
  const list: unknown = JSON.parse(groups.samples ?? "[]");
  return (Array.isArray(list) ? list : []).map((each: Readonly<Record<string, unknown>>) => ({
    name: groups.id ?? "",
    label: String(each.label),
    source: String(each.source),
  }));
});

describe("The code samples", () => {
  const service = sharedService();

  /** The job to look at, which is there once. */
  async function anyJob() {
    const { jobs } = service().store;
    const [found] = await jobs.list();
    if (found !== undefined) return found;
    const place = { source: "/archive/2026", destination: "/decoded/2025", account_id: null };
    return { id: await jobs.create({ ...place, options: JSON.stringify(defaultOptions()) }) };
  }

  it("are there for every call", () => {
    const operations = JSON.stringify(openApiDocument()).match(/"operationId"/g);
    expect(samples).to.have.length(4 * (operations?.length ?? 0));
  });

  for (const { name, label, source } of samples.filter(({ label }) => isInstalled(label)))
    it(`run: ${name} in ${label}`, async () => {
      const { id } = await anyJob();
      const own = source
        .replaceAll(ORIGIN, service().url)
        .replace("/decoded/2026", `/decoded/${label}`)
        .replace("3f9a01c2d4e5", id);
      const [program, ...words] = RUNNERS[label]?.(own) ?? [""];
      const { stdout } = await run(program, words, {
        env: { PATH: process.env.PATH, KEY, HOME: process.env.HOME },
      });
      if (/Decode(?:Batch)?$/.test(name)) expect(stdout).to.contain("MARTINELLI");
      else if (name.endsWith("Detect")) expect(stdout).to.contain("GDS_A");
      else if (name.endsWith("Airports")) expect(stdout).to.contain("LHR");
      else if (name.startsWith("v4Airport")) expect(stdout).to.contain("Guarulhos");
      else if (name.endsWith("PingHead")) expect(stdout).not.to.contain("pong");
      else if (name.includes("Ping")) expect(stdout).to.match(/^pong \d+\s*$/);
      else if (name.startsWith("v4Jobs")) expect(stdout).to.contain("/archive/2026");
      else expect(stdout.trim()).not.to.equal("");
    }).timeout(20_000);
});
