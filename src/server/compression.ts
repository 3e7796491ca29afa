import compress from "koa-compress";
import type { Context, Middleware } from "koa";
import { Stream } from "node:stream";
import { constants } from "node:zlib";

/** Smaller answers gain nothing, in bytes. */
const SMALLEST = 1024;

/**
 * Answers about accounts contain secrets (a token, a new key) next to what a caller sent, so the length of a
 * compressed answer would give them away.
 */
const CONFIDENTIAL = /^\/site\/(?!workbench$|samples$)/;

/** Fast enough for an answer that is sent once. The window covers all but the longest answers. */
const BROTLI = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

const compressed = compress({
  threshold: SMALLEST,
  br: { params: BROTLI },
  gzip: { level: 5 },
  deflate: false,
  zstd: false,
});

/** Compresses answers, with Brotli or gzip as the client prefers. Files are compressed by the build. */
export const compression: Middleware = async (ctx, next) => {
  await compressed(ctx, async () => {
    await next();
    if (!isWorthwhile(ctx)) ctx.compress = false;
  });
};

function isWorthwhile(ctx: Context): boolean {
  // Many programs send no such header; nothing else needs to be looked at then.
  if (ctx.get("Accept-Encoding") === "") return false;
  // A client reads the parts of a stream as they arrive; a compressor would hold them back.
  if (ctx.body instanceof Stream || CONFIDENTIAL.test(ctx.path)) return false;
  // The library fails if a client accepts no encoding at all, not even none.
  return ctx.acceptsEncodings("br", "gzip", "identity") !== false;
}
