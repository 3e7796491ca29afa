import type { Middleware } from "koa";

/** Headers of every answer; a route may set others in their place. */
export const securityHeaders: Middleware = (ctx, next) => {
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  ctx.set("Cache-Control", "no-store");
  return next();
};
