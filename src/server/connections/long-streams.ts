import type { Duplex } from "node:stream";

/** Connections whose request and answer last as long as the client keeps sending and reading. */
const streaming = new WeakSet<Duplex>();

/**
 * Exempts a connection from the limits on the whole duration of a request and of an answer, until `done`. Whoever calls
 * this limits how long the client may pause.
 */
export function streamAtLength(connection: Duplex): { readonly done: () => void } {
  streaming.add(connection);
  return { done: () => streaming.delete(connection) };
}

/** Whether the duration of the request on a connection is not limited. */
export function isStreamedAtLength(connection: Duplex): boolean {
  return streaming.has(connection);
}
