import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { decode } from "../../src/decode/decode.ts";
import { moduleFile } from "../../src/package.ts";
import { carryOut } from "../../src/server/decoding/carry-out.ts";
import type { Outcome } from "../../src/server/decoding/job.ts";
import { records } from "../records.ts";
import { Sender, type Parcel } from "./sender.ts";
import { startProgram, startService, type Service } from "./service.ts";

const KEY = "shop";
const CLIENTS = 16;
/** The number of answers to warm up every process, and of those that are measured. */
const [WARM_UP, ANSWERS] = [20_000, 10_000];
/** How long texts are sent before their answers are counted, in seconds. */
const SLICE_SECONDS = 5;
/** The minimum share of the available processor time that the service must use. */
const LEAST_SHARE = 0.8;

/**
 * The performance of a server under as many requests as clients can send that wait for each answer.
 */
interface Measured {
  readonly perSecond: number;
  /** Processor time of the server per answer, in milliseconds. */
  readonly cpuMs: number;
  /** Processor time per answer that it used, or could have used because it was idle, in milliseconds. */
  readonly possibleMs: number;
}

let turn = 0;

/** The records of all systems in turn. */
function parcel(): Parcel {
  turn += 1;
  return { key: KEY, text: records[turn % records.length]?.text ?? "" };
}

/**
 * Measures how many records `recloc serve` answers in one process and in one per core, and how many it could: the
 * processor time that other programs leave it, divided by the time of making the answers alone, in a loop, and of a bare
 * route of Koa with the same sizes.
 *
 * @param main the compiled command line of the service
 * @returns what is wrong, in words
 */
export async function throughput(main: string): Promise<readonly string[]> {
  const cores = availableParallelism();
  const alone = await aloneMs(cores);
  const bare = await measured("a bare route of Koa", await startBareKoa());
  const one = await measured("recloc serve", await startService(main, [KEY]));
  const many = await measured(
    `recloc serve --workers ${cores}`,
    await startService(main, [KEY], { flags: ["--workers", String(cores)] }),
  );
  console.log(`answers alone, in a loop: ${alone.toFixed(2)} ms of processor time each`);
  console.log(`${cores} processes: ${(many.perSecond / one.perSecond).toFixed(2)} times one`);
  const share = (alone + bare.cpuMs) / many.possibleMs;
  const words = `${share.toFixed(2)} of the answers that the processor allows`;
  console.log(words);
  return share >= LEAST_SHARE ? [] : [`${words}; expected ${LEAST_SHARE}`];
}

async function measured(name: string, service: Service): Promise<Measured> {
  await answers(service.url, WARM_UP);
  const [idle, before, start] = [idleMs(), service.cpuMs(), performance.now()];
  const count = await answers(service.url, ANSWERS);
  const perSecond = (count * 1000) / (performance.now() - start);
  const cpuMs = (service.cpuMs() - before) / count;
  const possibleMs = cpuMs + (idleMs() - idle) / count;
  await service.stop();
  console.log(
    `${name}: ${perSecond.toFixed(0)} answers per second, ${cpuMs.toFixed(2)} ms of processor time each, ` +
      `and ${(possibleMs - cpuMs).toFixed(2)} ms that nobody used`,
  );
  return { perSecond, cpuMs, possibleMs };
}

/**
 * Sends texts until this many answers have arrived, and returns their number. New connections for each slice reach every
 * process, including those that were not ready at first.
 */
async function answers(url: URL, least: number): Promise<number> {
  let count = 0;
  while (count < least) {
    const sender = new Sender(url);
    const times = await sender.clients(CLIENTS, SLICE_SECONDS, parcel);
    sender.close();
    const right = times.get(200)?.length ?? 0;
    if (right === 0) throw new Error("the service does not answer");
    count += right;
  }
  return count;
}

/** The total idle time of all cores, in milliseconds. */
function idleMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0);
}

/** A route that answers as many bytes as the records' answers have on average. */
async function startBareKoa(): Promise<Service> {
  let sum = 0;
  for (const { text } of records) sum += sizeOf(await answerTo(text));
  return startProgram([
    fileURLToPath(moduleFile("bench/load/bare-koa")),
    String(Math.round(sum / records.length)),
  ]);
}

function sizeOf(outcome: Outcome): number {
  return outcome.kind === "answered" ? outcome.json.length : 0;
}

/** What a thread of the service does for a request: decodes, makes the answer, checks it, and writes it as JSON. */
async function answerTo(text: string): Promise<Outcome> {
  return carryOut({ answer: "v4", text, options: {} }, decode);
}

/** The processor time of an answer without a server, as warm as each of several processes is, in milliseconds. */
async function aloneMs(processes: number): Promise<number> {
  const run = async (count: number) => {
    for (let index = 0; index < count; index += 1) await answerTo(parcel().text);
  };
  await run(WARM_UP / processes);
  const before = process.cpuUsage();
  const count = ANSWERS / processes;
  await run(count);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}
