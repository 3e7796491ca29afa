/** The values that the options of an itinerary accept. */
import type { Clock, DateStyle } from "../wording/intl-formats.ts";
import { LANGUAGES, type Language } from "../wording/language.ts";

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

/** The defaults: what travellers need, in English. */
export const DEFAULTS = {
  language: "en",
  clock: "24",
  dateStyle: "short",
  columns: COLUMNS.slice(0, COLUMNS.indexOf("equipment")),
  sections: SECTIONS.slice(0, -1),
  by: "group",
} as const;

/** The options with one or several of these values, without gaps. */
export interface Choices {
  readonly language: Language;
  readonly clock: Clock;
  readonly dateStyle: DateStyle;
  readonly by: Grouping;
  readonly columns: readonly Column[];
  readonly sections: readonly SectionName[];
}

/** Picks the chosen ones among the values of an option; undefined if nothing is chosen. */
export interface Picker {
  one<T extends string>(option: string, values: readonly T[], given: unknown): T | undefined;
  some<T extends string>(
    option: string,
    values: readonly T[],
    given: unknown,
  ): readonly T[] | undefined;
}

/** The choices in the given options; the default where the picker finds none. */
export function choicesFrom(
  given: Readonly<Partial<Record<keyof Choices, unknown>>>,
  picker: Picker,
): Choices {
  return {
    language: picker.one("language", LANGUAGES, given.language) ?? DEFAULTS.language,
    clock: picker.one("clock", CLOCKS, given.clock) ?? DEFAULTS.clock,
    dateStyle: picker.one("dateStyle", DATE_STYLES, given.dateStyle) ?? DEFAULTS.dateStyle,
    by: picker.one("by", GROUPINGS, given.by) ?? DEFAULTS.by,
    columns: picker.some("columns", COLUMNS, given.columns) ?? DEFAULTS.columns,
    sections: picker.some("sections", SECTIONS, given.sections) ?? DEFAULTS.sections,
  };
}

/** The colour of headings, unless the agency sets one. */
export const DEFAULT_COLOUR = "#1f4e79";

/** The part of an itinerary that segments of each kind belong to. */
export const SECTION_OF = {
  flight: "journey",
  train: "journey",
  hotel: "stays",
  car: "stays",
  other: "services",
} as const satisfies Readonly<Record<string, SectionName>>;
