import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { checkV4 } from "../../views/v4/check.ts";
import { toV4 } from "../../views/v4/view.ts";
import { bodyText } from "../body.ts";
import { decodeText, type Decode } from "../decode-text.ts";
import { readAlgorithm, readExplain, readReferenceDate } from "../parameters.ts";
import { ping } from "../ping.ts";
import { makeRouter } from "../router.ts";
import { airport, allAirports } from "./airports.ts";

/** Version 4 of the API. */
export function v4Router(decode: Decode, readBody: Middleware): Router {
  return makeRouter("/v4")
    .get("/ping", ping)
    .post("/ping", ping)
    .get("/airports", allAirports())
    .get("/airports/:iataCode", airport)
    .get("/airport/:iataCode", airport)
    .post("/decode", readBody, (ctx) => {
      answerDecoded(ctx, decode);
    });
}

function answerDecoded(ctx: Context, decode: Decode): void {
  const explain = readExplain(ctx);
  const options = { algorithm: readAlgorithm(ctx), referenceDate: readReferenceDate(ctx) };
  const answer = toV4(decodeText(decode, bodyText(ctx), options), { explain });
  checkV4(answer);
  ctx.body = answer;
}
