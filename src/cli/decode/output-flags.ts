import { UsageError } from "../io.ts";
import type { Terminal } from "./terminal.ts";

/** The output formats, which each have one shape for any number of files. */
export const FORMATS = ["json", "ndjson", "text", "csv"] as const;
/** The shapes of an answer in JSON. */
export const APIS = ["v3", "v4", "booking"] as const;

export type Format = (typeof FORMATS)[number];
export type Api = (typeof APIS)[number];

export interface OutputFlags {
  /** Default: `json`; `text` for an explanation in a terminal. */
  readonly format?: Format;
  /** Default: `v4`. */
  readonly api?: Api;
  readonly compact?: true;
  readonly explain?: true;
}

/** Rejects flags that would have no effect together. */
export function checkOutputFlags({ format = "json", api, compact, explain }: OutputFlags): void {
  if (explain && api !== undefined && api !== "v4")
    throw new UsageError("--explain requires --api v4");
  if (explain && format === "csv")
    throw new UsageError("--explain has no effect with --format csv");
  const isJson = format === "json" || format === "ndjson";
  if (api !== undefined && !isJson)
    throw new UsageError(`--api has no effect with --format ${format}`);
  if (compact && !isJson) throw new UsageError(`--compact has no effect with --format ${format}`);
}

/** The requested format, or else the one that fits the destination of the output. */
export function formatOf(flags: OutputFlags, { isTerminal }: Terminal): Format {
  const { format, api, compact, explain } = flags;
  if (format !== undefined) return format;
  return explain && isTerminal && api === undefined && !compact ? "text" : "json";
}
