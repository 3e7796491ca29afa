import pg from "pg";
import { errorCodeOf } from "./error-code.ts";

/**
 * PostgreSQL's codes for connection exceptions, insufficient resources (including a full disk), operator
 * intervention (including a shutdown), a statement that took too long, and a read-only database.
 */
const REFUSALS = /^(?:08...|53...|57P..|57014|25006)$/;
/** Another process held the lock longer than we waited, or the disk is full, read-only or fails. */
const SQLITE_REFUSALS = /^SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR)(?:_|$)/;
/** Codes of the operating system if the server cannot be reached or the connection breaks. */
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
/** The driver's own errors have no code. */
const NO_ANSWER =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether an error of the store means that the database does not respond now but may later. Only for
 * errors of the store: other connections fail with the same codes.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? (errorCodeOf(error) ?? "") : "";
  if (error instanceof pg.DatabaseError) return REFUSALS.test(code);
  return BROKEN.has(code) || SQLITE_REFUSALS.test(code) || NO_ANSWER.test(error.message);
}
