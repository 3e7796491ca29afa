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

/** The options that nobody chooses otherwise: what travellers need, in English. */
export const DEFAULTS = {
  language: "en",
  clock: "24",
  dateStyle: "short",
  columns: COLUMNS.slice(0, COLUMNS.indexOf("equipment")),
  sections: SECTIONS.slice(0, -1),
  by: "group",
} as const;

/** Of headings, if the agency names none. */
export const DEFAULT_COLOUR = "#1f4e79";

/** The part of an itinerary that segments of each kind belong to. */
export const SECTION_OF = {
  flight: "journey",
  train: "journey",
  hotel: "stays",
  car: "stays",
  other: "services",
} as const satisfies Readonly<Record<string, SectionName>>;
