import type { Context } from "koa";
import { setTimeout as wait } from "node:timers/promises";
import { FORMATS } from "../../views/itinerary/formats.ts";
import { SchemaViolation } from "../../views/violation.ts";
import { bodyContent, bodyText } from "../connections/body.ts";
import { callerOf } from "../load/caller.ts";
import { ApiError } from "../errors.ts";
import { holdBackMs } from "../load/hold-back.ts";
import { isOverload } from "../load/overloaded.ts";
import type { Decoder } from "./decoder.ts";
import type { Extent, Job, Outcome, JobRequest } from "./job.ts";

/**
 * Answers a request with the decoded text of its body.
 *
 * @throws ApiError if the text contains no booking or cannot be decoded now
 */
export async function answerText(
  ctx: Context,
  decoder: Decoder,
  options: JobRequest,
): Promise<void> {
  await answerJob(ctx, decoder, { ...options, text: bodyText(ctx) });
}

/**
 * Answers a request with the decoded text of its body, which can also be an email or a web page, as its
 * `Content-Type` says.
 *
 * @throws ApiError if the text contains no booking or cannot be decoded now
 */
export async function answerFile(
  ctx: Context,
  decoder: Decoder,
  options: JobRequest,
): Promise<void> {
  await answerJob(ctx, decoder, { ...options, ...bodyContent(ctx) });
}

/**
 * Answers a request with the outcome of a job.
 *
 * @throws ApiError if the text contains no booking or cannot be decoded now
 */
export async function answerJob(ctx: Context, decoder: Decoder, job: Job): Promise<void> {
  const outcome = await outcomeOf(ctx, decoder, job);
  if ("coverage" in outcome) ctx.set(extentHeaders(outcome));
  if ("leftOut" in outcome) ctx.set("Recloc-Left-Out", String(outcome.leftOut));
  const content = contentOf(outcome);
  if (job.answer === "itinerary") {
    const { mediaType, extension } = FORMATS[job.format];
    ctx.attachment(`itinerary.${extension}`);
    ctx.type = mediaType;
  } else ctx.type = "application/json";
  ctx.body = typeof content === "string" ? content : Buffer.from(content);
}

/**
 * Carries out a job for the caller of a request. Delays a refusal due to overload if the client has just
 * received one.
 *
 * @throws ApiError if the text cannot be decoded now
 */
export async function outcomeOf(ctx: Context, decoder: Decoder, job: Job): Promise<Outcome> {
  const caller = { name: callerOf(ctx.req), isGone: () => ctx.req.socket.destroyed };
  try {
    return await decoder.decode(job, caller);
  } catch (error) {
    if (isOverload(error)) await wait(holdBackMs(ctx.req.socket));
    throw error;
  }
}

function extentHeaders({ coverage, unreadLines }: Extent): Record<string, string> {
  return { "Recloc-Coverage": String(coverage), "Recloc-Unread": String(unreadLines) };
}

/**
 * The content of an answer.
 *
 * @throws ApiError if there is none
 */
export function contentOf(outcome: Outcome): string | Uint8Array {
  switch (outcome.kind) {
    case "rendered":
      return outcome.content;
    case "answered":
    case "detected":
      return outcome.json;
    case "refused":
      throw new ApiError("not_decodable", outcome.why, { extraInfo: outcome.explanation });
    case "unwritable":
    case "unreadable":
      throw new ApiError(outcome.code, outcome.why);
    case "invalid":
      throw new SchemaViolation(outcome.schemaPath);
  }
}
