import type { ServerResponse } from "node:http";

/** How long a client may take to read an answer, in milliseconds. */
export interface Patience {
  /** Without taking anything of it. */
  readonly stall: number;
  /** In all. */
  readonly send: number;
}

/**
 * Closes the connections of clients that do not read their answers. Without that, each holds a
 * connection and an answer for as long as it likes.
 */
export class SlowReaders {
  readonly #patience: Patience;
  /** The answers that are not yet read to their end, and since when they are sent. */
  readonly #answers = new Map<ServerResponse, number | null>();
  readonly #check: NodeJS.Timeout;

  /** @param interval how often to look, in milliseconds */
  constructor(patience: Patience, interval: number) {
    this.#patience = patience;
    this.#check = setInterval(() => {
      const now = performance.now();
      for (const [response, since] of this.#answers) this.#look(response, since, now);
    }, interval).unref();
  }

  /** Watches an answer that has not yet begun. */
  watch(response: ServerResponse): void {
    this.#answers.set(response, null);
    response.once("close", () => this.#answers.delete(response));
  }

  /** Stops watching. */
  close(): void {
    clearInterval(this.#check);
  }

  #look(response: ServerResponse, since: number | null, now: number): void {
    const { socket } = response;
    // An answer is also open while it is made, or waits for another one on its connection.
    if (socket === null || !response.headersSent) return;
    if (since === null) {
      this.#answers.set(response, now);
      // Looks at what the system took of the answer, too. Node sets it anew after the answer.
      socket.setTimeout(this.#patience.stall);
    } else if (now - since > this.#patience.send) {
      socket.destroy();
    }
  }
}
