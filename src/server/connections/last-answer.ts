import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";

/**
 * Lets a client finish sending if the answer is the last of its connection. Node destroys the connection
 * as soon as it has written such an answer; whatever the client still sends then resets the connection,
 * and many clients never read the answer if they are interrupted while sending. The server's timeout
 * limits how long the request may take to arrive.
 */
export function letClientFinish(request: IncomingMessage): void {
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
