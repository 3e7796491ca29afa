import { Socket } from "node:net";

/** The sockets to a database, so that they can be ended whether or not it answers. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /** A socket for the driver to connect. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    return socket;
  };

  /**
   * Waits until all have ended that something ends, and breaks those that have not in time.
   *
   * @param ms how long they may take
   */
  async end(ending: () => Promise<void>, ms: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
    }, ms);
    try {
      await ending();
      await Promise.all([...this.#open].map(closed));
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Also where it breaks: the server may be gone before it has heard the good-bye. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("close", () => {
      resolve();
    });
  });
}
