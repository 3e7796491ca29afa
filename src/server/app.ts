import Koa from "koa";
import type { Logger } from "pino";
import type { Settings } from "../settings.ts";
import type { Keys } from "../store/keys/key-ring.ts";
import type { Store } from "../store/store.ts";
import type { UsageRecorder } from "../store/usage/usage-recorder.ts";
import { readBody } from "./connections/body.ts";
import { countedDecoder } from "./decoding/counted.ts";
import type { Decoder } from "./decoding/decoder.ts";
import { errorResponses } from "./error-responses.ts";
import { healthRouter } from "./health.ts";
import { metricsRouter } from "./metrics/metrics-router.ts";
import { Metrics } from "./metrics/metrics.ts";
import { openApiRouter } from "./openapi/router.ts";
import type { ReadinessCheck } from "./readiness.ts";
import { recordUsage } from "./access/record-usage.ts";
import { requestLog } from "./request-log.ts";
import { admitByKey, requireKey } from "./access/require-key.ts";
import { securityHeaders } from "./security-headers.ts";
import { siteRouters } from "./site/routers.ts";
import { traceOf } from "./trace.ts";
import { refuseAmbiguous } from "./connections/unambiguous.ts";
import { v3Router } from "./v3/router.ts";
import { v4Router } from "./v4/router.ts";

/** The settings that requests depend on. */
export type ServiceSettings = Pick<
  Settings,
  "maxBody" | "registration" | "limits" | "trustProxy" | "workbench"
>;

/** What the service is made of. */
export interface Parts {
  readonly decoder: Decoder;
  readonly settings: ServiceSettings;
  readonly logger: Logger;
  readonly keys: Keys;
  /** Where accounts and their keys are kept, and requests counted. */
  readonly store: Pick<Store, "accounts" | "sessions" | "keys" | "usage" | "counters">;
  readonly recorder: Pick<UsageRecorder, "record">;
  /** Default: the service is ready as soon as it runs. */
  readonly isReady?: ReadinessCheck;
  /** Aborted as soon as the service is about to stop. */
  readonly stopping?: AbortSignal | undefined;
  /** Default: metrics of its own. */
  readonly metrics?: Metrics;
}

/** The service, ready to be given requests. It keeps nothing of them. */
export function createApp(parts: Parts): Koa {
  const { store, settings, logger, metrics = new Metrics() } = parts;
  const body = readBody(settings.maxBody);
  const decoder = countedDecoder(parts.decoder, metrics);
  const admit = admitByKey(parts.keys, store.counters, settings.limits);
  const routers = [
    healthRouter(parts.isReady ?? (() => true), parts.stopping),
    metricsRouter(metrics),
    openApiRouter(),
    v3Router(decoder, body),
    v4Router(decoder, body),
    ...siteRouters({ decoder, admit, store, settings }),
  ];
  const app = new Koa(proxyOptions(settings.trustProxy));
  app.use(requestLog(logger, metrics));
  app.use(recordUsage(parts.recorder));
  app.use(securityHeaders);
  app.use(errorResponses(logger));
  app.use(refuseAmbiguous);
  app.use(requireKey(admit));
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
