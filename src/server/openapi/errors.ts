import { ERRORS, type ErrorCode } from "../errors.ts";
import { ErrorAnswer, json, type JsonObject } from "./components.ts";
import { refusalExamples } from "./examples.ts";
import { headers, keyedHeaders } from "./headers.ts";

/** The errors of each shared response; all codes of a response have the same status. */
const RESPONSES = {
  BadRequest: ["bad_request"],
  BadParameter: ["invalid_parameter", "bad_request"],
  BadBody: ["empty_body", "invalid_body", "bad_request"],
  BadBodyOrParameter: ["empty_body", "invalid_body", "invalid_parameter", "bad_request"],
  MissingKey: ["missing_api_key"],
  InvalidKey: ["invalid_api_key"],
  InvalidKeyOrPlace: ["invalid_api_key", "forbidden_place"],
  NotFound: ["not_found"],
  NotAcceptable: ["not_acceptable"],
  RequestTimeout: ["request_timeout"],
  TooLarge: ["too_large"],
  UnsupportedEncoding: ["unsupported_encoding"],
  NotDecodable: ["not_decodable"],
  RateLimited: ["rate_limited"],
  Internal: ["internal"],
  NotWritable: ["not_writable"],
  Unavailable: ["unavailable"],
  Timeout: ["timeout"],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, ...ErrorCode[]]>>;

export type ErrorResponse = keyof typeof RESPONSES;

/** What every call with a key can be answered with. */
export const KEY_ERRORS = ["MissingKey", "InvalidKey", "RateLimited", "Unavailable"] as const;

/** What every call with a text can be answered with besides 400 and 422. */
export const TEXT_ERRORS = [
  ...KEY_ERRORS,
  "RequestTimeout",
  "TooLarge",
  "UnsupportedEncoding",
  "Internal",
  "Timeout",
] as const;

/** The codes that calls with a key can be answered with. */
export const API_ERRORS: readonly ErrorCode[] = [
  ...new Set<ErrorCode>([...Object.values(RESPONSES).flat(), "method_not_allowed"]),
].sort((one, other) => ERRORS[one].status - ERRORS[other].status);

/** The responses of an operation that are errors, by reference. */
export function errors(...names: readonly ErrorResponse[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [
      ERRORS[RESPONSES[name][0]].status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );
}

/** `components.responses`. */
export function errorComponents(): JsonObject {
  const known: Partial<Record<ErrorResponse, JsonObject>> = {
    NotDecodable: json(describe(RESPONSES.NotDecodable), ErrorAnswer, {
      examples: refusalExamples(),
      headers: keyedHeaders("Recloc-Coverage", "Recloc-Unread"),
    }),
    RateLimited: response("rate_limited", keyedHeaders("Retry-After")),
    Unavailable: response("unavailable", headers("Retry-After")),
  };
  return Object.fromEntries(
    Object.entries(RESPONSES).map(([name, codes]) => [
      name,
      known[isName(name) ? name : "Internal"] ?? bodies(codes),
    ]),
  );
}

function isName(name: string): name is ErrorResponse {
  return name in RESPONSES;
}

function response(code: ErrorCode, headers: JsonObject): JsonObject {
  return { ...bodies([code]), headers };
}

function bodies(codes: readonly ErrorCode[]): JsonObject {
  const body = (code: ErrorCode) => ({ message: ERRORS[code].message, code });
  const [only, ...others] = codes;
  const examples =
    only !== undefined && others.length === 0
      ? { example: body(only) }
      : { examples: Object.fromEntries(codes.map((code) => [code, { value: body(code) }])) };
  return json(describe(codes), ErrorAnswer, { ...examples, headers: headers() });
}

function describe(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${ERRORS[code].means}`).join("\n\n");
}
