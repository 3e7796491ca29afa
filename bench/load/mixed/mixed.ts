import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../sender.ts";
import { startService, type Service } from "../service.ts";
import { Client, type Results, type Status } from "./client.ts";
import { plotOf, quarters, type Sample } from "../../memory-plot.ts";
import { watchMemory } from "./memory.ts";
import { KEYS, KINDS } from "./shipments.ts";

/** The options of `mixedLoad`. */
export interface MixedLoad {
  /** The compiled command line of the service. */
  readonly main: string;
  readonly minutes: number;
  /** The folder for `memory.json`, `memory.svg` and the log of the service. */
  readonly out: string;
}

const [CLIENTS, WARM_UP_SECONDS, CAPACITY_SECONDS] = [16, 10, 30];
/** How many times more requests are sent than can be answered. */
const OVERLOAD = 2;
/** The maximum growth of memory from the second quarter to the last. */
const MAX_GROWTH = 1.1;
/** The permitted answers to overload and to texts that take too long. */
const EXPECTED_FAULTS = new Set<Status>([503, 504]);
/** Refused unread; the service closes the connection, possibly while the client is still sending. */
const MAY_BREAK = new Set(["too long"]);
/** How long the service may take to answer as usual when the load has ended. */
const RECOVERY_MS = 5000;

/**
 * Measures how many requests of all kinds a service can answer, then sends twice as many, and prints the
 * results.
 *
 * @returns what is wrong, in words
 */
export async function mixedLoad({ main, minutes, out }: MixedLoad): Promise<readonly string[]> {
  mkdirSync(out, { recursive: true });
  const service = await startService(main, KEYS, { log: `${out}/service.log` });
  const client = new Client(service.url, KINDS);
  await client.clients(CLIENTS, WARM_UP_SECONDS);
  const full = await client.clients(CLIENTS, CAPACITY_SECONDS);
  const capacity = countOf(full, (status) => !EXPECTED_FAULTS.has(status)) / CAPACITY_SECONDS;
  report(`${CLIENTS} clients: ${Math.round(capacity)} answers per second`, full);
  const rate = Math.round(capacity * OVERLOAD);
  const memory = watchMemory(service);
  const results = await client.rate(rate, minutes * 60);
  const samples = memory.stop();
  report(`${rate} requests per second for ${minutes} min`, results);
  const title = `Memory of the service under twice the load that it can take, ${rate} requests per second`;
  writeFileSync(`${out}/memory.json`, `${JSON.stringify(samples, null, 1)}\n`);
  writeFileSync(`${out}/memory.svg`, plotOf(samples, title));
  const failures = [
    ...faultsIn(results),
    ...growthIn(samples),
    ...((await recovers(service)) ? [] : [`no answer within ${RECOVERY_MS} ms of the end`]),
  ];
  client.close();
  await service.stop();
  return failures;
}

function countOf(results: Results, isCounted: (status: Status) => boolean): number {
  return [...results.values()]
    .flatMap((byStatus) => [...byStatus])
    .filter(([status]) => isCounted(status))
    .reduce((sum, [, times]) => sum + times.length, 0);
}

/** One row per kind: the number of answers by status, and the duration of accepted requests. */
function report(what: string, results: Results): void {
  console.log(`\n${what}`);
  for (const { name } of KINDS) {
    const byStatus = results.get(name) ?? new Map<Status, number[]>();
    const counts = [...byStatus]
      .sort(([one], [other]) => String(one).localeCompare(String(other)))
      .map(([status, { length }]) => `${status}: ${length}`);
    const accepted = byStatus.get(200) ?? [];
    const [half, most] = [0.5, 0.99].map((share) => quantile(accepted, share).toFixed(0));
    const times = accepted.length === 0 ? "" : `   p50 ${half} ms, p99 ${most} ms`;
    console.log(`  ${name.padEnd(20)}${counts.join("  ")}${times}`);
  }
}

function faultsIn(results: Results): readonly string[] {
  return [...results].flatMap(([name, byStatus]) =>
    [...byStatus]
      .filter(([status]) =>
        status === "broken"
          ? !MAY_BREAK.has(name)
          : Number(status) >= 500 && !EXPECTED_FAULTS.has(status),
      )
      .map(([status, { length }]) => `${name}: ${length} answers ${status}`),
  );
}

function growthIn(samples: readonly Sample[]): readonly string[] {
  return (["rssMib", "heapMib"] as const).flatMap((measure) => {
    const { early, late } = quarters(samples, measure);
    const words = `${early.toFixed(1)} in the second quarter, ${late.toFixed(1)} in the last`;
    console.log(`${measure}: median ${words}, at most ${MAX_GROWTH} times as much`);
    return late <= early * MAX_GROWTH ? [] : [`${measure}: ${words}`];
  });
}

/** Whether an ordinary request is answered as usual soon after the load. */
async function recovers({ url }: Service): Promise<boolean> {
  const end = performance.now() + RECOVERY_MS;
  const headers = { "X-Api-Key": KEYS[0] ?? "", "Content-Type": "text/plain" };
  const body = "BA 117 12APR JFKLHR 1235 2350";
  while (performance.now() < end) {
    const { status } = await fetch(new URL("/v4/decode", url), { method: "POST", headers, body });
    if (status === 200) return true;
    await wait(100);
  }
  return false;
}
