import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { decode, toV4 } from "../../src/index.ts";
import { moduleFile } from "../../src/package.ts";
import { records } from "../records.ts";
import { Sender, type Parcel } from "./sender.ts";
import { startProgram, startService, type Service } from "./service.ts";

const KEY = "shop";
const [CLIENTS, WARM_UP_SECONDS, SECONDS] = [16, 10, 20];
/** How many records the measurement of decoding alone decodes, to warm up and to count. */
const DECODED = 2000;
/** The least share of what the processor leaves to the service that it must make use of. */
const LEAST_SHARE = 0.8;

/** What a server did under as many requests as clients can send that wait for each answer. */
interface Measured {
  readonly perSecond: number;
  /** Processor time of the server for an answer, in milliseconds. */
  readonly cpuMs: number;
  /** The share of all cores that the clients needed, from 0 to 1. */
  readonly clients: number;
}

let turn = 0;

/** The records of all systems in turn. */
function parcel(): Parcel {
  turn += 1;
  return { key: KEY, text: records[turn % records.length]?.text ?? "" };
}

/**
 * Measures how many records `recloc serve` answers in one process and in one a core, and how many it could: what the clients
 * leave of the processor, divided by the time of decoding alone and of a bare route of Koa with the same sizes.
 *
 * @param main the compiled command line of the service
 * @returns what is not as it should be, in words
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
  const possible = (cores * (1 - many.clients) * 1000) / (decoding + bare.cpuMs);
  const share = many.perSecond / possible;
  const words = `${share.toFixed(2)} of the ${possible.toFixed(0)} answers per second that the processor allows`;
  console.log(words);
  return share >= LEAST_SHARE ? [] : [`${words}; expected ${LEAST_SHARE}`];
}

async function measured(name: string, service: Service): Promise<Measured> {
  const sender = new Sender(service.url);
  await sender.clients(CLIENTS, WARM_UP_SECONDS, parcel);
  const [own, before, start] = [process.cpuUsage(), service.cpuMs(), performance.now()];
  const times = await sender.clients(CLIENTS, SECONDS, parcel);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const clients = (user + system) / 1e6 / seconds / availableParallelism();
  const answers = times.get(200)?.length ?? 0;
  const cpuMs = (service.cpuMs() - before) / answers;
  sender.close();
  await service.stop();
  const perSecond = answers / seconds;
  console.log(
    `${name}: ${perSecond.toFixed(0)} answers per second, ${cpuMs.toFixed(2)} ms of processor time each; ` +
      `the clients need ${(clients * 100).toFixed(0)} % of the processor`,
  );
  return { perSecond, cpuMs, clients };
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
