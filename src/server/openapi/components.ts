import Type, { type TSchema } from "typebox";
import { closed } from "../../views/schema.ts";
import {
  Company,
  FlightPlace,
  Person,
  Seat,
  StationNames,
  Train,
} from "../../views/parts-schema.ts";
import { V3Answer, V3Flight, V3Hotel } from "../../views/v3/schema.ts";
import { Detection } from "../../views/detection/schema.ts";
import { Entries } from "../../views/entries/schema.ts";
import { ExtraInfo } from "../../views/v4/extra-info-schema.ts";
import {
  Airport,
  Airports,
  RefusalInfo,
  V4Answer,
  V4Flight,
  V4Hotel,
} from "../../views/v4/schema.ts";
import {
  FlightExtraInfo,
  HotelExtraInfo,
  Spans,
  TrainInfoExtraInfo,
} from "../../views/v4/segment-extra-schema.ts";
import { NDJSON } from "../batch/answer-batch.ts";
import { ERRORS } from "../errors.ts";
import { JOB_SCHEMAS } from "../jobs/schema.ts";

/** Plain JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const RecordId = Type.Union([Type.String(), Type.Integer(), Type.Null()], {
  description: "The id that the client gives the record; null if it gives none",
});

export const ErrorAnswer = closed(
  {
    message: Type.String({ description: "For people; begins with the fixed words of its kind" }),
    code: Type.Enum(Object.keys(ERRORS)),
    extraInfo: Type.Optional(RefusalInfo),
  },
  { description: "Every error" },
);

export const BatchRecord = Type.Object(
  {
    id: Type.Optional(RecordId),
    text: Type.String({ description: "The text of a record" }),
  },
  { description: "A line of a batch; other members are ignored" },
);

export const BatchResult = Type.Union(
  [
    closed({ id: RecordId, answer: V4Answer }, { description: "What the record says" }),
    closed({ id: RecordId, error: ErrorAnswer }, { description: "Why there is no answer" }),
  ],
  { description: "The line for a record of a batch" },
);

export const HealthAnswer = closed({ status: Type.String() });

/** The schemas that the document defines once and refers to by name. */
const NAMED: Readonly<Record<string, TSchema>> = {
  V3Answer,
  V3Flight,
  V3Hotel,
  V4Answer,
  V4Flight,
  V4Hotel,
  Person,
  Company,
  FlightPlace,
  Seat,
  Train,
  StationNames,
  FlightExtraInfo,
  HotelExtraInfo,
  TrainInfoExtraInfo,
  ExtraInfo,
  Spans,
  Airport,
  Airports,
  RefusalInfo,
  Detection,
  Entries,
  BatchRecord,
  BatchResult,
  ...JOB_SCHEMAS,
  Error: ErrorAnswer,
  Health: HealthAnswer,
};

const names = new Map<unknown, string>(
  Object.entries(NAMED).map(([name, schema]) => [schema, name]),
);

/** `components.schemas` of the document. */
export function namedSchemas(): JsonObject {
  return Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, inner(schema)]));
}

/** A schema as the document shows it: by reference if it has a name. */
export function schemaIn(value: unknown): Json {
  const name = names.get(value);
  return name === undefined ? inner(value) : { $ref: `#/components/schemas/${name}` };
}

/** A response with a JSON body. Its headers and examples are added where they belong. */
export function json(
  description: string,
  schema: unknown,
  { headers, ...examples }: JsonObject = {},
): JsonObject {
  const content = { "application/json": { schema: schemaIn(schema), ...examples } };
  return { description, ...(headers === undefined ? {} : { headers }), content };
}

/** A body of lines of JSON. */
export function ndjson(schema: TSchema, example: string): JsonObject {
  const line = { contentMediaType: "application/json", contentSchema: schemaIn(schema) };
  return { [NDJSON]: { schema: { type: "string", ...line }, example } };
}

/** A value as parsed from its JSON: without what JSON cannot express. */
export function plain(value: object): Json {
  return inner(JSON.parse(JSON.stringify(value)));
}

function inner(value: unknown): Json {
  if (Array.isArray(value)) return value.map(schemaIn);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, schemaIn(item)]));
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return value;
  return null;
}
