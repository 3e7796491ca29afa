import type { Clock } from "../../ast/nodes.ts";
import { clockValue, dayOffsetValue } from "../../../grammars/common/values.ts";
import { ANY_DATE } from "./dates.ts";
import { groupOf, term, valued, type Term } from "./fact.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf, CAPITALS, eitherOf, LETTERS, SMALL, WORD_START } from "../lexicon/words.ts";

/*
 * Times in the 12-hour and the 24-hour clock, and how many days after the departure they are:
 *
 *   08:20   8:20 AM   8:20p   8.20pm   08h20   10:25 Uhr   kl. 10.25   6 pm   0820   820A   +1   (+1)   next day
 */

const NOT_BEFORE = `(?<![${LETTERS}\\d.,:+])`;
const HALF = "(?: ?([AaPp])\\.? ?[Mm]\\.?(?![A-Za-z]))";
/** `9:40p` */
const SHORT_HALF = "(?:([AaPp])(?![A-Za-z\\d.]))";
const O_CLOCK = `(?: ?(?:${eitherOf(wordsFor("oClock"))})(?![${LETTERS}]))`;

/** `08:20`, `8:20 AM`, `08h20`, `15:40:00`; with other seconds it is the stamp of a log. */
const COLON = `${NOT_BEFORE}([01]?\\d|2[0-4])[:hH]([0-5]\\d)(?::00)?(?![\\d:])(?:${HALF}|${SHORT_HALF}|${O_CLOCK})?`;
const DOTTED = "([01]?\\d|2[0-4])\\.([0-5]\\d)";
/** `8.20pm`, `8.20 Uhr`: without a word it might be an amount. */
const DOT = `${NOT_BEFORE}${DOTTED}(?:${HALF}|${O_CLOCK})`;
const AT_CLOCK = `(?<![${LETTERS}])(?:${eitherOf(wordsFor("beforeClock"))}) {1,3}`;
const CLOCK_WORD = `(?<![${LETTERS}])(?:${eitherOf(wordsFor("beforeClock", "departure", "arrival"))})[.:]? {1,3}`;
/** `kl. 8.20`, `ore 8.20 - 11.05`; with another dot after them, some can be a day and a month. */
const LED_DOT = `${NOT_BEFORE}${DOTTED}(?![\\d:]|\\.\\d|,\\d| ?%|(?<=\\.(?:0[1-9]|1[0-2])(?<!${AT_CLOCK}\\d{1,2}\\.\\d\\d))\\.)(?<=${CLOCK_WORD}(?:\\d{1,2}\\.\\d\\d ?[-\u2013\u2014] ?)?\\d{1,2}\\.\\d\\d)`;
/** Three letters that are not a currency, after which digits with a dot can be an amount. */
const CODE_OF_PLACE = `(?<![A-Z])(?!(?:${Intl.supportedValuesOf("currency").join("|")})\\)? )[A-Z]{3}`;
/** `BLQ 06.35`, `(FCO) 07.35`. */
const CODED_DOT = `${NOT_BEFORE}(?:[01]\\d|2[0-3])\\.[0-5]\\d(?![\\d.:%]|,\\d| ?[A-Z]{3}(?![A-Z])|\\/)(?<=${CODE_OF_PLACE}\\)? {1,3}\\d\\d\\.\\d\\d)`;
/** `\u00e0 16 h 20`. */
const LED_SPACED = `${NOT_BEFORE}([01]?\\d|2[0-4]) [hH] ([0-5]\\d)(?!\\d| ?m)(?<=(?:${CLOCK_WORD}|\\([A-Z]{3}\\) | {3}|\\| )\\d{1,2} . \\d\\d)`;
/** `6 pm`. */
const HOUR = `${NOT_BEFORE}(1[0-2]|0?[1-9])()${HALF}`;
/** `820A`, `1105P`, which may be followed directly by the next time or a day mark. */
const TERMINAL_12 = `(?<![${LETTERS}.,:]|\\d)(?:[01]?\\d|2[0-3])[0-5]\\d[APNM](?![${LETTERS}]|\\d(?!\\d{2,3}[APNM]))`;
const TOUCHING_12 = `(?<=\\d[APNM])(?:0?\\d|1[0-2])[0-5]\\d[APNM](?![${LETTERS}\\d])`;
/** What an amount is of: `1300 ms`. */
const UNIT =
  " ?(?:[mkM]?[BbsmgW]|km|kg|ms|secs?|seconds|bytes|rows|items|units|pts|points|[A-Z]{3}\\/|%)(?![A-Za-z])";
