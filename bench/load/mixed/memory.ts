import type { Sample } from "../../memory-plot.ts";
import type { Service } from "../service.ts";

const INTERVAL_MS = 5000;
const HEAP = /^nodejs_heap_size_used_bytes (\S+)/m;

/** Samples the memory of a service every 5 s until it is stopped. */
export function watchMemory(service: Service): { readonly stop: () => readonly Sample[] } {
  const samples: Sample[] = [];
  const start = performance.now();
  const sample = async () => {
    const seconds = (performance.now() - start) / 1000;
    const rssMib = service.memoryMib();
    const heapMib = await heapMibOf(service);
    samples.push({ seconds, rssMib, heapMib });
  };
  const timer = setInterval(() => void sample(), INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

/** From the metrics of the service; NaN if it does not answer. */
async function heapMibOf({ url }: Service): Promise<number> {
  try {
    const response = await fetch(new URL("/metrics", url));
    const [, bytes] = HEAP.exec(await response.text()) ?? [];
    return Number(bytes) / 1024 / 1024;
  } catch {
    return NaN;
  }
}
