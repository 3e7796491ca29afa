/** What the answers of a process took. */
export interface Made {
  readonly answers: number;
  /** Processor time of all of them, in milliseconds. */
  readonly cpuMs: number;
}

/** Whether a message of such a process says what it made. */
export function isMade(message: unknown): message is Made {
  return (
    typeof message === "object" && message !== null && "answers" in message && "cpuMs" in message
  );
}
