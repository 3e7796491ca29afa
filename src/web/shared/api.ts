/** Calls the service that served the page. */

/** Why a call failed. */
export interface Problem {
  /** HTTP status; 0 if the server could not be reached. */
  readonly status: number;
  /** A code of the service's error table; `""` if the answer is not from the service. */
  readonly code: string;
  /** The service's message; `""` if the answer is not from the service. */
  readonly message: string;
  /** When to retry after too many requests; null if the server did not say. */
  readonly againAt: Date | null;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Distinguishes an answer of the service from that of an intermediary. */
export type IsAnswer<T> = (value: unknown) => value is T;

/**
 * Recognises an answer by its keys: the service has already checked the rest against its schema.
 */
export function withKeys<T extends object>(...keys: readonly (keyof T)[]): IsAnswer<T> {
  return (value): value is T =>
    typeof value === "object" && value !== null && keys.every((key) => key in value);
}

/** Calls the service and reads its JSON answer. Never throws. */
export async function call<T>(
  path: string,
  isAnswer: IsAnswer<T>,
  init: RequestInit = {},
): Promise<Outcome<T>> {
  return ask(path, init, (response) => answerIn(response, isAnswer));
}

/** A file, and what the service says about it. */
export interface AnsweredFile {
  readonly file: Blob;
  readonly headers: Headers;
}

/** Calls the service and reads its answer as a file. Never throws. */
export async function callFile(
  path: string,
  init: RequestInit = {},
): Promise<Outcome<AnsweredFile>> {
  return ask(path, init, async (response) =>
    response.ok
      ? { ok: true, value: { file: await response.blob(), headers: response.headers } }
      : { ok: false, problem: problemOf(response, await jsonIn(response)) },
  );
}

async function ask<T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await read(await fetch(path, { cache: "no-store", ...init }));
  } catch {
    return { ok: false, problem: UNREACHABLE };
  }
}

/** There is no answer at all. */
export const UNREACHABLE: Problem = { status: 0, code: "", message: "", againAt: null };

/** Reads the JSON of an answer. */
export async function answerIn<T>(response: Response, isAnswer: IsAnswer<T>): Promise<Outcome<T>> {
  const body = await jsonIn(response);
  if (response.ok && isAnswer(body)) return { ok: true, value: body };
  return { ok: false, problem: problemOf(response, body) };
}

/** Null if there is none. */
async function jsonIn(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
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
