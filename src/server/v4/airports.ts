import type { RouterMiddleware } from "@koa/router";
import type { Context } from "koa";
import { createHash } from "node:crypto";
import { allPlaces, findPlace, searchPlaces, type Place } from "../../reference/index.ts";
import { lazy } from "../../reference/tables.ts";
import { toAirport } from "../../views/v4/airport.ts";
import { ApiError } from "../errors.ts";

/** The data changes only with a new release. `private`, because the answer requires a key. */
const CACHE_CONTROL = "private, max-age=3600";

/** The most airports that a search returns. */
export const MOST_FOUND = 20;
/** The most codes that a request may ask for. */
export const MOST_CODES = 200;
const LONGEST_SEARCH = 100;

const listOf = (places: readonly Place[]) => cacheable(JSON.stringify(places.map(toAirport)));

/** Serialised once, on the first request. */
const all = lazy(() => listOf(allPlaces()));

/** All airports, those with the codes in `codes`, or those that fit the text in `q`. */
export function airports(ctx: Context): void {
  const { q, codes } = ctx.query;
  if (q !== undefined && codes !== undefined)
    throw new ApiError("invalid_parameter", "send q or codes, not both");
  if (q !== undefined) answerCacheable(ctx, listOf(searchPlaces(readSearch(q), MOST_FOUND)));
  else if (codes !== undefined) answerCacheable(ctx, listOf(readCodes(codes).flatMap(placeOf)));
  else answerCacheable(ctx, all());
}

function readSearch(q: string | readonly string[]): string {
  if (typeof q === "string" && q.trim() !== "" && q.length <= LONGEST_SEARCH) return q;
  throw new ApiError(
    "invalid_parameter",
    `q must be a part of a name, a city or a code, of 1 to ${LONGEST_SEARCH} characters`,
  );
}

/** Each code once, in the order of the request. */
function readCodes(value: string | readonly string[]): readonly string[] {
  const codes = [value].flat().join(",").toUpperCase().split(",");
  const wanted = new Set(codes.map((code) => code.trim()));
  if (wanted.size <= MOST_CODES && [...wanted].every((code) => /^[A-Z]{3}$/.test(code)))
    return [...wanted];
  throw new ApiError(
    "invalid_parameter",
    `codes must be 1 to ${MOST_CODES} IATA codes of three letters, separated by commas`,
  );
}

function placeOf(code: string): readonly Place[] {
  const place = findPlace(code);
  return place === undefined ? [] : [place];
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
