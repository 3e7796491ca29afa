import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Admission } from "./admission.ts";
import { callerOf } from "./caller.ts";
import type { Metrics } from "./metrics.ts";
import { overloaded } from "./overloaded.ts";
import { REQUEST_ID } from "./request-log.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** Answers a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What an orchestrator asks is answered whatever else there is to do. */
const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/;

/** How often the log tells how many requests were refused, in milliseconds. */
const LOG_MS = 1000;

/** Refuses requests at once where there are too many, and lets the others through. */
export function shedding(handle: Handle, admission: Admission, onShed: () => void): Handle {
  return (request, response) => {
    if (PROBES.test(request.url ?? "")) {
      handle(request, response);
      return;
    }
    const caller = callerOf(request);
    if (admission.enter(caller)) {
      response.once("close", () => {
        admission.leave(caller);
      });
      handle(request, response);
    } else {
      refuse(response);
      onShed();
    }
  };
}

function refuse(response: ServerResponse): void {
  const { status, headers, body } = overloaded();
  const json = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    [REQUEST_ID]: randomUUID(),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": json.length,
  });
  response.end(json);
}

/** Counts requests that were refused unread, and logs how many there were once a second. */
export function shedLog(logger: Logger, metrics: Metrics): () => void {
  let requests = 0;
  return () => {
    metrics.shed();
    requests += 1;
    if (requests > 1) return;
    setTimeout(() => {
      logger.warn({ requests }, "requests shed");
      requests = 0;
    }, LOG_MS).unref();
  };
}
