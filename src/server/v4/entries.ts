import type { Context } from "koa";
import { entrySystems } from "../../entries/propose.ts";
import { ApiError } from "../errors.ts";

/**
 * `system`, ignoring case; undefined if absent or empty.
 *
 * @throws ApiError if it is unknown or given twice
 */
export function readSystem(ctx: Context): string | undefined {
  const { system = "" } = ctx.query;
  if (system === "") return undefined;
  const known = entrySystems();
  if (typeof system === "string" && known.includes(system.toLowerCase())) return system;
  throw new ApiError("invalid_parameter", `system must be one of ${known.join(", ")}`);
}
