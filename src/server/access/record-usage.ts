import type { Middleware } from "koa";
import type { UsageRecorder } from "../../store/usage/usage-recorder.ts";
import { refusalOf } from "../answered.ts";
import type { KeyState } from "./require-key.ts";

/** Records each request of a key except batches for its owner: time, kind of answer and duration, never content. */
export function recordUsage(recorder: Pick<UsageRecorder, "record">): Middleware<KeyState> {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const { grant, recordsUsage } = ctx.state;
    if (grant === undefined || grant.fixed || recordsUsage === true) return;
    const { status } = ctx;
    const code = refusalOf(ctx)?.code ?? null;
    recorder.record({ keyId: grant.id, status, code, ms: performance.now() - start });
  };
}
