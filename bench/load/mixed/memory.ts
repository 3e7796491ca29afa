import type { Service } from "../service.ts";

/** The memory of a service at a moment, in mebibytes. */
export interface Sample {
  /** Since the first sample. */
  readonly seconds: number;
  /** Resident memory of the process, with all its threads. */
  readonly rssMib: number;
  /** The used heap of the thread that answers requests. */
  readonly heapMib: number;
}

/** Which memory is meant. */
export type Measure = "rssMib" | "heapMib";

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

/** The median in the second and in the last quarter of the samples; NaN if there are too few. */
export function quarters(
  samples: readonly Sample[],
  measure: Measure,
): { readonly early: number; readonly late: number } {
  const values = samples.map((sample) => sample[measure]);
  const quarter = Math.floor(values.length / 4);
  return {
    early: median(values.slice(quarter, 2 * quarter)),
    late: median(quarter === 0 ? [] : values.slice(-quarter)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
