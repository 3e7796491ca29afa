/** The languages that an itinerary can be written in, by their ISO 639-1 codes. */
export const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "pl",
  "tr",
  "ru",
  "ar",
  "he",
  "zh",
  "ja",
] as const;
export type Language = (typeof LANGUAGES)[number];

/** The direction of the script, as in HTML. */
export type Direction = "ltr" | "rtl";

export function directionOf(language: Language): Direction {
  return language === "ar" || language === "he" ? "rtl" : "ltr";
}
