import type { IncomingMessage } from "node:http";
import { keyIn } from "../access/key-in.ts";

/**
 * Identifies the caller for sharing the service fairly: by its key if that is known, otherwise by the
 * address of the connection. The name is never logged, and is forgotten when the load is over.
 *
 * @param isKnown whether a key was valid when it was last used; anyone can make up other keys
 */
export function callerOf(
  { headers, socket }: IncomingMessage,
  isKnown: (key: string) => boolean = () => true,
): string {
  const { key } = keyIn(headers);
  return key !== null && isKnown(key) ? `key ${key}` : `address ${socket.remoteAddress ?? ""}`;
}
