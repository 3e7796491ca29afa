import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";

/**
 * Lets a client finish sending where the answer to it was the last of its connection. Node destroys
 * the connection as soon as such an answer is written; what the client still sends then resets it,
 * and many a client that is interrupted while it sends never reads why. How long the request may
 * take to arrive, the server's timeout says.
 */
export function letFinish(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    const close = () => {
      Socket.prototype.destroySoon.call(socket);
    };
    if (request.complete) {
      close();
    } else {
      request.once("end", close).resume();
      socket.end();
    }
  };
}
