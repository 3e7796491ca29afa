/** The steps of a scale in tens that people count in. */
const STEPS = [1, 2, 5, 10];

/**
 * The marks of a scale from 0: even steps, the last at or above the largest value.
 *
 * @param most the largest value
 * @param smallest the smallest step: 1 for what is counted
 */
export function ticksOf(most: number, smallest: number): readonly number[] {
  const wanted = Math.max(most, smallest) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= wanted);
  const step = Math.max(fitting ?? power * 10, smallest);
  const count = Math.max(Math.ceil(most / step), 1);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Where things stand in a chart of days, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How many days stand side by side. */
  readonly count: number;
  readonly ticks: readonly number[];
}

/** The width of a day. */
export function bandOf({ left, right, count }: Frame): number {
  return (right - left) / count;
}

/** The middle of a day. */
export function middleOf(frame: Frame, at: number): number {
  return frame.left + (at + 0.5) * bandOf(frame);
}

/** The height of a value. */
export function heightOf({ top, bottom, ticks }: Frame, value: number): number {
  return bottom - ((bottom - top) * value) / (ticks.at(-1) ?? 1);
}
