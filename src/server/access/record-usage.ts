import type { Middleware } from "koa";
import type { UsageRecorder } from "../../store/usage/usage-recorder.ts";
import type { KeyState } from "./require-key.ts";

/** Records each request of a key for its owner: time, status and duration, never content. */
export function recordUsage(recorder: Pick<UsageRecorder, "record">): Middleware<KeyState> {
  return async (ctx, next) => {
    const start = performance.now();
    await next();
    const { grant } = ctx.state;
    if (grant === undefined || grant.fixed) return;
    recorder.record({ keyId: grant.id, status: ctx.status, ms: performance.now() - start });
  };
}
