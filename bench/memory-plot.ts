/** Plots of memory over time. */

/** The memory of a process at a moment, in mebibytes. */
export interface Sample {
  /** Since the first sample. */
  readonly seconds: number;
  /** Resident memory of the process, with all its threads. */
  readonly rssMib: number;
  /** The used heap of its main thread; NaN if unknown. */
  readonly heapMib: number;
}

/** The kind of memory. */
export type Measure = "rssMib" | "heapMib";

const [WIDTH, HEIGHT] = [720, 260];
const MARGIN = { left: 56, right: 16, top: 36, bottom: 40 } as const;
/** Colours that people with red-green colour blindness can tell apart. */
const LINES: readonly {
  readonly measure: Measure;
  readonly name: string;
  readonly colour: string;
}[] = [
  { measure: "rssMib", name: "resident memory of the process", colour: "#0072b2" },
  { measure: "heapMib", name: "heap of the thread that answers", colour: "#d55e00" },
];
/** The maximum number of grid lines. */
const MOST_STEPS = 6;

/** The memory of a process over time, as SVG: minutes to the right, mebibytes upwards. */
export function plotOf(samples: readonly Sample[], title: string): string {
  const minutes = Math.max(1, ...samples.map(({ seconds }) => seconds / 60));
  const most = Math.max(1, ...samples.map(({ rssMib }) => rssMib)) * 1.1;
  const x = (minute: number) => round(MARGIN.left + (minute / minutes) * plotWidth());
  const y = (mib: number) => round(HEIGHT - MARGIN.bottom - (mib / most) * plotHeight());
  const rows = ticks(most).map(
    (mib) =>
      `<path class="grid" d="M${MARGIN.left} ${y(mib)}H${WIDTH - MARGIN.right}"/>` +
      `<text x="${MARGIN.left - 6}" y="${y(mib) + 4}" text-anchor="end">${mib}</text>`,
  );
  const columns = ticks(minutes).map(
    (minute) => `<text x="${x(minute)}" y="${HEIGHT - 22}" text-anchor="middle">${minute}</text>`,
  );
  const known = LINES.filter(({ measure }) => samples.some((each) => !Number.isNaN(each[measure])));
  const lines = known.map(({ measure, colour }) => {
    const points = samples
      .filter((sample) => !Number.isNaN(sample[measure]))
      .map((sample) => `${x(sample.seconds / 60)},${y(sample[measure])}`);
    return `<polyline points="${points.join(" ")}" stroke="${colour}"/>`;
  });
  const labels = known.map(({ measure, name, colour }) => {
    const { early, late } = quarters(samples, measure);
    const above = y(late) - 8;
    const medians = `${early.toFixed(0)} → ${late.toFixed(0)} MiB`;
    return `<text x="${WIDTH - MARGIN.right - 4}" y="${above}" text-anchor="end" fill="${colour}">${name}: ${medians}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">`,
    `<style>text{font:12px sans-serif}.grid{stroke:#ddd}polyline{fill:none;stroke-width:1.5}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN.left}" y="20">${title}</text>`,
    ...rows,
    ...columns,
    ...lines,
    ...labels,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">minutes</text>`,
    `<text x="8" y="20">MiB</text>`,
    "</svg>",
    "",
  ].join("\n");
}

const plotWidth = () => WIDTH - MARGIN.left - MARGIN.right;
const plotHeight = () => HEIGHT - MARGIN.top - MARGIN.bottom;
const round = (value: number) => Math.round(value * 10) / 10;

/** Round numbers from 0 to at most `most`. */
function ticks(most: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(most / MOST_STEPS));
  const step = power * ([1, 2, 5].find((times) => most / (power * times) <= MOST_STEPS) ?? 10);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => round(index * step));
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
