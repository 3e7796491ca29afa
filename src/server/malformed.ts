import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { ApiError, type ErrorCode } from "./errors.ts";

const CODES: Readonly<Partial<Record<string, ErrorCode>>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** How long a client may take to read the answer, in milliseconds. */
const PATIENCE = 1000;

/** Answers what is no request that could be routed, and closes the connection. */
export function answerMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { status, body } = new ApiError(CODES[error.code ?? ""] ?? "bad_request");
  const json = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      "Content-Type: application/json; charset=utf-8\r\n" +
      `Content-Length: ${Buffer.byteLength(json)}\r\n` +
      `Connection: close\r\n\r\n${json}`,
  );
  // Not at once: what the client sent and nobody read would reset the connection under the answer.
  setTimeout(() => socket.destroy(), PATIENCE).unref();
}
