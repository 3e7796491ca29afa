import { expect } from "chai";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { UsageError } from "../../src/cli/io.ts";
import { isObject } from "../../src/reference/tables.ts";
import { runWorkshop } from "../../src/workshop/main.ts";
import { Decoders } from "../../src/workshop/corpus/decoders/decoders.ts";
import { allCases, selected } from "../../src/workshop/corpus/selection.ts";
import { captured } from "../server/service.ts";
import { temporaryTree } from "./tree.ts";

const AIR = [
  "  1.KRISHNAN/ARJUN MR",
  "  2  6E1051 R 02DEC 3 BOMSIN HK10 0115 0905  02DEC  E  6E/AB12CD",
  "  3  KL 871 Y 05DEC 6 AMSDEL HK10 1050 2330  05DEC  E",
  "",
].join("\n");
const PLAIN = "  1.OKAFOR/NGOZI MRS\n  2  AF1234 Y 05DEC 6 CDGFCO HK1 1050 1300  05DEC  E\n";
const ALTERNATIVE = /^ *\[AirlineLocator, .*\n/m;
const GRAMMAR = "grammars/amadeus/segments/air-segment.ts";
const CANARY = "ZANZIBARIAN";

function objectIn(json: string) {
  const value: unknown = JSON.parse(json);
  return isObject(value) ? value : {};
}

describe("recloc corpus", function () {
  this.timeout(120_000);
  const tree = temporaryTree();
  const corpus = (...args: string[]) => tree().run(["corpus", ...args]);
  const expectation = (name: string) =>
    objectIn(readFileSync(`${tree().root}${name}.json`, "utf8"));
  const change = (name: string, changes: object) => {
    tree().write(`${name}.json`, JSON.stringify({ ...expectation(name), ...changes }, null, 2));
  };
  let grammar = "";
  let air = "";

  before(async () => {
    const { root, write, git } = tree();
    grammar = readFileSync(root + GRAMMAR, "utf8");
    write("corpus/amadeus/air/locator.txt", AIR);
    write("corpus/amadeus/plain.txt", PLAIN);
    const { code, stdout } = await corpus("--update", "--reference-date", "2026-11-21");
    expect(code).to.equal(1);
    expect(stdout).to.match(/written +amadeus\/air\/locator: a draft/);
    expect((await corpus()).stdout).to.match(
      /draft +amadeus\/plain .*\n +not checked: check every/,
    );
    for (const name of ["corpus/amadeus/air/locator", "corpus/amadeus/plain"])
      change(name, { draft: undefined, shows: "What it shows" });
    air = readFileSync(`${root}corpus/amadeus/air/locator.json`, "utf8");
    git("init", "-q");
    git("add", "grammars", "src", "test", "package.json", "corpus");
    git("commit", "-q", "-m", "All");
  });

  afterEach(() => {
    tree().write(GRAMMAR, grammar);
    tree().write("corpus/amadeus/air/locator.json", air);
  });

  const breakRule = () => {
    const broken = grammar.replace(ALTERNATIVE, "");
    if (broken === grammar) throw new Error(`${GRAMMAR} has no such line`);
    tree().write(GRAMMAR, broken);
  };

  it("prints one line for each case, and a summary", async () => {
    const { code, stdout } = await corpus();
    expect(stdout).to.match(
      /^ok +amadeus\/air\/locator {2}\d+ ms\nok +amadeus\/plain {2}\d+ ms\n2 cases: 2 right, in .*; slowest: amadeus/,
    );
    expect(code).to.equal(0);
    expect(readdirSync(`${tree().root}build/workshop`)).to.deep.equal([]);
  });

  it("accepts paths, names, systems and words", async () => {
    const { root } = tree();
    const all = allCases({ environment: {}, root });
    const namesFor = (...what: string[]) =>
      selected(all, what, []).cases.map(({ name }) => name.slice("amadeus/".length));
    expect(namesFor(`${root}corpus/amadeus/air`)).to.deep.equal(["air/locator"]);
    expect(namesFor(`${root}corpus/amadeus/plain.txt`)).to.deep.equal(["plain"]);
    expect(namesFor("amadeus/air/", "amadeus/plain")).to.deep.equal(["air/locator", "plain"]);
    expect(namesFor("LOCA")).to.deep.equal(["air/locator"]);
    expect(() => namesFor("1a")).to.throw(UsageError, 'no case of the corpus matches "1a"');
    // A command gets the names of the systems from its decoder.
    expect((await corpus("--quiet", "1a")).stdout).to.match(/^2 cases:/);
    const { code, stderr } = await corpus("1S");
    expect([code, stderr]).to.deep.equal([2, 'recloc: no case of the corpus matches "1S"\n']);
  });

  it("reports the case, the field and the line for a rule that was broken on purpose", async () => {
    breakRule();
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "src/cli/main.ts", "corpus", "--quiet"],
      { cwd: tree().root, env: { PATH: process.env.PATH, FORCE_COLOR: "1" } },
    );
    const [stdout] = await Promise.all([text(child.stdout), once(child, "close")]);
    expect(child.exitCode).to.equal(1);
    expect(stdout).to.include("amadeus/air/locator").and.include("1 right");
    expect(stdout).to.include("flightInfo.flights[0]");
    expect(stdout).to.include("corpus/amadeus/air/locator.txt:2");
    expect(stdout).to.include('\u001b[31m-        "flight": "1051"\u001b[39m');
    expect(stdout).to.match(/locator\.txt:2.* not read: .*\n.*6E1051/);
  });

  it("shows what another revision decodes differently", async () => {
    expect((await corpus("--against", "HEAD")).code).to.equal(0);
    breakRule();
    const { code, stdout } = await corpus("--against", "HEAD", "--quiet");
    expect(code).to.equal(1);
    expect(stdout).to.match(/^differs +amadeus\/air\/locator/);
    expect(stdout).to.include('-        "flight": "1051"').and.include("1 same");
    const unknown = await corpus("--against", "nowhere");
    expect([unknown.code, unknown.stderr]).to.deep.equal([
      2,
      'recloc: git knows no revision "nowhere"\n',
    ]);
  });

  it("writes JSON and JUnit XML", async () => {
    breakRule();
    const document = objectIn((await corpus("--json")).stdout);
    expect(document).to.have.nested.property("cases[0].name", "amadeus/air/locator");
    expect(document).to.have.nested.property("cases[0].result", "wrong");
    expect(document).to.have.nested.property("cases[0].fields[0].line", 2);
    expect(document).to.have.nested.property("cases[0].unread[0].line", 2);
    expect(document.summary).to.deep.include({ cases: 2, results: { wrong: 1, right: 1 } });
    const { stdout, code } = await corpus("--junit");
    expect(code).to.equal(1);
    expect(stdout).to.match(/<testcase classname="amadeus" name="plain" time="[\d.]+"\/>/);
    expect(stdout).to.include('type="wrong"').and.include("corpus/amadeus/air/locator.txt:2");
    expect((await corpus("--junit", "--json")).code).to.equal(2);
  });

  it("shows where a single value is read from", async () => {
    const changed = air.replace('"2026-12-02 09:05:00"', '"2026-12-02 09:50:00"');
    tree().write("corpus/amadeus/air/locator.json", changed.replace("KRISHNAN", "KRISHNA"));
    const { stdout } = await corpus("locator");
    expect(stdout).to.match(/locator\.txt:2 .*6E1051.*\n +flightInfo\.flights\[0\]\.landingTime\n/);
    expect(stdout).to.match(/locator\.txt:1 .*\n +persons\[0\]\./);
    expect(stdout).to.include('-        "landingTime": "2026-12-02 09:50:00"');
  });

  it("fails if the choice of the algorithm is different or less sure", async () => {
    change("corpus/amadeus/plain", { confidence: 1.9, algorithm: "GDS_B" });
    const { stdout } = await corpus("plain");
    expect(stdout)
      .to.include("less sure of the algorithm: ")
      .and.include('-  "algorithm": "GDS_B"');
    const { stdout: refused } = await corpus("--update", "plain");
    expect(refused).to.match(
      /refused +amadeus\/plain: algorithm: GDS_A instead of GDS_B; confidence: .* instead of 1\.9/,
    );
    expect((await corpus("--update", "amadeus/plain")).code).to.equal(0);
    expect((await corpus()).code).to.equal(0);
  });

  it("refuses to write a loss unless the case is named, and keeps what people wrote", async () => {
    const wild = air
      .replace('"IndiGo"', '"*"')
      .replace('"2026-12-05 10:50:00"', '"2026-12-05 10:00:00"');
    tree().write("corpus/amadeus/air/locator.json", wild);
    expect((await corpus("--update", "amadeus/air")).stdout).to.match(/^rewritten +amadeus\/air/);
    const updated = readFileSync(`${tree().root}corpus/amadeus/air/locator.json`, "utf8");
    expect(updated).to.equal(`${air.replace('"IndiGo"', '"*"').trimEnd()}\n`);
    breakRule();
    const { code, stdout } = await corpus("--update");
    expect(code).to.equal(1);

    expect(stdout).to.match(
      /refused +amadeus\/air\/locator: flightInfo\.flights is lost; .*unread lines: 1 instead of 0/,
    );
    expect(readFileSync(`${tree().root}corpus/amadeus/air/locator.json`, "utf8")).to.equal(updated);
    expect((await corpus("--update", "amadeus/air/locator", "--quiet")).stdout).to.match(
      /^rewritten/,
    );
    expect((await corpus()).code).to.equal(0);
  });

  it("never prints the content of a private case", async () => {
    const folder = `${tree().root}private`;
    const environment = { RECLOC_PRIVATE_CORPUS: folder };
    const secret = AIR.replace("KRISHNAN", CANARY)
      .replace("AB12CD", "ZANZIB")
      .replace("6E1051", "6E9051");
    tree().write("private/one.txt", secret);
    tree().write("private/two.txt", `  1.${CANARY}/ARJUN MR\n  2 ${CANARY} ${CANARY}\n`);
    const outputs: string[] = [];
    const run = async (...args: string[]) => {
      const { stdout, stderr } = await tree().run(["corpus", ...args], environment);
      outputs.push(stdout, stderr);
      return stdout;
    };
    expect(await run()).to.match(/new +private\/one/);
    await run("--update", "private/one", "private/two");
    const { answer } = expectation("private/one");
    const wrong = JSON.stringify(answer).replace("9051", `9051${CANARY}`);
    change("private/one", { answer: objectIn(wrong), unread: [CANARY] });
    breakRule();
    expect(await run()).to.match(/private\/one\.txt:2\s+flightInfo\.flights\[0\]/);
    for (const flags of [["--json"], ["--junit"], ["--against", "HEAD"], ["--update"]])
      await run(...flags);
    await run("--against", "HEAD", "--json");
    tree().write("private/two.json", `{ ${CANARY}`);
    await run();
    rmSync(folder, { recursive: true });
    await run();
    expect(outputs.join("")).to.not.match(/ZANZIB|9051/);
    expect(outputs.at(-1)).to.equal("recloc: RECLOC_PRIVATE_CORPUS must be a folder\n");
  });

  it("runs again after changes, shows errors, and leaves nothing behind", async () => {
    const [stdout, stderr] = [captured(), captured()];
    const io = { stdout: stdout.stream, stderr: stderr.stream, environment: {}, root: tree().root };
    const ended = runWorkshop(["corpus", "--watch"], io);
    const runs = async (count: number) => {
      for (let tries = 0; stdout.text().split("Waiting for changes.").length <= count; tries++) {
        if (tries > 1000) throw new Error(`no run ${count}: ${stdout.text()}`);
        await pause(50);
      }
    };
    try {
      await runs(1);
      tree().write(GRAMMAR, `${grammar}\nconst = ;\n`);
      await runs(2);
      expect(stdout.text()).to.include("air-segment.ts").and.not.include("wrong");
      breakRule();
      await runs(3);
      expect(stdout.text()).to.match(/wrong +amadeus\/air\/locator/);
      tree().write(GRAMMAR, grammar);
      await runs(4);
      expect(stdout.text()).to.match(/ok +amadeus\/air\/locator .*\n2 cases: 2 right/);
    } finally {
      process.emit("SIGTERM");
      expect(await ended).to.equal(0);
    }
    expect(readdirSync(`${tree().root}build/workshop`)).to.deep.equal([]);
  });

  it("continues if a text makes the decoder throw or never end", async () => {
    const { root, write } = tree();
    write(
      "fake/src/index.ts",
      `export const toV4 = () => ({});
      export const isDecodable = () => true;
      export function decode(text: string) {
        while (text === "endless");
        if (text === "broken") throw new Error("what it says");
        return { algorithm: "GDS_A", confidence: 1, looksLike: null, unread: [] };
      }`,
    );
    const sources = `${root}fake/`;
    const decoders = await Decoders.start({ root, sources, threads: 1, longestMs: 500 });
    const read = (each: string) =>
      decoders.read({ text: each, referenceDate: "2026-11-21", explain: false });
    const readings = await Promise.all(["endless", "broken", "fine"].map(read));
    expect(readings.map(({ kind }) => kind)).to.deep.equal(["failure", "failure", "answered"]);
    expect(readings[0]).to.include({ what: "does not end", ms: 500 });
    expect(readings[1])
      .to.have.property("detail")
      .that.matches(/what it says\n.*index\.ts:5/);
    const stopped = read("endless");
    await decoders.end();
    expect(await stopped).to.include({ kind: "failure", what: "stopped" });
    expect(existsSync(`${root}build/workshop`)).to.equal(true);
    rmSync(sources, { recursive: true });
  });
});
