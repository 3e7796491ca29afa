import type Koa from "koa";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Admission } from "./admission.ts";
import { answerMalformed, type Malformed } from "./malformed.ts";
import { shedding, type Handle } from "./shed.ts";

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

/** How long an idle connection is kept, in milliseconds. */
const KEEP_ALIVE_MS = 5_000;

/** Connections beyond these are closed at once: each takes memory, and a file of the process. */
const MOST_CONNECTIONS = 2000;

/** How long answers in the making may take when the server stops, in milliseconds. */
export const STOP_MS = 10_000;
const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, check: 5_000, stop: STOP_MS };
const STOP_STEP = 50;

/** How to listen. */
export interface ListenOptions {
  readonly timeouts?: Timeouts | undefined;
  /** Is told of what was no request. Default: nobody is. */
  readonly onMalformed?: (malformed: Malformed) => void;
  /** Default: whatever is sent is answered, however much it is. */
  readonly shed?: Shed | undefined;
}

/** Whom to refuse where there are too many requests. */
export interface Shed {
  readonly admission: Admission;
  /** Is told of each request that was refused. */
  readonly onShed: () => void;
}

/** A server that takes requests. */
export interface Listening {
  /** Where: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no more connections, lets the requests under way finish, and closes. */
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
  { timeouts = TIMEOUTS, onMalformed = () => undefined, shed }: ListenOptions = {},
): Promise<Listening> {
  const callback = app.callback();
  const answer: Handle = (request, response) => void callback(request, response);
  const handle = shed === undefined ? answer : shedding(answer, shed.admission, shed.onShed);
  const answers = new Answers();
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      // Node's default, on which proxies are told to rely.
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node would refuse such requests by itself, and not in JSON.
      requireHostHeader: false,
    },
    (request, response) => {
      handle(request, answers.begun(response));
    },
  );
  server.on("checkExpectation", (request, response) => {
    handle(request, answers.begun(response));
  });
  server.on("clientError", (error, socket) => {
    answerMalformed(error, socket, onMalformed);
  });
  server.maxConnections = MOST_CONNECTIONS;
  makeRoom(server);
  server.listen(port, host);
  await once(server, "listening");
  return {
    url: urlOf(server),
    stop: async () => {
      answers.beLast();
      await stop(server, timeouts.stop);
    },
  };
}

/** Where a connection was turned away, those that are kept open for nothing are closed. */
function makeRoom(server: Server): void {
  server.on("drop", () => {
    server.closeIdleConnections();
  });
}

/** The answers in the making. */
class Answers {
  readonly #open = new Set<ServerResponse>();
  #areLast = false;

  begun(response: ServerResponse): ServerResponse {
    this.#open.add(response);
    response.once("close", () => this.#open.delete(response));
    if (this.#areLast) endConnection(response);
    return response;
  }

  /** From now on every answer is the last of its connection, and tells the client so. */
  beLast(): void {
    this.#areLast = true;
    for (const response of this.#open) endConnection(response);
  }
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
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
