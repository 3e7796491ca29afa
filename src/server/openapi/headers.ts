import { REQUEST_ID } from "../request-id.ts";
import type { JsonObject } from "./components.ts";

/** `components.headers`: the headers of answers. */
const HEADERS = {
  "Recloc-Coverage": {
    description:
      "The share of the characters that were read or are known to say nothing, from 0 to 1; 1 only if all were",
    schema: { type: "number", minimum: 0, maximum: 1 },
  },
  "Recloc-Unread": wholeNumber("The number of lines that were not read completely"),
  "Recloc-Left-Out": wholeNumber(
    "The number of segments that the format cannot show correctly: without a date in a calendar, incomplete in JSON-LD",
  ),
  "RateLimit-Limit": wholeNumber("The limit of the window with the fewest requests left"),
  "RateLimit-Remaining": wholeNumber("Requests left in that window"),
  "RateLimit-Reset": wholeNumber("Seconds until that window ends"),
  "RateLimit-Policy": {
    description: "All windows: requests, and seconds",
    schema: { type: "string", examples: ["600;w=60, 10000;w=86400"] },
  },
  "Retry-After": wholeNumber("Seconds until a retry makes sense"),
  [REQUEST_ID]: {
    description: "Identifies the request in the log of the service",
    schema: { type: "string", format: "uuid" },
  },
  ETag: {
    description: "Send it in `If-None-Match` to get 304 as long as the answer is the same",
    schema: { type: "string" },
  },
  Allow: { description: "The methods of this address", schema: { type: "string" } },
} satisfies JsonObject;

type HeaderName = keyof typeof HEADERS;

export const headerComponents: JsonObject = HEADERS;

const LIMITS = [
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "RateLimit-Policy",
] as const;

/** The headers of an answer for a key, by reference: these, and those of every such answer. */
export function keyedHeaders(...names: readonly HeaderName[]): JsonObject {
  return headers(...names, ...LIMITS);
}

/** The headers of an answer, by reference: these, and that of every answer. */
export function headers(...names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(
    [...names, REQUEST_ID].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

function wholeNumber(description: string): JsonObject {
  return { description, schema: { type: "integer", minimum: 0 } };
}
