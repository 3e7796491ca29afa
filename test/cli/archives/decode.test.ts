import { expect } from "chai";
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";
import { pack } from "tar-stream";
import { buffer } from "node:stream/consumers";
import { version } from "../../../src/package.ts";
import { temporaryFolder } from "../../store/folder.ts";
import { captured } from "../../server/service.ts";
import { runLine } from "../terminal.ts";

const FLIGHT = "  3  AF 457 Y 24NOV 2 GRUCDG HK2       3  1855 0950+1 77W E";
const DAY = ["--reference-date", "2026-11-21"];

function recordOf(name: string): string {
  return `1.${name}/BRUNO MR\n${FLIGHT}\n`;
}

function mailOf(name: string): string {
  const head = "From: a@agency.example\nMIME-Version: 1.0\nContent-Type: text/plain\n";
  return `${head}\n${recordOf(name)}>From here on\n`;
}

async function tarOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name: "folder", type: "directory" });
  for (const [name, text] of Object.entries(files)) archive.entry({ name }, text);
  archive.finalize();
  return buffer(archive);
}

/** What a line says, in short: its id, and the family name or the code of the error. */
function inShort(line: string): string {
  const name = /"lastName":"(\w+)"/.exec(line)?.[1];
  const code = /"code":"(\w+)"\}\}$/.exec(line)?.[1];
  return `${/^\{"id":("[^"]*"|\d+),/.exec(line)?.[1] ?? ""} ${name ?? code ?? "?"}`;
}