/** `0820`; after a dash or slash only if a time precedes it. */
const TERMINAL_24 = `(?:(?<![${LETTERS}\\d.,:+/-])|(?<=(?<!\\d)\\d{4}[APNM]? ?[-/] ?))(?:[01]\\d|2[0-3])[0-5]\\d(?![${LETTERS}\\d]|[.,:]\\d|${UNIT})`;

const [BY_COLON, BY_DOT, BY_HOUR, BY_SPACES] = [COLON, DOT, HOUR, "(\\d{1,2}) . (\\d\\d)"].map(
  (source) => new RegExp(source),
);
const BY_LED_DOT = /(\d{1,2})\.(\d\d)/;

export const times: readonly Term[] = [
  clockTerm("ColonTime", COLON, BY_COLON),
  clockTerm("DotTime", DOT, BY_DOT),
  clockTerm("LedDotTime", LED_DOT, BY_LED_DOT),
  clockTerm("CodedDotTime", CODED_DOT, BY_LED_DOT),
  clockTerm("LedSpacedTime", LED_SPACED, BY_SPACES),
  clockTerm("HourTime", HOUR, BY_HOUR),
  term("TerminalTime", `${TERMINAL_12}|${TOUCHING_12}|${TERMINAL_24}`, (text) => ({
    kind: "time",
    clock: valued(text, clockValue(text.value)),
    isBare: true,
  })),
];

function clockTerm(name: string, source: string, pattern: RegExp | undefined): Term {
  return term(name, source, (text) => {
    const [, hour = "", minute = "", long, short] = pattern?.exec(text.value) ?? [];
    const value = clockOf(Number(hour), Number(minute), (long ?? short)?.toLowerCase());
    return value === undefined
      ? undefined
      : { kind: "time", clock: valued(text, value), isBare: false };
  });
}

