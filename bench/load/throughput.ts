import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { moduleFile } from "../../src/package.ts";
import type { Outcome } from "../../src/server/decoding/job.ts";
import { records } from "../records.ts";
import { answerTo, recordInTurn } from "./answer.ts";
import { Sender, type Parcel } from "./sender.ts";
import { startProgram, startService, type Service } from "./service.ts";

const KEY = "shop";
const CLIENTS = 16;
/** The number of answers that warm up a server, and each process without one. */
const WARM_UP = 20_000;
/** The number of answers of a process without a server in a round. */
const ANSWERS = 1200;
const ROUNDS = 16;
/** How long texts are sent to a server in a round, in seconds. */
const ROUND_SECONDS = 2;
/** The minimum share of the available processor time that the service must use. */
const LEAST_SHARE = 0.8;

/** The performance in the best round. */
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
 * Measures how many records `recloc serve` answers in one process and in one per core, and how many it could: as many as
 * a bare route of Koa that makes the same answers in as many processes, with the processor time that other programs
 * leave. They take turns, and the best round of each counts, so that other load on the machine does not affect only one
 * of them.
 *
 * For comparison, it also measures the parts of such a route separately: making the answers in a loop, and answering as
 * many bytes at once. Their sum is less than the whole, because neither has to share caches or wait for the next request.
 *
 * @param main the compiled command line of the service
 * @returns what is wrong, in words
 */
export async function throughput(main: string): Promise<readonly string[]> {
  const cores = availableParallelism();
  const flags = ["--workers", String(cores)];
  const contestants = [
    await alone(cores),
    await server("a bare route of Koa", await startBareKoa(1, await meanBytes())),
    await server(
      `a bare route of Koa that makes answers, in ${cores} processes`,
      await startBareKoa(cores),
    ),
    await server("recloc serve", await startService(main, [KEY])),
    await server(`recloc serve --workers ${cores}`, await startService(main, [KEY], { flags })),
  ];
  const best = await bestRounds(contestants);
  const all = contestants.map(({ name }) => reported(name, best.get(name)));
  const [answers, bare, answering, one, many] = all;
  if (!answers || !bare || !answering || !one || !many) throw new Error("not all were measured");
  console.log(`${cores} processes: ${(many.perSecond / one.perSecond).toFixed(2)} times one`);
  const parts = (answers.cpuMs + bare.cpuMs) / many.possibleMs;
  console.log(`${parts.toFixed(2)} of the sum of the parts`);
  const share = answering.possibleMs / many.possibleMs;
  const words = `${share.toFixed(2)} of the answers that the processor allows`;
  console.log(words);
  return share >= LEAST_SHARE ? [] : [`${words}; expected ${LEAST_SHARE}`];
}

async function bestRounds(contestants: readonly Contestant[]): Promise<Map<string, Measured>> {
  const best = new Map<string, Measured>();
  for (let count = 0; count < ROUNDS; count += 1)
    for (const { name, round } of contestants) {
      const now = await round();
      const until = best.get(name);
      if (until === undefined || now.possibleMs < until.possibleMs) best.set(name, now);
    }
  for (const { stop } of contestants) await stop();
  return best;
}

function reported(name: string, measured: Measured | undefined): Measured | undefined {
  if (measured === undefined) return undefined;
  const { perSecond, cpuMs, possibleMs } = measured;
  console.log(
    `${name}: ${perSecond.toFixed(0)} answers per second, ${cpuMs.toFixed(2)} ms of processor time each, ` +
      `and ${(possibleMs - cpuMs).toFixed(2)} ms that nobody used`,
  );
  return measured;
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

/** Answers without a server, made in several processes at once, which keep all cores as busy as servers do. */
async function alone(processes: number): Promise<Contestant> {
  const file = fileURLToPath(moduleFile("bench/load/alone"));
  const children = Array.from({ length: processes }, () => fork(file));
  const timed = async (count: number) => {
    const times = await Promise.all(children.map((child) => messageAfter(child, count)));
    return times.reduce((sum, ms) => sum + ms, 0) / processes;
  };
  await timed(WARM_UP);
  const round = async () => {
    const cpuMs = await timed(ANSWERS);
    return { perSecond: (processes * 1000) / cpuMs, cpuMs, possibleMs: cpuMs };
  };
  const stop = async () => {
    for (const child of children) child.disconnect();
    await Promise.all(children.map((child) => once(child, "exit")));
  };
  return { name: `answers alone, in ${processes} processes`, round, stop };
}

async function messageAfter(child: ChildProcess, count: number): Promise<number> {
  return new Promise((resolve) => {
    child.once("message", (ms) => {
      resolve(Number(ms));
    });
    child.send(count);
  });
}
