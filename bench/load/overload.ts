/**
 * `npm run bench:load`: how the service behaves under more load than it can handle, including hostile
 * texts. Starts its own service on 127.0.0.1, and exits with 1 if there was an unexpected answer or
 * probes had to wait.
 *
 * --seconds N        duration of the overload (default: 60)
 * --service FILE     command line of another build, to compare with
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { moduleFile } from "../../src/package.ts";
import { families } from "../hostile-families.ts";
import { records } from "../records.ts";
import { probing } from "./prober.ts";
import { quantile, Sender, type Parcel, type Times } from "./sender.ts";
import { startService, type Service } from "./service.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    service: {
      type: "string",
      default: fileURLToPath(moduleFile("src/cli/main")),
    },
  },
});

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

const failures: string[] = [];

function expectThat(isMet: boolean, what: string): void {
  console.log(`  ${isMet ? "ok    " : "MISSED"} ${what}`);
  if (!isMet) failures.push(what);
}

/** Probes while requests are sent, and reports both. */
async function probed(what: string, send: () => Promise<Times>) {
  const { result: times, probes } = await probing(service.url, "/healthz", send);
  return { times, decodes: report(what, times), probes: report("  /healthz meanwhile", probes) };
}

/** Sends at a rate, with hostile texts among ordinary ones. */
function load(what: string, rate: number, seconds: number) {
  const parcels = mixed(Math.round(capacity / HOSTILE));
  return probed(`${what}: ${Math.round(rate)} per second for ${seconds} s`, () =>
    sender.rate(rate, seconds, parcels),
  );
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

const seconds = Number(values.seconds);
const service = await startService(values.service, [...KEYS, ATTACKER]);
const sender = new Sender(service.url);
await sender.clients(4, 5, ordinary);
report("one client, ordinary records", await sender.clients(1, 5, ordinary));
const full = await sender.clients(16, 10, ordinary);
const capacity = (full.get(200)?.length ?? 0) / 10;
report(`16 clients, ordinary records: ${Math.round(capacity)} per second`, full);
const crowd = await probed("512 clients, ordinary records", () =>
  sender.clients(512, 10, ordinary),
);
const half = await load("half of that, with hostile texts", capacity / 2, 30);
const memory = watchMemory(service);
const twice = await load("twice that, with hostile texts", capacity * 2, seconds);
const memories = memory.stop();
const quarter = Math.floor(memories.length / 4);
const early = quantile(memories.slice(quarter, 2 * quarter), 0.5);
const late = quantile(memories.slice(-quarter), 0.5);
console.log(
  `memory: ${early.toFixed(0)} MiB in the second quarter of it, ${late.toFixed(0)} MiB in the last`,
);

const others = [...twice.times.keys()].filter((status) => !LOADED_STATUSES.has(status));
expectThat(others.length === 0, `only answers with 200, 413, 422, 503, 504 (${others.join(", ")})`);
expectThat(crowd.probes < LONGEST_PROBE_MS, `/healthz p99 under 50 ms with 512 clients`);
expectThat(twice.probes < LONGEST_PROBE_MS, `/healthz p99 under 50 ms at twice capacity`);
expectThat(twice.decodes < half.decodes * MAX_SLOWDOWN, "p99 within three times that at half load");
expectThat(late < early * MAX_GROWTH, "memory flat");

sender.close();
await service.stop();
process.exitCode = failures.length === 0 ? 0 : 1;
