import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The answers in the making. */
export class Answers {
  readonly #open = new Set<ServerResponse>();
  readonly #ofConnection = new WeakMap<Duplex, Set<ServerResponse>>();
  #areLast = false;

  /** Notes an answer that is to be made, and sees to it that it emits `close` in the end. */
  begun({ socket }: IncomingMessage, response: ServerResponse): void {
    const ofConnection = this.#ofConnection.get(socket) ?? this.#watch(socket);
    this.#open.add(response);
    ofConnection.add(response);
    response.once("close", () => {
      this.#open.delete(response);
      ofConnection.delete(response);
    });
    if (this.#areLast) endConnection(response);
  }

  /** Whether a part of an answer was written to a connection, and the rest is still to come. */
  isWithin(socket: Duplex): boolean {
    for (const { socket: own, headersSent, writableEnded } of this.#open)
      if (own === socket && headersSent && !writableEnded) return true;
    return false;
  }

  /** From now on every answer is the last of its connection, and tells the client so. */
  beLast(): void {
    this.#areLast = true;
    for (const response of this.#open) endConnection(response);
  }

  /**
   * Of a connection that breaks off, Node closes the answer that was being sent, and forgets those that
   * waited behind it; whoever waits for their end would wait for ever.
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
