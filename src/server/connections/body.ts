import type { Context, Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { textOfBytes } from "./body-text.ts";
import { askForBody } from "./continue.ts";
import { ApiError } from "../errors.ts";
import { refuseLongLines } from "./text-limits.ts";

const KIBIBYTE = 1024;

/**
 * Reads the request's body, as the text of a booking record, whatever the headers say it is: curl
 * calls it a form, other clients JSON, and none of them means it.
 *
 * @param maxBody bytes
 */
export function readBody(maxBody: number): Middleware {
  const options = {
    enableTypes: ["text"],
    // One character for each byte: which encoding it is, only the bytes can tell.
    encoding: "binary",
    textLimit: `${maxBody}b`,
    onerror: (error: Error, ctx: Context) => {
      // The rest of a body that was refused is let run out, so that the client, which may still be
      // sending, gets to read the answer. How long that may take, the server's timeout says.
      ctx.req.resume();
      throw toApiError(error, maxBody);
    },
  };
  const parse = bodyParser(options);
  return async (ctx, next) => {
    refuseCompression(ctx);
    // Before anything of it is sent or read: what is announced has to be taken at its word.
    if (Number(ctx.get("Content-Length")) > maxBody) throw tooLong(maxBody);
    askForBody(ctx.req);
    ctx.request.headers["content-type"] = "text/plain";
    await parse(ctx, next);
  };
}

/** The text that `readBody` read. Throws an `ApiError` where there is none, or too many lines. */
export function bodyText(ctx: Context): string {
  const { rawBody } = ctx.request;
  const text = typeof rawBody === "string" ? textOfBytes(Buffer.from(rawBody, "latin1")) : "";
  if (text.trim() === "") throw new ApiError("empty_body", "send the text of a booking record");
  refuseLongLines(text);
  return text;
}

/** A compressed body can be a thousand times as long as it looks, and no terminal makes one. */
function refuseCompression(ctx: Context): void {
  const encoding = ctx.get("Content-Encoding").toLowerCase();
  if (encoding === "" || encoding === "identity") return;
  throw new ApiError("unsupported_encoding", "send the body as it is");
}

/** What can happen while a body is read: it is too long, or the client goes away. */
function toApiError(error: Error, maxBody: number): ApiError {
  if ("status" in error && error.status === 413) return tooLong(maxBody);
  return new ApiError("bad_request", "the body ended too early", { cause: error });
}

function tooLong(maxBody: number): ApiError {
  return new ApiError("too_large", `the limit is ${readableSize(maxBody)}`);
}

function readableSize(bytes: number): string {
  return bytes % KIBIBYTE === 0 ? `${bytes} bytes (${bytes / KIBIBYTE} KiB)` : `${bytes} bytes`;
}
