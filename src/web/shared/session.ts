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

/** The latest question for the session. */
let latest: Promise<Outcome<SessionAnswer>> | null = null;

/** Asks who the visitor is and what the service allows. */
export function askSession(): Promise<Outcome<SessionAnswer>> {
  latest = call("/site/session", isSession);
  return latest;
}

/** What proves that a request comes from our page, as of the latest session; `""` if it is not known. */
export async function csrfToken(): Promise<string> {
  const outcome = await (latest ?? askSession());
  return outcome.ok ? outcome.value.csrf : "";
}
