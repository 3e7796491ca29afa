import type { Decode } from "../../decode/decode.ts";
import { carryOutAny } from "./carry-out.ts";
import type { Job, Outcome } from "./job.ts";

/** The client that wants a text decoded. */
export interface Caller {
  /** Callers with the same name share one caller's part of the decoder. */
  readonly name: string;
  /** Whether the caller has disconnected and no longer waits for the answer. */
  readonly isGone: () => boolean;
}

/** Carries out jobs. */
export interface Decoder {
  /**
   * Rejects with an `ApiError` if the job takes too long or too much memory, or if too many jobs are
   * waiting; with any other error if the decoder fails.
   */
  decode(job: Job, caller: Caller): Promise<Outcome>;

  /**
   * Carries out small jobs together, within the limits of one: most of the cost of a small job is the trip to another
   * thread and back. Rejects like `decode` if one of them fails; `decodeEach` then finds out which.
   */
  decodeAll(jobs: readonly Job[], caller: Caller): Promise<readonly Outcome[]>;
}

/** A running decoder, which has to be closed. */
export interface RunningDecoder extends Decoder {
  readonly state: DecoderState;
  /** Abandons jobs that are running or waiting. */
  readonly close: () => Promise<void>;
}

/** The current state of a decoder. */
export interface DecoderState {
  /** Threads that are decoding. */
  readonly busy: number;
  /** Threads that are decoding or idle. */
  readonly ready: number;
  /** Jobs waiting for a thread. */
  readonly waiting: number;
}

/** A decoder that carries out several jobs one after the other. */
export function oneByOne(decode: Decoder["decode"]): Decoder {
  return {
    decode,
    decodeAll: async (jobs, caller) => {
      const outcomes: Outcome[] = [];
      for (const job of jobs) outcomes.push(await decode(job, caller));
      return outcomes;
    },
  };
}

/** A decoder in the current thread, without a time limit. For tests. */
export function inlineDecoder(decode: Decode): RunningDecoder {
  return {
    ...oneByOne(async (job) => {
      await Promise.resolve();
      return carryOutAny(job, decode);
    }),
    state: { busy: 0, ready: 0, waiting: 0 },
    close: () => Promise.resolve(),
  };
}
