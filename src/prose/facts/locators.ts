import { isLocatorWord } from "../../ast/locator-words.ts";
import type { Read } from "../../ast/nodes.ts";
import { airlineNamed } from "../../reference/index.ts";
import { isAirline } from "../lexicon/codes.ts";
import { groupOf, term, valued, type Fact, type Term } from "./fact.ts";
import { capitalsFor, wordsFor } from "../lexicon/lexicon.ts";
import { SYSTEM_NAMES } from "../lexicon/system-names.ts";
import {
  anyCase,
  anyOf,
  capitals,
  CAPITALS,
  eitherOf,
  LETTERS,
  SMALL,
  WORD_START,
} from "../lexicon/words.ts";

/*
 * Locators, each after its name:
 *
 *   Booking reference: ZQ7KXA   PNR: ZQ7KXA   Die Buchungsnummer ist ZQ7KXA.
 *   Emirates reference EK/ZQ7KXF   BA PNR: ZQ7KXB
 */

/** The system that keeps the record, before its locator. */
const SYSTEM = `(?:(?:${SYSTEM_NAMES.map(anyCase).join("|")}) ?[:/] {0,3})?`;
const IS_WORDS = eitherOf(wordsFor("is"));
/** `(PNR)` or `(Reservation) No`, a colon or a verb. */
const IS = `(?:(?: ?\\([^()\\n]{1,24}\\)| ?\\(${anyOf(wordsFor("recordLocator"))}\\) (?:${eitherOf(wordsFor("numberWords"))})(?= {0,2}:)))? {0,20}(?:[:\uff1a#=\u2116]|-(?= )|(?:${IS_WORDS})(?:(?= )| ?:))? {0,12}${SYSTEM}`;
const CODE = "[A-Z\\d]{5,8}";
const SMALL_CODE = "[a-z\\d]{6}";
const OF_AIRLINE = new RegExp(`^[^:\uff1a]{0,40}?(?<![^ -])${anyOf(wordsFor("airline"))}`);
const AIRLINE_WORD = new RegExp(`^${anyOf(wordsFor("airline"))}$`, "i");
/** Words in place of a locator, and the names of systems. */
const NO_LOCATORS = capitalsFor("noLocators");
/** Travellers of all languages call it so. */
const ONLINE_CHECK_IN = `${anyCase("online")}[ -]${anyCase("check")}-?${anyCase("in")}`;
const IS_PNR = /^(?:pnr|record locator|rloc)/i;
/** A small letter, and six capitals: `Booking reference QWERTZ`. */
const IN_CAPITALS = /\p{Ll} [A-Z]{6}$/u;
const END = `(?![${LETTERS}\\d-]|\\.\\d)`;
/** `Booking reference LATAM: ZQ7KXA`: what is before another code names the airline. */
const NOT_NAME = `(?! {0,2}[:\uff1a#] {0,3}[A-Z\\d]{6}${END})`;

/** The name of an airline in brackets after its locator; the source of a pattern. */
const NOTE = `(?: \\((?=[${CAPITALS}])[${LETTERS} .]{2,24}\\))?`;
const LOCATOR_AND_NOTE =
  /(?<![A-Za-z\d.-])(\d{3,4}(?:[. ]\d{3}){2}|[A-Za-z\d-]+)(?: \([^()]{2,24}\))?$/;

/** Seven or eight letters and digits, mixed as no order number is: `K3XP9TB`. */
const LONG_CODE =
  "(?=[A-Z\\d]{7,8}(?![A-Z\\d]))(?=(?:[A-Z]{1,5}\\d{1,5}){2}[A-Z]|(?:\\d{1,5}[A-Z]{1,5}){2}[A-Z\\d]{0,5}(?![A-Z\\d]))[A-Z\\d]{7,8}";

