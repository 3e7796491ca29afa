/** Checks the options of an itinerary, and fills in what is not given. */
import { LANGUAGES, type Language } from "../wording/language.ts";
import type { Clock, DateStyle } from "../wording/intl-formats.ts";
import { InvalidOption } from "./invalid.ts";
import type { Agency, ItineraryOptions } from "./schema.ts";
import {
  CLOCKS,
  COLUMNS,
  DATE_STYLES,
  DEFAULTS,
  GROUPINGS,
  SECTIONS,
  type Column,
  type Grouping,
  type SectionName,
} from "./values.ts";

/** Options without gaps. */
export interface ItineraryStyle {
  readonly language: Language;
  readonly clock: Clock;
  readonly dateStyle: DateStyle;
  readonly columns: ReadonlySet<Column>;
  readonly sections: ReadonlySet<SectionName>;
  readonly by: Grouping;
  readonly agency: Agency;
  readonly madeAt: Date;
}

/** @throws InvalidOption if a value is not one that the option takes */
export function settled(options: ItineraryOptions): ItineraryStyle {
  const { language, clock, dateStyle, columns, sections, by, agency = {}, madeAt } = options;
  checkAgency(agency);
  return {
    language: oneOf("language", LANGUAGES, language) ?? DEFAULTS.language,
    clock: oneOf("clock", CLOCKS, clock) ?? DEFAULTS.clock,
    dateStyle: oneOf("dateStyle", DATE_STYLES, dateStyle) ?? DEFAULTS.dateStyle,
    columns: new Set(someOf("columns", COLUMNS, columns) ?? DEFAULTS.columns),
    sections: new Set(someOf("sections", SECTIONS, sections) ?? DEFAULTS.sections),
    by: oneOf("by", GROUPINGS, by) ?? DEFAULTS.by,
    agency,
    madeAt: instantOf(madeAt),
  };
}

const INSTANT = /^(?:19[7-9]\d|2\d{3})-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** Now, unless it is given. */
function instantOf(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const instant = new Date(text);
  if (INSTANT.test(text) && !Number.isNaN(instant.getTime())) return instant;
  throw new InvalidOption("madeAt", "an instant in UTC such as 2026-11-21T09:30:00Z");
}

/** The value if it is one of those that the option takes; undefined if none is given. */
export function oneOf<T extends string>(
  option: string,
  values: readonly T[],
  value: string | undefined,
): T | undefined {
  if (value === undefined) return undefined;
  const known = values.find((each) => each === value);
  if (known !== undefined) return known;
  throw new InvalidOption(option, `one of ${values.join(", ")}`);
}

/** The values if all are ones that the option takes; undefined if none are given. */
export function someOf<T extends string>(
  option: string,
  values: readonly T[],
  given: readonly string[] | undefined,
): readonly T[] | undefined {
  return given?.map((value) => {
    const known = values.find((each) => each === value);
    if (known === undefined) throw new InvalidOption(option, `some of ${values.join(", ")}`);
    return known;
  });
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const LONGEST = { name: 200, footer: 2000, logo: 200_000 } as const;

function checkAgency(agency: Agency): void {
  const { logo, colour } = agency;
  for (const name of ["name", "footer", "logo"] as const)
    if ((agency[name]?.length ?? 0) > LONGEST[name])
      throw new InvalidOption(`agency.${name}`, `at most ${LONGEST[name]} characters`);
  if (colour !== undefined && !COLOUR.test(colour))
    throw new InvalidOption("agency.colour", "a colour such as #0b5394");
  if (logo !== undefined && !IMAGE.test(logo) && !isSecureUrl(logo))
    throw new InvalidOption(
      "agency.logo",
      "a URL with https, or a PNG, JPEG, GIF or WebP image as a data URL in Base64",
    );
}

function isSecureUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
