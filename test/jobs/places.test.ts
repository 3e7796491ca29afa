import { expect } from "chai";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ChunkFault, faultCodeOf } from "../../src/jobs/fault.ts";
import { jobStateOf, secondsLeft } from "../../src/jobs/job-state.ts";
import { DestinationFolder, SourceFolder } from "../../src/jobs/places/folder.ts";
import { addressOf, isAddress } from "../../src/jobs/places/open-place.ts";
import { s3AddressIn } from "../../src/jobs/places/s3-address.ts";
import type { JobProgress } from "../../src/store/jobs/progress.ts";
import { temporaryFolder } from "../store/folder.ts";

const NONE = { waiting: 0, running: 0, done: 0, dead: 0, cancelled: 0 };
const PROGRESS: JobProgress = {
  chunks: NONE,
  ...{ bytes: 300, doneBytes: 100, records: 10, failed: 0, errors: {}, engines: [] },
  ...{ bytesPerSecond: 50, recordsPerSecond: 5 },
};

async function* pieces(...texts: readonly string[]): AsyncGenerator<string, void, void> {
  await Promise.resolve();
  yield* texts;
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const each of bytes) all.push(each);
  return Buffer.concat(all).toString();
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("A job", () => {
  describe("in a folder", () => {
    const folder = temporaryFolder();

    it("is a source: its files, or a single one, whole or in part", async () => {
      mkdirSync(join(folder(), "sub"));
      writeFileSync(join(folder(), "a.txt"), "0123456789");
      writeFileSync(join(folder(), "sub", "b.txt"), "");
      const whole = new SourceFolder(folder());
      const names: string[] = [];
      for await (const { name, size } of whole.files()) names.push(`${name} ${size}`);
      expect(names).to.deep.equal(["a.txt 10", "sub/b.txt 0"]);
      expect(await textOf(whole.read("a.txt"))).to.equal("0123456789");
      expect(await textOf(whole.read("a.txt", 2, 5))).to.equal("234");
      expect(await textOf(whole.read("a.txt", 2, 2))).to.equal("");
      const single = new SourceFolder(join(folder(), "a.txt"));
      for await (const { name, size } of single.files())
        expect({ name, size }).to.deep.equal({ name: "a.txt", size: 10 });
      expect(await single.sizeOf("a.txt")).to.equal(10);
    });

    it("is not a source if a file is missing", async () => {
      symlinkSync(join(folder(), "gone"), join(folder(), "link.txt"));
      const list = async () => {
        for await (const file of new SourceFolder(folder()).files()) expect(file.name).to.equal("");
      };
      expect(faultCodeOf(await failureOf(list()))).to.equal("no_such_file");
    });

    it("is a destination: a part is there completely, or not at all", async () => {
      const path = join(folder(), "out");
      const destination = new DestinationFolder(path);
      expect(await destination.isEmpty()).to.equal(true);
      const long = "x".repeat(300_000);
      await destination.write("part", pieces(long, "end"), 1);
      expect(readFileSync(join(path, "part"), "utf8")).to.equal(`${long}end`);
      expect(await destination.isEmpty()).to.equal(false);
      const broken = async function* () {
        yield* pieces("half");
        throw new ChunkFault("source_changed");
      };
      expect(faultCodeOf(await failureOf(destination.write("other", broken(), 1)))).to.equal(
        "source_changed",
      );
      expect(readdirSync(path)).to.deep.equal(["part"]);
    });

    it("loses what an attempt before left behind", async () => {
      const destination = new DestinationFolder(folder());
      writeFileSync(join(folder(), ".part.1"), "of a worker that was killed");
      await destination.write("part", pieces("whole"), 2);
      expect(readdirSync(folder())).to.deep.equal(["part"]);
    });

    it("cannot be a file", async () => {
      const path = join(folder(), "file");
      writeFileSync(path, "");
      expect(faultCodeOf(await failureOf(new DestinationFolder(path).isEmpty()))).to.equal(
        "no_such_file",
      );
    });
  });

  describe("by the address of a place", () => {
    it("is a path or in a bucket", () => {
      expect(addressOf("/a/../b")).to.equal("/b");
      expect(addressOf("s3://bucket/a/../b")).to.equal("s3://bucket/a/../b");
      expect(s3AddressIn("s3://bucket")).to.deep.equal({ bucket: "bucket", prefix: "" });
      expect(s3AddressIn("s3://bucket/a/b")).to.deep.equal({ bucket: "bucket", prefix: "a/b/" });
      expect(s3AddressIn("s3://bucket/a/")).to.deep.equal({ bucket: "bucket", prefix: "a/" });
      expect(["/a", "s3://bucket", "s3://B", "s3://"].map(isAddress)).to.deep.equal([
        ...[true, true, false, false],
      ]);
    });
  });

  describe("with the fault of a chunk", () => {
    it("is a code, never a message", () => {
      const failed = (code: string) => Object.assign(new Error("/secret/path"), { code });
      expect(faultCodeOf(failed("ENOSPC"))).to.equal("disk_full");
      expect(faultCodeOf(failed("EACCES"))).to.equal("permission_denied");
      expect(faultCodeOf(failed("EIO"))).to.equal("EIO");
      expect(faultCodeOf(new TypeError("STONE/ADA"))).to.equal("TypeError");
      expect(faultCodeOf(failed("a code with STONE/ADA"))).to.equal("internal_error");
      expect(faultCodeOf("STONE/ADA")).to.equal("internal_error");
    });
  });

  describe("in its state", () => {
    const submitted = { submitted_at: "2026-11-21 10:00:00", cancelled_at: null };

    it("follows from its chunks", () => {
      const stateOf = (chunks: Partial<typeof NONE>) =>
        jobStateOf(submitted, { chunks: { ...NONE, ...chunks } });
      expect(stateOf({ waiting: 2 })).to.equal("waiting");
      expect(stateOf({ waiting: 1, done: 1 })).to.equal("running");
      expect(stateOf({ running: 1 })).to.equal("running");
      expect(stateOf({ done: 2 })).to.equal("done");
      expect(stateOf({ done: 1, dead: 1 })).to.equal("incomplete");
      expect(jobStateOf({ ...submitted, submitted_at: null }, PROGRESS)).to.equal("submitting");
      expect(jobStateOf({ ...submitted, cancelled_at: "2026-11-21 11:00:00" }, PROGRESS)).to.equal(
        "cancelled",
      );
    });

    it("knows the time left while somebody works", () => {
      expect(secondsLeft(PROGRESS)).to.equal(4);
      expect(secondsLeft({ ...PROGRESS, bytesPerSecond: 0 })).to.equal(null);
    });
  });
});
