/** The parts of an error that may be logged: its class, its code and where it was thrown. */
export interface Trace {
  readonly error: string;
  readonly code?: string;
  readonly at?: readonly string[];
  readonly cause?: Trace;
}

const FRAME = /^ {4}at .+:\d+:\d+\)?$/;
const MOST_FRAMES = 10;

/**
 * The trace of an error without its message, which may quote the text of a booking record. Lines of the
 * stack that belong to the message are removed with it.
 */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? "").replace(error.message, "");
  const frames = stack.split("\n").filter((line) => FRAME.test(line));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    error: error.name,
    ...(code === undefined ? {} : { code }),
    at: frames.slice(0, MOST_FRAMES).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: traceOf(error.cause) }),
  };
}
