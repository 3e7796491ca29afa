import { expect } from "chai";
import { MOST_ATTEMPTS } from "../../src/store/jobs/chunk-store.ts";
import { FINDING } from "../../src/store/jobs/rows.ts";
import { RuleError } from "../../src/store/rule-error.ts";
import type { Store } from "../../src/store/store.ts";
import { withClock } from "../clock.ts";
import { onEveryEngine, type Engine } from "./engines.ts";

const RESULT = { engine: "1.2.3", records: 10, errors: { not_decodable: 2, too_large: 1 } };
/** Longer than any wait for another attempt. */
const HOUR = 60 * 60 * 1000;

const PLACE = { source: "/archive", destination: "/decoded", options: "{}", account_id: null };
const NOTHING_READ = { engine: "1.2.3", records: 0, errors: {} };

/** Chunks of 100 bytes each. */
function chunkRows(count: number) {
  return Array.from({ length: count }, (_, number) => ({
    ...{ number, pieces: `[${number}]`, bytes: 100, digest: "d" },
  }));
}

/** A job all of whose chunks a worker has found. */
async function submit({ jobs, chunks: all }: Store, count: number): Promise<string> {
  const job = await jobs.create(PLACE);
  await all.begin({ job, chunk: FINDING }, "finder");
  await jobs.add(job, chunkRows(count));
  await jobs.submitted(job);
  await all.finish({ job, chunk: FINDING }, NOTHING_READ);
  return job;
}

describe("The jobs of a store", () => {
  onEveryEngine((engine) => {
    finding(engine);
    chunks(engine);
    attempts(engine);
    progress(engine);
  });
});

function finding({ open }: Engine): void {
  it("begin with a worker that finds their chunks, which others may begin at once", async () => {
    const store = await open();
    const job = await store.jobs.create(PLACE);
    const finder = { job, chunk: FINDING };
    expect(await store.chunks.waiting(9)).to.deep.equal([finder]);
    expect(await store.chunks.begin(finder, "a")).to.deep.include({ ...finder, pieces: "[]" });
    expect(await store.jobs.add(job, chunkRows(2))).to.equal(true);
    expect(await store.chunks.waiting(9)).to.have.length(2);
    expect((await store.jobs.progress(job)).chunks).to.include({ waiting: 2, running: 1 });
    await store.chunks.finish(finder, NOTHING_READ);
    const { chunks: counts, engines } = await store.jobs.progress(job);
    expect({ ...counts, engines }).to.deep.include({
      waiting: 2,
      running: 0,
      done: 0,
      engines: [],
    });
    expect((await store.jobs.chunks(job)).map(({ number }) => number)).to.deep.equal([0, 1]);
  });

  it("keep the chunks of a finder that was killed, and refuse others in their places", async () => {
    const store = await open();
    const job = await store.jobs.create(PLACE);
    await store.jobs.add(job, chunkRows(2));
    await store.chunks.begin({ job, chunk: 0 }, "a");
    await store.chunks.finish({ job, chunk: 0 }, RESULT);
    expect(await store.jobs.add(job, chunkRows(3))).to.equal(true);
    expect((await store.jobs.progress(job)).chunks).to.include({ waiting: 3, done: 1 });
    const [first, ...rest] = chunkRows(4);
    const other = { ...first, number: 0, pieces: "[]", bytes: 1, digest: "d" };
    expect(await store.jobs.add(job, [other, ...rest])).to.equal(false);
    expect(await store.jobs.chunks(job)).to.have.length(3);
  });

  it("add no waiting chunk to a cancelled job, nor any to one that is gone", async () => {
    const store = await open();
    const job = await store.jobs.create(PLACE);
    await store.chunks.begin({ job, chunk: FINDING }, "a");
    await store.jobs.cancel(job);
    await store.jobs.add(job, chunkRows(2));
    expect(await store.chunks.waiting(9)).to.deep.equal([]);
    expect(await store.jobs.retry(job)).to.equal(2);
    expect(await store.jobs.add("0123456789ab", chunkRows(2))).to.equal(true);
    expect(await store.jobs.chunks("0123456789ab")).to.deep.equal([]);
  });

  it("have separate destinations", async () => {
    const [one, two] = [await open(), await open()];
    const job = await one.jobs.create(PLACE);
    const failure: unknown = await two.jobs.create(PLACE).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(RuleError).with.property("subject", "destination");
    await two.jobs.create({ ...PLACE, destination: "/decoded/again" });
    expect((await one.jobs.list()).filter(({ id }) => id === job)).to.have.length(1);
    expect(await one.jobs.list()).to.have.length(2);
  });
}

