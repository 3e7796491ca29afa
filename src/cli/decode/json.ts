/** The result for one file as JSON: the API's answer, or its error. */
import type { Decoded } from "../../decode/decode.ts";
import { withoutSources } from "../../views/booking-json.ts";
import { toV3 } from "../../views/v3/view.ts";
import { toRefusal } from "../../views/v4/refusal.ts";
import { toV4 } from "../../views/v4/view.ts";
import type { OutputFlags } from "./output-flags.ts";
import type { Result } from "./report.ts";

/** An error as the API answers it. */
interface ErrorAnswer {
  readonly message: string;
  readonly code: string;
  /** With `explain`: how a text without a booking was read. */
  readonly extraInfo?: unknown;
}

/** One of the two. */
export interface JsonResult {
  readonly answer?: unknown;
  readonly error?: ErrorAnswer;
}

/** The answer, or why there is none. */
export function jsonOf(result: Result, flags: OutputFlags): JsonResult {
  if (result.failure === null) return { answer: answerOf(result.reading, result.showText, flags) };
  const { reading, failure } = result;
  const { code, message } = failure;
  const isExplained = flags.explain && reading !== null;
  return { error: { message, code, ...(isExplained && { extraInfo: toRefusal(reading) }) } };
}

function answerOf(decoded: Decoded, showText: boolean, { api, explain }: OutputFlags): unknown {
  if (api === "v3") return toV3(decoded);
  // Without functions, and with the changes that `withoutSources` makes while printing.
  if (api === "booking") return JSON.parse(JSON.stringify(decoded.booking, withoutSources));
  return toV4(decoded, { explain, showText });
}
