/*
 * The shapes that all systems print alike. Each is the source of a pattern and is spelled only here.
 * Openers, signatures, line starts, wrapping and record marks consist of these shapes and of those
 * in `<system>/shapes.ts`. A shape does not restrict what surrounds it unless its comment says so.
 */
import { WORD_START, type Place } from "../../src/decode/engine/search.ts";

/** Matches one of several words or sources of patterns. */
export const oneOf = (...words: readonly string[]) => `(?:${words.join("|")})`;

/** `BA`, `W6`, `9U`. */
export const AIRLINE = String.raw`(?:[A-Z][A-Z\d]|\d[A-Z])`;
/** `YQ`, `K6`: the code of a tax. Like an airline's, it has one digit at most. */
export const TAX = AIRLINE;
/** `1`, `117`, `5101`. */
export const FLIGHT_NUMBER = String.raw`\d{1,4}`;
/** A number with its class, whose letter a scanner took for a digit: `16271`. */
export const SCANNED_CLASS = String.raw`\d{5}`;
/** `117`, or `OPEN` in an open segment. */
export const NUMBER_OR_OPEN = `(?:${FLIGHT_NUMBER}|OPEN)`;

/** The months, January first. */
export const MONTHS = [
  ...["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"],
];
/** A month in three letters. */
export const MONTH = oneOf(...MONTHS);
/** `12APR`, `5DEC`. */
export const DAY_MONTH = String.raw`(?:[0-3]\d|[1-9])${MONTH}`;
/** `05APR`: the day has two digits, so a digit before it can touch it. */
export const PADDED_DAY_MONTH = String.raw`[0-3]\d${MONTH}`;
/** `12APR26`, `5DEC26`. */
export const DAY_MONTH_YEAR = String.raw`${DAY_MONTH}\d\d`;
/** `12APR`, `12APR26`. */
export const SHORT_DATE = String.raw`${DAY_MONTH}(?:\d\d)?`;
/** `12APR26`, `12APR2026`. */
export const FULL_DATE = String.raw`${DAY_MONTH}(?:20\d\d|\d\d)`;
/** `12APR`, `12APR26`, `12APR2026`; no letter or digit follows. */
export const ANY_DATE = String.raw`${DAY_MONTH}(?:20\d\d|\d\d)?(?![A-Z\d])`;

/** `12APR`, `12APR26`, `12APR2026` in an air segment: no digit follows the year, no letter the month. */
export const SEGMENT_DATE = String.raw`${DAY_MONTH}(?:(?:20)?\d\d(?!\d)|(?![A-Z]))`;

/** `JA`, `AV`: how months begin, in English and other languages of the trade. */
const MONTH_START = "(?:J[AU]|F[EV]|MA|A[BGOPUV]|SE|O[CKTU]|NO|D[EI]|EN|G[EI]|LU)";
/** `14 JAN`, `14TH JAN`, `14. JANUARY`, `JAN14`, `14JAM`, `16 JANV`: a date as people type or misspell it. */
export const TYPED_DATE = String.raw`(?:[0-3]?\d(?:[A-Z][A-Z\d]{2,8}|(?: ?(?:ST|ND|RD|TH))?(?:\. |[ ./-])?${MONTH_START}[A-Z\d]{1,7})|${MONTH}[0-3]\d)`;
/** `14JAM`, before cities without a space: a date that may be misspelt. */
export const JOINED_DATE = String.raw`[0-3]\d[A-Z][A-Z\d]{2}`;

/** Days of the week in one character, Monday first. */
export const WEEKDAY_DIGITS = "1234567";
/** Thursday is `Q`, Saturday `J`. */
export const WEEKDAY_LETTERS = "MTWQFJS";
/** A day of the week in one digit: `1` to `7`. */
export const WEEKDAY_DIGIT = `[${WEEKDAY_DIGITS}]`;
/** A day of the week in one letter: `M` to `S`. */
export const WEEKDAY_LETTER = `[${WEEKDAY_LETTERS}]`;
/** A day of the week in one character: `1` to `7`, or a letter. */
export const WEEKDAY = `[${WEEKDAY_DIGITS}${WEEKDAY_LETTERS}]`;

/** Days of the week in two letters, Monday first. */
export const WEEKDAY_PAIRS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** A day of the week in two letters. */
export const WEEKDAY_PAIR = oneOf(...WEEKDAY_PAIRS);

/** What can follow a time at once: a space or a day mark. */
export const AFTER_TIME = String.raw`(?:[\s+\-|]|[#*]\d?[\s/])`;

/** `JFKLHR`; anything can follow. */
export const CITIES = "[A-Z]{6}";
/** `JFKLHR`; no letter or digit follows. */
export const CITY_PAIR = String.raw`${CITIES}(?![A-Z\d])`;
/** `JFKLHR`, `JFK-LHR`; anything can follow. */
export const DASHED_CITIES = "[A-Z]{3}-?[A-Z]{3}";

/** `JFKLHR`, `JFK LHR`, `JFK-LHR`; what follows may touch it. */
export const SPACED_CITIES = "[A-Z]{3}[ -]?[A-Z]{3}";
/** `JFKLHR`, `JFK LHR`, `JFK-LHR`, where nothing follows at once. */
export const FLIGHT_PAIR = String.raw`${SPACED_CITIES}(?![A-Z\d])`;

/** `HK1`, `GK12`. */
export const STATUS_AND_COUNT = String.raw`[A-Z]{2}\d{1,2}`;

/** An air segment, up to its date: `BA 117 Y 12APR`, `BA117Y12APR`, `BAOPENY12APR`. */
export const AIR_HEAD = `${AIRLINE} {0,4}${NUMBER_OR_OPEN} {0,4}[A-Z]? {0,6}${DAY_MONTH}`;
/** The entry of an itinerary where the traveller continues by other means. */
export const SURFACE = "ARU?NK";

/** Where an air segment can begin, with or without its number: the place for a signature's `at`. */
export const FLIGHT_START: Place = {
  ...WORD_START,
  where: new RegExp(
    String.raw`(?=${AIRLINE}[\s*]{0,4}(?:${FLIGHT_NUMBER}[A-Z\s]|${SCANNED_CLASS}\s|OPEN[A-Z ]))`,
  ),
};

/**
 * The letters of names in any script, with the marks that some scripts set on them; the inside of a character
 * class. Coarse beyond the scripts that travel documents are written in, because no name stands next to, say,
 * a Bengali digit.
 */
export const NAME_LETTERS =
  String.raw`A-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0300-\u037d\u037f\u0386-\u0481\u0483-\u0556\u0560-\u0588\u0591-\u05f2` +
  String.raw`\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef\u06fa-\u1fff\u3005-\u3007\u3041-\u318e\u31a0-\u31ff\u3400-\ud7fb` +
  String.raw`\uf900-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff66-\uffdc`;
/** A letter of a name. */
export const NAME_LETTER = `[${NAME_LETTERS}]`;
/** `OUT: `: a word that somebody wrote at the head of a line, before a flight; the source of a pattern. */
export const LABEL = `^ {0,12}[${NAME_LETTERS}]{2,12}: {1,3}`;
/** `O'BRIEN-SMITH JR`: a surname before its slash. */
export const SURNAME = `${NAME_LETTER}[${NAME_LETTERS} .'-]{0,60}`;

/** `ZQ7KXA`. */
export const LOCATOR = String.raw`[A-Z\d]{6}`;
/** The provider of a service: `ZZ`, `1A`, `2V`. */
export const PROVIDER = String.raw`[A-Z\d]{2}`;
