import type Router from "@koa/router";
import type { Middleware } from "koa";
import { checkV3 } from "../../views/v3/check.ts";
import { toV3 } from "../../views/v3/view.ts";
import { bodyText } from "../body.ts";
import { decodeText, type Decode } from "../decode-text.ts";
import { ping } from "../ping.ts";
import { makeRouter } from "../router.ts";

/** Version 3 of the API. Its `decode` takes no parameters. */
export function v3Router(decode: Decode, readBody: Middleware): Router {
  return makeRouter("/v3")
    .get("/ping", ping)
    .post("/ping", ping)
    .post("/decode", readBody, (ctx) => {
      const answer = toV3(decodeText(decode, bodyText(ctx), {}));
      checkV3(answer);
      ctx.body = answer;
    });
}
