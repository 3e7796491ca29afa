import type Router from "@koa/router";
import type { Metrics } from "./metrics.ts";
import { makeRouter } from "../router.ts";

/** `/metrics`: the metrics of the service. They need no key: the proxy hides them from the public. */
export function metricsRouter(metrics: Metrics): Router {
  return makeRouter().get("/metrics", async (ctx) => {
    ctx.body = await metrics.print();
    ctx.set("Content-Type", metrics.contentType);
  });
}
