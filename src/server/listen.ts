import type Koa from "koa";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { answerMalformed } from "./malformed.ts";

/** How long things may take, in milliseconds. */
export interface Timeouts {
  /** The headers of a request. */
  readonly headers: number;
  /** A whole request. */
  readonly request: number;
  /** How often the two are looked after. */
  readonly check: number;
  /** Answers in the making when the server stops. */
  readonly stop: number;
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, check: 5_000, stop: 10_000 };
const STOP_STEP = 50;

/** A server that takes requests. */
export interface Listening {
  /** Where: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no more requests, lets those under way finish, and closes. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves an app.
 *
 * @param port 0: any free one
 * @throws the error of the operating system where the address cannot be listened on
 */
export async function listen(
  app: Koa,
  host: string,
  port: number,
  timeouts: Timeouts = TIMEOUTS,
): Promise<Listening> {
  const handle = app.callback();
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      // Node would refuse such requests by itself, and not in JSON.
      requireHostHeader: false,
    },
    (request, response) => void handle(request, response),
  );
  server.on("checkExpectation", (request, response) => void handle(request, response));
  server.on("clientError", answerMalformed);
  server.listen(port, host);
  await once(server, "listening");
  return { url: urlOf(server), stop: () => stop(server, timeouts.stop) };
}

function urlOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** Connections that are kept alive are closed as soon as they are idle, all others in the end. */
async function stop(server: Server, patience: number): Promise<void> {
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, STOP_STEP);
  const end = setTimeout(() => {
    server.closeAllConnections();
  }, patience);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(idle);
  clearTimeout(end);
}
