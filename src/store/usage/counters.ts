/** Counts in fixed windows, each of which begins with its first count; exact across instances. */
export interface Counters {
  /**
   * Counts one more of something.
   *
   * @param name what is counted: letters, digits and punctuation, no personal data
   * @param windowSeconds windows of another length count apart
   * @returns how many there were in this window, this one too, and when it ends, in milliseconds
   *   from now
   */
  count(name: string, windowSeconds: number): Promise<Count>;
  /** Counts from the beginning again. */
  forget(name: string, windowSeconds: number): Promise<void>;
}

export interface Count {
  readonly count: number;
  readonly resetMs: number;
}
