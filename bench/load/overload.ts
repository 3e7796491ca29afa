import { families } from "../hostile-families.ts";
import { records } from "../records.ts";
import { probing } from "./prober.ts";
import { quantile, Sender, type Parcel, type Times } from "./sender.ts";
import { startService, type Service } from "./service.ts";

const KEYS = ["shop-1", "shop-2", "shop-3", "shop-4"];
const ATTACKER = "attacker";
/** Hostile texts per second at the capacity of the service. */
const HOSTILE = 1;
const HOSTILE_KIB = [16, 64, 256];
const LONGEST_PROBE_MS = 50;
const MAX_SLOWDOWN = 3;
/** The maximum growth of memory from the second quarter of the overload to the last. */
const MAX_GROWTH = 1.1;
const LOADED_STATUSES = new Set<number | "broken">([200, 413, 422, 503, 504]);

const record = records[0]?.text ?? "";
let count = 0;

/** Ordinary records of several callers in turn. */
function ordinary(): Parcel {
  count += 1;
  return { key: KEYS[count % KEYS.length] ?? "", text: record };
}

/** The same, with a hostile text of another caller now and then. */
function mixed(perHostile: number): () => Parcel {
  let hostile = 0;
  return () => {
    if (++count % perHostile !== 0) return ordinary();
    const family = families[hostile % families.length];
    const kib = HOSTILE_KIB[hostile % HOSTILE_KIB.length] ?? 16;
    hostile += 1;
    return { key: ATTACKER, text: family?.textOf(kib * 1024) ?? "" };
  };
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

/** Prints the response times, and returns the 99th percentile of the answers with status 200. */
function report(what: string, times: Times): number {
  console.log(what);
  for (const [status, all] of [...times].sort(([a], [b]) => String(a).localeCompare(String(b)))) {
    const [half, most, last] = [0.5, 0.99, 1].map((share) => ms(quantile(all, share)));
    console.log(
      `  ${status}: ${String(all.length).padStart(8)}   p50 ${half}   p99 ${most}   max ${last}`,
    );
  }
  return quantile(times.get(200) ?? [], 0.99);
}

/**
 * The effects of a load: the response times, and the 99th percentiles of answers with status 200.
 */
interface Outcome {
  readonly times: Times;
  readonly decodes: number;
  readonly probes: number;
}

/** Puts load on a service, and reports the effects. */
class Overload {
  readonly #service: Service;
  readonly #sender: Sender;

  constructor(service: Service) {
    this.#service = service;
    this.#sender = new Sender(service.url);
  }

  /** @returns what is wrong, in words */
  async run(seconds: number): Promise<readonly string[]> {
    const sender = this.#sender;
    await sender.clients(4, 5, ordinary);
    report("one client, ordinary records", await sender.clients(1, 5, ordinary));
    const full = await sender.clients(16, 10, ordinary);
    const capacity = (full.get(200)?.length ?? 0) / 10;
    report(`16 clients, ordinary records: ${Math.round(capacity)} per second`, full);
    const crowd = await this.#probed("512 clients, ordinary records", () =>
      sender.clients(512, 10, ordinary),
    );
    const parcels = mixed(Math.round(capacity / HOSTILE));
    const half = await this.#load("half of that", capacity / 2, 30, parcels);
    const memory = watchMemory(this.#service);
    const twice = await this.#load("twice that", capacity * 2, seconds, parcels);
    const memories = memory.stop();
    sender.close();
    return failuresIn(crowd, half, twice, memories);
  }

  /** Probes while requests are sent, and reports both. */
  async #probed(what: string, send: () => Promise<Times>): Promise<Outcome> {
    const { result: times, probes } = await probing(this.#service.url, "/healthz", send);
    return { times, decodes: report(what, times), probes: report("  /healthz meanwhile", probes) };
  }

  /** Sends at a rate, with hostile texts among ordinary ones. */
  #load(what: string, rate: number, seconds: number, parcels: () => Parcel): Promise<Outcome> {
    const words = `${what}, with hostile texts: ${Math.round(rate)} per second for ${seconds} s`;
    return this.#probed(words, () => this.#sender.rate(rate, seconds, parcels));
  }
}

function failuresIn(
  crowd: Outcome,
  half: Outcome,
  twice: Outcome,
  memories: readonly number[],
): readonly string[] {
  const quarter = Math.floor(memories.length / 4);
  const early = quantile(memories.slice(quarter, 2 * quarter), 0.5);
  const late = quantile(memories.slice(-quarter), 0.5);
  console.log(
    `memory: ${early.toFixed(0)} MiB in the second quarter of it, ${late.toFixed(0)} MiB in the last`,
  );
  const others = [...twice.times.keys()].filter((status) => !LOADED_STATUSES.has(status));
  const found = others.length === 0 ? "" : `, but ${others.join(", ")}`;
  const expected: readonly (readonly [boolean, string])[] = [
    [others.length === 0, `only answers with 200, 413, 422, 503, 504${found}`],
    [crowd.probes < LONGEST_PROBE_MS, `/healthz p99 under 50 ms with 512 clients`],
    [twice.probes < LONGEST_PROBE_MS, `/healthz p99 under 50 ms at twice capacity`],
    [twice.decodes < half.decodes * MAX_SLOWDOWN, "p99 within three times that at half load"],
    [late < early * MAX_GROWTH, "memory flat"],
  ];
  return expected.filter(([isMet]) => !isMet).map(([, what]) => what);
}

/** Samples the memory of a service every second; single values vary with the garbage collector. */
function watchMemory(service: Service): { readonly stop: () => readonly number[] } {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(service.memoryMib()), 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

/**
 * Measures how many ordinary records a service can decode, then sends twice as many with hostile texts among
 * them, while health checks continue.
 *
 * @param main the compiled command line of the service
 * @returns what is wrong, in words
 */
export async function overload(main: string, seconds: number): Promise<readonly string[]> {
  const service = await startService(main, [...KEYS, ATTACKER]);
  const failures = await new Overload(service).run(seconds);
  await service.stop();
  return failures;
}
