import type { Context } from "koa";
import type { Logger } from "pino";
import { NEXT_STEP, NotRead, type Reader, type Wanted, type WasRead } from "../../mcp/reader.ts";
import { isObject } from "../../reference/tables.ts";
import { noteRefusal } from "../answered.ts";
import { exceededLimit } from "../connections/text-limits.ts";
import { contentOf, outcomeOf } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import type { Job } from "../decoding/job.ts";
import { toApiError } from "../error-responses.ts";
import { ApiError } from "../errors.ts";
import { REQUEST_ID } from "../request-id.ts";
import { traceOf } from "../trace.ts";

/** Reads the texts of a request in the threads of the decoder, within the limits of the API. */
export function threadReader(ctx: Context, decoder: Decoder, logger: Logger): Reader {
  return {
    read: (wanted) => noted(ctx, logger, () => readIn(ctx, decoder, wanted)),
    write: ({ as, text, options, format, language }) =>
      noted(ctx, logger, () =>
        contentFor(ctx, decoder, { answer: as, text, options, format, style: { language } }),
      ),
  };
}

/** The result of `answer`; an error is logged, and becomes one for the client. */
async function noted<T>(ctx: Context, logger: Logger, answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    const failure = toApiError(error);
    if (failure.isFault)
      logger.error({ id: ctx.response.get(REQUEST_ID), ...traceOf(error) }, failure.message);
    noteRefusal(ctx, failure);
    const advice = failure.code === "not_decodable" ? `; ${NEXT_STEP}` : "";
    throw new NotRead(failure.message + advice);
  }
}

async function contentFor(ctx: Context, decoder: Decoder, job: Job): Promise<string> {
  const { text } = job;
  if (text.trim() === "") throw new ApiError("empty_body", "send the text of a booking record");
  const limit = exceededLimit(text);
  if (limit !== null) throw new ApiError("too_large", limit);
  return String(contentOf(await outcomeOf(ctx, decoder, job)));
}

async function readIn(ctx: Context, decoder: Decoder, wanted: Wanted): Promise<WasRead> {
  const { as, text, options } = wanted;
  const made: unknown = JSON.parse(await contentFor(ctx, decoder, { answer: as, text, options }));
  if (isObject(made) && typeof made.text === "string" && isObject(made.data))
    return { text: made.text, data: made.data };
  throw new ApiError("internal");
}
