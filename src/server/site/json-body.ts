import { Ajv2020 } from "ajv/dist/2020.js";
import type { Context } from "koa";
import type { Static, TSchema } from "typebox";
import { ApiError } from "../errors.ts";

/** Reads the body of a request as JSON that matches a schema. */
export type JsonBody<T> = (ctx: Context) => T;

const ajv = new Ajv2020({ strict: true });

/**
 * Makes a reader for a schema, for use after `readBody`.
 *
 * @throws ApiError that names the location of the mistake, never the value
 */
export function jsonBody<T extends TSchema>(schema: T): JsonBody<Static<T>> {
  const isValid = ajv.compile<Static<T>>(schema);
  return (ctx) => {
    const value = parsed(ctx);
    if (isValid(value)) return value;
    const { instancePath = "", message = "" } = isValid.errors?.[0] ?? {};
    throw new ApiError("invalid_parameter", `the body${instancePath} ${message}`);
  };
}

function parsed(ctx: Context): unknown {
  const { rawBody } = ctx.request;
  try {
    return JSON.parse(Buffer.from(typeof rawBody === "string" ? rawBody : "", "latin1").toString());
  } catch {
    throw new ApiError("invalid_parameter", "the body must be JSON");
  }
}
