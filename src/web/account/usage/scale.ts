/** The readable steps within a power of ten. */
const STEPS = [1, 2, 5, 10];

/**
 * The ticks of a scale from 0 in even steps, the last at or above the largest value.
 *
 * @param most the largest value
 * @param smallest the smallest step: 1 for counts
 */
export function ticksOf(most: number, smallest: number): readonly number[] {
  const target = Math.max(most, smallest) / 4;
  const power = 10 ** Math.floor(Math.log10(target));
  const fit = STEPS.map((step) => step * power).find((step) => step >= target);
  const step = Math.max(fit ?? power * 10, smallest);
  const count = Math.max(Math.ceil(most / step), 1);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** The layout of a chart by day, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The number of days. */
  readonly count: number;
  readonly ticks: readonly number[];
}

/** The width of a day. */
export function bandOf({ left, right, count }: Frame): number {
  return (right - left) / count;
}

/** The horizontal centre of a day. */
export function middleOf(frame: Frame, at: number): number {
  return frame.left + (at + 0.5) * bandOf(frame);
}

/** The vertical position of a value. */
export function heightOf({ top, bottom, ticks }: Frame, value: number): number {
  return bottom - ((bottom - top) * value) / (ticks.at(-1) ?? 1);
}
