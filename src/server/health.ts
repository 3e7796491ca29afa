import type Router from "@koa/router";
import { ApiError } from "./errors.ts";
import { makeRouter } from "./router.ts";

/** What has to work before the service can: rejects or throws where it does not. */
export type ReadinessCheck = () => unknown;

/**
 * `/healthz`: the process runs. `/readyz`: it can also do its work; an orchestrator sends it
 * requests only then.
 *
 * @param stopping is aborted as soon as the service is about to stop: it is ready no more
 */
export function healthRouter(isReady: ReadinessCheck, stopping?: AbortSignal): Router {
  return makeRouter()
    .get("/healthz", (ctx) => {
      ctx.body = { status: "ok" };
    })
    .get("/readyz", async (ctx) => {
      if (stopping?.aborted === true) throw new ApiError("unavailable", "stopping");
      try {
        await isReady();
      } catch (cause) {
        throw new ApiError("unavailable", "not ready", { cause });
      }
      ctx.body = { status: "ready" };
    });
}
