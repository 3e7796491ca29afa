import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** How many silent connections are closed for each that is turned away. */
const SILENT = 50;

/**
 * Makes room where a connection had to be turned away, for the next that tries: closes those that are
 * kept open for nothing, and the oldest of those on which nothing was asked yet. So whoever holds all
 * connections without a word keeps nobody out for long, health checks least of all.
 */
export function makeRoom(server: Server): void {
  const silent = new Set<Socket>();
  const speaks = ({ socket }: IncomingMessage) => silent.delete(socket);
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, speaks);
  server.on("drop", () => {
    server.closeIdleConnections();
    let closed = 0;
    for (const socket of silent) {
      if (closed === SILENT) return;
      closed += 1;
      socket.destroy();
    }
  });
}
