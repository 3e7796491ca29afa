import type Router from "@koa/router";
import { lazy } from "../../reference/tables.ts";
import { makeRouter } from "../router.ts";
import { openApiDocument } from "./document.ts";

/** `/openapi.json`: the description of the API, generated from the schemas that check its answers. */
export function openApiRouter(): Router {
  const json = lazy(() => JSON.stringify(openApiDocument()));
  return makeRouter().get("/openapi.json", (ctx) => {
    ctx.type = "application/json";
    ctx.set("Cache-Control", "public, max-age=3600");
    ctx.body = json();
  });
}
