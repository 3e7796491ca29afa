import Koa from "koa";
import type { Logger } from "pino";
import type { Settings } from "../settings.ts";
import type { Keys } from "../store/keys/key-ring.ts";
import type { UsageRecorder } from "../store/usage/usage-recorder.ts";
import { compression } from "./compression.ts";
import { readBody } from "./connections/body.ts";
import { countedDecoder } from "./decoding/counted.ts";
import type { Decoder } from "./decoding/decoder.ts";
import { errorResponses } from "./error-responses.ts";
import { keyedJobsRouter } from "./jobs/keyed.ts";
import { healthRouter } from "./health.ts";
import { mcpRouter } from "./mcp/router.ts";
import { metricsRouter } from "./metrics/metrics-router.ts";
import { Metrics } from "./metrics/metrics.ts";
import type { ResetMails } from "./mail/reset-mails.ts";
import { openApiRouter } from "./openapi/router.ts";
import type { ReadinessCheck } from "./readiness.ts";
import { crossOrigin } from "./access/cors.ts";
import { recordUsage } from "./access/record-usage.ts";
import { requestLog } from "./request-log.ts";
import { admitByKey, requireKey } from "./access/require-key.ts";
import { securityHeaders } from "./security-headers.ts";
import { notFoundPage } from "./site/not-found.ts";
import { siteRouters, type SiteParts } from "./site/routers.ts";
import { traceOf } from "./trace.ts";
import { refuseAmbiguous } from "./connections/unambiguous.ts";
import { v3Router } from "./v3/router.ts";
import { v4Router } from "./v4/router.ts";

/** The settings that requests depend on. */
export type ServiceSettings = Pick<
  Settings,
  "maxBody" | "registration" | "limits" | "trustProxy" | "workbench" | "corsOrigins" | "jobPlaces"
>;

/** The parts that the service is built from. */
export interface ServiceParts {
  readonly decoder: Decoder;
  readonly settings: ServiceSettings;
  readonly logger: Logger;
  readonly keys: Keys;
  /** Keeps accounts and their keys, and counts requests. */
  readonly store: SiteParts["store"];
  readonly recorder: Pick<UsageRecorder, "record">;
  /** Default: the service sends no mail. */
  readonly resetMails?: ResetMails | null;
  /** How many records of a batch are decoded at once. Default: one. */
  readonly batchAtOnce?: number;
  /** Default: always ready. */
  readonly isReady?: ReadinessCheck;
  /** Aborted when the service is about to stop. */
  readonly stopping?: AbortSignal | undefined;
  /** Default: new metrics. */
  readonly metrics?: Metrics;
}

/** Creates the service. It never stores the text of a request. */
export function createApp(parts: ServiceParts): Koa {
  const { store, settings, logger, metrics = new Metrics() } = parts;
  const body = readBody(settings.maxBody);
  const decoder = countedDecoder(parts.decoder, metrics);
  const admit = admitByKey(parts.keys, store.counters, settings.limits);
  // A request passes all before its own, so those that decode come first.
  const routers = [
    v4Router({ ...batchParts(parts), decoder }, body),
    v3Router(decoder, body),
    healthRouter(parts.isReady ?? (() => true), parts.stopping),
    metricsRouter(metrics),
    openApiRouter(),
    keyedJobsRouter(store.jobs, settings.jobPlaces),
    mcpRouter({ decoder, readBody: body, logger, corsOrigins: settings.corsOrigins }),
    ...siteRouters({ decoder, admit, resetMails: parts.resetMails ?? null, store, settings }),
  ];
  const app = new Koa(proxyOptions(settings.trustProxy));
  app.use(requestLog(logger, metrics));
  app.use(recordUsage(parts.recorder));
  app.use(securityHeaders);
  app.use(compression);
  app.use(notFoundPage);
  app.use(errorResponses(logger));
  app.use(refuseAmbiguous);
  app.use(crossOrigin(settings.corsOrigins));
  app.use(requireKey(admit));
  for (const router of routers) app.use(router.routes()).use(router.allowedMethods());
  // An error after the answer has started, usually because the client disconnected.
  app.on("error", (error: unknown) => {
    logger.warn(traceOf(error), "answer not sent");
  });
  return app;
}

function batchParts({ store, settings, recorder, logger, batchAtOnce = 1 }: ServiceParts) {
  const { maxBody: longestLine, limits } = settings;
  return { counters: store.counters, limits, recorder, logger, longestLine, atOnce: batchAtOnce };
}

/**
 * Each proxy appends its client's address to `X-Forwarded-For`. So only as many entries as there are
 * proxies can be trusted, counted from the end: the client wrote the rest.
 */
function proxyOptions(proxies: number) {
  return proxies === 0 ? {} : { proxy: true, maxIpsCount: proxies };
}
