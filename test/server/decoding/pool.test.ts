import { expect } from "chai";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { ApiError } from "../../../src/server/errors.ts";
import { decodeEach } from "../../../src/server/decoding/each.ts";
import { DecodePool, type PoolOptions } from "../../../src/server/decoding/pool.ts";
import type { AnswerJob, Job, Outcome } from "../../../src/server/decoding/job.ts";
import { traceOf } from "../../../src/server/trace.ts";
import { useBuilt } from "../../cli/built.ts";
import { useStandIn } from "./stand-in.ts";
import work from "./stand-in-worker.ts";

function jobOf(text: string): Job {
  return { answer: "v4", text, options: {} };
}

/** The events that a pool has reported. */
class Told {
  starts = 0;
  timeouts = 0;
  restarts = 0;
  refusals = 0;
  /** Why threads ended that had no job. */
  readonly losses: unknown[] = [];

  started = (): void => {
    this.starts += 1;
  };
  timedOut = (): void => {
    this.timeouts += 1;
  };
  restarted = (): void => {
    this.restarts += 1;
  };
  refused = (): void => {
    this.refusals += 1;
  };
  lost = (error: unknown): void => {
    this.losses.push(error);
  };
}

describe("The pool of decoders", () => {
  useBuilt();
  const standIn = useStandIn();
  let pool: DecodePool | undefined;
  let told = new Told();
  afterEach(async () => {
    await pool?.close();
  });

  async function start(options: Partial<PoolOptions> = {}, worker = standIn()) {
    told = new Told();
    pool = await DecodePool.start({ workers: 1, timeoutMs: 10_000, ...options }, told, worker);
    return pool;
  }

  /** The answer to a text, or the error. */
  async function outcomeOf(text: string, caller = "a", isGone = () => false): Promise<unknown> {
    try {
      const outcome = await pool?.decode(jobOf(text), { name: caller, isGone });
      return outcome?.kind === "answered" ? JSON.parse(outcome.json) : outcome;
    } catch (error) {
      return error instanceof ApiError ? `${error.status} ${error.message}` : error;
    }
  }

  it("decodes in other threads", async function () {
    this.timeout(120_000);
    const real = await start({}, BUILT_WORKER);
    const decode = (answer: AnswerJob["answer"], text: string): Promise<Outcome> =>
      real.decode({ answer, text, options: {} }, { name: "a", isGone: () => false });
    const text = "1  AF 457 Y 24NOV 2 GRUCDG HK1  1855 0950+1";
    for (const answer of ["v3", "v4", "workbench"] as const)
      expect(await decode(answer, text), answer).to.deep.include({
        kind: "answered",
        algorithm: "GDS_A",
        isDecodable: true,
      });
    const file = await real.decode(
      { answer: "itinerary", text, options: {}, format: "pdf", style: {} },
      { name: "a", isGone: () => false },
    );
    const content = file.kind === "rendered" ? Buffer.from(file.content).toString("latin1") : "";
    expect(content.slice(0, 5)).to.equal("%PDF-");
    expect(content.trimEnd().slice(-5)).to.equal("%%EOF");
    const nothing = "no person, flight, hotel, train or other booked segment was found in the text";
    expect(await decode("v4", "NOTHING")).to.deep.equal({
      kind: "refused",
      algorithm: "SIMPLE_DECODER",
      why: nothing,
      coverage: 0,
      unreadLines: 1,
    });
    expect(await decode("workbench", "NOTHING")).to.include({ isDecodable: false });
  });

  it("abandons a text at the deadline, replaces the thread, and continues", async () => {
    await start({ timeoutMs: 300 });
    const [spun, next] = await Promise.all([outcomeOf("SPIN"), outcomeOf("NEXT")]);
    expect(spun).to.equal("504 Decoding took too long: the limit is 0.3 s");
    expect(next).to.equal("NEXT");
    expect(told).to.deep.include({ starts: 2, timeouts: 1 });
    while (told.restarts === 0) await wait(5);
    expect(pool?.state).to.deep.equal({ busy: 0, ready: 2, waiting: 0 });
  });

  it("carries out several texts together, and each alone if one of them takes too long", async () => {
    const several = await start({ timeoutMs: 300, spares: 0, patienceMs: 60_000 });
    const caller = { name: "a", isGone: () => false };
    const settledOf = async (...texts: string[]) =>
      (await decodeEach(several, texts.map(jobOf), caller)).map((each) =>
        each.status === "fulfilled" ? each.value.kind : String(each.reason),
      );
    expect(await settledOf("A", "B", "C")).to.deep.equal(["answered", "answered", "answered"]);
    expect(told.starts).to.equal(1);
    const [first, spun, last] = await settledOf("A", "SPIN", "C");
    expect([first, last]).to.deep.equal(["answered", "answered"]);
    expect(spun).to.contain("Decoding took too long: the limit is 0.3 s");
    expect(told).to.deep.include({ starts: 5, timeouts: 2 });
  });

  it("refuses a text that needs too much memory, and continues", async () => {
    await start({ memoryMib: 64 });
    const [hogged, next] = await Promise.all([outcomeOf("HOG"), outcomeOf("NEXT")]);
    expect(hogged).to.equal("503 Service unavailable: the text needs too much memory");
    expect(next).to.equal("NEXT");
    while (told.restarts === 0) await wait(5);
    expect(told.timeouts).to.equal(0);
  });

  it("makes only the caller that ended a thread wait until it is replaced", async () => {
    // On a busy machine, starting a thread can take longer than texts usually wait.
    await start({ timeoutMs: 300, patienceMs: 60_000 });
    expect(await outcomeOf("SPIN", "attacker")).to.match(/^504 /);
    const order: string[] = [];
    const again = outcomeOf("AGAIN", "attacker").then(() => order.push("attacker"));
    await outcomeOf("ANY", "shop").then(() => order.push("shop"));
    expect(told.restarts).to.equal(0);
    await again;
    expect(order).to.deep.equal(["shop", "attacker"]);
    expect(told.restarts).to.equal(1);
  });

  it("continues with the other threads if one cannot be replaced, and locks nobody out", async () => {
    const several = await start({ timeoutMs: 300, patienceMs: 60_000, suspensionMs: 10 });
    process.env.STAND_IN_FAILS = "yes";
    try {
      expect(await outcomeOf("SPIN", "attacker")).to.match(/^504 /);
      // Until the new thread has failed.
      while (told.losses.length === 0) await wait(20);
      expect(several.state).to.deep.equal({ busy: 0, ready: 1, waiting: 0 });
      expect(await outcomeOf("ANY", "shop")).to.equal("ANY");
      expect(await outcomeOf("AGAIN", "attacker")).to.equal("AGAIN");
      expect(told.losses.map(String)).to.deep.equal(["Error: a stand-in that does not load"]);
    } finally {
      delete process.env.STAND_IN_FAILS;
    }
  });

  it("keeps the spare thread for short texts", async () => {
    await start();
    const long = outcomeOf(`WAIT${"0".repeat(9000)}300`);
    const behind = outcomeOf(`WAIT${"0".repeat(9000)}1`);
    expect(await outcomeOf("SHORT", "b")).to.equal("SHORT");
    expect(pool?.state).to.deep.equal({ busy: 1, ready: 2, waiting: 1 });
    await Promise.all([long, behind]);
  });

  it("leaves all jobs to its threads by default", async () => {
    await start();
    expect(await outcomeOf("WHERE")).to.equal("there");
  });

  it("carries out light jobs in the current thread if asked to, and others in its threads", async () => {
    const both = await start({ workHere: work });
    const caller = { name: "a", isGone: () => false };
    const where = async (job: Job) => {
      const outcome = await both.decode(job, caller);
      return "json" in outcome ? outcome.json : outcome.kind;
    };
    const light = jobOf("WHERE");
    expect(await where(light)).to.equal('"here"');
    expect(await where(jobOf("WHERE".padEnd(4096)))).to.equal('"here"');
    expect(await where(jobOf("WHERE".padEnd(4097)))).to.equal('"there"');
    expect(await where({ ...light, source: "mail" })).to.equal('"there"');
    const itinerary = { answer: "itinerary", format: "text", style: {}, options: {} } as const;
    expect(await where({ ...itinerary, text: "WHERE" })).to.equal('"there"');
    expect(both.state).to.deep.equal({ busy: 0, ready: 3, waiting: 0 });
  });

  it("carries out light jobs for a few milliseconds in each turn of the event loop", async () => {
    const both = await start({ workHere: work });
    let turn = 0;
    const answers: unknown[] = [];
    const turns: number[] = [];
    const job = async (text: string, caller: string) => {
      answers.push(await outcomeOf(text, caller));
      turns.push(turn);
    };
    const texts = ["BUSY6", "BUSY7", ...Array.from({ length: 10 }, (_, index) => `QUICK${index}`)];
    const jobs = texts.map((text) => job(text, `caller of ${text}`));
    expect(both.state).to.deep.equal({ busy: 1, ready: 3, waiting: 11 });
    for (; answers.length < jobs.length; turn += 1) await nextTurn();
    expect(answers).to.deep.equal(texts);
    expect(turns.slice(0, 3)).to.deep.equal([0, 1, 2]);
    // However slow the machine is, some of them share a turn.
    expect(new Set(turns).size).to.be.below(texts.length);
    expect(told.starts).to.equal(texts.length);
  });

  it("continues with the next light job after one that throws", async () => {
    await start({ workHere: work });
    const jobs = ["A", "THROW B", "C"].map((text) => outcomeOf(text, `caller of ${text}`));
    expect((await Promise.all(jobs)).map(String)).to.deep.equal(["A", "RangeError: THROW B", "C"]);
  });

  it("leaves a caller's jobs to its threads while they take long", async () => {
    await start({ workHere: work });
    await outcomeOf("WAIT50", "slow");
    // One that takes long says more about the machine than about the caller.
    expect(await outcomeOf("WAIT50", "slow")).to.equal("WAIT50");
    expect(await outcomeOf("WHERE", "slow")).to.equal("here");
    for (let count = 0; count < 3; count += 1) await outcomeOf("WAIT50", "slow");
    expect(await outcomeOf("WHERE", "quick")).to.equal("here");
    expect(await outcomeOf("WHERE", "slow")).to.equal("there");
    // Whether the last one took long depends on the machine; sooner or later one does not.
    while ((await outcomeOf("WHERE", "slow")) === "there") await wait(5);
  });

  it("does not blame a caller for the time that the event loop was busy", async () => {
    await start({ workHere: work });
    const whereAfterBusyLoop = async (caller: string) => {
      const first = outcomeOf("ANY", caller);
      const until = performance.now() + 30;
      while (performance.now() < until);
      await first;
      return outcomeOf("WHERE", caller);
    };
    // Another program on the machine can make any job slow, but not all of them.
    const places = [];
    for (const caller of "abcde") places.push(await whereAfterBusyLoop(caller));
    expect(places).to.include("here");
  });

  it("passes on what the decoder throws, with its stack and without ending the thread", async () => {
    await start();
    const error = await outcomeOf("THROW CANARYBIRD");
    expect(error).to.be.an.instanceOf(RangeError);
    expect(traceOf(error)).to.have.nested.property("at[0]").that.contains("stand-in-worker.mjs");
    expect(JSON.stringify(traceOf(error))).not.to.contain("CANARYBIRD");
    expect(await outcomeOf("NEXT")).to.equal("NEXT");
    expect(told.restarts).to.equal(0);
  });

  it("refuses a job immediately if too many are waiting", async () => {
    await start({ mostWaiting: 2 });
    const busy = [outcomeOf("WAIT100"), outcomeOf("WAIT101")];
    const waiting = [outcomeOf("1"), outcomeOf("2")];
    expect(pool?.state).to.deep.equal({ busy: 2, ready: 2, waiting: 2 });
    expect(await outcomeOf("3")).to.match(/^503 Service unavailable: too many requests at once/);
    expect(told.refusals).to.equal(1);
    const answers = await Promise.all([...busy, ...waiting]);
    expect(answers).to.deep.equal(["WAIT100", "WAIT101", "1", "2"]);
  });

  it("refuses jobs that have waited too long", async () => {
    await start({ patienceMs: 50 });
    const busy = [outcomeOf("WAIT300"), outcomeOf("WAIT300")];
    expect(await outcomeOf("LATE")).to.match(/^503 /);
    expect(pool?.state.waiting).to.equal(0);
    expect(await Promise.all(busy)).to.deep.equal(["WAIT300", "WAIT300"]);
    expect(told).to.include({ starts: 2, refusals: 1 });
  });

  it("serves a caller with few jobs before one with many", async () => {
    await start();
    const order: string[] = [];
    const send = async (caller: string, text: string) => {
      order.push(String(await outcomeOf(text, caller)));
    };
    await Promise.all([
      ...["WAIT110", "WAIT111", "WAIT112", "WAIT113"].map((text) => send("much", text)),
      send("little", "WAIT10"),
    ]);
    expect(order.indexOf("WAIT10")).to.be.at.most(2);
  });

  it("does nothing for a caller that has disconnected", async () => {
    await start();
    const busy = [outcomeOf("WAIT50"), outcomeOf("WAIT50")];
    expect(await outcomeOf("GONE", "a", () => true)).to.match(/^400 /);
    await Promise.all(busy);
    expect(told.starts).to.equal(2);
  });

  it("refuses waiting jobs when it closes, and ends its threads", async () => {
    const closing = await start();
    const spinning = Promise.all([outcomeOf("SPIN"), outcomeOf("SPIN")]);
    const waiting = outcomeOf("NEXT");
    await wait(20);
    await closing.close();
    expect(await waiting).to.match(/^503 /);
    for (const error of await spinning) expect(error).to.be.an.instanceOf(Error);
  });

  it("does not start if its threads cannot", async () => {
    const missing = new URL("there-is-no-such-worker.ts", import.meta.url);
    const error: unknown = await start({}, missing).catch((reason: unknown) => reason);
    expect(error).to.be.an.instanceOf(Error);
  });
});

/** Sources would take each thread seconds to compile. */
const BUILT_WORKER = new URL("../../../dist/src/server/decoding/worker.js", import.meta.url);
