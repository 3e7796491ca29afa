import type { Socket } from "node:net";
import { RETRY_MS } from "./overloaded.ts";

/** How long a refusal is held back, in milliseconds. */
const HOLD_BACK_MS = 200;

/** When connections were last refused something; milliseconds of `performance.now()`. */
const refusals = new WeakMap<Socket, number>();

/**
 * How long to wait before a request on a connection is refused for want of room, in milliseconds. The
 * first refusal comes at once. A client that asks again before Retry-After is over waits a little: those
 * who never wait would keep the event loop from everything else with nothing but refusals.
 */
export function holdBackMs(socket: Socket): number {
  const now = performance.now();
  const isAgain = now - (refusals.get(socket) ?? -Infinity) < RETRY_MS;
  refusals.set(socket, now);
  return isAgain ? HOLD_BACK_MS : 0;
}
