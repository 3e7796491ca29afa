/** What becomes of a chunk: a file of lines, or of each table. */
export const OUTPUT_FORMATS = ["ndjson", "parquet"] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];
