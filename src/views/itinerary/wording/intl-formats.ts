/** The formats for travellers: those of their language, from `Intl`. */
import type { Formats } from "./formats.ts";
import { directionOf, type Language } from "./language.ts";

/** 12 or 24 hours. */
export type Clock = "12" | "24";
/** Names of weekdays and months, short or in full. */
export type DateStyle = "short" | "long";

/** Tickets have Latin digits and Gregorian dates, whatever a region prefers. */
const EXTENSIONS = "-u-ca-gregory-nu-latn";
/** English with the day before the month, as tickets have it. */
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

const made = new Map<string, Formats>();

/** The formats of a language; created once, because creating a formatter takes long. */
export function intlFormats(language: Language, clock: Clock, dateStyle: DateStyle): Formats {
  const key = [language, clock, dateStyle].join();
  const formats = made.get(key) ?? makeFormats(language, clock, dateStyle);
  made.set(key, formats);
  return formats;
}

function makeFormats(language: Language, clock: Clock, style: DateStyle): Formats {
  const locale = (LOCALES[language] ?? language) + EXTENSIONS;
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
    return (day: string, time = "00:00") => spaced(format.format(new Date(`${day}T${time}Z`)));
  };
  const unit = (name: string) => {
    const format = new Intl.NumberFormat(locale, { style: "unit", unit: name });
    return (amount: number) => spaced(format.format(amount));
  };
  const [hours, minutes] = [unit("hour"), unit("minute")];
  const time = date({ hour: "numeric", minute: "2-digit", hour12: true });
  const regions = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const comma = COMMAS[language] ?? ", ";
  return {
    day: date({ day: "numeric", month: style, year: "numeric" }),
    dayWithoutYear: date({ day: "numeric", month: style }),
    weekday: date({ weekday: style }),
    date: date({ weekday: style, day: "numeric", month: style, year: "numeric" }),
    // French sets a colon apart; narrow spaces have no glyph in some fonts.
    colon: language === "fr" ? "\u00a0: " : ": ",
    // An ideographic comma would make a list of them.
    betweenDateAndClock: comma === "、" ? " " : comma,
    clock: (text) => (clock === "12" ? time("2000-01-01", text) : text),
    duration: (all) => {
      const parts = [Math.floor(all / 60), all % 60] as const;
      const said = [parts[0] > 0 && hours(parts[0]), parts[1] > 0 && minutes(parts[1])];
      return said.filter((part) => part !== false).join(" ") || minutes(0);
    },
    distance: unit("kilometer"),
    weight: unit("kilogram"),
    money: moneyFormat(locale, directionOf(language) === "rtl"),
    // The names of the tables are English.
    country: ({ country, countryCode }) =>
      language === "en" ? country : (countryIn(regions, countryCode) ?? country),
    list: (items) => items.join(comma),
  };
}

const COMMAS: Partial<Record<Language, string>> = { ar: "، ", zh: "、", ja: "、" };

const CURRENCY = /^[A-Z]{3}$/;
/** As many decimals as a printed amount can have. */
const MOST_DIGITS = 3;

function moneyFormat(locale: string, isRightToLeft: boolean): Formats["money"] {
  const formats = new Map<string | null, Intl.NumberFormat>();
  const make = (currency: string | null) => {
    if (currency === null) return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    const options = { style: "currency", currency, currencyDisplay: "code" } as const;
    const { minimumFractionDigits = 2 } = new Intl.NumberFormat(locale, options).resolvedOptions();
    return new Intl.NumberFormat(locale, {
      ...options,
      minimumFractionDigits,
      maximumFractionDigits: MOST_DIGITS,
    });
  };
  return (amount, printed) => {
    const currency = printed !== null && CURRENCY.test(printed) ? printed : null;
    const format = formats.get(currency) ?? make(currency);
    formats.set(currency, format);
    // The code before the amount reads the same in both directions.
    if (isRightToLeft && currency !== null) return `${plainNumber(format, amount)} ${currency}`;
    const said = spaced(format.format(amount));
    return currency === null && printed !== null ? `${printed} ${said}` : said;
  };
}

function plainNumber(format: Intl.NumberFormat, amount: number): string {
  return format
    .formatToParts(amount)
    .filter(({ type }) => type !== "currency" && type !== "literal")
    .map(({ value }) => value)
    .join("");
}

/** Not every code of our tables is known to `Intl`. */
function countryIn(regions: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? regions.of(code) : undefined;
}

/** Narrow spaces have no glyph in some fonts; bidirectional marks would interfere with ours. */
function spaced(text: string): string {
  return text.replace(/\u202f/g, "\u00a0").replace(/[\u200e\u200f]/g, "");
}
