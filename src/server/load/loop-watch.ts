import { monitorEventLoopDelay, type IntervalHistogram } from "node:perf_hooks";
import type { LoopWatch } from "./admission.ts";

/** How often the loop is asked to be on time, and how often it is looked at, in milliseconds. */
const STEP_MS = 10;
const WINDOW_MS = 100;

/** From then on the loop counts as late: probes are to be answered within 50 ms. */
const LATE_MS = 20;

/** Watches how late the event loop is, averaged over a tenth of a second. */
export class EventLoopWatch implements LoopWatch {
  readonly #delays: IntervalHistogram = monitorEventLoopDelay({ resolution: STEP_MS });
  readonly #timer: NodeJS.Timeout;
  #isLate = false;
  #window = 0;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => {
      this.#look();
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

  #look(): void {
    const { mean, count } = this.#delays;
    this.#isLate = count > 0 && mean / 1e6 - STEP_MS > LATE_MS;
    this.#window += 1;
    this.#delays.reset();
  }
}
