import type { IncomingMessage, ServerResponse } from "node:http";

/** Requests from clients that wait for `100 Continue` before sending the body, with their answers. */
const waiting = new WeakMap<IncomingMessage, ServerResponse>();

/** Records that a client sends the body only when asked to. */
export function deferBody(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, response);
}

/**
 * Asks a waiting client to send its body. Call it only once the body will be read: a client that is
 * refused for another reason need not send it.
 */
export function requestBody(request: IncomingMessage): void {
  waiting.get(request)?.writeContinue();
  waiting.delete(request);
}
