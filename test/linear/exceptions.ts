/** An expression that takes more than linear time only on texts that it never meets. */
export interface Exception {
  readonly source: string;
  readonly flags: string;
  /** Why it never meets them. */
  readonly reason: string;
}

/**
 * None: each could be written so that it takes linear time. An unnecessary exception fails the test
 * just like a missing one.
 */
export const EXCEPTIONS: readonly Exception[] = [];
