/** The options of an itinerary. */
import Type, { type Static } from "typebox";
import { closed, list } from "../../schema.ts";
import { LANGUAGES } from "../wording/language.ts";
import { CLOCKS, COLUMNS, DATE_STYLES, GROUPINGS, SECTIONS } from "./values.ts";

/** Options that may also be given as undefined. */
type Given<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

export const Agency = closed(
  {
    name: Type.Optional(Type.String({ maxLength: 200, description: "Above the itinerary" })),
    logo: Type.Optional(
      Type.String({
        maxLength: 200_000,
        description:
          "In HTML and PDF: a URL with https, or a PNG, JPEG, GIF or WebP image as a data URL",
      }),
    ),
    colour: Type.Optional(
      Type.String({
        pattern: "^#[0-9a-fA-F]{6}$",
        description: "Of headings in HTML and PDF: #0b5394",
      }),
    ),
    footer: Type.Optional(Type.String({ maxLength: 2000, description: "Below the itinerary" })),
  },
  { description: "Who sends the itinerary" },
);
export type Agency = Given<Static<typeof Agency>>;

export const ItineraryOptions = closed(
  {
    language: Type.Optional(
      Type.Enum([...LANGUAGES], {
        description: "Of all words, dates and numbers; text of the record stays as it is",
        default: "en",
      }),
    ),
    clock: Type.Optional(Type.Enum([...CLOCKS], { description: "Hours of a day", default: "24" })),
    dateStyle: Type.Optional(
      Type.Enum([...DATE_STYLES], {
        description: "Names of months and weekdays, short or in full",
        default: "short",
      }),
    ),
    columns: Type.Optional(
      list(Type.Enum([...COLUMNS]), { description: "What is shown of each flight and train" }),
    ),
    sections: Type.Optional(
      list(Type.Enum([...SECTIONS]), { description: "The parts that the itinerary has" }),
    ),
    by: Type.Optional(
      Type.Enum([...GROUPINGS], {
        description: "One itinerary for all travellers, or one for each",
        default: "group",
      }),
    ),
    agency: Type.Optional(Agency),
  },
  { description: "How an itinerary for travellers looks; everything is optional" },
);
export type ItineraryOptions = Given<Omit<Static<typeof ItineraryOptions>, "agency">> & {
  readonly agency?: Agency | undefined;
};
