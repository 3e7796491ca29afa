/** How the records of a file are told apart. `auto`: NDJSON and mbox by content or name, else a file is a record. */
export const SPLITS = ["auto", "file", "form-feeds", "mbox", "ndjson"] as const;
export type Split = (typeof SPLITS)[number] | { readonly separator: string };
