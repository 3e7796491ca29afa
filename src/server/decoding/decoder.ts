import type { Decode } from "../../decode/decode.ts";
import { carryOut } from "./carry-out.ts";
import type { Job, Outcome } from "./job.ts";

/** Who wants a text decoded. */
export interface Caller {
  /** Callers of the same name share what one caller may take of the decoder. */
  readonly name: string;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

/** Carries jobs out. */
export interface Decoder {
  /**
   * Rejects with an `ApiError` where the job takes too long or too much memory, or where too many
   * wait; with any other error where the decoder fails.
   */
  decode(job: Job, caller: Caller): Promise<Outcome>;
}

/** A decoder that was started, and has to be closed. */
export interface RunningDecoder extends Decoder {
  readonly state: DecoderState;
  /** Gives up what is under way and what waits. */
  readonly close: () => Promise<void>;
}

/** What a decoder does now. */
export interface DecoderState {
  /** Threads that decode. */
  readonly busy: number;
  /** Threads that decode or could. */
  readonly ready: number;
  /** Jobs that wait for one. */
  readonly waiting: number;
}

/** A decoder in this thread, for as long as it takes. For tests. */
export function inlineDecoder(decode: Decode): RunningDecoder {
  return {
    state: { busy: 0, ready: 0, waiting: 0 },
    close: () => Promise.resolve(),
    decode: async (job) => {
      await Promise.resolve();
      return carryOut(job, decode);
    },
  };
}
