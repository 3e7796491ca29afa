import type { Middleware } from "koa";

/** The headers of every answer; a route may override them. */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
} as const;

export const securityHeaders: Middleware = (ctx, next) => {
  ctx.set(SECURITY_HEADERS);
  return next();
};
