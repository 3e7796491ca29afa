/**
 * How the records of a file are separated. `auto`: NDJSON and mbox by content or name; any other
 * file is one record.
 */
export const SPLITS = ["auto", "file", "form-feeds", "mbox", "ndjson"] as const;
export type Split = (typeof SPLITS)[number] | { readonly separator: string };
