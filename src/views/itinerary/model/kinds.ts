import { LABELS } from "../wording/labels.ts";

/**
 * What a fact is about, independent of the language; the labels of some are words of the record.
 */
export const FACT_KINDS = [
  ...LABELS,
  ...(["accounting", "cancelled", "osi", "remark", "retention", "service"] as const),
  "ticket",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The sections in their order, the most urgent first. */
export const SECTION_IDS = [
  ...(["tickets", "fare", "services", "contacts", "cancelled", "retention"] as const),
  ...(["accounting", "remarks"] as const),
] as const;