function chunks({ open }: Engine): void {
  it("give each chunk to one worker only", async () => {
    const [one, two] = [await open(), await open()];
    const job = await submit(one, 3);
    const waiting = await one.chunks.waiting(10);
    expect(waiting).to.deep.equal([0, 1, 2].map((chunk) => ({ job, chunk })));
    const id = { job, chunk: 1 };
    const begun = await Promise.all(
      [one, two, one, two].map(({ chunks: all }, worker) => all.begin(id, String(worker))),
    );
    const [task, ...others] = begun.filter((each) => each !== null);
    expect(others).to.deep.equal([]);
    expect(task).to.deep.equal({
      ...id,
      ...{ source: "/archive", destination: "/decoded", options: "{}" },
      ...{ pieces: "[1]", digest: "d", attempt: 1 },
    });
    expect(await two.chunks.waiting(10)).to.have.length(2);
  });

  it("count a chunk once that two workers have finished", async () => {
    const store = await open();
    const job = await submit(store, 2);
    const id = { job, chunk: 0 };
    await store.chunks.begin(id, "a");
    await store.chunks.finish(id, RESULT);
    await store.chunks.finish(id, { ...RESULT, errors: { too_large: 1 } });
    const { records, failed, errors, engines } = await store.jobs.progress(job);
    expect({ records, failed, errors, engines }).to.deep.equal({
      ...{ records: 10, failed: 1, errors: { too_large: 1 }, engines: ["1.2.3"] },
    });
  });

  it("begin no chunk of a cancelled job, until it is tried again", async () => {
    const store = await open();
    const job = await submit(store, 3);
    await store.chunks.begin({ job, chunk: 0 }, "a");
    await store.jobs.cancel(job);
    expect(await store.chunks.begin({ job, chunk: 1 }, "a")).to.equal(null);
    expect(await store.chunks.waiting(10)).to.deep.equal([]);
    // Fails after the job was cancelled.
    await store.chunks.fail({ job, chunk: 0 }, "a", "no_such_file");
    const counts = { waiting: 0, running: 0, done: 0, dead: 0 };
    expect((await store.jobs.progress(job)).chunks).to.deep.equal({ ...counts, cancelled: 3 });
    expect(await store.jobs.retry(job)).to.equal(3);
    expect(await store.chunks.waiting(10)).to.have.length(3);
    expect(await store.jobs.find(job)).to.include({ cancelled_at: null });
  });
}