export const locators: readonly Term[] = [
  recordOfAirlineTerm(),
  airlineLocatorTerm(),
  locatorTerm("RecordLocator", "recordLocator"),
  locatorTerm("ConfirmationNumber", "confirmation"),
  weakLocatorTerm(),
  ofAirlineTerm(),
  ofAnyAirlineTerm(),
  ofCompanyTerm(),
  // No record locator has a dash, but the numbers of hotels and cars do: `Reservation number: MO-331872`.
  term(
    "DashedNumber",
    `${WORD_START}${anyOf(wordsFor("recordLocator", "weakLocator"))}${IS}(?:[A-Z]{1,5}\\d{0,6}|\\d{2,6})-\\d{3,10}(?:-[A-Z\\d]{1,8}){0,2}${END}`,
    (text) => {
      const locator = groupOf(text, /(?<![A-Z\d-])([A-Z\d-]{5,40})$/, 1);
      const isNumber = /^[\d-]+$/.test(locator?.value ?? "");
      return (
        locator && {
          kind: "locator",
          locator,
          isOfRecord: false,
          ...(isNumber && { isWeak: true, isNumber }),
        }
      );
    },
  ),
  // 1.ZHANG/WEI MR 2.LI/NA MS KXAZ7Q
  term(
    "LocatorAfterNames",
    "(?<=/[^\\n/]{1,40} (?:MR|MRS|MS|MISS|MSTR|CHD|INF) {1,3})[A-Z\\d]{6}(?= *\\n)",
    (text) =>
      isLocator(text.value, "", true)
        ? { kind: "locator", locator: text, isOfRecord: true }
        : undefined,
  ),
];

function locatorTerm(name: string, topic: "recordLocator" | "confirmation"): Term {
  const isOfRecord = topic === "recordLocator";
  const code = isOfRecord
    ? `(?:${CODE}|\\d{9,13})`
    : `(?:\\d{3,4}(?:[. ]\\d{3}){2}|[A-Z\\d-]{4,20})`;
  return term(
    name,
    `${WORD_START}${anyOf(wordsFor(topic))}${IS}(?:${code}|${SMALL_CODE})${END}${NOT_NAME}${NOTE}`,
    (text) => {
      const locator = groupOf(text, LOCATOR_AND_NOTE, 1);
      if (locator === undefined) return undefined;
      const airline = isOfRecord ? airlineInBrackets(text) : undefined;
      if (airline !== undefined && isLocator(locator.value, text.value, true))
        return { kind: "locator", locator, isOfRecord: false, isWeak: true, airline };
      if (isOfRecord && isOrderNumber(locator.value, text.value))
        return { kind: "locator", locator, isOfRecord: false, isWeak: true, isNumber: true };
      if (!isLocator(locator.value, text.value, isOfRecord)) return undefined;
      const isOfAirline = OF_AIRLINE.test(text.value);
      const value = valued(locator, capitals(locator.value));
      return { kind: "locator", locator: value, isOfRecord, ...(isOfAirline && { isOfAirline }) };
    },
  );
}

/** `Airline confirmation: ZQ7KXA (Lufthansa)`, `Référence (Air France) : ZQ7KXA` */
function airlineInBrackets(text: Read<string>): Read<string> | undefined {
  const airline = groupOf(text, /\(([^()]{2,24})\)/, 1);
  const code = airline && airlineNamed(airline.value);
  return airline === undefined || code === undefined ? undefined : valued(airline, code);
}

/** A locator after a word for any reference, with the six letters and digits of most records: `Our ref: WM4TQP`. */
function weakLocatorTerm(): Term {
  return term(
    "WeakLocator",
    `${WORD_START}${anyOf(wordsFor("weakLocator"))}(?: (?:${eitherOf(wordsFor("numberWords"))}))?${IS}(?:(?=[A-Z\\d]{0,5}[A-Z])[A-Z\\d]{6}|${LONG_CODE}|\\d{7,13})${END}`,
    (text) => {
      const locator = groupOf(text, /(?<![A-Z\d])([A-Z\d]{6,13})$/, 1);
      if (locator !== undefined && isOrderNumber(locator.value, text.value))
        return { kind: "locator", locator, isOfRecord: false, isWeak: true, isNumber: true };
      if (locator === undefined || !isLocator(locator.value, text.value, true)) return undefined;
      return { kind: "locator", locator, isOfRecord: false, isWeak: true };
    },
  );
}

