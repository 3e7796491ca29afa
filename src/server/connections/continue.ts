import type { IncomingMessage, ServerResponse } from "node:http";

/** The requests whose client waits for `100 Continue` before it sends a body, and their answers. */
const waiting = new WeakMap<IncomingMessage, ServerResponse>();

/** Notes that a client sends the body of its request only when it is asked to. */
export function waitWithBody(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, response);
}

/**
 * Asks a client that waits to send its body. Nothing is to be asked for before it is sure that the
 * body will be read: who is refused for another reason need not send it.
 */
export function askForBody(request: IncomingMessage): void {
  waiting.get(request)?.writeContinue();
  waiting.delete(request);
}
