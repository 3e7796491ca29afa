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

/**
 * The token that proves that a request comes from our page, as of the latest session; `""` if
 * unknown.
 */
export async function csrfToken(): Promise<string> {
  const outcome = await (latest ?? askSession());
  return outcome.ok ? outcome.value.csrf : "";
}

/**
 * Sends a request with a key or, without one, as the visitor who may be logged in.
 *
 * @param key `""`: none
 * @param send sends it with these headers
 */
export async function asVisitor<T>(
  key: string,
  send: (headers: Headers) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await send(await headersFor(key));
  if (outcome.ok || outcome.problem.code !== "wrong_csrf_token") return outcome;
  // The visitor logged in or out in another window.
  await askSession();
  return send(await headersFor(key));
}

async function headersFor(key: string): Promise<Headers> {
  return new Headers(key === "" ? { "X-CSRF-Token": await csrfToken() } : { "X-Api-Key": key });
}
