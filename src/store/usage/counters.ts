/** Counts in fixed windows, each of which starts at its first count; exact across instances. */
export interface Counters {
  /**
   * Increments a counter.
   *
   * @param name of the counter: letters, digits and punctuation, no personal data
   * @param windowSeconds windows of different lengths count separately
   * @returns the count in this window, including this one, and in how many milliseconds it ends
   */
  count(name: string, windowSeconds: number): Promise<Count>;
  /** Resets a counter. */
  forget(name: string, windowSeconds: number): Promise<void>;
}

export interface Count {
  readonly count: number;
  readonly resetMs: number;
}
