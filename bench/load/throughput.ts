import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { moduleFile } from "../../src/package.ts";
import type { Outcome } from "../../src/server/decoding/job.ts";
import { records } from "../records.ts";
import { answerTo, recordInTurn } from "./answer.ts";
import { isMade, type Made } from "./made.ts";
import { Sender, type Parcel } from "./sender.ts";
import { startProgram, startService, type Service } from "./service.ts";

const KEY = "shop";
const CLIENTS = 16;
/** The number of answers that warm up a server. */
const WARM_UP = 20_000;
/** How long a process without a server warms up, in seconds. */
const WARM_UP_SECONDS = 15;
const ROUNDS = 16;
/** How long a round takes, in seconds. */
const ROUND_SECONDS = 2;
/** The minimum share of the available processor time that the service must use. */
const LEAST_SHARE = 0.8;

/** The performance in a round. */
interface Measured {
  readonly perSecond: number;
  /** Processor time of the processes per answer, in milliseconds. */
  readonly cpuMs: number;
  /** Processor time per answer that they used, or could have used because it was idle, in milliseconds. */
  readonly possibleMs: number;
}

/** Something whose answers are timed. */
interface Contestant {
  readonly name: string;
  readonly round: () => Promise<Measured>;
  readonly stop: () => Promise<void>;
}

/**
 * Measures how many records `recloc serve` answers in one process and in one per core, and how many it could, in two ways:
 * as many as a bare route of Koa that makes the same answers in as many processes, and as many as are made with the
 * processor time that is left beside a bare route that answers as often, with as many bytes, but makes none. All take
 * turns, and only what was measured in the same round is compared: the speed of a shared machine changes within seconds.
 *
 * For comparison, it also measures the parts by themselves: making the answers in a loop, and answering as many bytes as
 * often as possible. Their sum is less than what a server can reach: neither has to share caches, and a server that answers
 * tens of thousands of requests a second reads and writes many of them at once.
 *
 * @param main the compiled command line of the service
 * @returns what is wrong, in words
 */
export async function throughput(main: string): Promise<readonly string[]> {
  const cores = availableParallelism();
  const loops = new Loops(cores);
  await loops.run(WARM_UP_SECONDS);
  const bytes = await meanBytes();
  const many = await server(
    `recloc serve --workers ${cores}`,
    await startService(main, [KEY], { flags: ["--workers", String(cores)] }),
  );
  const [loop, bare, answering, one, workers, left] = await measured([
    {
      name: `making answers in a loop, in ${cores} processes`,
      round: async () => loops.run(ROUND_SECONDS),
      stop: async () => loops.stop(),
    },
    await server("a bare route of Koa", await startBareKoa(1, bytes)),
    await server(
      `a bare route of Koa that makes answers, in ${cores} processes`,
      await startBareKoa(cores),
    ),
    await server("recloc serve", await startService(main, [KEY])),
    many,
    beside(loops, await startBareKoa(cores, bytes), many),
  ]);
  if (!loop || !bare || !answering || !one || !workers || !left)
    throw new Error("not all were measured");
  const times = medianOf(
    workers.map(({ perSecond }, round) => perSecond / at(one, round).perSecond),
  );
  console.log(`${cores} processes: ${times.toFixed(2)} times one`);
  const shareOf = (possibleMs: (round: number) => number) =>
    medianOf(workers.map((each, round) => possibleMs(round) / each.possibleMs));
  const parts = shareOf((round) => at(loop, round).cpuMs + at(bare, round).cpuMs);
  console.log(`${parts.toFixed(2)} of the sum of the parts measured by themselves`);
  const ofBare = shareOf((round) => at(answering, round).possibleMs);
  const ofLeft = shareOf((round) => at(left, round).possibleMs);
  return [
    tooLow(ofBare, "of what a bare route makes of the processor"),
    tooLow(ofLeft, "of what the processor has left beside a bare route"),
  ].flat();
}

function at(rounds: readonly Measured[], round: number): Measured {
  const measured = rounds[round];
  if (measured === undefined) throw new Error("a round was not measured");
  return measured;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}

/** Prints a share, and complains if it is too low. */
function tooLow(share: number, ofWhat: string): readonly string[] {
  const words = `${share.toFixed(2)} ${ofWhat}`;
  console.log(words);
  return share >= LEAST_SHARE ? [] : [`${words}; expected ${LEAST_SHARE}`];
}

/** What each of several contestants does in each round. */
async function measured(
  contestants: readonly Contestant[],
): Promise<readonly (readonly Measured[])[]> {
  const all = contestants.map((): Measured[] => []);
  for (let count = 0; count < ROUNDS; count += 1)
    for (const [index, { round }] of contestants.entries()) all[index]?.push(await round());
  for (const [index, { name, stop }] of contestants.entries()) {
    report(name, all[index] ?? []);
    await stop();
  }
  return all;
}

