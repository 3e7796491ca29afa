import type { Context } from "koa";
import type { ApiError } from "./errors.ts";

/** The pattern of the route that matched a request; null if none did. */
export function routeOf(ctx: Context): string | null {
  const matched: unknown = ctx._matchedRoute;
  return typeof matched === "string" ? matched : null;
}

const refusals = new WeakMap<Context, ApiError>();

/** Records the error that a request is answered with. */
export function noteRefusal(ctx: Context, error: ApiError): void {
  refusals.set(ctx, error);
}

/** The error that a request was answered with; null if there was none. */
export function refusalOf(ctx: Context): ApiError | null {
  return refusals.get(ctx) ?? null;
}

/** Whom a change of an account or a key concerns, by ids that say nothing about a person. */
export interface Subject {
  /** Null if a log-in names no account. */
  readonly account: string | null;
  readonly key?: string;
}

const subjects = new WeakMap<Context, Subject>();

/** Records whom a request concerns, for the log. */
export function noteSubject(ctx: Context, subject: Subject): void {
  subjects.set(ctx, subject);
}

/** Whom a request concerns; undefined if it changes no account or key. */
export function subjectOf(ctx: Context): Subject | undefined {
  return subjects.get(ctx);
}
