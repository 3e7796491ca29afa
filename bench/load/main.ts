/**
 * `npm run bench:load`: what the service does under more load than it can take, hostile texts among
 * it. Talks to a service of its own on 127.0.0.1, and ends by itself, with 1 where an answer was none
 * that may be, or probes had to wait.
 *
 * --seconds N        how long the overload lasts (default: 60)
 * --service FILE     another build's command line, to compare with
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
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
      default: fileURLToPath(new URL("../../src/cli/main.js", import.meta.url)),
    },
  },
});

const KEYS = ["shop-1", "shop-2", "shop-3", "shop-4"];
const ATTACKER = "attacker";
/** Hostile texts a second at the capacity of the service. */
const HOSTILE = 1;
const HOSTILE_KIB = [16, 64, 256];
const LONGEST_PROBE_MS = 50;
const MOST_SLOWER = 3;
/** Worth a look where the memory has grown by more from the second quarter of the overload to its last. */
const MOST_GROWTH = 1.1;
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

/** Prints how long answers took, and gives back the 99th percentile of the answers with 200. */
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

function expectThat(holds: boolean, what: string): void {
  console.log(`  ${holds ? "ok    " : "MISSED"} ${what}`);
  if (!holds) failures.push(what);
}

/** Probes while requests are sent, and reports both. */
async function probed(what: string, send: () => Promise<Times>) {
  const { result: times, probes } = await probing(service.url, "/healthz", send);
  return { times, decodes: report(what, times), probes: report("  /healthz meanwhile", probes) };
}

/** Sends at a rate, hostile texts among ordinary ones. */
function load(what: string, rate: number, seconds: number) {
  const parcels = mixed(Math.round(capacity / HOSTILE));
  return probed(`${what}: ${Math.round(rate)} a second for ${seconds} s`, () =>
    sender.rate(rate, seconds, parcels),
  );
}

/** The memory of a service in each second from now on; single values jump with the garbage collector. */
function watchMemory(service: Service): { readonly stop: () => readonly number[] } {
  const noted: number[] = [];
  const timer = setInterval(() => noted.push(service.memoryMib()), 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return noted;
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
report(`16 clients, ordinary records: ${Math.round(capacity)} a second`, full);
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
expectThat(others.length === 0, `no answer but 200, 413, 422, 503, 504 (${others.join(", ")})`);
expectThat(crowd.probes < LONGEST_PROBE_MS, `/healthz p99 under 50 ms with 512 clients`);
expectThat(twice.probes < LONGEST_PROBE_MS, `/healthz p99 under 50 ms at twice capacity`);
expectThat(twice.decodes < half.decodes * MOST_SLOWER, "p99 within three times that at half load");
expectThat(late < early * MOST_GROWTH, "memory flat");

sender.close();
await service.stop();
process.exitCode = failures.length === 0 ? 0 : 1;
