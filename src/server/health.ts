import type Router from "@koa/router";
import { ApiError } from "./errors.ts";
import { Readiness, type ReadinessCheck } from "./readiness.ts";
import { makeRouter } from "./router.ts";

/**
 * `/healthz`: the process runs. `/readyz`: it can also do its work; an orchestrator sends it
 * requests only then.
 *
 * @param stopping is aborted as soon as the service is about to stop: it is ready no more
 */
export function healthRouter(isReady: ReadinessCheck, stopping?: AbortSignal): Router {
  const readiness = new Readiness(isReady);
  return makeRouter()
    .get("/healthz", (ctx) => {
      ctx.body = { status: "ok" };
    })
    .get("/readyz", async (ctx) => {
      if (stopping?.aborted === true) throw new ApiError("unavailable", "stopping");
      try {
        await readiness.check();
      } catch (cause) {
        throw new ApiError("unavailable", "not ready", { cause });
      }
      ctx.body = { status: "ready" };
    });
}
