import type { RouterMiddleware } from "@koa/router";
import type { Context, Middleware } from "koa";
import { createHash } from "node:crypto";
import { allPlaces, findPlace } from "../../reference/index.ts";
import { toAirport } from "../../views/v4/airport.ts";
import { ApiError } from "../errors.ts";

/** The data changes only with a new release. `private`, because the answer requires a key. */
const CACHE_CONTROL = "private, max-age=3600";

/** All airports. The list is serialised once, on the first request. */
export function allAirports(): Middleware {
  let list: Cacheable | undefined;
  return (ctx) => {
    list ??= cacheable(JSON.stringify(allPlaces().map(toAirport)));
    answerCacheable(ctx, list);
  };
}

/** The airport with the code in the path, ignoring case. */
export const airport: RouterMiddleware = (ctx) => {
  const code = (ctx.params.iataCode ?? "").toUpperCase();
  const place = findPlace(code);
  if (place === undefined) throw new ApiError("not_found", "no airport has this IATA code");
  answerCacheable(ctx, cacheable(JSON.stringify(toAirport(place))));
};

interface Cacheable {
  readonly json: Buffer;
  readonly etag: string;
}

function cacheable(text: string): Cacheable {
  const json = Buffer.from(text);
  const digest = createHash("sha256").update(json).digest("base64url").slice(0, 22);
  // Weak, because the same list is sent compressed or not.
  return { json, etag: `W/"${digest}"` };
}

/** Answers 304 if the client already has the current version. */
function answerCacheable(ctx: Context, { json, etag }: Cacheable): void {
  ctx.status = 200;
  ctx.etag = etag;
  ctx.set("Cache-Control", CACHE_CONTROL);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = "application/json";
  ctx.body = json;
}
