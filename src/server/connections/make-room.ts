import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** How many silent connections to close for each connection that is turned away. */
const CLOSED_AT_ONCE = 50;

/**
 * Makes room for the next connection when one had to be turned away: closes idle connections, and the
 * oldest of those without a request so far. So a client that silently occupies all connections does not
 * keep others out for long, least of all health checks.
 */
export function makeRoom(server: Server): void {
  const silent = new Set<Socket>();
  const onRequest = ({ socket }: IncomingMessage) => silent.delete(socket);
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, onRequest);
  server.on("drop", () => {
    server.closeIdleConnections();
    let closed = 0;
    for (const socket of silent) {
      if (closed === CLOSED_AT_ONCE) return;
      closed += 1;
      socket.destroy();
    }
  });
}
