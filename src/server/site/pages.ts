import type Router from "@koa/router";
import { send } from "@koa/send";
import type { Context } from "koa";
import { fileURLToPath } from "node:url";
import { packageFile } from "../../package.ts";
import { ApiError } from "../errors.ts";
import { makeRouter } from "../router.ts";

const FOLDER = fileURLToPath(packageFile("dist/web/"));

/**
 * A page loads everything from this host and contains nothing inline. Swagger's icons are `data:`, and a PDF file that
 * the workbench shows is `blob:`.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Drawings contain their own styles, and are opened directly. */
const DRAWING_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
].join("; ");

/** The pages and their assets; `npm run build` builds them from `src/web`. */
export function pagesRouter(): Router {
  return makeRouter()
    .get("/", (ctx) => sendFile(ctx, "workbench.html"))
    .get("/account", (ctx) => sendFile(ctx, "account.html"))
    .get("/reference", (ctx) => sendFile(ctx, "reference.html"))
    .get("/assets/:file", (ctx) => sendFile(ctx, ctx.params.file ?? "", "assets/"));
}

/** Sends a file, compressed if the browser accepts that; the browser revalidates it on each use. */
async function sendFile(ctx: Context, file: string, folder = ""): Promise<void> {
  try {
    await send(ctx, file, { root: FOLDER + folder });
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status !== 500)
      throw new ApiError("not_found");
    throw error;
  }
  ctx.vary("Accept-Encoding");
  ctx.set("Cache-Control", "no-cache");
  ctx.set(
    "Content-Security-Policy",
    file.endsWith(".svg") ? DRAWING_SECURITY_POLICY : CONTENT_SECURITY_POLICY,
  );
  if (ctx.fresh) ctx.status = 304;
}
