import type { IncomingMessage } from "node:http";

/**
 * Who sends a request, as far as what one may take of the service is concerned: the key that is sent,
 * where it is known; else the address of the connection. Never logged, and forgotten with the load.
 *
 * @param isKnown whether a key was valid when it was last used: others can be made up at will
 */
export function callerOf(
  { headers, socket }: IncomingMessage,
  isKnown: (key: string) => boolean = () => true,
): string {
  const key = headers["x-api-key"];
  return typeof key === "string" && isKnown(key)
    ? `key ${key}`
    : `address ${socket.remoteAddress ?? ""}`;
}
