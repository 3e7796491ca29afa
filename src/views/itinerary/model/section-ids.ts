/** The sections in their order, the most urgent first. */
export const SECTION_IDS = [
  ...(["tickets", "fare", "services", "contacts", "cancelled", "retention"] as const),
  ...(["accounting", "remarks"] as const),
] as const;
