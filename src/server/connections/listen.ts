import type Koa from "koa";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as SocketServer } from "node:net";
import { Answers } from "./answers.ts";
import { deferBody } from "./continue.ts";
import { letClientFinish } from "./last-answer.ts";
import { isStreamedAtLength } from "./long-streams.ts";
import { makeRoom } from "./make-room.ts";
import { answerMalformed, type Malformed } from "./malformed.ts";
import { shedding, type Handle, type Shed } from "../load/shed.ts";
import { SlowReaders, type Patience } from "./slow-readers.ts";

/** Timeouts, in milliseconds. */
export interface Timeouts extends Patience {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** How often to check all these. */
  readonly check: number;
  /** For answers in progress when the server stops. */
  readonly stop: number;
}

/** How long to keep an idle connection, in milliseconds. */
const KEEP_ALIVE_MS = 5_000;

/** Further connections are closed immediately: each needs memory and a file descriptor. */
const MOST_CONNECTIONS = 2000;

/** How long answers in progress may take when the server stops, in milliseconds. */
export const STOP_MS = 10_000;
const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  stall: 30_000,
  send: 120_000,
  check: 5_000,
  stop: STOP_MS,
};
/** The maximum size of the headers of a request, in bytes. */
const LONGEST_HEADERS = 16 * 1024;
/** The code of Node's error for a request that takes too long. */
const REQUEST_TIMEOUT = "ERR_HTTP_REQUEST_TIMEOUT";
/** How often to close idle connections while the server stops, in milliseconds. */
const IDLE_CHECK_MS = 50;
/** How long the service keeps idle connections when it stops, in milliseconds: see `ListenOptions`. */
export const LINGER_MS = 500;

export interface ListenOptions {
  readonly timeouts?: Timeouts | undefined;
  /**
   * How long kept connections without a request stay open when the server stops, in milliseconds. A request
   * that a client sends in the meantime is answered, and the answer tells the client to close the
   * connection; on a closed connection, the client could not know whether to send the request again.
   * Default: 0.
   */
  readonly lingerMs?: number;
  /** Receives malformed requests. Default: ignored. */
  readonly onMalformed?: (malformed: Malformed) => void;
  /** Default: no load shedding. */
  readonly shed?: Shed | undefined;
}

/** A running server. */
export interface Listening {
  /** Its address: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops accepting connections, lets requests in progress finish, and closes. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves an app.
 *
 * @param port 0: any free port
 * @throws the error of the operating system if it cannot listen on the address
 */
export async function listen(
  app: Koa,
  host: string,
  port: number,
  { timeouts = TIMEOUTS, lingerMs = 0, onMalformed = () => undefined, shed }: ListenOptions = {},
): Promise<Listening> {
  const callback = app.callback();
  const answers = new Answers();
  const readers = new SlowReaders(timeouts, timeouts.check);
  const serve: Handle = (request, response) => {
    letClientFinish(request);
    readers.watch(response);
    void callback(request, response);
  };
  const admit = shed === undefined ? serve : shedding(serve, shed);
  const answer: Handle = (request, response) => {
    answers.track(request, response);
    admit(request, response);
  };
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      // Node's default, which our documentation tells proxies to rely on.
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: LONGEST_HEADERS,
      // Node would reject such requests itself, and not in JSON.
      requireHostHeader: false,
    },
    answer,
  );
  // Node would silently drop headers beyond a number, among them those that reveal a proxy. Their total
  // size is limited anyway.
  server.maxHeadersCount = 0;
  server.on("checkExpectation", answer);
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    deferBody(request, response);
    answer(request, response);
  });
  server.on("clientError", (error, socket) => {
    if (isStreamedAtLength(socket) && isTooLate(error)) return;
    // In the middle of an answer, the client would read a second one as part of it.
    if (answers.isAnswering(socket)) socket.destroy();
    else answerMalformed(error, socket, onMalformed);
  });
  // This is not a proxy, and Node would close the connection without an answer.
  server.on("connect", (_request, socket) => {
    // Node hands the connection over, and with it the handling of errors.
    socket.on("error", () => socket.destroy());
    answerMalformed(new Error("CONNECT"), socket, onMalformed);
  });
  server.maxConnections = MOST_CONNECTIONS;
  makeRoom(server);
  server.listen(port, host);
  await once(server, "listening");
  return {
    url: urlOf(server),
    stop: async () => {
      answers.closeConnections();
      await stop(server, timeouts.stop, lingerMs);
      readers.close();
    },
  };
}

/** Whether a request takes longer than a whole request may. */
function isTooLate(error: Error): boolean {
  return "code" in error && error.code === REQUEST_TIMEOUT;
}

function urlOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** Closes kept-alive connections once they have been idle for long enough, and all others after the timeout. */
async function stop(server: Server, timeoutMs: number, lingerMs: number): Promise<void> {
  const lingerUntil = performance.now() + lingerMs;
  const closeIdle = () => {
    if (performance.now() >= lingerUntil) server.closeIdleConnections();
  };
  const idle = setInterval(closeIdle, IDLE_CHECK_MS);
  const end = setTimeout(() => {
    server.closeAllConnections();
  }, timeoutMs);
  await new Promise<void>((resolve) => {
    // Only refuses new connections: the method of the HTTP server would also close those that are idle now.
    SocketServer.prototype.close.call(server, () => {
      resolve();
    });
    closeIdle();
  });
  clearInterval(idle);
  clearTimeout(end);
  // Ends the timer with which the HTTP server watches its connections.
  server.close();
}