function attempts({ open }: Engine): void {
  it("let a failed chunk wait ever longer, and are rid of it after the last attempt", async () => {
    const store = await open();
    const job = await submit(store, 1);
    const id = { job, chunk: 0 };
    for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
      await store.chunks.begin(id, "a");
      expect(await store.chunks.fail(id, "a", "no_such_file")).to.equal(true);
      expect(await store.chunks.waiting(1)).to.deep.equal([]);
      const soon = 2 ** attempt * 1000;
      const waitingIn = (ms: number) => withClock(ms, () => store.chunks.waiting(1));
      expect(await waitingIn(soon / 2)).to.deep.equal([]);
      expect(await waitingIn(soon + 500)).to.deep.equal([id]);
    }
    await store.chunks.begin(id, "a");
    expect(await store.chunks.areOver()).to.equal(false);
    expect(await store.chunks.fail(id, "a", "source_changed")).to.equal(false);
    expect(await store.chunks.areOver()).to.equal(true);
    expect(await store.jobs.dead(job)).to.deep.equal([
      { number: 0, pieces: "[0]", attempts: MOST_ATTEMPTS, reason: "source_changed" },
    ]);
    expect(await store.jobs.retry(job)).to.equal(1);
    expect(await store.chunks.waiting(1)).to.deep.equal([id]);
  });

  it("take chunks back from workers that are silent, once, and from no other", async () => {
    const [store, other] = [await open(), await open()];
    const job = await submit(store, 2);
    const [lost, kept] = [
      { job, chunk: 0 },
      { job, chunk: 1 },
    ];
    await store.chunks.begin(lost, "a");
    await store.chunks.begin(kept, "b");
    await withClock(HOUR, () => store.chunks.beat(kept, "b"));
    // Who no longer holds a chunk keeps nobody waiting.
    await withClock(HOUR, () => store.chunks.beat(lost, "b"));
    await withClock(HOUR, () =>
      Promise.all([store, other].map(({ chunks: all }) => all.takeBack(HOUR / 2))),
    );
    expect(await withClock(2 * HOUR, () => store.chunks.waiting(9))).to.deep.equal([lost]);
    // Its output is in place, whatever was believed.
    await store.chunks.finish(lost, RESULT);
    expect(await withClock(2 * HOUR, () => store.chunks.waiting(9))).to.deep.equal([]);
  });

  it("take a chunk given back for one that was never begun", async () => {
    const store = await open();
    const job = await submit(store, 1);
    const id = { job, chunk: 0 };
    for (let times = 0; times <= MOST_ATTEMPTS; times += 1) {
      await store.chunks.begin(id, "a");
      await store.chunks.giveBack(id, "a");
    }
    expect(await store.chunks.waiting(1)).to.deep.equal([id]);
  });
}

function progress({ open }: Engine): void {
  it("say how far they are, how fast, and what went wrong", async () => {
    const store = await open();
    const job = await submit(store, 4);
    for (const chunk of [0, 1]) await store.chunks.begin({ job, chunk }, "a");
    for (const chunk of [0, 1])
      await withClock(100_000, () => store.chunks.finish({ job, chunk }, RESULT));
    const at = Date.now() + 100_000;
    const { recordsPerSecond, bytesPerSecond, ...exact } = await store.jobs.progress(job, at);
    expect(exact).to.deep.equal({
      chunks: { waiting: 2, running: 0, done: 2, dead: 0, cancelled: 0 },
      ...{ bytes: 400, doneBytes: 200, records: 20, failed: 6 },
      ...{ errors: { not_decodable: 4, too_large: 2 }, engines: ["1.2.3"] },
    });
    expect(recordsPerSecond).to.be.closeTo(0.2, 0.02);
    expect(bytesPerSecond).to.be.closeTo(2, 0.2);
    expect(await store.jobs.progress(job, at + HOUR)).to.include({ recordsPerSecond: 0 });
  });

  it("belong to an account, with which they are deleted", async () => {
    const store = await open();
    const owner = await store.accounts.create("ana@example.com", "an invented password");
    const place = { source: "/a", destination: "/b", options: "{}" };
    const job = await store.jobs.create({ ...place, account_id: owner?.id ?? null });
    const nobodys = await submit(store, 1);
    expect((await store.jobs.list()).map(({ id }) => id)).to.have.members([job, nobodys]);
    const ofAccount = async (id: string | null, most = 9) =>
      (await store.jobs.ofAccount(id, most)).map((row) => row.id);
    expect(await ofAccount(owner?.id ?? "")).to.deep.equal([job]);
    expect(await ofAccount(null)).to.deep.equal([nobodys]);
    expect(await ofAccount(null, 0)).to.deep.equal([]);
    expect(await store.jobs.find("0123456789ab")).to.equal(null);
  });
}
