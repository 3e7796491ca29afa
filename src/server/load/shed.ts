import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import type { Admission } from "./admission.ts";
import { callerOf } from "./caller.ts";
import { holdBackMs } from "./hold-back.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { overloaded } from "./overloaded.ts";
import { REQUEST_ID } from "../request-id.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";

/** Answers a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** How to shed load. */
export interface Shed {
  readonly admission: Admission;
  /** Whether a key is cached as valid. */
  readonly isKnown: (key: string) => boolean;
  /** Called for each refused request. */
  readonly onShed: () => void;
}

/** An orchestrator's probes are always answered. */
const PROBES = /^(?:https?:\/\/[^/?#]*)?\/(?:healthz|readyz)(?:\?|$)/i;

/** How often to log the number of refused requests, in milliseconds. */
const LOG_MS = 1000;

/** Refuses requests immediately if there are too many, and handles the others. */
export function shedding(handle: Handle, { admission, isKnown, onShed }: Shed): Handle {
  return (request, response) => {
    if (PROBES.test(request.url ?? "")) {
      handle(request, response);
      return;
    }
    const caller = callerOf(request, isKnown);
    if (admission.enter(caller)) {
      response.once("close", () => {
        admission.leave(caller);
      });
      handle(request, response);
    } else {
      refuseWithDelay(request.socket, response);
      onShed();
    }
  };
}

const { status, headers, body } = overloaded();
const JSON_BODY = Buffer.from(JSON.stringify(body));
const HEADERS = {
  ...SECURITY_HEADERS,
  ...headers,
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": JSON_BODY.length,
};

function refuseWithDelay(socket: Socket, response: ServerResponse): void {
  const ms = holdBackMs(socket);
  if (ms === 0) refuse(response);
  else setTimeout(refuse, ms, response).unref();
}

/** Uses a prepared answer, because refusals are numerous. */
function refuse(response: ServerResponse): void {
  response.writeHead(status, { ...HEADERS, [REQUEST_ID]: randomUUID() }).end(JSON_BODY);
}

/** Counts refused requests, and logs their number once a second. */
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
