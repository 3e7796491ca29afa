/** The look of an itinerary to send, as the visitor chose it. */
import type { ItineraryOptions } from "../../../views/itinerary/options/schema.ts";
import { choicesFrom, DEFAULTS, type Choices } from "../../../views/itinerary/options/values.ts";

/** Choices without gaps; `""` in the details of the agency: nothing. */
export interface SendChoices extends Choices {
  /** The name of a format. */
  readonly format: string;
  readonly agency: AgencyChoices;
}

export interface AgencyChoices {
  readonly name: string;
  /** As a data URL. */
  readonly logo: string;
  /** `#0b5394` */
  readonly colour: string;
  readonly footer: string;
}

export const NO_AGENCY: AgencyChoices = { name: "", logo: "", colour: "", footer: "" };

export const DEFAULT_CHOICES = {
  ...DEFAULTS,
  format: "text",
  agency: NO_AGENCY,
} as const satisfies SendChoices;

/** The choices in the form that the service accepts. */
export function optionsOf(choices: SendChoices): ItineraryOptions {
  const { language, clock, dateStyle, by, columns, sections } = choices;
  const said = Object.entries(choices.agency).filter(([, value]) => value !== "");
  const agency = Object.fromEntries(said);
  return { language, clock, dateStyle, by, columns, sections, agency };
}

/** The choices that a browser stored; anything missing or no longer valid has its default. */
export function choicesIn(kept: unknown): SendChoices {
  const given = propertiesOf(kept);
  return {
    ...choicesFrom(given, {
      one: (_, values, value) => oneOf(values, value),
      some: (_, values, value) => someOf(values, value),
    }),
    format: textOr(DEFAULT_CHOICES.format, given.format),
    agency: agencyIn(propertiesOf(given.agency)),
  };
}

function agencyIn({ name, logo, colour, footer }: Properties): AgencyChoices {
  return {
    name: textOr("", name),
    logo: textOr("", logo),
    colour: textOr("", colour),
    footer: textOr("", footer),
  };
}

type Properties = Readonly<Partial<Record<string, unknown>>>;

function propertiesOf(value: unknown): Properties {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOr(otherwise: string, value: unknown): string {
  return typeof value === "string" ? value : otherwise;
}

/** The value that equals a text, if any. */
export function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value);
}

function someOf<T extends string>(values: readonly T[], kept: unknown): readonly T[] | undefined {
  return Array.isArray(kept) ? values.filter((value) => kept.includes(value)) : undefined;
}
