import Router from "@koa/router";
import { METHODS } from "node:http";

/**
 * A router that answers a wrong method with 405, also where the method is one that hardly anybody
 * knows, and that tells capitals from small letters.
 */
export function makeRouter(prefix = ""): Router {
  return new Router({ prefix, methods: METHODS, sensitive: true });
}
