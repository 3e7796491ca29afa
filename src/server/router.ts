import Router from "@koa/router";
import { METHODS } from "node:http";

/**
 * A case-sensitive router that answers a wrong method with 405, even if the method is obscure.
 */
export function makeRouter(prefix = ""): Router {
  return new Router({ prefix, methods: METHODS, sensitive: true });
}
