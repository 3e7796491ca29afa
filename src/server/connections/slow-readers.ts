import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isStreamedAtLength } from "./long-streams.ts";

/** How long a client may take to read an answer, in milliseconds. */
export interface Patience {
  /** Without any progress, while something is left to read. */
  readonly stall: number;
  /** In total, unless it is streamed at length. */
  readonly send: number;
}

/**
 * Closes the connections of clients that do not read their answers. Otherwise each could occupy a
 * connection and an answer for as long as it likes.
 */
export class SlowReaders {
  readonly #patience: Patience;
  /** The answers that are not completely read, and when their sending started. */
  readonly #answers = new Map<ServerResponse, number | null>();
  readonly #check: NodeJS.Timeout;

  /** @param interval how often to check, in milliseconds */
  constructor(patience: Patience, interval: number) {
    this.#patience = patience;
    this.#check = setInterval(() => {
      const now = performance.now();
      for (const [response, since] of this.#answers) this.#checkAnswer(response, since, now);
    }, interval).unref();
  }

  /** Watches an answer that has not yet started. */
  watch(response: ServerResponse): void {
    this.#answers.set(response, null);
    response.once("close", () => this.#answers.delete(response));
    // Node would close the connection, even if nothing is left to read because the rest of the answer is being made.
    response.on("timeout", (socket: Socket) => {
      if (response.writableLength === 0) socket.setTimeout(this.#patience.stall);
      else socket.destroy();
    });
  }

  /** Stops watching. */
  close(): void {
    clearInterval(this.#check);
  }

  #checkAnswer(response: ServerResponse, since: number | null, now: number): void {
    const { socket } = response;
    // An answer is also open while it is being made, or waits for another on its connection.
    if (socket === null || !response.headersSent) return;
    if (since === null) {
      this.#answers.set(response, now);
      // Also measures what the system accepted of the answer. Node resets it after the answer.
      socket.setTimeout(this.#patience.stall);
    } else if (now - since > this.#patience.send && !isStreamedAtLength(socket)) {
      socket.destroy();
    }
  }
}
