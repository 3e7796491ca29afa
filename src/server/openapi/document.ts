import { systems } from "../../decode/systems.ts";
import { decode as decodeSample } from "../../decode/decode.ts";
import { V3Answer } from "../../views/v3/schema.ts";
import { toV3 } from "../../views/v3/view.ts";
import { Airport, Airports, V4Answer } from "../../views/v4/schema.ts";
import { toV4 } from "../../views/v4/view.ts";
import { ERRORS, type ErrorCode } from "../errors.ts";
import { LONGEST_LINE, MOST_LINES } from "../connections/text-limits.ts";
import {
  ErrorAnswer,
  HealthAnswer,
  namedSchemas,
  schemaIn,
  type JsonObject,
} from "./components.ts";

const KEY_ERRORS = ["missing_api_key", "invalid_api_key", "rate_limited", "unavailable"] as const;
/** The errors of requests without a body. */
const BODILESS_ERRORS = [...KEY_ERRORS, "bad_request"] as const;
const BODY_ERRORS = [
  "empty_body",
  "invalid_body",
  "bad_request",
  "request_timeout",
  "too_large",
  "unsupported_encoding",
  "not_decodable",
  "internal",
  "timeout",
] as const;

/** The description of the API, OpenAPI 3.1. */
export function openApiDocument(): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Recloc",
      version: "4",
      summary: "Decodes the text of airline booking records (PNRs)",
      description:
        "Send the text of a booking record as shown on the screen, and receive persons, flights, " +
        "hotels and trains. Nothing you send is stored.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [{ apiKey: [] }],
    tags: [
      { name: "v3", description: "Version 3" },
      { name: "v4", description: "Version 4" },
      { name: "operation", description: "For operators of the service; no key required" },
    ],
    paths: { ...versionPaths(), ...airportPaths(), ...openPaths() },
    components: {
      schemas: namedSchemas(),
      securitySchemes: { apiKey: { type: "apiKey", in: "header", name: "X-Api-Key" } },
    },
  };
}

function versionPaths(): JsonObject {
  const sample = decodeSample(SAMPLE, { referenceDate: SAMPLE_DAY });
  return {
    "/v3/decode": {
      post: decode("v3", json("The decoded record", V3Answer, { example: toV3(sample) }), []),
    },
    "/v3/ping": ping("v3"),
    "/v4/decode": {
      post: decode(
        "v4",
        json("The decoded record", V4Answer, { example: toV4(sample) }),
        DECODE_PARAMETERS,
      ),
    },
    "/v4/ping": ping("v4"),
  };
}

const DECODE_PARAMETERS: readonly JsonObject[] = [
  {
    name: "algorithm",
    in: "query",
    description:
      "Forces the decoder of one system, ignoring case. If empty or unknown, it is detected from the text.",
    schema: { type: "string", examples: systems.map(({ wireValue }) => wireValue) },
  },
  {
    name: "referenceDate",
    in: "query",
    description: "The day from which years are inferred. Default: today, UTC.",
    schema: { type: "string", format: "date" },
  },
  {
    name: "explain",
    in: "query",
    description: "Adds to the extraInfo maps how the text was read and where each field was found.",
    schema: { type: "boolean", default: false },
  },
];

/** A sample to try: a traveller and a flight. */
const SAMPLE = `1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M`;

/** A plausible day for the sample. */
const SAMPLE_DAY = "2026-11-20";

function decode(tag: string, answer: JsonObject, parameters: readonly JsonObject[]): JsonObject {
  const own = parameters.length === 0 ? [] : (["invalid_parameter"] as const);
  return {
    operationId: `${tag}Decode`,
    tags: [tag],
    summary: "Decodes a booking record",
    parameters,
    requestBody: {
      required: true,
      description:
        "The text, in UTF-8 or else Windows-1252. A body that is a single JSON string is unwrapped. " +
        "With the Content-Type message/rfc822 or text/html, the body is a mail or the source of a " +
        "web page, whose text is read: schema.org reservations if it has any, else what it shows, " +
        "with each row of a table on a line. Any other Content-Type means text. The text may have at most " +
        `${MOST_LINES.toLocaleString("en")} lines of at most ` +
        `${LONGEST_LINE.toLocaleString("en")} characters.`,
      content: {
        "text/plain": { schema: { type: "string" }, example: SAMPLE },
        "application/json": { schema: { type: "string" }, example: SAMPLE },
        "message/rfc822": { schema: { type: "string" } },
        "text/html": { schema: { type: "string" } },
      },
    },
    responses: { 200: answer, ...errors([...KEY_ERRORS, ...own, ...BODY_ERRORS]) },
  };
}

