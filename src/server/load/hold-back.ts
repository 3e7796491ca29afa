import type { Socket } from "node:net";
import { RETRY_MS } from "./overloaded.ts";

/** How long to delay a refusal, in milliseconds. */
const HOLD_BACK_MS = 200;

/** When connections last received a refusal; milliseconds of `performance.now()`. */
const refusals = new WeakMap<Socket, number>();

/**
 * How long to wait before refusing a request due to overload, in milliseconds. The first refusal on a
 * connection is immediate. A client that retries before Retry-After is over waits a little: otherwise
 * clients that never wait would keep the event loop busy with refusals alone.
 */
export function holdBackMs(socket: Socket): number {
  const now = performance.now();
  const isAgain = now - (refusals.get(socket) ?? -Infinity) < RETRY_MS;
  refusals.set(socket, now);
  return isAgain ? HOLD_BACK_MS : 0;
}
