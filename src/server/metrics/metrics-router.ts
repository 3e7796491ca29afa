import type Router from "@koa/router";
import type { Metrics } from "./metrics.ts";
import { makeRouter } from "../router.ts";

/** `/metrics`: what the service counts. It takes no key: the proxy keeps it from the public. */
export function metricsRouter(metrics: Metrics): Router {
  return makeRouter().get("/metrics", async (ctx) => {
    ctx.body = await metrics.print();
    ctx.set("Content-Type", metrics.contentType);
  });
}
