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
/** Of what sends no body that is read. */
const BODILESS_ERRORS = [...KEY_ERRORS, "bad_request"] as const;
const BODY_ERRORS = [
  "empty_body",
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
        "Send the text of a booking record as it stands on the screen; get persons, flights, " +
        "hotels and trains back. Nothing that is sent is kept.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [{ apiKey: [] }],
    tags: [
      { name: "v3", description: "Version 3" },
      { name: "v4", description: "Version 4" },
      { name: "operation", description: "For those who run the service; no key" },
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
      "Forces the decoder of one system. In any case; empty or unknown: chosen by the text.",
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
    description: "Adds to the extraInfo maps how the text was read, and the places of all fields.",
    schema: { type: "boolean", default: false },
  },
];

/** What can be tried: a traveller and a flight. */
const SAMPLE = `1.MARTINELLI/BRUNO MR
  3  AF 457 Y 24NOV 2 GRUCDG HK1       3  1855 0950+1 77W E 0 M`;

/** On which it could have been written. */
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
        "The text, whatever the Content-Type says; UTF-8, else Windows-1252. A body that is one " +
        "JSON string is unwrapped. It has at most " +
        `${MOST_LINES.toLocaleString("en")} lines of at most ` +
        `${LONGEST_LINE.toLocaleString("en")} characters.`,
      content: {
        "text/plain": { schema: { type: "string" }, example: SAMPLE },
        "application/json": { schema: { type: "string" }, example: SAMPLE },
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
    summary: "Says that the service is alive, and its time",
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
    summary: "One airport, by its IATA code in any case",
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

const NOT_MODIFIED: JsonObject = { description: "If-None-Match names the ETag in force" };

function openPaths(): JsonObject {
  const open = (id: string, summary: string, responses: JsonObject): JsonObject => ({
    get: { operationId: id, tags: ["operation"], summary, security: [], responses },
  });
  const description = { description: "OpenAPI 3.1", content: { "application/json": {} } };
  return {
    "/healthz": open("healthz", "The process runs", { 200: json("It does", HealthAnswer) }),
    "/readyz": open("readyz", "The service can do its work", {
      200: json("It can", HealthAnswer),
      ...errors(["unavailable"]),
    }),
    "/metrics": open("metrics", "What the service counts, for Prometheus", {
      200: {
        description: "Prometheus' text format; nothing in it tells of a person or a record",
        content: { "text/plain": { schema: { type: "string" } } },
      },
    }),
    "/openapi.json": open("openapi", "This description", { 200: description }),
  };
}

/** The responses for some errors; those with the same status share one. */
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

/** What is said of a key's limits; all but the first also with answers that are no error. */
const LIMIT_HEADERS: JsonObject = {
  "Retry-After": wholeNumber("In how many seconds there may be more"),
  "RateLimit-Limit": wholeNumber("Requests in the window that leaves least"),
  "RateLimit-Remaining": wholeNumber("How many of them are left"),
  "RateLimit-Reset": wholeNumber("In how many seconds the window ends"),
};

function wholeNumber(description: string): JsonObject {
  return { description, schema: { type: "integer" } };
}

/** The body of the first of some errors that has a status. */
function exampleOf(codes: readonly ErrorCode[], status: number): JsonObject {
  const code = codes.find((each) => ERRORS[each].status === status);
  return code === undefined ? {} : { example: { message: ERRORS[code].message, code } };
}

/** @param example what stands beside the schema */
function json(description: string, schema: unknown, example: JsonObject = {}): JsonObject {
  const content = { schema: schemaIn(schema), ...example };
  return { description, content: { "application/json": content } };
}
