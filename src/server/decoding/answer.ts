import type { Context } from "koa";
import { setTimeout as wait } from "node:timers/promises";
import { SchemaViolation } from "../../views/check.ts";
import { bodyText } from "../connections/body.ts";
import { callerOf } from "../load/caller.ts";
import { ApiError } from "../errors.ts";
import { holdBackMs } from "../load/hold-back.ts";
import { isOverload } from "../load/overloaded.ts";
import type { Decoder } from "./decoder.ts";
import type { Job, Outcome } from "./job.ts";

/**
 * Answers a request with what its body's text says.
 *
 * @throws ApiError where the text holds no booking, or cannot be decoded now
 */
export async function answerText(
  ctx: Context,
  decoder: Decoder,
  wish: Omit<Job, "text">,
): Promise<void> {
  const job = { ...wish, text: bodyText(ctx) };
  const caller = { name: callerOf(ctx.req), isGone: () => ctx.req.socket.destroyed };
  const json = jsonOf(await decodeInTurn(ctx, decoder.decode(job, caller)));
  ctx.type = "application/json";
  ctx.body = json;
}

/** Holds a refusal for want of room back from a client that has just had one. */
async function decodeInTurn(ctx: Context, outcome: Promise<Outcome>): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    if (isOverload(error)) await wait(holdBackMs(ctx.req.socket));
    throw error;
  }
}

function jsonOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case "answered":
      return outcome.json;
    case "refused":
      throw new ApiError("not_decodable", outcome.why);
    case "invalid":
      throw new SchemaViolation(outcome.schemaPath);
  }
}
