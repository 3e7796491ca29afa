/** Reads which itinerary a request asks for. */
import type { Context } from "koa";
import { FORMAT_NAMES, FORMATS, styleFor, type FormatName } from "../../views/itinerary/formats.ts";
import {
  FLAT_OPTIONS,
  optionsFromFlat,
  type FlatName,
} from "../../views/itinerary/options/flat.ts";
import { InvalidOption } from "../../views/itinerary/options/invalid.ts";
import type { ItineraryOptions } from "../../views/itinerary/options/schema.ts";
import type { JobRequest } from "../decoding/job.ts";
import { ApiError } from "../errors.ts";
import { readOptions } from "../parameters.ts";

/** @throws ApiError if a parameter is invalid, or no format suits `Accept` */
export function readItineraryRequest(ctx: Context): JobRequest {
  const options = readOptions(ctx);
  const format = readFormat(ctx);
  return { answer: "itinerary", options, format, style: readStyle(ctx, format) };
}

/** `format`, else what `Accept` prefers. */
function readFormat(ctx: Context): FormatName {
  const { format = "" } = ctx.query;
  if (format !== "") {
    const known = FORMAT_NAMES.find((name) => name === format);
    if (known !== undefined) return known;
    throw new ApiError("invalid_parameter", `format must be one of ${FORMAT_NAMES.join(", ")}`);
  }
  const types = FORMAT_NAMES.map((name) => withoutCharset(FORMATS[name].mediaType));
  const accepted = ctx.accepts(types);
  const found = FORMAT_NAMES[types.findIndex((type) => type === accepted)];
  if (found !== undefined) return found;
  const all = [...new Set(types)].join(", ");
  throw new ApiError("not_acceptable", `send ${all}, or the parameter format`);
}

function withoutCharset(mediaType: string): string {
  return mediaType.split(";")[0] ?? "";
}

/** Other names of parameters. */
const ALIASES: Readonly<Partial<Record<FlatName, string>>> = { language: "lang", by: "per" };

function readStyle(ctx: Context, format: FormatName): ItineraryOptions {
  const texts = Object.fromEntries(
    FLAT_OPTIONS.flatMap(({ name }) => {
      const value = ctx.query[name] ?? ctx.query[ALIASES[name] ?? name];
      if (Array.isArray(value))
        throw new ApiError("invalid_parameter", `${name} must be given once`);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  try {
    const options = optionsFromFlat(texts);
    styleFor(format, options);
    return options;
  } catch (error) {
    if (!(error instanceof InvalidOption)) throw error;
    throw new ApiError("invalid_parameter", `${parameterOf(error)} must be ${error.takes}`);
  }
}

/** `agency.logo` is the parameter `agencyLogo`. */
function parameterOf({ option }: InvalidOption): string {
  return option.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase());
}
