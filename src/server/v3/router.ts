import type Router from "@koa/router";
import type { Middleware } from "koa";
import { answerFile } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { ping } from "../ping.ts";
import { makeRouter } from "../router.ts";

/** Version 3 of the API. Its `decode` takes no parameters. */
export function v3Router(decoder: Decoder, readBody: Middleware): Router {
  return makeRouter("/v3")
    .get("/ping", ping)
    .post("/ping", ping)
    .post("/decode", readBody, (ctx) => answerFile(ctx, decoder, { answer: "v3", options: {} }));
}
