import Koa from "koa";
import type { Logger } from "pino";
import type { Settings } from "../settings.ts";
import type { Keys } from "../store/key-ring.ts";
import { readBody } from "./body.ts";
import type { Decode } from "./decode-text.ts";
import { errorResponses } from "./error-responses.ts";
import { healthRouter, type ReadinessCheck } from "./health.ts";
import { countedDecode } from "./metrics-decode.ts";
import { metricsRouter } from "./metrics-router.ts";
import { Metrics } from "./metrics.ts";
import { openApiRouter } from "./openapi/router.ts";
import { requestLog } from "./request-log.ts";
import { requireKey } from "./require-key.ts";
import { securityHeaders } from "./security-headers.ts";
import { pagesRouter } from "./site/pages.ts";
import { workbenchRouter } from "./site/workbench.ts";
import { traceOf } from "./trace.ts";
import { v3Router } from "./v3/router.ts";
import { v4Router } from "./v4/router.ts";

/** What the service is made of. */
export interface Parts {
  readonly decode: Decode;
  readonly keys: Keys;
  readonly settings: Pick<Settings, "maxBody"> & Partial<Pick<Settings, "trustProxy">>;
  readonly logger: Logger;
  /** Default: the service is ready as soon as it runs. */
  readonly isReady?: ReadinessCheck;
  /** Aborted as soon as the service is about to stop. */
  readonly stopping?: AbortSignal | undefined;
  /** Default: metrics of its own. */
  readonly metrics?: Metrics;
}

/** The service, ready to be given requests. It keeps nothing of them. */
export function createApp(parts: Parts): Koa {
  const { keys, settings, logger, metrics = new Metrics() } = parts;
  const body = readBody(settings.maxBody);
  const decode = countedDecode(parts.decode, metrics);
  const routers = [
    healthRouter(parts.isReady ?? (() => true), parts.stopping),
    metricsRouter(metrics),
    openApiRouter(),
    pagesRouter(),
    v3Router(decode, body),
    v4Router(decode, body),
    workbenchRouter({ decode, keys, readBody: body, trustProxy: settings.trustProxy ?? 0 }),
  ];
  const app = new Koa(proxyOptions(settings.trustProxy ?? 0));
  app.use(requestLog(logger, metrics));
  app.use(securityHeaders);
  app.use(errorResponses(logger));
  app.use(requireKey(keys));
  for (const router of routers) app.use(router.routes()).use(router.allowedMethods());
  // What fails after the answer has begun: in general, a client that went away.
  app.on("error", (error: unknown) => {
    logger.warn(traceOf(error), "answer not sent");
  });
  return app;
}

/**
 * Each proxy adds the address it was called from at the end of `X-Forwarded-For`. So of the list
 * only as many entries are believed as there are proxies: what stands before, the client wrote.
 */
function proxyOptions(proxies: number) {
  return proxies === 0 ? {} : { proxy: true, maxIpsCount: proxies };
}
