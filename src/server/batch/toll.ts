import type { KeyGrant } from "../../store/keys/key-store.ts";
import type { KeyLimits } from "../../store/keys/limits.ts";
import type { Counters } from "../../store/usage/counters.ts";
import { countRequest } from "../access/limit-requests.ts";
import { ApiError } from "../errors.ts";

/** Counts the records of batches. */
export interface TollParts {
  readonly counters: Counters;
  /** The limits of all keys of an account together. */
  readonly limits: KeyLimits;
}

/** The headers with the remaining requests have already been sent. */
const NO_HEADERS = { set: () => undefined };

/**
 * Counts each record of a batch as a request of its key. The first is the request itself, which has been counted. Once a
 * limit is reached, the rest of the batch is refused even if a new window begins in the meantime: the result does not
 * depend on how fast a client sends.
 */
export class Toll {
  readonly #grant: KeyGrant;
  readonly #parts: TollParts;
  #isFirst = true;
  #refusal: ApiError | null = null;

  constructor(grant: KeyGrant, parts: TollParts) {
    this.#grant = grant;
    this.#parts = parts;
  }

  /** Counts a record; returns the error to answer with if it may not be decoded, otherwise null. */
  async take(): Promise<ApiError | null> {
    if (this.#isFirst) {
      this.#isFirst = false;
      return null;
    }
    if (this.#refusal !== null) return this.#refusal;
    const { counters, limits } = this.#parts;
    try {
      await countRequest(NO_HEADERS, this.#grant, limits, counters);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "rate_limited") this.#refusal = error;
      return error;
    }
  }
}
