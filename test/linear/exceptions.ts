/** An expression that takes more than linear time on a text which it never meets. */
export interface Exception {
  readonly source: string;
  readonly flags: string;
  /** Why it never meets it. */
  readonly reason: string;
}

/**
 * None: each could be written so that it takes linear time. One that is not needed fails the test as
 * one that is missing does.
 */
export const EXCEPTIONS: readonly Exception[] = [];
