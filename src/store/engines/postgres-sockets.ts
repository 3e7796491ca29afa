import { Socket } from "node:net";

/** The sockets to a database, so that they can be closed whether or not it responds. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /** Creates a socket for the driver. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    return socket;
  };

  /**
   * Waits until `ending` has closed all sockets, and destroys those that are still open after a time.
   *
   * @param ms how long closing may take
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

/** Resolves even if the socket fails: the server may go away before it has processed the close. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("close", () => {
      resolve();
    });
  });
}
