import { ApiError } from "../errors.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Decoder } from "./decoder.ts";
import type { Outcome } from "./job.ts";

/** Wraps a decoder to count the outcomes of its jobs, except those refused due to overload, and detection. */
export function countedDecoder(decoder: Decoder, metrics: Metrics): Decoder {
  return {
    decode: async (job, caller) => {
      try {
        const outcome = await decoder.decode(job, caller);
        count(outcome, metrics);
        return outcome;
      } catch (error) {
        if (error instanceof ApiError && error.code === "timeout") metrics.text(null, "timed_out");
        else if (!(error instanceof ApiError) || error.isFault) metrics.text(null, "failed");
        throw error;
      }
    },
    // If one of them fails, each is carried out alone and counted then.
    decodeAll: async (jobs, caller) => {
      const outcomes = await decoder.decodeAll(jobs, caller);
      for (const outcome of outcomes) count(outcome, metrics);
      return outcomes;
    },
  };
}

function count(outcome: Outcome, metrics: Metrics): void {
  if (outcome.kind === "invalid") metrics.text(null, "failed");
  else if (outcome.kind === "detected") return;
  else if (outcome.kind === "unreadable") metrics.text(null, "not_decodable");
  else {
    const isDecodable =
      outcome.kind === "rendered" ||
      outcome.kind === "unwritable" ||
      (outcome.kind === "answered" && outcome.isDecodable);
    metrics.text(outcome.algorithm, isDecodable ? "decoded" : "not_decodable");
  }
}
