import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { finished, type Readable, type Writable } from "node:stream";
import type { Reader } from "./reader.ts";
import { makeServer } from "./server.ts";

/** A server whose client is at the other end of two streams. */
export interface Connection {
  /** Resolves when the client has closed its end. */
  readonly ended: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves one client, one message per line. Nothing else may be written to `output`. */
export function connect(reader: Reader, input: Readable, output: Writable): Connection {
  const server = serveStdio(() => makeServer(reader), {
    transport: new StdioServerTransport(input, output),
  });
  return {
    close: () => server.close(),
    ended: new Promise((resolve) => {
      finished(input, { writable: false }, () => {
        resolve();
      });
    }),
  };
}