/** Prints the medians of all rounds. */
function report(name: string, rounds: readonly Measured[]): void {
  const [perSecond, cpuMs, possibleMs] = (["perSecond", "cpuMs", "possibleMs"] as const).map(
    (field) => medianOf(rounds.map((each) => each[field])),
  );
  console.log(
    `${name}: ${perSecond?.toFixed(0)} answers per second, ${cpuMs?.toFixed(2)} ms of processor time each, ` +
      `${possibleMs?.toFixed(2)} ms with what nobody used`,
  );
}

async function server(name: string, service: Service): Promise<Contestant> {
  for (let count = 0; count < WARM_UP;) count += await answersOf(service.url);
  const round = async () => {
    const [idle, before, start] = [idleMs(), service.cpuMs(), performance.now()];
    const count = await answersOf(service.url);
    const perSecond = (count * 1000) / (performance.now() - start);
    const cpuMs = (service.cpuMs() - before) / count;
    return { perSecond, cpuMs, possibleMs: cpuMs + (idleMs() - idle) / count };
  };
  return { name, round, stop: service.stop };
}

/**
 * Sends texts for a round, and returns the number of answers. New connections for each round reach every process,
 * including those that were not ready at first.
 */
async function answersOf(url: URL): Promise<number> {
  const sender = new Sender(url);
  const times = await sender.clients(CLIENTS, ROUND_SECONDS, parcel);
  sender.close();
  const right = times.get(200)?.length ?? 0;
  if (right === 0) throw new Error("the service does not answer");
  return right;
}

function parcel(): Parcel {
  return { key: KEY, text: recordInTurn() };
}

/** The total idle time of all cores, in milliseconds. */
function idleMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0);
}

/**
 * Answers made in loops while a bare route of Koa answers as often as another contestant did: with the processor time that
 * HTTP leaves. Both count.
 */
function beside(loops: Loops, bare: Service, contestant: Contestant): Contestant {
  const round = async () => {
    const { perSecond } = await contestant.round();
    const before = bare.cpuMs();
    const sender = new Sender(bare.url);
    const [made, times] = await Promise.all([
      loops.run(ROUND_SECONDS),
      sender.rate(perSecond, ROUND_SECONDS, parcel),
    ]);
    sender.close();
    const cpuMs = made.cpuMs + (bare.cpuMs() - before) / (times.get(200)?.length ?? 0);
    return { perSecond: made.perSecond, cpuMs, possibleMs: cpuMs };
  };
  return {
    name: "answers beside a bare route of Koa that answers as often",
    round,
    stop: bare.stop,
  };
}

/**
 * Starts a bare route.
 *
 * @param bytes how many it answers; by default, it makes the service's answers
 */
async function startBareKoa(processes: number, bytes?: number): Promise<Service> {
  const args = [processes, bytes].filter((number) => number !== undefined).map(String);
  return startProgram([fileURLToPath(moduleFile("bench/load/bare-koa")), ...args]);
}

/** The mean size of the records' answers. */
async function meanBytes(): Promise<number> {
  let sum = 0;
  for (const { text } of records) sum += sizeOf(await answerTo(text));
  return Math.round(sum / records.length);
}

function sizeOf(outcome: Outcome): number {
  return outcome.kind === "answered" ? outcome.json.length : 0;
}

/** Processes that make answers without a server, one per core. */
class Loops {
  readonly #children: readonly ChildProcess[];

  constructor(processes: number) {
    const file = fileURLToPath(moduleFile("bench/load/alone"));
    this.#children = Array.from({ length: processes }, () => fork(file));
  }

  /** Makes answers in all processes at once for as many seconds, and returns what each of them took on average. */
  async run(seconds: number): Promise<Measured> {
    const made = await Promise.all(this.#children.map((child) => madeBy(child, seconds * 1000)));
    const answers = made.reduce((sum, each) => sum + each.answers, 0);
    const cpuMs = made.reduce((sum, each) => sum + each.cpuMs, 0) / answers;
    return { perSecond: answers / seconds, cpuMs, possibleMs: cpuMs };
  }

  async stop(): Promise<void> {
    for (const child of this.#children) child.disconnect();
    await Promise.all(this.#children.map((child) => once(child, "exit")));
  }
}

async function madeBy(child: ChildProcess, milliseconds: number): Promise<Made> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => {
      if (isMade(message)) resolve(message);
      else reject(new Error("the process did not say what it made"));
    });
    child.send(milliseconds);
  });
}
