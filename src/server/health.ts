import type Router from "@koa/router";
import { ApiError } from "./errors.ts";
import { Readiness, type ReadinessCheck } from "./readiness.ts";
import { makeRouter } from "./router.ts";

/**
 * `/healthz`: the process is alive. `/readyz`: it can also do its work, so an orchestrator may send it
 * requests.
 *
 * @param stopping aborted when the service is about to stop, so that it is no longer ready
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
