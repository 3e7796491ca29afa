import type Koa from "koa";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Answers } from "./answers.ts";
import { waitWithBody } from "./continue.ts";
import { letFinish } from "./last-answer.ts";
import { makeRoom } from "./make-room.ts";
import { answerMalformed, type Malformed } from "./malformed.ts";
import { shedding, type Handle, type Shed } from "../load/shed.ts";
import { SlowReaders, type Patience } from "./slow-readers.ts";

/** How long things may take, in milliseconds. */
export interface Timeouts extends Patience {
  /** The headers of a request. */
  readonly headers: number;
  /** A whole request. */
  readonly request: number;
  /** How often all these are looked after. */
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
const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  stall: 30_000,
  send: 120_000,
  check: 5_000,
  stop: STOP_MS,
};
/** The names and values of all headers of a request, in bytes. */
const LONGEST_HEADERS = 16 * 1024;
const STOP_STEP = 50;

/** How to listen. */
export interface ListenOptions {
  readonly timeouts?: Timeouts | undefined;
  /** Is told of what was no request. Default: nobody is. */
  readonly onMalformed?: (malformed: Malformed) => void;
  /** Default: whatever is sent is answered, however much it is. */
  readonly shed?: Shed | undefined;
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
  const answers = new Answers();
  const readers = new SlowReaders(timeouts, timeouts.check);
  const take: Handle = (request, response) => {
    letFinish(request);
    readers.watch(response);
    void callback(request, response);
  };
  const decide = shed === undefined ? take : shedding(take, shed);
  const answer: Handle = (request, response) => {
    answers.begun(request, response);
    decide(request, response);
  };
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      // Node's default, on which proxies are told to rely.
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: LONGEST_HEADERS,
      // Node would refuse such requests by itself, and not in JSON.
      requireHostHeader: false,
    },
    answer,
  );
  // Above a number, Node would drop headers without a word, among them those by which proxies are
  // told. Their size bounds them all the same.
  server.maxHeadersCount = 0;
  server.on("checkExpectation", answer);
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    waitWithBody(request, response);
    answer(request, response);
  });
  server.on("clientError", (error, socket) => {
    // In the midst of an answer, another one would be taken for a part of it.
    if (answers.isWithin(socket)) socket.destroy();
    else answerMalformed(error, socket, onMalformed);
  });
  // We are no proxy; Node would close the connection without an answer.
  server.on("connect", (_request, socket) => {
    // Node leaves this connection to us, and what goes wrong on it.
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
      answers.beLast();
      await stop(server, timeouts.stop);
      readers.close();
    },
  };
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
