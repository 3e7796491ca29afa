import type { IncomingHttpHeaders } from "node:http";

/** The API key in the headers of a request. */
export interface SentKey {
  /** Null if there is none. */
  readonly key: string | null;
  /** Whether its headers contain two different ones. */
  readonly isAmbiguous: boolean;
}

/** The scheme is case-insensitive; other schemes are meant for a proxy in front. */
const BEARER = /^bearer +([!-~]+) *$/i;

/** The key in `X-Api-Key` or `Authorization: Bearer`. */
export function keyIn(headers: IncomingHttpHeaders): SentKey {
  const own = headers["x-api-key"];
  // Node joins repeated headers of this name with commas, which no key survives.
  const key = typeof own === "string" && own !== "" ? own : null;
  const bearer = BEARER.exec(headers.authorization ?? "")?.[1] ?? null;
  return { key: key ?? bearer, isAmbiguous: key !== null && bearer !== null && key !== bearer };
}
