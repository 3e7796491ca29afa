import type Router from "@koa/router";
import type { Middleware } from "koa";
import { answerFile } from "../decoding/answer.ts";
import { answerBatch, type BatchParts } from "../batch/answer-batch.ts";
import { readExplain, readOptions } from "../parameters.ts";
import { ping } from "../ping.ts";
import { makeRouter } from "../router.ts";
import { readSystem } from "./entries.ts";
import { readItineraryRequest } from "./itinerary.ts";
import { airport, airports } from "./airports.ts";

/** Version 4 of the API. */
export function v4Router(batch: BatchParts, readBody: Middleware): Router {
  const { decoder } = batch;
  return makeRouter("/v4")
    .get("/ping", ping)
    .post("/ping", ping)
    .get("/airports", airports)
    .get("/airports/:iataCode", airport)
    .get("/airport/:iataCode", airport)
    .post("/detect", readBody, (ctx) =>
      answerFile(ctx, decoder, { answer: "detection", options: {} }),
    )
    .post("/entries", readBody, (ctx) =>
      answerFile(ctx, decoder, {
        answer: "entries",
        options: readOptions(ctx),
        system: readSystem(ctx),
      }),
    )
    .post("/itinerary", readBody, (ctx) => answerFile(ctx, decoder, readItineraryRequest(ctx)))
    .post("/decode", readBody, (ctx) =>
      answerFile(ctx, decoder, {
        answer: "v4",
        options: readOptions(ctx),
        explain: readExplain(ctx),
      }),
    )
    .post("/decode/batch", (ctx) =>
      answerBatch(ctx, batch, {
        answer: "v4",
        options: readOptions(ctx),
        explain: readExplain(ctx),
      }),
    );
}
