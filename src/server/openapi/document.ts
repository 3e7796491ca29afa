import { version } from "../../package.ts";
import { Detection } from "../../views/detection/schema.ts";
import { Entries } from "../../views/entries/schema.ts";
import { V3Answer } from "../../views/v3/schema.ts";
import { Airport, Airports, V4Answer } from "../../views/v4/schema.ts";
import { codeSamples, type SampleCall } from "./code-samples.ts";
import { NDJSON } from "../batch/answer-batch.ts";
import { batchOperation } from "./batch.ts";
import { HealthAnswer, json, namedSchemas, type JsonObject } from "./components.ts";
import { errorComponents, errors, KEY_ERRORS, TEXT_ERRORS } from "./errors.ts";
import {
  BATCH,
  BODIES,
  detectionExample,
  entriesExample,
  SAMPLE,
  v3Example,
  v4Examples,
  ENTRY_SYSTEM,
} from "./examples.ts";
import { headerComponents, headers, keyedHeaders } from "./headers.ts";
import { itineraryContent } from "./itinerary.ts";
import { jobPaths } from "./jobs.ts";
import { ITINERARY_PARAMETERS, PARAMETERS, parameters } from "./parameters.ts";
import { TAGS } from "./prose.ts";

/** The description of the API, OpenAPI 3.1. */
export function openApiDocument(): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Recloc",
      version: version(),
      summary: "Decodes the text of airline booking records (PNRs)",
      description:
        "Send the text of a booking record as shown on the screen, and receive persons, flights, " +
        "hotels and trains. Nothing you send is stored.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: TAGS,
    paths: { ...v4Paths(), ...airportPaths(), ...jobPaths(), ...v3Paths(), ...openPaths() },
    components: {
      schemas: namedSchemas(),
      parameters: PARAMETERS,
      headers: headerComponents,
      responses: {
        ...errorComponents(),
        NotModified: {
          description: "If-None-Match contains the current ETag",
          headers: keyedHeaders("ETag"),
        },
        Pong: {
          description: "pong, and milliseconds since 1970",
          headers: keyedHeaders(),
          content: { "text/plain": { schema: { type: "string", pattern: "^pong \\d+$" } } },
        },
      },
      requestBodies: { Text: TEXT_BODY },
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "X-Api-Key" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}

const TEXT_BODY: JsonObject = {
  required: true,
  description:
    "The text, in UTF-8 or else Windows-1252. A body that is a single JSON string is unwrapped, and so is a JSON " +
    "object whose only string, or whose member `pnr`, `text`, `body` or `record`, is the text. " +
    "With the Content-Type message/rfc822 or text/html, the body is an email or the source of a " +
    "web page, whose text is read: schema.org reservations if it has any, else what it shows, " +
    "with each row of a table on a line. Any other Content-Type means text.",
  content: {
    "text/plain": { schema: { type: "string" }, examples: BODIES },
    "application/json": {
      schema: {
        oneOf: [
          { type: "string" },
          { type: "object", additionalProperties: true, examples: [{ pnr: SAMPLE }] },
        ],
      },
      example: { pnr: SAMPLE },
    },
    "message/rfc822": { schema: { type: "string" } },
    "text/html": { schema: { type: "string" } },
  },
};

const BATCH_CALL = {
  method: "POST",
  path: "/v4/decode/batch",
  body: BATCH,
  bodyType: NDJSON,
  isJson: false,
} as const;

const READING = ["Recloc-Coverage", "Recloc-Unread"] as const;

function v4Paths(): JsonObject {
  return {
    "/v4/decode": {
      post: withText("/v4/decode", {
        operationId: "v4Decode",
        tags: ["v4"],
        summary: "Decodes a booking record",
        parameters: parameters("algorithm", "referenceDate", "explain"),
        responses: {
          200: json("The decoded record", V4Answer, {
            examples: v4Examples(),
            headers: keyedHeaders(...READING),
          }),
          ...errors("BadBodyOrParameter", "NotDecodable", ...TEXT_ERRORS),
        },
      }),
    },
    "/v4/decode/batch": {
      post: {
        ...batchOperation(),
        ...samples(BATCH_CALL),
      },
    },
    "/v4/itinerary": { post: itineraryOperation() },
    "/v4/entries": { post: entriesOperation() },
    "/v4/detect": {
      post: withText("/v4/detect", {
        operationId: "v4Detect",
        tags: ["v4"],
        summary: "Detects which system printed a text, without decoding it",
        description:
          "It returns exactly what `decode` reports under `explain`, in two thirds of the time. It answers any text with 200; " +
          "422 means that an email or page has no text.",
        responses: {
          200: json("Who printed the text", Detection, {
            example: detectionExample(),
            headers: keyedHeaders(),
          }),
          ...errors("BadBody", "NotDecodable", ...TEXT_ERRORS),
        },
      }),
    },
    "/v4/ping": ping("v4"),
  };
}

function itineraryOperation(): JsonObject {
  return withText("/v4/itinerary?format=text&language=de", {
    operationId: "v4Itinerary",
    tags: ["v4"],
    summary: "Writes an itinerary for travellers",
    description:
      "For emails, messengers, printers, calendars and trip planners, in 14 languages, with nothing that the record does " +
      "not say. The last lines " +
      "say that it is not a ticket, and how many lines of the record were not read or are doubtful, if any: look at the " +
      "record before you send such an itinerary.",
    parameters: [...parameters("algorithm", "referenceDate"), ...ITINERARY_PARAMETERS],
    responses: {
      200: {
        description: "The itinerary",
        headers: keyedHeaders(...READING, "Recloc-Left-Out"),
        content: itineraryContent(),
      },
      ...errors(
        "BadBodyOrParameter",
        "NotAcceptable",
        "NotDecodable",
        "NotWritable",
        ...TEXT_ERRORS,
      ),
    },
  });
}

