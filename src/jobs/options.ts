import Type, { type Static } from "typebox";
import { Value } from "typebox/value";

/** How the records of a piece of a file are separated. */
export const KnownSplit = Type.Union([
  Type.Literal("file"),
  Type.Literal("form-feeds"),
  Type.Literal("mbox"),
  Type.Literal("ndjson"),
  Type.Object({ separator: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
]);

/** The smallest and largest chunks, in bytes. */
export const CHUNK_BOUNDS = { minimum: 1024, maximum: 1024 * 1024 * 1024 } as const;

/** How a job is cut, and how its records are decoded; the same for all of them. */
export const JobOptions = Type.Object(
  {
    split: Type.Union([Type.Literal("auto"), KnownSplit]),
    chunkSize: Type.Integer({
      ...CHUNK_BOUNDS,
      description: "In bytes; a chunk ends with the first record that reaches it",
    }),
    format: Type.Union([Type.Literal("ndjson"), Type.Literal("parquet")]),
    api: Type.Union([Type.Literal("v3"), Type.Literal("v4")]),
    explain: Type.Boolean(),
    algorithm: Type.Union([Type.String(), Type.Null()], {
      description: "Null: for each record the one that reads it best",
    }),
    referenceDate: Type.String({
      pattern: "^\\d{4}-\\d{2}-\\d{2}$",
      description: "The day from which years are inferred, YYYY-MM-DD",
    }),
  },
  { additionalProperties: false },
);
export type JobOptions = Static<typeof JobOptions>;

/** The defaults of a job: for workers that decode two thousand records a second, a chunk is a few seconds of work. */
export function defaultOptions(): JobOptions {
  return {
    split: "auto",
    chunkSize: 8 * 1024 * 1024,
    format: "ndjson",
    api: "v4",
    explain: false,
    algorithm: null,
    // Kept, because workers have to infer the same years on other days.
    referenceDate: new Date().toISOString().slice(0, 10),
  };
}

/** Why options contradict each other; null if they do not. */
export function contradictionIn({ format, api, explain }: JobOptions): string | null {
  if (explain && api !== "v4") return "explain requires api v4";
  if (format === "parquet" && (explain || api !== "v4"))
    return "tables in Parquet have neither explain nor api v3";
  return null;
}

/** The options of a job, as the store keeps them. */
export function optionsIn(json: string): JobOptions {
  return Value.Parse(JobOptions, JSON.parse(json));
}
