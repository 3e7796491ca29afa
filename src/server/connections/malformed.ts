import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { ApiError, type ErrorCode } from "../errors.ts";
import { REQUEST_ID } from "../request-id.ts";

/** A request that cannot be routed. */
export interface Malformed {
  /** The answer's `X-Request-Id`. */
  readonly id: string;
  readonly status: number;
  readonly code: ErrorCode;
}

const CODES: Readonly<Partial<Record<string, ErrorCode>>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** How long a client may take to read the answer, in milliseconds. */
const PATIENCE = 1000;

/**
 * Answers a request that cannot be routed, and closes the connection.
 *
 * @param report receives each answer
 */
export function answerMalformed(
  error: Error & { code?: string },
  socket: Duplex,
  report: (malformed: Malformed) => void,
): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { status, code, body } = new ApiError(CODES[error.code ?? ""] ?? "bad_request");
  const id = randomUUID();
  const json = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      "Content-Type: application/json; charset=utf-8\r\n" +
      `${REQUEST_ID}: ${id}\r\n` +
      `Content-Length: ${Buffer.byteLength(json)}\r\n` +
      `Connection: close\r\n\r\n${json}`,
  );
  report({ id, status, code });
  // Not immediately: unread input would reset the connection before the client has read the answer.
  setTimeout(() => socket.destroy(), PATIENCE).unref();
}