function entriesOperation(): JsonObject {
  return withText(`/v4/entries?system=${ENTRY_SYSTEM}`, {
    operationId: "v4Entries",
    tags: ["v4"],
    summary: "Proposes entries that sell the flights again, and price them",
    description:
      "For agents who book a trip again, in the same system or another one. Nothing that the record does not say is " +
      "completed: `leftOut` says which flights have no entry, and why. `referenceDate` is the day on which the entries " +
      "are typed.",
    parameters: parameters("algorithm", "referenceDate", "system"),
    responses: {
      200: json("The proposed entries", Entries, {
        example: entriesExample(),
        headers: keyedHeaders(...READING),
      }),
      ...errors("BadBodyOrParameter", "NotDecodable", ...TEXT_ERRORS),
    },
  });
}

function v3Paths(): JsonObject {
  return {
    "/v3/decode": {
      post: withText("/v3/decode", {
        operationId: "v3Decode",
        tags: ["v3"],
        summary: "Decodes a booking record",
        responses: {
          200: json("The decoded record", V3Answer, {
            example: v3Example(),
            headers: keyedHeaders(...READING),
          }),
          ...errors("BadBody", "NotDecodable", ...TEXT_ERRORS),
        },
      }),
    },
    "/v3/ping": ping("v3"),
  };
}

/** An operation whose body is a text. */
function withText(path: string, operation: JsonObject): JsonObject {
  return {
    ...operation,
    requestBody: { $ref: "#/components/requestBodies/Text" },
    ...samples({ method: "POST", path, body: SAMPLE, isJson: !path.includes("format=") }),
  };
}

function samples(call: Pick<SampleCall, "method" | "path"> & Partial<SampleCall>): JsonObject {
  return { "x-codeSamples": codeSamples({ hasKey: true, isJson: true, ...call }) };
}

/** `HEAD` answers as `GET` does, without a body. */
function ping(tag: string): JsonObject {
  const method = (name: string, method: SampleCall["method"]): JsonObject => ({
    operationId: `${tag}Ping${name}`,
    tags: [tag],
    summary: "Shows that the service is alive, and its time",
    responses: {
      200: { $ref: "#/components/responses/Pong" },
      ...errors("BadRequest", ...KEY_ERRORS),
    },
    ...samples({ method, path: `/${tag}/ping`, isJson: false }),
  });
  return { get: method("Get", "GET"), post: method("Post", "POST"), head: method("Head", "HEAD") };
}

const NOT_MODIFIED: JsonObject = { $ref: "#/components/responses/NotModified" };

function airportPaths(): JsonObject {
  const one = (id: string, path: string): JsonObject => ({
    operationId: id,
    tags: ["v4"],
    summary: "One airport by its IATA code, ignoring case",
    parameters: parameters("iataCode"),
    responses: {
      200: json("The airport", Airport, { headers: keyedHeaders("ETag") }),
      304: NOT_MODIFIED,
      ...errors("BadRequest", "NotFound", ...KEY_ERRORS),
    },
    ...samples({ method: "GET", path: `${path}/GRU` }),
  });
  return {
    "/v4/airports": {
      get: {
        operationId: "v4Airports",
        tags: ["v4"],
        summary: "Airports: all, those that fit a text, or those with some codes",
        parameters: parameters("q", "codes"),
        responses: {
          200: json("A bare array", Airports, { headers: keyedHeaders("ETag") }),
          304: NOT_MODIFIED,
          ...errors("BadParameter", ...KEY_ERRORS),
        },
        ...samples({ method: "GET", path: "/v4/airports?q=lond" }),
      },
    },
    "/v4/airports/{iataCode}": { get: one("v4AirportsOne", "/v4/airports") },
    "/v4/airport/{iataCode}": { get: one("v4Airport", "/v4/airport") },
  };
}

function openPaths(): JsonObject {
  const open = (id: string, path: string, summary: string, responses: JsonObject): JsonObject => ({
    get: {
      operationId: id,
      tags: ["operation"],
      summary,
      security: [],
      responses,
      ...samples({ method: "GET", path, hasKey: false, isJson: path !== "/metrics" }),
    },
  });
  return {
    "/healthz": open("healthz", "/healthz", "Whether the process is alive", {
      200: json("Alive", HealthAnswer, { headers: headers() }),
    }),
    "/readyz": open("readyz", "/readyz", "Whether the service can do its work", {
      200: json("Ready", HealthAnswer, { headers: headers() }),
      ...errors("Unavailable"),
    }),
    "/metrics": open("metrics", "/metrics", "The metrics of the service, for Prometheus", {
      200: {
        description: "Prometheus text format, without any information about persons or records",
        headers: headers(),
        content: { "text/plain": { schema: { type: "string" } } },
      },
    }),
    "/openapi.json": open("openapi", "/openapi.json", "This description", {
      200: {
        description: "OpenAPI 3.1",
        headers: headers(),
        content: { "application/json": { schema: { type: "object" } } },
      },
    }),
  };
}
