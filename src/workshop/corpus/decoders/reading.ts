/** The result of decoding the text of a case. */
import type { decode, isDecodable, Unread } from "../../../decode/decode.ts";
import { withoutDoubts } from "../../../views/v4/reading.ts";
import type { toV4 } from "../../../views/v4/view.ts";

/** The parts of a decoder that the corpus needs, for ours or for that of another revision. */
export interface Decoder {
  readonly decode: typeof decode;
  readonly isDecodable: typeof isDecodable;
  readonly toV4: typeof toV4;
  /** Throws if an answer violates its schema. */
  readonly check?: (answer: unknown) => void;
}

export interface Request {
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  /** Whether to include the answer with the places of its values. */
  readonly explain: boolean;
  /** Whether to validate the answer against its schema, which takes a moment to load. */
  readonly isChecked?: boolean;
}

export interface Answered {
  readonly kind: "answered";
  /** Decoding time. */
  readonly ms: number;
  /** The v4 answer as parsed JSON; null if nothing could be decoded. */
  readonly answer: unknown;
  readonly algorithm: string;
  readonly confidence: number;
  readonly looksLike: string | null;
  readonly unread: readonly Unread[];
  /** Where the answer violates its schema. */
  readonly violation: string | null;
  /** The answer with the places of its values, if requested; otherwise null. */
  readonly explained: unknown;
}

/** The decoder threw, or does not end. */
export interface Failure {
  readonly kind: "failure";
  readonly ms: number;
  /** `throws`, `does not end`. */
  readonly what: string;
  /** Includes the stack; `""` if there is none. */
  readonly detail: string;
}

export type Reading = Answered | Failure;

/** Never throws. */
export function readText(decoder: Decoder, { text, referenceDate, explain }: Request): Reading {
  const start = performance.now();
  try {
    const decoded = decoder.decode(text, { referenceDate });
    const ms = performance.now() - start;
    const { algorithm, confidence, looksLike, unread } = decoded;
    const answer = decoder.toV4(decoded);
    return {
      kind: "answered",
      ms,
      // A case states its doubts beside the answer.
      answer: decoder.isDecodable(decoded) ? asJson(withoutDoubts(answer)) : null,
      algorithm,
      confidence,
      looksLike,
      unread,
      violation: violationOf(answer, decoder),
      explained: explain ? asJson(decoder.toV4(decoded, { explain })) : null,
    };
  } catch (error) {
    return failureOf("throws", error, performance.now() - start);
  }
}

export function failureOf(what: string, error: unknown, ms = 0): Failure {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: "failure", ms, what, detail };
}

function violationOf(answer: unknown, { check }: Decoder): string | null {
  try {
    check?.(answer);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