/** Undefined for `13:20 AM`, which contradicts itself. */
function clockOf(hour: number, minute: number, half: string | undefined): Clock | undefined {
  if (half === undefined) return ((hour % 24) * 60 + minute) % 1440;
  if (half === "a" && hour > 12) return undefined;
  if (hour > 12) return hour * 60 + minute;
  return ((hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute;
}

/** `13OO`, `O820`, beside a time: letters that a scanner took for digits, or somebody typed for them. */
const SCANNED =
  "(?<![A-Z\\d])(?=\\d{0,3}[OISB])[0-2OI][\\dOISB][0-5OIS][\\dOISB](?![A-Z\\d])(?:(?= {1,6}[0-2]\\d[0-5]\\d(?![A-Z\\d]))|(?<=(?<![A-Z\\d])[0-2]\\d[0-5]\\d {1,6}.{4}))";

/** `2515`, `1575P`: in the place of a time, but not a time. */
export const unclearTimes: readonly Term[] = [
  term(
    "UnclearTime",
    `(?<![${LETTERS}\\d.,:+/-])\\d{4}(?![${LETTERS}\\d]|[.,:]\\d)|(?<![${LETTERS}.,:\\d])\\d{3,4}[APNM](?![${LETTERS}\\d])`,
    (text) => ({ kind: "unclearTime", text }),
  ),
  term("ScannedTime", SCANNED, (text) => ({ kind: "unclearTime", text })),
];

const CLOCK = "(?:[01]\\d|2[0-3])";
/** Both times of a flight, after which its traveller can stand: `1300-1545`, `13:00 15:45+1`. */
export const TWO_TIMES = `${CLOCK}(?:[0-5]\\d ?[-\u2013] ?${CLOCK}|:[0-5]\\d[ \u2013-]{1,3}${CLOCK}:)[0-5]\\d(?:\\+\\d)?`;
/** A number of a flight, and a time further on in the line. */
export const TIMED_FLIGHT =
  "(?<![A-Za-z\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{1,4}(?!\\d)[^\\n]{8,100}(?<!\\d)\\d{1,2}[:.hH]?\\d\\d ?(?:[APap][Mm]?)?(?: ?\\(?\\+\\d\\)?)?";

/** The day after, in words. */
const NEXT_DAY = anyOf(wordsFor("nextDay"));
const DAY_WORD = anyOf(wordsFor("days"));
/** `+1`, `(+1)`, `+1 day`, `+1 day(s)`. */
const PLUS = `\\(? ?([+-][1-3])(?: ?${DAY_WORD}(?:\\([a-z]{1,2}\\))?|(?![${LETTERS}\\d]|[:.]\\d| ?\\d))\\)?`;
const NUMBER = new RegExp(PLUS);
/** `#`, `#1` after a time as terminals print it, `|` after the second one. */
const SIGN =
  "(?<=\\d[APNM] {0,2})#\\d?(?=[ /\\d])|(?<=\\d[APNM] {1,3})\\*(?= {1,3}\\d{3,4}[APNM])|(?<=\\d[APNM] {1,4}\\d{3,4}[APNM])\\|(?=[ *\\n])";

/** Marks of an arrival on a day other than that of the departure. */
export const dayMarks: readonly Term[] = [
  term("DaysLater", `(?<=[\\d)APNMHRSapnmhrs.] {0,3})${PLUS}`, (text) => {
    const number = groupOf(text, NUMBER, 1);
    return number && { kind: "days", days: valued(number, Number(number.value)) };
  }),
  term("NextDay", `${WORD_START}${NEXT_DAY}|\\(${NEXT_DAY}\\)`, (text) => ({
    kind: "days",
    days: valued(text, 1),
  })),
  term("DaySign", SIGN, (text) => ({
    kind: "days",
    days: valued(text, dayOffsetValue(text.value)),
  })),
];

const HOURS = `\\d{1,2} ?(?:${eitherOf(wordsFor("hours"))})(?![${LETTERS}])[.,]? ?`;
const MINUTES = `\\d{1,2} ?(?:${eitherOf(wordsFor("minutes"))})(?![${LETTERS}])`;
const LENGTH = `\\d{1,2}h\\d{0,2}(?![${LETTERS}\\d:])|${HOURS}(?:${MINUTES})?|${MINUTES}`;

/** `07:15 ── 2h25 · direct ── 09:40`: between the lines that are drawn from one end to the other. */
const ON_LINE =
  "(?<=[\\u2500-\\u257f-]{2} {0,2})\\d{1,2}h(?:\\d{1,2})?(?= {0,2}(?:[\\u00b7|(,]|[\\u2500-\\u257f-]{2}))";

/** `13:00 15:45 8h45`, `13h00 15h45 (8h45)`: after both times, in another form than theirs or in brackets. */
const AFTER_TIMES =
  `\\d{1,2}h[0-5]\\d(?![${LETTERS}\\d:])(?<=\\d:[0-5]\\d[^\\n]{1,40}\\d:[0-5]\\d(?:[^\\nh]|h(?!\\d)){1,40}\\d{1,2}h\\d\\d|` +
  "\\dh[0-5]\\d[^\\n]{1,40}\\dh[0-5]\\d[^\\n]{0,20}\\(\\d{1,2}h\\d\\d)";

/** `Layover in Munich: 1h30`: where, before how long. */
const PLACE = `[${CAPITALS}][${LETTERS}'.-]{1,24}(?: [${LETTERS}'.-]{1,24}){0,2}(?: ?\\([A-Z]{3}\\))?`;

/** `Check-in opens: 07 Apr 2027 11:35`, in a row that has a time already: otherwise the day is that of the flight, too. */
const ON_DAY = `(?<=\\d[:.]\\d\\d[^\\n]{1,80}\\| [^|\\n]{1,24}: )(?:${ANY_DATE}),? {1,3}(?:${COLON}|${DOT})`;

/** A time that is neither a departure nor an arrival, and a duration. */
export const otherTimes: readonly Term[] = [
  term(
    "OtherTime",
    `${WORD_START}${anyOf(wordsFor("otherTimes", "layovers"))} {0,20}[:\uff1a]? {0,12}(?:[${SMALL}.]{1,6} ){0,2}(?:${PLACE} ?: ?)?(?:${COLON}|${DOT}|${HOUR}|\\d{4}(?!\\d)|${LENGTH}|\\d{1,2}\\.\\d\\d(?!\\d)|${ON_DAY})`,
    () => ({ kind: "known" }),
  ),
  term(
    "Length",
    `${NOT_BEFORE}(?:${HOURS}${MINUTES}|\\d{1,2}h ?\\d{1,2} ?m(?:in)?(?![${LETTERS}])|${AFTER_TIMES})|${ON_LINE}`,
    () => ({
      kind: "known",
    }),
  ),
];
