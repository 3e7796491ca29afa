import Koa from "koa";
import type { Logger } from "pino";
import type { Settings } from "../settings.ts";
import type { Keys } from "../store/key-ring.ts";
import { readBody } from "./body.ts";
import type { Decode } from "./decode-text.ts";
import { errorResponses } from "./error-responses.ts";
import { healthRouter, type ReadinessCheck } from "./health.ts";
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
  readonly settings: Pick<Settings, "maxBody"> & {
    /** How many proxies stand in front of the service; default: none. */
    readonly trustProxy?: number;
  };
  readonly logger: Logger;
  /** Default: the service is ready as soon as it runs. */
  readonly isReady?: ReadinessCheck;
}

/** The service, ready to be given requests. It keeps nothing of them. */
export function createApp({ decode, keys, settings, logger, isReady = () => true }: Parts): Koa {
  const body = readBody(settings.maxBody);
  const routers = [
    healthRouter(isReady),
    openApiRouter(),
    pagesRouter(),
    v3Router(decode, body),
    v4Router(decode, body),
    workbenchRouter({ decode, keys, readBody: body, trustProxy: settings.trustProxy ?? 0 }),
  ];
  const app = new Koa();
  app.use(requestLog(logger));
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
