/** The options of an itinerary. */
import Type, { type Static, type TSchema } from "typebox";
import { closed, list } from "../../schema.ts";
import { LANGUAGES } from "../wording/language.ts";
import { CLOCKS, COLUMNS, DATE_STYLES, GROUPINGS, SECTIONS } from "./values.ts";

/** An option that may also be given as undefined. */
function optional<S extends TSchema>(schema: S) {
  return Type.Optional(Type.Unsafe<Static<S> | undefined>(schema));
}

export const Agency = closed(
  {
    name: optional(Type.String({ maxLength: 200, description: "Above the itinerary" })),
    logo: optional(
      Type.String({
        maxLength: 200_000,
        description:
          "A PNG or JPEG image as a data URL; in HTML also GIF, WebP and a URL with https",
      }),
    ),
    colour: optional(
      Type.String({
        pattern: "^#[0-9a-fA-F]{6}$",
        description: "Of headings in HTML and PDF: #0b5394",
      }),
    ),
    footer: optional(Type.String({ maxLength: 2000, description: "Below the itinerary" })),
  },
  { description: "Who sends the itinerary" },
);
export type Agency = Static<typeof Agency>;

export const ItineraryOptions = closed(
  {
    language: optional(
      Type.Enum([...LANGUAGES], {
        description: "Of all words, dates and numbers; text of the record stays as it is",
        default: "en",
      }),
    ),
    clock: optional(Type.Enum([...CLOCKS], { description: "Hours of a day", default: "24" })),
    dateStyle: optional(
      Type.Enum([...DATE_STYLES], {
        description: "Names of months and weekdays, short or in full",
        default: "short",
      }),
    ),
    columns: optional(
      list(Type.Enum([...COLUMNS]), { description: "What is shown of each flight and train" }),
    ),
    sections: optional(
      list(Type.Enum([...SECTIONS]), { description: "The parts that the itinerary has" }),
    ),
    by: optional(
      Type.Enum([...GROUPINGS], {
        description: "One itinerary for all travellers, or one for each",
        default: "group",
      }),
    ),
    agency: optional(Agency),
    madeAt: optional(
      Type.String({
        pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$",
        description:
          "The instant that calendars and PDF files say they were made at, in UTC: 2026-11-21T09:30:00Z; " +
          "default: now. The same instant gives the same bytes.",
      }),
    ),
  },
  { description: "How an itinerary for travellers looks; everything is optional" },
);
export type ItineraryOptions = Static<typeof ItineraryOptions>;
