import { expect } from "chai";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { recordsOf } from "../../src/archives/split.ts";
import type { ArchiveRecord } from "../../src/archives/record.ts";
import type { Split } from "../../src/archives/splits.ts";
import { chunksOf } from "../../src/jobs/chunks.ts";
import { piecesIn, type Chunk } from "../../src/jobs/piece.ts";
import type { SourcePlace } from "../../src/jobs/places/place.ts";

/** Their bytes, as Latin-1 characters. */
type Files = Readonly<Record<string, string>>;

/** Files in memory, read in blocks of some bytes. */
function placeOf(files: Files, block = 7): SourcePlace {
  const bytesOf = (name: string) => Buffer.from(files[name] ?? "", "latin1");
  return {
    files: async function* () {
      await Promise.resolve();
      for (const name of Object.keys(files)) yield { name, size: bytesOf(name).length };
    },
    read: async function* (name, start = 0, end = Infinity) {
      await Promise.resolve();
      const bytes = bytesOf(name).subarray(start, end);
      for (let at = 0; at < bytes.length; at += block) yield bytes.subarray(at, at + block);
    },
    sizeOf: (name) => Promise.resolve(bytesOf(name).length),
    pathOf: () => null,
  };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** What a record is, wherever it was read from. */
const identity = ({ id, file, content }: ArchiveRecord) => ({ id, file, content });

async function recordsIn(place: SourcePlace, { pieces }: Chunk): Promise<readonly unknown[]> {
  const records: unknown[] = [];
  // As the store keeps them.
  for (const { file, start, end, before, split } of piecesIn(JSON.stringify(pieces))) {
    if (split === "archive") throw new Error("no file is an archive");
    const source = { name: file, path: null, bytes: place.read(file, start, end) };
    for await (const record of recordsOf(source, split, before)) records.push(identity(record));
  }
  return records;
}

/** The ranges of chunks, in short. */
const inShort = (chunks: readonly Chunk[]) =>
  chunks.map(({ pieces }) =>
    pieces.map(({ file, start, end, before }) => `${file} ${start}-${end} after ${before}`),
  );

describe("The chunks of a source", () => {
  it("end with the line that makes them long enough, and count the records before them", async () => {
    const line = (id: number) => `{"id":${id},"text":"x"}\n`;
    const files = { "a.ndjson": line(1) + line(2) + line(3), "b.ndjson": `\n${line(4)}` };
    expect(line(1)).to.have.length(20);
    const chunks = await all(chunksOf(placeOf(files), "auto", 30));
    expect(inShort(chunks)).to.deep.equal([
      ["a.ndjson 0-40 after 0"],
      ["a.ndjson 40-60 after 2", "b.ndjson 0-21 after 0"],
    ]);
    expect(chunks.map(({ bytes }) => bytes)).to.deep.equal([40, 41]);
    const digest = createHash("sha256")
      .update(`${line(3)}\n${line(4)}`)
      .digest("hex");
    expect(chunks[1]?.digest).to.equal(digest);
  });

  it("begin at an email of a mailbox, and after a separator or form feed", async () => {
    const mailbox = "From a\n\n>From b\nx\n\nFrom c\nyy\n";
    expect(inShort(await all(chunksOf(placeOf({ m: mailbox }), "mbox", 1)))).to.deep.equal([
      ["m 0-19 after 0"],
      ["m 19-29 after 1"],
    ]);
    const split = { separator: "--" };
    expect(inShort(await all(chunksOf(placeOf({ s: "a\n--\nb\n--\n" }), split, 1)))).to.deep.equal([
      ["s 0-2 after 0"],
      ["s 2-7 after 1"],
      ["s 7-10 after 2"],
    ]);
    expect(inShort(await all(chunksOf(placeOf({ f: "a\fb" }), "form-feeds", 1)))).to.deep.equal([
      ["f 0-2 after 0"],
      ["f 2-3 after 1"],
    ]);
  });

  it("put small files together, and leave archives alone", async () => {
    const packed = gzipSync("x");
    const files = { a: "1", b: "", c: "3", "d.gz": packed.toString("latin1"), e: "5" };
    const chunks = await all(chunksOf(placeOf(files), "auto", 100));
    expect(inShort(chunks)).to.deep.equal([
      ["a 0-1 after 0", "b 0-0 after 0", "c 0-1 after 0"],
      [`d.gz 0-${packed.length} after 0`],
      ["e 0-1 after 0"],
    ]);
    expect(chunks.map(({ digest }) => digest === null)).to.deep.equal([false, true, false]);
  });

  it("contain the records of the whole files, with their ids, wherever they are cut", async () => {
    const pieces = ["\n", "\n\n", "--\n", "\f", "From x\n", ">From y\n", "a", '{"text":"t"}', " "];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 });
    const content = text.map((parts) => parts.join(""));
    const splits: readonly Split[] = ["auto", "file", "form-feeds", "mbox", "ndjson"];
    const split = fc.constantFrom<Split>(...splits, { separator: "--" });
    const name = fc.constantFrom("f", "f.ndjson", "f.mbox");
    await fc.assert(
      fc.asyncProperty(
        ...[content, content, name, split, fc.integer({ min: 1, max: 40 })],
        async (one, other, file, how, size) => {
          const place = placeOf({ [file]: one, "g.jsonl": other });
          const whole = await Promise.all(
            [file, "g.jsonl"].map((each) =>
              all(recordsOf({ name: each, path: null, bytes: place.read(each) }, how)),
            ),
          );
          const chunks = await all(chunksOf(place, how, size));
          const cut = await Promise.all(chunks.map((chunk) => recordsIn(place, chunk)));
          expect(cut.flat()).to.deep.equal(whole.flat().map(identity));
        },
      ),
      { numRuns: 300 },
    );
  });
});
