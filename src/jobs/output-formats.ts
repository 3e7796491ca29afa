/** The output of a chunk: a file of lines, or one file per table. */
export const OUTPUT_FORMATS = ["ndjson", "parquet"] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];
