/** Calls of the service that the page came from. */

/** Why a call has no answer, in the service's words or the browser's. */
export interface Problem {
  /** HTTP status; 0 where the server could not be reached. */
  readonly status: number;
  /** As in the service's table of errors; `""` where the answer was none of its own. */
  readonly code: string;
  /** The service's; `""` where the answer was none of its own. */
  readonly message: string;
  /** From when on one who asked too often may ask again; null where the server did not say. */
  readonly againAt: Date | null;
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** Tells an answer from what somebody in between may have put in its place. */
export type IsAnswer<T> = (value: unknown) => value is T;

/**
 * An answer is known by its keys: the service has checked the rest against its schema before it was
 * sent.
 */
export function withKeys<T extends object>(...keys: readonly (keyof T)[]): IsAnswer<T> {
  return (value): value is T =>
    typeof value === "object" && value !== null && keys.every((key) => key in value);
}

/** Calls the service, whose answer is JSON. Never throws. */
export async function call<T>(
  path: string,
  isAnswer: IsAnswer<T>,
  init: RequestInit = {},
): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, { cache: "no-store", ...init });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && isAnswer(body)) return { ok: true, value: body };
    return { ok: false, problem: problemOf(response, body) };
  } catch {
    return { ok: false, problem: { status: 0, code: "", message: "", againAt: null } };
  }
}

const isError = withKeys<{ message: unknown; code: unknown }>("message", "code");

function problemOf({ status, headers }: Response, body: unknown): Problem {
  const seconds = status === 429 ? Number.parseInt(headers.get("Retry-After") ?? "", 10) : NaN;
  return {
    status,
    code: isError(body) ? String(body.code) : "",
    message: isError(body) ? String(body.message) : "",
    againAt: Number.isNaN(seconds) ? null : new Date(Date.now() + Math.max(1, seconds) * 1000),
  };
}
