/*
 * The names of months and weekdays, as Unicode's data has them: independent of the words that the decoder knows.
 */

const LANGUAGES =
  "en de de-AT fr it es pt nl pl cs sk hr hu ro ru uk el tr da sv nb fi he ja zh".split(" ");
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** Whether a word is the name of a month, from 1, or how it begins. */
export function isMonthName(word: string, month: number): boolean {
  return isNameIn(MONTHS[month - 1] ?? [], word, 3);
}

/** Whether a word is the name of a weekday, from Monday, 1, or how it begins. */
export function isWeekdayName(word: string, weekday: number): boolean {
  return isNameIn(WEEKDAYS[weekday % 7] ?? [], word, 2);
}

/** In capitals, without accents. */
export function plainWord(word: string): string {
  return word.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function isNameIn(names: readonly string[], word: string, least: number): boolean {
  const said = plainWord(word).replace(/\.$/, "");
  return names.includes(said) || (said.length >= least && names.some((n) => n.startsWith(said)));
}

const STYLES = ["long", "short"] as const;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  namesOf(new Date(Date.UTC(2023, month, 1)), "month", [
    ...STYLES.map((style) => ({ month: style })),
    // With the day beside it, the month is in the genitive in some languages.
    ...STYLES.map((style) => ({ month: style, day: "numeric" }) as const),
  ]),
);

const WEEKDAYS = Array.from({ length: 7 }, (_, day) =>
  namesOf(
    new Date(SUNDAY + day * DAY),
    "weekday",
    STYLES.map((style) => ({ weekday: style })),
  ),
);

function namesOf(
  date: Date,
  part: "month" | "weekday",
  formats: readonly Intl.DateTimeFormatOptions[],
): readonly string[] {
  return LANGUAGES.flatMap((language) =>
    formats.map((format) => {
      const parts = new Intl.DateTimeFormat(language, { ...format, timeZone: "UTC" });
      const { value = "" } = parts.formatToParts(date).find(({ type }) => type === part) ?? {};
      return plainWord(value).replace(/\.$/, "");
    }),
  );
}