/** After the name of its airline or railway: `Reservation Brussels Airlines: ZQ7KXA`, `Buchungscode bei Swiss: ZQ7KXA`. */
function ofAirlineTerm(): Term {
  const labels = anyOf(wordsFor("recordLocator", "weakLocator"));
  const name = `[${CAPITALS}][${LETTERS}.]{1,20}`;
  const names = `(?:[${SMALL}]{1,5} )?(${name}(?: ${name}){0,2})`;
  const named = new RegExp(`^${labels} ${names}(?: {0,2}[:\uff1a#]| (?:${IS_WORDS}) )`);
  const pattern = `${WORD_START}${labels} ${names}(?: {0,2}[:\uff1a#]| (?:${IS_WORDS})(?= )) {0,3}(?=[A-Z\\d]{0,5}[A-Z])[A-Z\\d]{6}${END}`;
  return term("LocatorOfAirline", pattern, (text) => {
    const [airline, locator] = [groupOf(text, named, 1), groupOf(text, /([A-Z\d]{6})$/, 1)];
    if (airline === undefined || locator === undefined) return undefined;
    const code = airlineNamed(airline.value);
    if (!isLocator(locator.value, text.value, true)) return undefined;
    const weak = { kind: "locator", locator, isOfRecord: false, isWeak: true } as const;
    if (code !== undefined) return { ...weak, airline: valued(airline, code) };
    // `Buchungscode Airline: ZQ7KXA`
    if (AIRLINE_WORD.test(airline.value))
      return { kind: "locator", locator, isOfRecord: true, isOfAirline: true };
    return /\d/.test(locator.value) ? weak : undefined;
  });
}

/**
 * After a word for the airline or its flights: `Reserveringscode luchtvaartmaatschappij: ZQ7KXA`, `Codice compagnia aerea:
 * KL ZQ7KXA`, `Buchungscode der Flüge: ZQ7KXA`, but not `Reservation flight: LH0506`; or for checking in to them:
 * `Booking reference for online check-in: ZQ7KXA`.
 */
function ofAnyAirlineTerm(): Term {
  const link = `(?:[${SMALL}']{1,5} ){0,2}`;
  const ofAirline = `${anyOf(wordsFor("recordLocator", "weakLocator"))} ${link}${anyOf(wordsFor("airline"))}`;
  // `Reservation flights: AMSBCN`: a word for any reference can be before what is booked.
  const ofFlights = `${anyOf(wordsFor("recordLocator"))} ${link}(?:${anyOf(wordsFor("flight", "flights"))}|${ONLINE_CHECK_IN})`;
  const label = `(?:${ofAirline}|${ofFlights})(?: ?\\([${LETTERS} -]{3,24}\\))?`;
  const pattern = `${WORD_START}${label}(?: {0,2}[:\uff1a#]| (?:${IS_WORDS})(?= )) {0,3}(?:[A-Z\\d]{2} (?=[A-Z\\d]{6}))?(?=[A-Z\\d]{0,5}[A-Z])[A-Z\\d]{6}${END}`;
  return term("LocatorOfAnyAirline", pattern, (text) => {
    const locator = groupOf(text, /([A-Z\d]{6})$/, 1);
    const airline = groupOf(text, /(?<![A-Z\d])([A-Z\d]{2}) [A-Z\d]{6}$/, 1);
    if (locator === undefined || !isLocator(locator.value, text.value, true)) return undefined;
    if (isLikeFlight(locator.value) || isLikeWord(locator.value)) return undefined;
    if (airline === undefined)
      return { kind: "locator", locator, isOfRecord: true, isOfAirline: true };
    return isAirline(airline.value) ? { kind: "airlineLocator", airline, locator } : undefined;
  });
}

/** Whether a code can be the number of a flight, too. */
function isLikeFlight(code: string): boolean {
  return /^[A-Z\d]{2}\d{3}[A-Z\d]$/.test(code) && isAirline(code.slice(0, 2));
}

/** `Reservation for flights: CLOSED` */
function isLikeWord(code: string): boolean {
  return !/\d|[^AEIOUY]{4}/.test(code);
}

/** After the name of who confirms it: `Confirmation number Sample Rent: AB48120657`. */
function ofCompanyTerm(): Term {
  const name = `[${CAPITALS}][${LETTERS}.&-]{1,20}`;
  const pattern = `${WORD_START}${anyOf(wordsFor("confirmation"))} ${name}(?: ${name}){0,2} {0,2}[:\uff1a#] {0,3}(?=[A-Z]{0,4}\\d)[A-Z\\d-]{5,20}${END}`;
  return term("ConfirmationOfCompany", pattern, (text) => {
    const locator = groupOf(text, /(?<![A-Z\d-])([A-Z\d-]{1,20})$/, 1);
    return locator && { kind: "locator", locator, isOfRecord: false };
  });
}

/** `Order number: 384617205913`: digits alone, after a mark. */
function isOrderNumber(code: string, text: string): boolean {
  return /^\d{5,13}$/.test(code) && !IS_PNR.test(text) && NUMBER_MARK.test(text);
}

