/** The itinerary that the workbench sends to travellers. */
import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Static } from "typebox";
import { FORMAT_NAMES, FORMATS, styleFor, type FormatName } from "../../views/itinerary/formats.ts";
import { InvalidOption } from "../../views/itinerary/options/invalid.ts";
import type { ItineraryOptions } from "../../views/itinerary/options/schema.ts";
import { readBody } from "../connections/body.ts";
import { refuseLongLines } from "../connections/text-limits.ts";
import { answerJob } from "../decoding/answer.ts";
import type { Decoder } from "../decoding/decoder.ts";
import type { Job } from "../decoding/job.ts";
import { ApiError } from "../errors.ts";
import { readOptions } from "../parameters.ts";
import { makeRouter } from "../router.ts";
import { jsonBody } from "./json-body.ts";
import { ItineraryRequest, type ItineraryFormats } from "./schema.ts";

export interface ItineraryParts {
  readonly decoder: Decoder;
  readonly admit: Middleware;
  /** The maximum size of the text, in bytes. */
  readonly longestText: number;
}

/** The size of a request apart from its text, most of it the agency's logo. */
const LONGEST_OPTIONS = 256 * 1024;
/** The most bytes that JSON makes of a byte of a text that people can read. */
const GROWTH = 2;

/**
 * `POST /site/itinerary`: an itinerary for travellers, as a file. `GET /site/itinerary/formats`:
 * its possible formats. `GET /site/itinerary/preview`: the empty page that the workbench shows an
 * itinerary in.
 */
export function itineraryRouter({ decoder, admit, longestText }: ItineraryParts): Router {
  const body = readBody(longestText * GROWTH + LONGEST_OPTIONS);
  return makeRouter("/site/itinerary")
    .post("/", admit, body, (ctx) => answerJob(ctx, decoder, readJob(ctx, longestText)))
    .get("/formats", (ctx) => {
      ctx.body = formats;
    })
    .get("/preview", answerPreview);
}

const formats: ItineraryFormats = {
  formats: FORMAT_NAMES.map((name) => {
    const { mediaType, extension, summary } = FORMATS[name];
    return { name, mediaType, extension, summary };
  }),
};

const readRequest = jsonBody(ItineraryRequest);

/** @throws ApiError if the text is empty or too long, or an option is invalid */
function readJob(ctx: Context, longestText: number): Job {
  const { text, format, options }: Static<typeof ItineraryRequest> = readRequest(ctx);
  if (text.trim() === "") throw new ApiError("empty_body", "send the text of a booking record");
  if (Buffer.byteLength(text) > longestText)
    throw new ApiError("too_large", `the limit is ${longestText} bytes of text`);
  refuseLongLines(text);
  return {
    answer: "itinerary",
    text,
    options: readOptions(ctx),
    format,
    style: checked(format, options),
  };
}

function checked(format: FormatName, options: ItineraryOptions): ItineraryOptions {
  try {
    styleFor(format, options);
    return options;
  } catch (error) {
    if (!(error instanceof InvalidOption)) throw error;
    throw new ApiError("invalid_parameter", `options.${error.option} must be ${error.takes}`);
  }
}

/** Itineraries for emails have inline styles, which the workbench itself forbids. */
const PREVIEW_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

function answerPreview(ctx: Context): void {
  ctx.set("Content-Security-Policy", PREVIEW_SECURITY_POLICY);
  ctx.type = "text/html; charset=utf-8";
  ctx.body = '<!doctype html><html lang="en"><title>Preview</title>';
}
