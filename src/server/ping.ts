import type { Middleware } from "koa";

/** `pong` and the server's clock: milliseconds since 1970, UTC. */
export const ping: Middleware = (ctx) => {
  ctx.type = "text/plain";
  ctx.body = `pong ${Date.now()}`;
};
