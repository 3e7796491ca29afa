import { availableParallelism, cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { decode, toV4 } from "../../src/index.ts";
import { moduleFile } from "../../src/package.ts";
import { records } from "../records.ts";
import { Sender, type Parcel } from "./sender.ts";
import { startProgram, startService, type Service } from "./service.ts";

const KEY = "shop";
const CLIENTS = 16;
/** The number of answers to warm up every process, and of those that are measured. */
const [WARM_UP, ANSWERS] = [5000, 5000];
/** How long texts are sent before their answers are counted, in seconds. */
const SLICE_SECONDS = 5;
/** How many records are decoded to measure decoding alone: to warm up, and to count. */
const DECODED = 2000;
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
 * processor time that other programs leave it, divided by the time of decoding alone and of a bare route of Koa with the
 * same sizes.
 *
 * @param main the compiled command line of the service
 * @returns what is wrong, in words
 */
export async function throughput(main: string): Promise<readonly string[]> {
  const cores = availableParallelism();
  const decoding = decodingMs();
  const bare = await measured("a bare route of Koa", await startBareKoa());
  const one = await measured("recloc serve", await startService(main, [KEY]));
  const many = await measured(
    `recloc serve --workers ${cores}`,
    await startService(main, [KEY], { flags: ["--workers", String(cores)] }),
  );
  console.log(`decoding alone: ${decoding.toFixed(2)} ms a record`);
  console.log(`${cores} processes: ${(many.perSecond / one.perSecond).toFixed(2)} times one`);
  const share = (decoding + bare.cpuMs) / many.possibleMs;
  const words = `${share.toFixed(2)} of the answers that the processor allows`;
  console.log(words);
  return share >= LEAST_SHARE ? [] : [`${words}; expected ${LEAST_SHARE}`];
}

async function measured(name: string, service: Service): Promise<Measured> {
  const sender = new Sender(service.url);
  await answers(sender, WARM_UP);
  const [idle, before, start] = [idleMs(), service.cpuMs(), performance.now()];
  const count = await answers(sender, ANSWERS);
  const perSecond = (count * 1000) / (performance.now() - start);
  const cpuMs = (service.cpuMs() - before) / count;
  const possibleMs = cpuMs + (idleMs() - idle) / count;
  sender.close();
  await service.stop();
  console.log(
    `${name}: ${perSecond.toFixed(0)} answers per second, ${cpuMs.toFixed(2)} ms of processor time each, ` +
      `and ${(possibleMs - cpuMs).toFixed(2)} ms that nobody used`,
  );
  return { perSecond, cpuMs, possibleMs };
}

/** Sends texts until this many answers have arrived, and returns their number. */
async function answers(sender: Sender, least: number): Promise<number> {
  let count = 0;
  while (count < least) {
    const times = await sender.clients(CLIENTS, SLICE_SECONDS, parcel);
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
  const sizes = records.map(({ text }) => JSON.stringify(toV4(decode(text))).length);
  const size = Math.round(sizes.reduce((sum, each) => sum + each, 0) / sizes.length);
  return startProgram([fileURLToPath(moduleFile("bench/load/bare-koa")), String(size)]);
}

/** The processor time of decoding a record to its answer, in milliseconds. */
function decodingMs(): number {
  const run = () => {
    for (let count = 0; count < DECODED; count += 1) JSON.stringify(toV4(decode(parcel().text)));
  };
  run();
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / DECODED;
}