describe("recloc decode --ndjson", () => {
  const folder = temporaryFolder();
  const inFolder = (name: string) => join(folder(), name);
  const file = (name: string, content: string | Uint8Array): string => {
    writeFileSync(inFolder(name), content);
    return inFolder(name);
  };
  const decode = (...args: string[]) => runLine(["decode", ...DAY, ...args]);

  /** The lines of standard output in short, without the folder. */
  async function lines(...args: string[]): Promise<readonly string[]> {
    const { stdout } = await decode("--ndjson", ...args);
    return stdout.trimEnd().split("\n").map(inShort).map(relative);
  }
  const relative = (text: string) => text.replaceAll(`${folder()}/`, "");

  it("writes a line for each record, with its id, file, engine, and answer or error", async () => {
    const [good, bad] = [file("a.txt", recordOf("ADLER")), file("b.txt", "nothing")];
    const { code, stdout, stderr } = await decode("--ndjson", good, bad, "missing.txt");
    expect(code).to.equal(2);
    const plain = await runLine(["decode", ...DAY], {
      stdin: Readable.from([Buffer.from(recordOf("ADLER"))]),
    });
    const engine = version();
    const answer: unknown = JSON.parse(plain.stdout);
    const message =
      "Information couldn't be decoded: no person, flight, hotel, train or other booked segment was found in the text";
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line): unknown => JSON.parse(line)),
    ).to.deep.equal([
      { id: good, file: good, engine, answer },
      { id: bad, file: bad, engine, error: { message, code: "not_decodable" } },
      {
        id: "missing.txt",
        file: "missing.txt",
        engine,
        error: { message: "no such file", code: "no_such_file" },
      },
    ]);
    expect(stderr).to.equal(
      "recloc: missing.txt: no such file\nrecloc: 2 of 3 records have no answer\n",
    );
  });

  it("reads folders and patterns in the order of names, without hidden files", async () => {
    mkdirSync(inFolder("in/inner"), { recursive: true });
    for (const [name, of] of [
      ["in/b.txt", "BERG"],
      ["in/inner/c.txt", "CLAUS"],
      ["in/a.txt", "ADLER"],
      ["in/.hidden", "HIDDEN"],
    ] as const)
      file(name, recordOf(of));
    const [a, b, c] = ['"in/a.txt" ADLER', '"in/b.txt" BERG', '"in/inner/c.txt" CLAUS'];
    expect(await lines(inFolder("in"))).to.deep.equal([a, b, c]);
    expect(await lines(inFolder("in/**/*.txt"))).to.deep.equal([a, b, c]);
    expect(await lines(inFolder("in/[b]*"))).to.deep.equal([b]);
    expect(await lines(inFolder("in/x*"))).to.deep.equal(['"in/x*" no_such_file']);
  });

  it("reads archives and what is in them, by content", async () => {
    const tar = await tarOf({ "folder/a.txt": recordOf("ADLER"), "b.eml": mailOf("BERG") });
    const members = ['"x/folder/a.txt" ADLER', '"x/b.eml" BERG'];
    expect(await lines(file("x", tar))).to.deep.equal(members);
    expect(await lines(file("x", gzipSync(tar)))).to.deep.equal(members);
    expect(await lines(file("x", gzipSync(recordOf("ADLER"))))).to.deep.equal(['"x" ADLER']);
    // A frame of Zstandard with a raw block, as its specification describes them.
    const raw = Buffer.from(recordOf("ADLER"));
    const head = [
      0x28,
      0xb5,
      0x2f,
      0xfd,
      0x20,
      raw.length,
      (raw.length << 3) | 1,
      raw.length >> 5,
      0,
    ];
    expect(await lines(file("x", Buffer.concat([Buffer.from(head), raw])))).to.deep.equal([
      '"x" ADLER',
    ]);
    // An archive with one stored file, made with Info-ZIP.
    const zip = file("y", Buffer.from(ZIP, "base64"));
    expect(await lines(zip)).to.deep.equal(['"y/a.txt" ADLER']);
    const within = file("x", await tarOf({ "y.zip": readFileSync(zip, "latin1") }));
    expect(await lines(within)).to.deep.equal(['"x/y.zip" unreadable']);
  });

  it("says what is damaged, after what can be read of it", async () => {
    const tar = await tarOf({ "a.txt": recordOf("ADLER"), "b.txt": recordOf("BERG") });
    expect(await lines(file("x", tar.subarray(0, 1700)))).to.deep.equal([
      '"x/a.txt" ADLER',
      '"x" unreadable',
    ]);
    expect(await lines(file("x", gzipSync(tar).subarray(0, 100)))).to.include('"x" unreadable');
    expect(await lines(file("x", Buffer.from(ZIP, "base64").subarray(0, 60)))).to.deep.equal([
      '"x" unreadable',
    ]);
  });

  it("tells the records of a file apart", async () => {
    const [a, b] = [recordOf("ADLER"), recordOf("BERG")];
    const both = ['"x#1" ADLER', '"x#2" BERG'];
    expect(await lines("--split", "form-feeds", file("x", `${a}\f${b}\f`))).to.deep.equal(both);
    const separated = file("x", `----\r\n${a}---- \n\n----\n${b}`);
    expect(await lines("--separator", "----", separated)).to.deep.equal(both);
    const mailbox = `From a@b Mon\n${mailOf("ADLER")}\nFrom c@d Tue\n${mailOf("BERG")}`;
    expect(await lines(file("x", mailbox))).to.deep.equal(both);
    const ndjson = [{ id: "one", text: a }, { id: 2, text: b }, { text: a }, { id: "none" }]
      .map((record) => `${JSON.stringify(record)}\n`)
      .join("");
    expect(await lines(file("x", `${ndjson}\n{`))).to.deep.equal([
      '"one" ADLER',
      "2 BERG",
      '"x#3" ADLER',
      '"none" invalid_body',
      '"x#5" invalid_body',
    ]);
    expect(await lines("--split", "file", file("x", `${a}\f${b}`))).to.deep.equal(['"x" ADLER']);
  });

  it("writes --output, continues it with --resume, and repeats nothing", async () => {
    const input = file(
      "in.ndjson",
      [1, 2, 3, 4]
        .map((id) => `${JSON.stringify({ id, text: id === 2 ? "no" : recordOf("ADLER") })}\n`)
        .join(""),
    );
    const output = inFolder("out.ndjson");
    const args = ["decode", "--ndjson", "--output", output, input];
    expect((await runLine(args)).code).to.equal(1);
    const whole = readFileSync(output);
    expect(whole.toString().split("\n")).to.have.length(5);
    expect((await runLine(args)).stderr).to.match(/ exists; --resume continues it/);
    expect(await runLine([...args, "--resume"])).to.include({
      code: 0,
      stderr: "The output is complete.\n",
    });
    const run = {
      engine: version(),
      files: [input],
      split: "auto",
      algorithm: null,
      explain: false,
      api: "v4",
      referenceDate: null,
      format: "ndjson",
    };
    const day = new Date().toISOString().slice(0, 10);
    const done = { records: 0, last: null, failed: 0, exit: 0 };
    for (const length of [0, 10, whole.indexOf("\n") + 1, whole.length - 1, whole.length]) {
      writeFileSync(output, whole);
      truncateSync(output, length);
      writeFileSync(`${output}.resume`, JSON.stringify({ run, referenceDate: day, done }));
      const { code, stderr } = await runLine([...args, "--resume"]);
      expect(readFileSync(output).equals(whole), `${length} bytes: ${stderr}`).to.equal(true);
      // The error may be among the lines that were there.
      expect(code).to.equal(1);
      expect(readdirSync(folder())).not.to.include("out.ndjson.resume");
    }
    writeFileSync(`${output}.resume`, JSON.stringify({ run, referenceDate: day, done }));
    expect((await runLine([...args, "--resume", "--explain"])).stderr).to.contain(
      "begun with other",
    );
    writeFileSync(input, readFileSync(input, "utf8").replace('"id":4', '"id":5'));
    expect((await runLine([...args, "--resume"])).stderr).to.contain("the files have changed");
  });

  it("writes tables in Parquet", async () => {
    const tables = inFolder("tables");
    const input = file(
      "in.ndjson",
      `${JSON.stringify({ id: 7, text: recordOf("ADLER") })}\n{"id":8,"text":"no"}\n`,
    );
    expect((await decode("--parquet", tables, "--resume", input)).code).to.equal(1);
    const rows = async (table: string) => {
      const { buffer: bytes } = Uint8Array.from(
        readFileSync(join(tables, table, "part-00000.parquet")),
      );
      return parquetReadObjects({ file: bytes });
    };
    expect(readdirSync(tables).sort()).to.deep.equal([
      "records",
      "segments",
      "tickets",
      "travellers",
    ]);
    const [first, second] = await rows("records");
    expect(first).to.include({
      id: "7",
      file: input,
      engine: version(),
      error_code: null,
      travellers: 1,
      segments: 1,
      tickets: 0,
      unread_lines: 0,
    });
    expect(second).to.include({ id: "8", error_code: "not_decodable", travellers: null });
    expect(await rows("travellers")).to.deep.equal([
      {
        id: "7",
        traveller: 0,
        last_name: "ADLER",
        first_name: "BRUNO",
        title: "MR",
        type: null,
        date_of_birth: null,
        infant_of: null,
        ticket: null,
      },
    ]);
    const [segment] = await rows("segments");
    expect(segment).to.include({
      id: "7",
      segment: 0,
      kind: "flight",
      carrier: "AF",
      number: "457",
      origin: "GRU",
      destination: "CDG",
      departure: "2026-11-24 18:55:00",
      arrival: "2026-11-25 09:50:00",
      booking_class: "Y",
      status: "HK",
    });
    expect(await rows("tickets")).to.deep.equal([]);
    expect((await decode("--parquet", tables, input)).stderr).to.contain("exists");
  });

  it("shows the progress in a terminal only", async () => {
    const input = file("a.txt", recordOf("ADLER"));
    expect((await decode("--ndjson", input)).stderr).to.equal("");
    const { stream, text } = captured();
    Object.assign(stream, { isTTY: true });
    await runLine(["decode", "--ndjson", input], { stderr: stream });
    expect(text()).to.match(
      /^\r1 records, [\d,]+\/s, 0 of 0 MB, 0 s left, 0 % not decodable\u001b\[K\n$/,
    );
  });

  for (const [flags, message] of [
    [["--resume", "x"], "--resume requires --ndjson or --parquet"],
    [["--ndjson", "--resume", "x"], "--resume requires --output, or --parquet"],
    [["--ndjson", "--parquet", "x"], "use --ndjson or --parquet, not both"],
    [["--ndjson", "-f", "csv"], "--format has no effect with archives"],
    [["--ndjson", "--threads", "0"], "--threads must be a number from 1 to 64"],
    [["--ndjson", "--threads", "65"], "--threads must be a number from 1 to 64"],
    [["--ndjson", "--threads", "two"], "--threads must be a number from 1 to 64"],
    [["--parquet", "x", "--explain"], "--explain has no effect with --parquet"],
    [["--ndjson", "--separator", " "], "--separator takes a line that is not empty"],
  ] as const)
    it(`rejects ${flags.join(" ")}`, async () => {
      const { code, stderr } = await decode(...flags);
      expect(code).to.equal(2);
      expect(stderr).to.contain(message);
    });
});

const ZIP =
  "UEsDBAoAAAAAAPycd12H6M8yTQAAAE0AAAAFAAAAYS50eHQxLkFETEVSL0JSVU5PIE1SCiAgMyAgQUYgNDU3IFkgMjROT1YgMiBHUlVDREcgSEsyICAgICAgIDMgIDE4NTUgMDk1MCsxIDc3VyBFClBLAQIeAwoAAAAAAPycd12H6M8yTQAAAE0AAAAFAAAAAAAAAAAAAACkgQAAAABhLnR4dFBLBQYAAAAAAQABADMAAABwAAAAAAA=";
