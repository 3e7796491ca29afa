/** The values that the options of an itinerary take. */

/** What an itinerary shows of each flight and train. */
export const COLUMNS = [
  "status",
  "class",
  "seats",
  "baggage",
  "terminals",
  "operatedBy",
  "duration",
  "stops",
  "equipment",
  "meal",
  "distance",
  "airlineLocator",
] as const;
export type Column = (typeof COLUMNS)[number];

/** The parts of an itinerary. */
export const SECTIONS = [
  "references",
  "travellers",
  "journey",
  "stays",
  "services",
  "tickets",
  "fare",
  "limit",
  "contacts",
  "notes",
  "cancelled",
] as const;
export type SectionName = (typeof SECTIONS)[number];

export const CLOCKS = ["12", "24"] as const;
export const DATE_STYLES = ["short", "long"] as const;
/** One itinerary for all travellers, or one for each. */
export const GROUPINGS = ["group", "traveller"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What travellers need. */
export const DEFAULT_COLUMNS: readonly Column[] = COLUMNS.slice(0, COLUMNS.indexOf("equipment"));
export const DEFAULT_SECTIONS: readonly SectionName[] = SECTIONS.slice(0, -1);
