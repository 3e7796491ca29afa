import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import type { Context, Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import { charactersOf } from "../../files/charset.ts";
import { isPageSource } from "../../files/kind.ts";
import { textOfBytes } from "../../files/text.ts";
import { UnreadableFile } from "../../files/unreadable.ts";
import type { JobSource } from "../decoding/job.ts";
import { ApiError } from "../errors.ts";
import { requestBody } from "./continue.ts";
import { inflatedBody, inflaterOf } from "./inflate.ts";
import { refuseLongLines } from "./text-limits.ts";

const KIBIBYTE = 1024;

/**
 * Reads the body as the text of a booking record, whatever its Content-Type: curl declares a form, other
 * clients JSON, and neither is true. A compressed body is decompressed.
 *
 * @param maxBody in bytes, both as sent and decompressed
 */
export function readBody(maxBody: number): Middleware {
  const options = {
    enableTypes: ["text"],
    // One character per byte: only the bytes show which encoding they use.
    encoding: "binary",
    textLimit: `${maxBody}b`,
    onerror: (error: Error, ctx: Context) => {
      // Drain the rest of a rejected body, so that a client that is still sending reads the answer.
      // The server's timeout limits how long that takes.
      ctx.req.resume();
      throw toApiError(error, maxBody);
    },
  };
  const parse = bodyParser(options);
  return async (ctx, next) => {
    const inflater = inflaterOf(ctx);
    // Checked before anything is sent or read, so it relies on the announced length.
    if (Number(ctx.get("Content-Length")) > maxBody) throw tooLong(maxBody);
    requestBody(ctx.req);
    ctx.request.headers["content-type"] = "text/plain";
    if (inflater === null) {
      await parse(ctx, next);
      return;
    }
    ctx.request.rawBody = await inflatedText(ctx.req, inflater(), maxBody);
    await next();
  };
}

/** One character per byte, as above. */
async function inflatedText(
  request: IncomingMessage,
  inflater: Transform,
  maxBody: number,
): Promise<string> {
  try {
    const bytes = await inflatedBody(request, inflater, maxBody, () => tooLong(maxBody));
    return bytes.toString("latin1");
  } finally {
    request.resume();
  }
}

/**
 * The text that `readBody` read.
 *
 * @throws ApiError if it is empty, JSON without a text, or exceeds the text limits
 */
export function bodyText(ctx: Context): string {
  const { rawBody } = ctx.request;
  const text = typeof rawBody === "string" ? textOf(Buffer.from(rawBody, "latin1")) : "";
  if (text.trim() === "") throw new ApiError("empty_body", "send the text of a booking record");
  refuseLongLines(text);
  return text;
}

function textOf(bytes: Buffer): string {
  try {
    return textOfBytes(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ApiError("invalid_body", error.message);
    throw error;
  }
}

/**
 * The content of a body according to its `Content-Type`: a text, an email, or the source of a web
 * page.
 */
interface BodyContent {
  /** For an email, one character per byte. */
  readonly text: string;
  readonly source?: JobSource;
}

/** The content that `readBody` read. Throws an `ApiError` if there is none. */
export function bodyContent(ctx: Context): BodyContent {
  // The parsed headers name the type that `readBody` has set.
  const [declared = ""] = ctx.req.headersDistinct["content-type"] ?? [];
  const [type, charset] = mediaTypeOf(declared);
  const { rawBody } = ctx.request;
  if (typeof rawBody !== "string" || rawBody.trim() === "") return { text: bodyText(ctx) };
  if (type === "message/rfc822") return { text: rawBody, source: "mail" };
  if (type !== "text/html" && type !== "application/xhtml+xml") return { text: bodyText(ctx) };
  const text = charactersOf(Buffer.from(rawBody, "latin1"), charset);
  return isPageSource(text) ? { text, source: "page" } : { text: bodyText(ctx) };
}

/** `text/html; charset="utf-8"` as `text/html` and `utf-8`. */
function mediaTypeOf(header: string): readonly [string, string | undefined] {
  const [type = "", ...parameters] = header.toLowerCase().split(";");
  const [charset] = parameters.flatMap(
    (parameter) => /^\s*charset\s*=\s*"?([\w:.-]{1,40})"?\s*$/.exec(parameter)?.[1] ?? [],
  );
  return [type.trim(), charset];
}

/** What can go wrong while reading a body: it is too long, or the client disconnects. */
function toApiError(error: Error, maxBody: number): ApiError {
  if ("status" in error && error.status === 413) return tooLong(maxBody);
  return new ApiError("bad_request", "the body is incomplete", { cause: error });
}

function tooLong(maxBody: number): ApiError {
  return new ApiError("too_large", `the limit is ${readableSize(maxBody)}`);
}

/** `262144 bytes (256 KiB)`. */
export function readableSize(bytes: number): string {
  return bytes % KIBIBYTE === 0 ? `${bytes} bytes (${bytes / KIBIBYTE} KiB)` : `${bytes} bytes`;
}
