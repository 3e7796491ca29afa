import type { Context } from "koa";
import type { DecodeOptions } from "../decode/decode.ts";
import { CALENDAR_DAY, isCalendarDay } from "../views/calendar-day.ts";
import { ApiError } from "./errors.ts";

const SWITCH: Readonly<Record<string, boolean>> = {
  "": true,
  "1": true,
  true: true,
  "0": false,
  false: false,
};

/** `algorithm` and `referenceDate`. */
export function readOptions(ctx: Context): DecodeOptions {
  return { algorithm: readAlgorithm(ctx), referenceDate: readReferenceDate(ctx) };
}

/** `algorithm` is never an error: if it is given twice, the text decides. */
function readAlgorithm(ctx: Context): string | undefined {
  const { algorithm } = ctx.query;
  return typeof algorithm === "string" ? algorithm : undefined;
}

/** `referenceDate` as `YYYY-MM-DD`; undefined if absent or empty. */
function readReferenceDate(ctx: Context): string | undefined {
  const { referenceDate = "" } = ctx.query;
  if (referenceDate === "") return undefined;
  if (typeof referenceDate === "string" && isCalendarDay(referenceDate)) return referenceDate;
  throw new ApiError("invalid_parameter", `referenceDate must be ${CALENDAR_DAY}`);
}

/** `explain`: `true` or `false`; the name alone means true. */
export function readExplain(ctx: Context): boolean {
  const { explain = "false" } = ctx.query;
  const value = typeof explain === "string" ? SWITCH[explain.toLowerCase()] : undefined;
  if (value !== undefined) return value;
  throw new ApiError("invalid_parameter", "explain must be true or false");
}
