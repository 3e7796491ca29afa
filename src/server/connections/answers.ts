import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The answers in progress. */
export class Answers {
  readonly #open = new Set<ServerResponse>();
  readonly #ofConnection = new WeakMap<Duplex, Set<ServerResponse>>();
  #isClosing = false;

  /** Tracks a new answer and makes sure that it emits `close` in the end. */
  track({ socket }: IncomingMessage, response: ServerResponse): void {
    const ofConnection = this.#ofConnection.get(socket) ?? this.#watch(socket);
    this.#open.add(response);
    ofConnection.add(response);
    response.once("close", () => {
      this.#open.delete(response);
      ofConnection.delete(response);
    });
    if (this.#isClosing) endConnection(response);
  }

  /** Whether an answer on this connection has started and is not complete. */
  isAnswering(socket: Duplex): boolean {
    for (const { socket: own, headersSent, writableEnded } of this.#open)
      if (own === socket && headersSent && !writableEnded) return true;
    return false;
  }

  /** Makes every answer from now on the last of its connection, and tells the client. */
  closeConnections(): void {
    this.#isClosing = true;
    for (const response of this.#open) endConnection(response);
  }

  /**
   * When a connection breaks, Node closes the answer being sent but forgets those queued behind it;
   * anyone waiting for those would wait forever.
   */
  #watch(socket: Duplex): Set<ServerResponse> {
    const ofConnection = new Set<ServerResponse>();
    this.#ofConnection.set(socket, ofConnection);
    socket.once("close", () => {
      for (const response of ofConnection) response.emit("close");
    });
    return ofConnection;
  }
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
