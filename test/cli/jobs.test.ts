import { expect } from "chai";
import { parquetReadObjects } from "hyparquet";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChunks } from "../../src/jobs/find-chunks.ts";
import { FINDING } from "../../src/store/jobs/rows.ts";
import { openStore } from "../../src/store/store.ts";
import { temporaryFolder } from "../store/folder.ts";
import { runLine } from "./terminal.ts";

const RECORD = "1.ADLER/BRUNO MR\n  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E\n";
const ID = /^[0-9a-f]{12}\n$/;

describe("recloc jobs", () => {
  const folder = temporaryFolder();
  const inFolder = (name: string) => join(folder(), name);
  const store = () => ["-d", inFolder("data")];
  const jobs = (...args: string[]) => runLine(["jobs", ...args, ...store()]);
  /** Works until nothing is left to do. */
  const work = (...args: string[]) =>
    runLine(["worker", "--until-done", ...args, ...store()], {
      untilStopped: () => new Promise(() => undefined),
      environment: { LOG_LEVEL: "silent" },
    });

  /** The same while time passes faster, because the last attempts wait for many seconds. */
  async function workFast(): Promise<void> {
    const { now } = Date;
    const start = now();
    Date.now = () => start + (now() - start) * 50;
    try {
      await work();
    } finally {
      Date.now = now;
    }
  }

  const ids = Array.from({ length: 30 }, (_, index) => index + 1);

  /** Some files, in a folder. */
  function archive(): string {
    const path = inFolder("archive");
    mkdirSync(join(path, "sub"), { recursive: true });
    const line = (id: number) => `${JSON.stringify({ id, text: id === 3 ? "x" : RECORD })}\n`;
    writeFileSync(join(path, "a.ndjson"), ids.map(line).join(""));
    writeFileSync(join(path, "sub", "b.txt"), RECORD);
    return path;
  }

  async function submit(...args: string[]): Promise<string> {
    const { code, stdout } = await jobs("submit", archive(), "-o", inFolder("out"), ...args);
    expect(code).to.equal(0);
    expect(stdout).to.match(ID);
    return stdout.trimEnd();
  }

  /** A worker that only finds the chunks of a job. */
  async function findOnly(job: string): Promise<void> {
    const opened = await openStore({ dataDir: inFolder("data"), databaseUrl: null });
    const id = { job, chunk: FINDING };
    const task = await opened.chunks.begin(id, "finder");
    if (task === null) throw new Error("the chunks are found already");
    const result = await findChunks(task, opened.jobs, "1.2.3", new AbortController().signal);
    await opened.chunks.finish(id, result);
    await opened.close();
  }

  const partsOf = (out = inFolder("out")) =>
    readdirSync(out)
      .sort()
      .map((name) => ({ name, text: readFileSync(join(out, name), "utf8") }));

  async function shown(id: string): Promise<Record<string, unknown>> {
    const value: unknown = JSON.parse((await jobs("show", id, "--json")).stdout);
    return { ...(typeof value === "object" ? value : {}) };
  }

  it("decode an archive in chunks to the same lines as recloc decode --ndjson", async () => {
    const day = ["-r", "2026-11-21"];
    const id = await submit("--chunk-size", "1KiB", ...day);
    const { code, stdout } = await work();
    expect({ code, stdout }).to.deep.equal({ code: 0, stdout: "recloc worker takes chunks\n" });
    const whole = await runLine(["decode", "--ndjson", ...day, archive()]);
    const parts = partsOf();
    expect(parts.map(({ name }) => name)).to.deep.equal([
      "part-000000.ndjson",
      "part-000001.ndjson",
      "part-000002.ndjson",
    ]);
    expect(parts.map(({ text }) => text).join("")).to.equal(
      // Workers need not know where the archive is on the machine that submitted it.
      whole.stdout.replaceAll(`${inFolder("archive")}/`, ""),
    );
    expect(await shown(id)).to.deep.include({
      ...{ id, state: "done", source: inFolder("archive"), destination: inFolder("out") },
      chunks: { waiting: 0, running: 0, done: 3, dead: 0, cancelled: 0 },
      ...{ records: 31, failed: 1, errors: { not_decodable: 1 }, deadChunks: [] },
    });
    const { stdout: table } = await jobs("show", id);
    expect(table)
      .to.match(/^state +done$/m)
      .and.match(/^chunks +3 done$/m);
    expect(table).to.match(/^progress +100 % of 0 MB, 31 records/m);
    expect(table).to.match(/^no answer +3\.2 %, 1 not_decodable$/m);
    expect((await jobs("list")).stdout).to.match(new RegExp(`^${id}  done `, "m"));
  });

  it("are cancelled, and continue where they were", async () => {
    const id = await submit("--separator", "--", "--chunk-size", "1KiB");
    expect((await jobs("cancel", id)).code).to.equal(0);
    await work();
    expect(await shown(id)).to.include({ state: "cancelled", records: 0 });
    expect((await jobs("retry", id)).stdout).to.equal("1 chunks wait for recloc worker\n");
    await work();
    expect(await shown(id)).to.include({ state: "done", records: 2 });
  });

  it("decode nothing of a file that has changed, and say so", async () => {
    const id = await submit();
    await findOnly(id);
    writeFileSync(join(inFolder("archive"), "a.ndjson"), `{"text":"x"}\n`);
    await workFast();
    expect(readdirSync(inFolder("out"))).to.deep.equal([]);
    expect(await shown(id)).to.include({ state: "incomplete" });
    expect((await jobs("show", id)).stdout).to.match(
      /^0 +source_changed +5 +a\.ndjson 0–\d+ and 1 more$/m,
    );
  });

  it("write the tables of recloc decode --parquet, in parts of each chunk", async () => {
    const day = ["-r", "2026-11-21"];
    const id = await submit("--chunk-size", "1KiB", "--format", "parquet", ...day);
    await work();
    expect(await shown(id)).to.deep.include({ state: "done", records: 31, failed: 1 });
    await runLine(["decode", "--parquet", inFolder("whole"), ...day, archive()]);
    for (const table of ["records", "travellers", "segments", "tickets"]) {
      const parts = partsOf(inFolder(`out/${table}`)).map(({ name }) => name);
      expect(parts).to.deep.equal([0, 1, 2].map((chunk) => `part-00000${chunk}-00000.parquet`));
      const rows = [];
      for (const part of parts) rows.push(...(await rowsIn(inFolder(`out/${table}/${part}`))));
      const whole = await rowsIn(inFolder(`whole/${table}/part-00000.parquet`));
      expect(withoutFolder(rows)).to.equal(withoutFolder(whole));
      expect(rows.length > 0, table).to.equal(table !== "tickets");
    }
  });

  const rowsIn = (path: string) => {
    const { buffer } = Uint8Array.from(readFileSync(path));
    return parquetReadObjects({ file: buffer });
  };
  /** Workers need not know where the archive is on the machine that submitted it. */
  const withoutFolder = (rows: readonly unknown[]) =>
    JSON.stringify(rows).replaceAll(`${inFolder("archive")}/`, "");

  it("say why their chunks cannot be found", async () => {
    const id = await submit();
    mkdirSync(inFolder("out"));
    writeFileSync(inFolder("out/else.txt"), "x");
    await workFast();
    expect(await shown(id)).to.include({ state: "incomplete" });
    expect((await jobs("show", id)).stdout).to.match(
      /^- +destination_not_empty +5 +finding the chunks$/m,
    );
    rmSync(inFolder("out/else.txt"));
    await jobs("retry", id);
    await work();
    expect(await shown(id)).to.include({ state: "done", records: 31 });
  });

  it("show what they read differently", async () => {
    const before = await submit("-r", "2026-11-21");
    const [same, later] = [
      ["--out", inFolder("same"), "-r", "2026-11-21"],
      ["--out", inFolder("later"), "-r", "2027-11-21"],
    ];
    const again = (flags: readonly string[]) => jobs("submit", inFolder("archive"), ...flags);
    const [equal, other] = [(await again(same)).stdout.trim(), (await again(later)).stdout.trim()];
    await work();
    expect(await jobs("diff", before, equal)).to.deep.equal({
      ...{ code: 0, stdout: "", stderr: "0 of 31 records differ.\n" },
    });
    const { code, stdout, stderr } = await jobs("diff", before, other);
    expect({ code, stderr }).to.deep.equal({ code: 1, stderr: "30 of 31 records differ.\n" });
    // The weekday says the year, which is then a surprising one.
    expect(stdout).to.match(
      /^RECORDS .*\n30 +added +extraInfo\.warnings\[\] +1 +- +"Aaa aaaaa .*\n$/,
    );
    writeFileSync(join(inFolder("same"), "part-000000.ndjson"), "{}\n");
    expect((await jobs("diff", before, equal)).stderr).to.contain(
      "part of their output was changed",
    );
    const apart = ["-o", inFolder("apart"), "--chunk-size", "1KiB"];
    const cut = (await again(apart)).stdout.trim();
    expect((await jobs("diff", before, cut)).stderr).to.contain("have not found all their chunks");
    const tables = (await again(["-o", inFolder("t"), "--format", "parquet"])).stdout.trim();
    expect((await jobs("diff", before, tables)).stderr).to.contain("only lines can be");
    await work();
    expect((await jobs("diff", before, cut)).stderr).to.contain("cannot be compared");
  });

  it("are none if there is no store, which listing does not create", async () => {
    expect(await jobs("list", "--json")).to.deep.include({ code: 0, stdout: "[]\n" });
    expect((await jobs("list")).stderr).to.contain("There are no jobs yet");
    for (const args of [
      ["show", "0123456789ab"],
      ["diff", "0123456789ab", "0123456789ab"],
    ]) {
      const { code, stderr } = await jobs(...args);
      expect({ code, isKnown: !stderr.includes("no job has this id") }).to.deep.equal({
        code: 2,
        isKnown: false,
      });
    }
    expect(readdirSync(folder())).to.deep.equal([]);
  });

  it("are listed and compared as JSON", async () => {
    const id = await submit();
    expect(await jobs("list", "--json"))
      .to.have.property("stdout")
      .that.contains('"submitting"');
    await findOnly(id);
    const list: unknown = JSON.parse((await jobs("list", "--json")).stdout);
    expect(list).to.be.an("array").with.length(1);
    expect(list).to.have.nested.property("[0].id", id);
    expect(list).to.have.nested.property("[0].state", "waiting");
    const { code, stdout, stderr } = await jobs("diff", id, id, "--json");
    expect(JSON.parse(stdout)).to.deep.equal({ records: 0, different: 0, missing: 1, fields: [] });
    expect({ code, isSaid: stderr.includes("1 chunks are not done") }).to.deep.equal({
      code: 1,
      isSaid: true,
    });
  });

  it("refuse what cannot be done", async () => {
    mkdirSync(inFolder("full/x"), { recursive: true });
    const source = archive();
    const cases: readonly (readonly [args: readonly string[], message: RegExp])[] = [
      [["submit", inFolder("none"), "-o", inFolder("o")], /none: no such file$/],
      [["submit", source, "-o", inFolder("full")], /full is not empty/],
      [["submit", source, "-o", inFolder("o"), "--chunk-size", "8"], /--chunk-size must be a size/],
      [["submit", source, "-o", inFolder("o"), "--separator", " "], /--separator takes a line/],
      [
        ["submit", source, "-o", inFolder("o"), "--format", "parquet", "--api", "v3"],
        /tables in Parquet have neither/,
      ],
      [["submit", source, "-o", inFolder("o"), "-r", "soon"], /--reference-date must be/],
      [["submit", source, "-o", inFolder("o"), "--account", "x@example.com"], /no account has/],
      [["submit", source, "-o", "s3://B"], /s3:/],
      [["diff", "0123456789ab", "0123456789ab"], /no job has this id/],
      [["show", "0123456789ab"], /no job has this id/],
      [["cancel", "x"], /no job has this id/],
    ];
    for (const [args, message] of cases) {
      const { code, stderr } = await jobs(...args);
      expect(code, args.join(" ")).to.equal(2);
      expect(stderr.trimEnd()).to.match(message);
    }
    expect((await work("--lost-after", "soon")).stderr).to.contain("--lost-after must be");
    expect((await jobs("list")).stderr).to.equal(
      "There are no jobs yet; recloc jobs submit makes one.\n",
    );
  });
});
