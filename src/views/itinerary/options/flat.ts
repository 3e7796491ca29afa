/** The options as query parameters and command-line flags: each with a name and a string value. */
import { LANGUAGES } from "../wording/language.ts";
import type { ItineraryOptions } from "./schema.ts";
import { oneOf, someOf } from "./settle.ts";
import { CLOCKS, COLUMNS, DATE_STYLES, GROUPINGS, SECTIONS } from "./values.ts";

export interface FlatOption {
  /** As a parameter: `dateStyle`; as a flag, it is `--date-style`. */
  readonly name: FlatName;
  readonly description: string;
  /** The values it accepts; any text if there are none. */
  readonly values: readonly string[];
  /** Whether it accepts several values, separated by commas. */
  readonly isList: boolean;
}

export type FlatName =
  | "language"
  | "clock"
  | "dateStyle"
  | "columns"
  | "sections"
  | "by"
  | "agencyName"
  | "agencyLogo"
  | "agencyColour"
  | "agencyFooter"
  | "madeAt";

export const FLAT_OPTIONS: readonly FlatOption[] = [
  option("language", "language of all words, dates and numbers (default: en)", LANGUAGES),
  option("clock", "hours of a day (default: 24)", CLOCKS),
  option(
    "dateStyle",
    "names of months and weekdays, short or in full (default: short)",
    DATE_STYLES,
  ),
  list("columns", "what is shown of each flight and train (default: status to stops)", COLUMNS),
  list("sections", "the parts of the itinerary (default: all but cancelled)", SECTIONS),
  option("by", "one itinerary for all travellers, or one for each (default: group)", GROUPINGS),
  option("agencyName", "name of the agency, above the itinerary"),
  option("agencyLogo", "logo of the agency: an image as a data URL, or for html a URL with https"),
  option("agencyColour", "colour of headings, such as #0b5394"),
  option("agencyFooter", "text below the itinerary"),
  option(
    "madeAt",
    "instant of calendars and PDF files, such as 2026-11-21T09:30:00Z (default: now)",
  ),
];

function option(name: FlatName, description: string, values: readonly string[] = []): FlatOption {
  return { name, description, values, isList: false };
}

function list(name: FlatName, description: string, values: readonly string[]): FlatOption {
  return { name, description, values, isList: true };
}

/**
 * Reads the options from strings; an empty string counts as absent.
 *
 * @throws InvalidOption if an option does not accept its value
 */
export function optionsFromFlat(
  texts: Readonly<Partial<Record<FlatName, string>>>,
): ItineraryOptions {
  const given = (name: FlatName) => (texts[name] === "" ? undefined : texts[name]);
  const all = (name: FlatName) =>
    given(name)
      ?.split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "");
  const agency = {
    name: given("agencyName"),
    logo: given("agencyLogo"),
    colour: given("agencyColour"),
    footer: given("agencyFooter"),
  };
  return {
    language: oneOf("language", LANGUAGES, given("language")?.toLowerCase()),
    clock: oneOf("clock", CLOCKS, given("clock")),
    dateStyle: oneOf("dateStyle", DATE_STYLES, given("dateStyle")),
    columns: someOf("columns", COLUMNS, all("columns")),
    sections: someOf("sections", SECTIONS, all("sections")),
    by: oneOf("by", GROUPINGS, given("by")),
    agency,
    madeAt: given("madeAt"),
  };
}
