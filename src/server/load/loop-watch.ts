import { monitorEventLoopDelay, type IntervalHistogram } from "node:perf_hooks";
import type { LoopWatch } from "./admission.ts";

/** The resolution of the measurement and the length of a window, in milliseconds. */
const STEP_MS = 10;
const WINDOW_MS = 100;

/** Above this delay the loop counts as late: probes should be answered within 50 ms. */
const LATE_MS = 20;

/** Measures the delay of the event loop, averaged over a tenth of a second. */
export class EventLoopWatch implements LoopWatch {
  readonly #delays: IntervalHistogram = monitorEventLoopDelay({ resolution: STEP_MS });
  readonly #timer: NodeJS.Timeout;
  #isLate = false;
  #window = 0;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => {
      this.#measure();
    }, WINDOW_MS).unref();
  }

  get isLate(): boolean {
    return this.#isLate;
  }

  get window(): number {
    return this.#window;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #measure(): void {
    const { mean, count } = this.#delays;
    this.#isLate = count > 0 && mean / 1e6 - STEP_MS > LATE_MS;
    this.#window += 1;
    this.#delays.reset();
  }
}
