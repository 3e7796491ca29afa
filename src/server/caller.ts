import type { IncomingMessage } from "node:http";

/**
 * Who sends a request, as far as what one may take of the service is concerned: the key it names,
 * valid or not; without one, the address it comes from. Kept only while the request is answered.
 */
export function callerOf({ headers, socket }: IncomingMessage): string {
  const key = headers["x-api-key"];
  return typeof key === "string" ? `key ${key}` : `address ${socket.remoteAddress ?? ""}`;
}
