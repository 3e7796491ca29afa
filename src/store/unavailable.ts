import pg from "pg";
import { errorCodeOf } from "./error-code.ts";

/**
 * Of PostgreSQL's codes: connection exceptions, too few resources (a full disk, too), an end by an
 * operator (a shutdown, too), a statement that took too long, and a database that is read-only.
 */
const REFUSALS = /^(?:08...|53...|57P..|57014|25006)$/;
/** Another process holds the lock longer than we wait, or the disk is full, read-only, or fails. */
const SQLITE_REFUSALS = /^SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR)(?:_|$)/;
/** Of the operating system, where the server cannot be reached or the connection breaks. */
const BROKEN: ReadonlySet<unknown> = new Set([
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What the driver says by itself comes without a code. */
const NO_ANSWER =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether an error of the store means that the database does not answer now, and may later. Ask it of
 * errors of the store only: other connections break with the same codes.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? (errorCodeOf(error) ?? "") : "";
  if (error instanceof pg.DatabaseError) return REFUSALS.test(code);
  return BROKEN.has(code) || SQLITE_REFUSALS.test(code) || NO_ANSWER.test(error.message);
}
