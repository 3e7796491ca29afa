import type { RunningDecoder } from "../../server/decoding/decoder.ts";
import type { Io } from "../io.ts";

/**
 * How long a record may take, in milliseconds. It can be long, because nobody waits for a single
 * record.
 */
const TIMEOUT_MS = 10_000;
/** Groups of records in progress per thread, so that no thread waits for its next one. */
export const AT_ONCE = 2;
/** The longest wait that a timer can measure, in milliseconds. */
const FOR_EVER = 2 ** 31 - 1;

const UNREPORTED = {
  started: () => undefined,
  timedOut: () => undefined,
  restarted: () => undefined,
  refused: () => undefined,
};

/** Starts threads that decode archives. */
export function startArchiveDecoder(
  { startDecoder }: Pick<Io, "startDecoder">,
  threads: number,
): Promise<RunningDecoder> {
  const limits = {
    timeoutMs: TIMEOUT_MS,
    mostWaiting: 2 * AT_ONCE,
    patienceMs: FOR_EVER,
    spares: 0,
  };
  return startDecoder({ workers: threads, ...limits }, UNREPORTED);
}
