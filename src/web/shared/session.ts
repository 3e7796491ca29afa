import type { SessionAnswer } from "../../server/site/schema.ts";
import { call, withKeys, type Outcome } from "./api.ts";

export const isSession = withKeys<SessionAnswer>(
  "account",
  "csrf",
  "registration",
  "limits",
  "resets",
  "keyless",
);

/** Asks who the visitor is and what the service allows. */
export function askSession(): Promise<Outcome<SessionAnswer>> {
  return call("/site/session", isSession);
}