/** `HEAD` answers as `GET` does, without a body. */
function ping(tag: string): JsonObject {
  const method = (name: string): JsonObject => ({
    operationId: `${tag}Ping${name}`,
    tags: [tag],
    summary: "Shows that the service is alive, and its time",
    responses: {
      200: {
        description: "pong, and milliseconds since 1970",
        content: { "text/plain": { schema: { type: "string", pattern: "^pong \\d+$" } } },
      },
      ...errors(BODILESS_ERRORS),
    },
  });
  return { get: method("Get"), post: method("Post"), head: method("Head") };
}

function airportPaths(): JsonObject {
  const one = (id: string): JsonObject => ({
    operationId: id,
    tags: ["v4"],
    summary: "One airport by its IATA code, ignoring case",
    parameters: [{ name: "iataCode", in: "path", required: true, schema: { type: "string" } }],
    responses: {
      200: json("The airport", Airport),
      304: NOT_MODIFIED,
      ...errors([...BODILESS_ERRORS, "not_found"]),
    },
  });
  return {
    "/v4/airports": {
      get: {
        operationId: "v4Airports",
        tags: ["v4"],
        summary: "All airports",
        responses: {
          200: json("A bare array", Airports),
          304: NOT_MODIFIED,
          ...errors(BODILESS_ERRORS),
        },
      },
    },
    "/v4/airports/{iataCode}": { get: one("v4AirportsOne") },
    "/v4/airport/{iataCode}": { get: one("v4Airport") },
  };
}

const NOT_MODIFIED: JsonObject = { description: "If-None-Match contains the current ETag" };

function openPaths(): JsonObject {
  const open = (id: string, summary: string, responses: JsonObject): JsonObject => ({
    get: { operationId: id, tags: ["operation"], summary, security: [], responses },
  });
  const description = { description: "OpenAPI 3.1", content: { "application/json": {} } };
  return {
    "/healthz": open("healthz", "Whether the process is alive", {
      200: json("Alive", HealthAnswer),
    }),
    "/readyz": open("readyz", "Whether the service can do its work", {
      200: json("Ready", HealthAnswer),
      ...errors(["unavailable"]),
    }),
    "/metrics": open("metrics", "The metrics of the service, for Prometheus", {
      200: {
        description: "Prometheus text format, without any information about persons or records",
        content: { "text/plain": { schema: { type: "string" } } },
      },
    }),
    "/openapi.json": open("openapi", "This description", { 200: description }),
  };
}

/** The responses for error codes; codes with the same status share a response. */
function errors(codes: readonly ErrorCode[]): JsonObject {
  const meanings = new Map<number, string[]>();
  for (const code of codes) {
    const { status, means } = ERRORS[code];
    meanings.set(status, [...(meanings.get(status) ?? []), `\`${code}\`: ${means}`]);
  }
  return Object.fromEntries(
    [...meanings].map(([status, lines]) => {
      const answer = json(lines.join("\n\n"), ErrorAnswer, exampleOf(codes, status));
      return [status, status === 429 ? { ...answer, headers: LIMIT_HEADERS } : answer];
    }),
  );
}

/** The headers about a key's limits; all but the first are also set on successful responses. */
const LIMIT_HEADERS: JsonObject = {
  "Retry-After": wholeNumber("Seconds until further requests are allowed"),
  "RateLimit-Limit": wholeNumber("The limit of the window with the fewest requests left"),
  "RateLimit-Remaining": wholeNumber("Requests left in that window"),
  "RateLimit-Reset": wholeNumber("Seconds until that window ends"),
};

function wholeNumber(description: string): JsonObject {
  return { description, schema: { type: "integer" } };
}

/** An example for a status: the body of the first of its errors. */
function exampleOf(codes: readonly ErrorCode[], status: number): JsonObject {
  const code = codes.find((each) => ERRORS[each].status === status);
  return code === undefined ? {} : { example: { message: ERRORS[code].message, code } };
}

/** @param example added next to the schema */
function json(description: string, schema: unknown, example: JsonObject = {}): JsonObject {
  const content = { schema: schemaIn(schema), ...example };
  return { description, content: { "application/json": content } };
}
