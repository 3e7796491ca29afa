/** The arguments of the tools and prompts. */
import { fromJsonSchema, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import Type, { type Static, type TSchema } from "typebox";
import { systems } from "../decode/systems.ts";
import { CALENDAR_DAY, isCalendarDay } from "../views/calendar-day.ts";
import { FORMAT_NAMES, FORMATS } from "../views/itinerary/formats.ts";
import { LANGUAGES } from "../views/itinerary/wording/language.ts";
import { closed } from "../views/schema.ts";
import { NotRead, type Wanted } from "./reader.ts";

const RECORD =
  "The text of the booking record (PNR), exactly as the terminal, email or page shows it";

const Text = Type.String({ minLength: 1, description: RECORD });

const reading = {
  text: Text,
  algorithm: Type.Optional(
    Type.Enum(
      systems.map(({ wireValue }) => wireValue),
      {
        description: `The system that printed the text; by default the text decides. ${named()}`,
      },
    ),
  ),
  referenceDate: Type.Optional(
    Type.String({
      description: `Day from which missing years are inferred, ${CALENDAR_DAY}; by default today (UTC)`,
    }),
  ),
};

export const ReadingInput = closed(reading);
export type ReadingInput = Static<typeof ReadingInput>;

/** Assistants read texts. */
const ITINERARY_FORMATS = FORMAT_NAMES.filter((name) => FORMATS[name].isText);

export const ItineraryInput = closed({
  ...reading,
  format: Type.Optional(
    Type.Enum([...ITINERARY_FORMATS], {
      description: ITINERARY_FORMATS.map((name) => `${name}: ${FORMATS[name].summary}`).join("; "),
      default: "text",
    }),
  ),
  language: Type.Optional(
    Type.Enum([...LANGUAGES], { description: "Of all words, dates and numbers", default: "en" }),
  ),
});
export type ItineraryInput = Static<typeof ItineraryInput>;

export const AirportInput = closed({
  query: Type.String({
    minLength: 1,
    maxLength: 100,
    description:
      "An IATA code (GRU), or a part of the name or city in any language (Munich, Sao Paulo)",
  }),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, description: "The most airports; by default 5" }),
  ),
});
export type AirportInput = Static<typeof AirportInput>;

export const MailInput = closed({
  text: Text,
  language: Type.Optional(
    Type.String({ description: "Language of the email; by default that of the conversation" }),
  ),
  agency: Type.Optional(Type.String({ description: "Who signs the email" })),
});
export type MailInput = Static<typeof MailInput>;

export const VersionsInput = closed({
  before: Type.String({ minLength: 1, description: `${RECORD}: the earlier version` }),
  after: Type.String({ minLength: 1, description: `${RECORD}: the later version` }),
});
export type VersionsInput = Static<typeof VersionsInput>;

/** A schema for client input, which is checked. */
export function inputOf<T>(schema: TSchema) {
  return fromJsonSchema<T>({ ...schema });
}

/**
 * A schema for the answers of tools. They are not checked again: `src/views` checks each answer
 * where it is made.
 */
export function outputOf(schema: TSchema): StandardSchemaWithJSON {
  const json = () => ({ ...schema });
  return {
    "~standard": {
      version: 1,
      vendor: "recloc",
      jsonSchema: { input: json, output: json },
      validate: (value) => ({ value }),
    },
  };
}

/** @throws NotRead if the reference date is not a day */
export function wantedOf<As extends string>(
  as: As,
  { text, algorithm, referenceDate }: ReadingInput,
): { readonly as: As } & Omit<Wanted, "as"> {
  if (referenceDate !== undefined && !isCalendarDay(referenceDate))
    throw new NotRead(`referenceDate must be ${CALENDAR_DAY}`);
  return { as, text, options: { algorithm, referenceDate } };
}

/** The value of each system, with its name. */
function named(): string {
  return systems.map(({ wireValue, displayName }) => `${wireValue} is ${displayName}`).join(", ");
}