const NUMBER_MARK = /[:\uff1a#=\u2116\u00b0\u00ba]/;

/** Whether a locator can be that of a record: those of hotels can be longer or have only digits. */
export function canBeOfRecord(fact: Extract<Fact, { kind: "locator" }>): boolean {
  return fact.isOfRecord || /^(?=\d*[A-Z])[A-Z\d]{5,6}$/.test(fact.locator.value);
}

/**
 * Distinguishes a locator from a word after `PNR`: it needs a colon, a digit, a sequence of letters that no word
 * has, or capitals after small letters. Digits alone are a record locator only after a word for one.
 */
function isLocator(code: string, text: string, isOfRecord: boolean): boolean {
  if (isOfRecord && !/[A-Za-z]/.test(code)) return IS_PNR.test(text) && code.length === 6;
  if (NO_LOCATORS.has(capitals(code)) || isLocatorWord(capitals(code))) return false;
  if (/\d/.test(code)) return true;
  // Words are as long as the longest locators, which have digits.
  if (isOfRecord && code.length > 6)
    return /[:\uff1a#=]/.test(text) && /^[A-Z]{0,3}[^AEIOUY\d]{5}[A-Z]{0,3}$/.test(code);
  if (/^[A-Z]+$/.test(code) && (/[:\uff1a#=]/.test(text) || IN_CAPITALS.test(text))) return true;
  return /[^aeiouy]{4}/i.test(code);
}

function airlineLocatorTerm(): Term {
  const words = anyOf(wordsFor("airlineLocator"));
  const named = `(?:${anyCase("airline ")})?${words}${IS}[A-Z\\d]{2} ?[/*:.-] ?[A-Z\\d]{5,6}${END}`;
  // `Buchungscode LH: ZQ7KXA`
  const between = `${words} [A-Z\\d]{2} {0,2}[:#] {0,2}[A-Z\\d]{5,6}${END}`;
  const led = `[A-Z\\d]{2} (?:${anyCase("airline ")})?${words} {0,2}[:#] {0,2}[A-Z\\d]{5,6}${END}`;
  // `LH/ZQ7KXA, BA/ZQ7KXB`
  const single = `(?!,? {0,2}[;&/]? ?[A-Z\\d]{2} ?/ ?[A-Z\\d]{5,6}${END})`;
  return term("AirlineLocator", `${WORD_START}(?:${named}|${between}|${led})${single}`, (text) => {
    const airline = airlineOf(text);
    const locator = groupOf(text, /([A-Z\d]{5,6})$/, 1);
    if (airline === undefined || locator === undefined || !isAirline(airline.value))
      return undefined;
    // `LX-20917` can be that of a hotel.
    if (isLocatorWord(locator.value) || /^\d+$/.test(locator.value)) return undefined;
    return { kind: "airlineLocator", airline, locator };
  });
}

/** `Booking reference: LH/ZQ7KXA`, alone on its line: that of the record if there is no other. Not `Airline reference:`. */
function recordOfAirlineTerm(): Term {
  const ofAirline = `[^:\uff1a\\n]{0,40}(?<![^ \\n-])${anyOf(wordsFor("airline"))}`;
  const label = `(?<=(?<![^\\n]) {0,8})(?!${ofAirline})${anyOf(wordsFor("recordLocator"))}`;
  const pattern = `${label}${IS}[A-Z\\d]{2} ?/ ?[A-Z\\d]{5,6}(?= {0,8}(?:\\n|$))`;
  return term("RecordLocatorOfAirline", pattern, (text) => {
    const airline = airlineOf(text);
    const locator = groupOf(text, /([A-Z\d]{5,6})$/, 1);
    if (airline === undefined || locator === undefined || !isAirline(airline.value))
      return undefined;
    if (isLocatorWord(locator.value) || /^\d+$/.test(locator.value)) return undefined;
    return { kind: "locator", locator, isOfRecord: false, isWeak: true, airline };
  });
}

function airlineOf(text: Read<string>): Read<string> | undefined {
  return (
    groupOf(text, /(?<![A-Z\d])([A-Z\d]{2}) ?[/*:.-] ?[A-Z\d]{5,6}$/, 1) ??
    groupOf(text, /(?<![A-Z\d])([A-Z\d]{2}) {0,2}[:#] {0,2}[A-Z\d]{5,6}$/, 1) ??
    groupOf(text, /^([A-Z\d]{2}) /, 1)
  );
}
