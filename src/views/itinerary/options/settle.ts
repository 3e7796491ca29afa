/** Checks the options of an itinerary and fills in defaults. */
import { InvalidOption } from "./invalid.ts";
import type { Agency, ItineraryOptions } from "./schema.ts";
import { choicesFrom, type Choices, type Column, type SectionName } from "./values.ts";

/** Options without gaps. */
export interface ItineraryStyle extends Omit<Choices, "columns" | "sections"> {
  readonly columns: ReadonlySet<Column>;
  readonly sections: ReadonlySet<SectionName>;
  readonly agency: Agency;
  readonly madeAt: Date;
}

/** @throws InvalidOption if an option does not accept its value */
export function settled(options: ItineraryOptions): ItineraryStyle {
  const { agency = {}, madeAt } = options;
  checkAgency(agency);
  const { columns, sections, ...choices } = choicesFrom(options, { one: oneOf, some: someOf });
  return {
    ...choices,
    columns: new Set(columns),
    sections: new Set(sections),
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

/** The value if the option accepts it; undefined if none is given. */
export function oneOf<T extends string>(
  option: string,
  values: readonly T[],
  value: unknown,
): T | undefined {
  if (value === undefined) return undefined;
  const known = values.find((each) => each === value);
  if (known !== undefined) return known;
  throw new InvalidOption(option, `one of ${values.join(", ")}`);
}

/** The values if the option accepts all of them; undefined if none are given. */
export function someOf<T extends string>(
  option: string,
  values: readonly T[],
  given: unknown,
): readonly T[] | undefined {
  if (given === undefined) return undefined;
  const takes = `some of ${values.join(", ")}`;
  if (!Array.isArray(given)) throw new InvalidOption(option, takes);
  return given.map((value: unknown) => {
    const known = values.find((each) => each === value);
    if (known === undefined) throw new InvalidOption(option, takes);
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
