import { airlineNamed, findPlace, folded as foldedName } from "../src/reference/index.ts";
import { airportsNamed } from "../src/reference/names.ts";
import { isMonthName, isWeekdayName, plainWord } from "./calendar-words.ts";
import { expect } from "chai";
import type { Terms } from "../src/views/v4/extra-info-schema.ts";
import type { V4Answer } from "../src/views/v4/schema.ts";

/*
 * The original text, cut at the span of a field, is the printed form of the field's value in the answer.
 * A small independent reader checks that; it shares no code with the decoder. Also, the counts of the
 * coverage add up, and unread text is where they say.
 */

/** Checks the places in an explained answer, and the counts of its coverage. */
export function checkSpans(answer: V4Answer, text: string): void {
  for (const element of elementsOf(answer)) checkElement(element, text, answer);
  checkCoverage(answer, text);
}

type Fields = Readonly<Record<string, unknown>>;

/** A person or a segment: what the answer says about it, and where it is printed. */
interface Element {
  readonly kind: string;
  readonly fields: Fields;
  readonly spans: Readonly<Record<string, readonly number[]>>;
}

function elementsOf(answer: V4Answer): readonly Element[] {
  const info = answer.extraInfo ?? {};
  const { trains, stationNames, extraInfo: trainInfo } = answer.trainInfo;
  return [
    ...answer.persons.map((person, index) => ({
      kind: "person",
      spans: info.persons_spans?.[index] ?? {},
      fields: inSnakeCase({ ...person, ...info.passengers?.[index] }),
    })),
    ...answer.flightInfo.flights.map(({ company, extraInfo, seatInfo, ...flight }) => ({
      kind: "flight",
      spans: extraInfo.spans ?? {},
      fields: {
        ...extraInfo,
        ...inSnakeCase(flight),
        airline: company.iataCode,
        departure_airport: flight.departureAirport.iataCode,
        landing_airport: flight.landingAirport.iataCode,
        seat_info: seatInfo.map(({ seat }) => seat),
      },
    })),
    ...trains.map((train, index) => ({
      kind: "train",
      spans: trainInfo?.spans?.[index] ?? {},
      fields: {
        ...trainInfo?.trains?.[index],
        ...inSnakeCase(train),
        departure_station_name: stationNames[train.departureStationCode],
        arriving_station_name: stationNames[train.arrivingStationCode],
      },
    })),
    ...answer.hotelInfo.hotels.map(({ extraInfo, ...hotel }) => ({
      kind: "hotel",
      spans: extraInfo?.spans ?? {},
      fields: { ...extraInfo, ...inSnakeCase(hotel) },
    })),
    ...[...(info.fare?.passengers ?? []), ...(info.tickets ?? [])].flatMap(termsOf),
    ...(info.cars ?? []).map((car) => ({ kind: "car", spans: car.spans ?? {}, fields: car })),
    ...(info.other_segments ?? []).map((other) => ({
      kind: "other",
      spans: other.spans ?? {},
      fields: other,
    })),
  ];
}

/** What a fare or a ticket says beside its amounts, and its coupons. */
function termsOf({ coupons = [], spans, ...terms }: Terms): readonly Element[] {
  const { validating_carrier, endorsements, penalties } = terms;
  const said = { validating_carrier, endorsements, penalties };
  const own = spans && { kind: "terms", fields: said, spans: { line: [0, 1], ...spans } };
  return [
    ...(own === undefined ? [] : [own]),
    ...coupons.map((coupon) => ({ kind: "coupon", fields: coupon, spans: coupon.spans ?? {} })),
  ];
}

function inSnakeCase(map: object): Fields {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]: [string, unknown]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function checkElement(element: Element, text: string, answer: V4Answer): void {
  const { kind, fields, spans } = element;
  const { line: [first = 0, last = 0] = [], ...others } = spans;
  expect(first, `${kind} has a line`).to.be.lessThan(last);
  const isDoubted = isWeekdayDoubted(element, text, answer);
  for (const [key, [start = 0, end = 0]] of Object.entries(others)) {
    const cut = text.slice(start, end);
    const about = `${kind} ${key} ${JSON.stringify(cut)}`;
    expect(start, about).to.be.lessThan(end);
    const wrapped = isWhole(text, start, end) || TORN.has(`${kind} ${key}`);
    expect(wrapped, `${about} is wrapped`).to.equal(true);
    const read = plain(joined(kind, cut));
    const value = valueOf(fields, key);
    const check =
      CHECKS[`${kind} ${key.replace(/\.\d+$/, "")}`] ?? CHECKS[key.replace(/\.\d+$/, "")];
    if (check !== undefined) expect(check(read, value, fields, isDoubted), about).to.equal(true);
    else expect(folded(read), about).to.equal(folded(String(value)));
  }
  for (const [key, value] of Object.entries(fields))
    if (isPrinted(kind, key, value) && !(key === "raw_data" && isShared(spans, answer)))
      expect(
        key in spans || `${key}.0` in spans,
        `${kind} ${key} ${String(value)} has a span`,
      ).to.equal(true);
}

/**
 * Whether another name shares the surname, which is then printed apart from this one's given names.
 */
function isShared({ last_name: own }: Element["spans"], { extraInfo }: V4Answer): boolean {
  const bearers = extraInfo?.persons_spans?.filter(
    ({ last_name: other }) => other?.[0] === own?.[0],
  );
  return (bearers?.length ?? 0) > 1;
}

/** The value of a field; for `seats.1`, that of the second element. */
function valueOf(fields: Fields, key: string): unknown {
  const [field = "", index] = key.split(".");
  const value = fields[field];
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return index === undefined ? value : list[Number(index)];
}

/** A mailer can break these within a word. */
const TORN: ReadonlySet<string> = new Set([
  "person raw_data",
  "person last_name",
  "flight airline",
  "flight flight",
]);

/** A value of a flight without the break in it; names are broken at spaces, too, and `plain` knows quoted lines. */
function joined(kind: string, cut: string): string {
  return kind === "flight" ? cut.replace(/(?:\r\n?|\n)(?!>)/, "") : cut;
}

/** Whether a span has no line break in it, or its element continues on the next line. */
function isWhole(text: string, start: number, end: number): boolean {
  return !/[\r\n]/.test(text.slice(start, end)) || isWrapped(text, start, end);
}

/**
 * Whether an element continues on a next line: an indented one, or after a line that fills its
 * screen, or where a mailer broke a name: after its slash, before its title.
 */
function isWrapped(text: string, start: number, end: number): boolean {
  const at = text.slice(start, end).search(/[\r\n]/) + start;
  const column = at - text.lastIndexOf("\n", at - 1) - 1;
  if (text.charAt(at - 1) === "/") return true;
  // A mailer cut at the width of its longest line.
  if (text.split(/\r\n?|\n/).every((line) => line.length <= column)) return true;
  return column >= 60 || /^[\r\n]+(?:> ?)?(?:[ \t]|&nbsp;|MRS?\b|MISS\b)/.test(text.slice(at));
}

/** What a terminal printed: without wrapping, quotation marks, HTML, what prints nothing, and wide letters and digits. */
function plain(cut: string): string {
  return cut
    .normalize("NFC")
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, "")
    .replace(/&nbsp;|&#160;/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&szlig;", "\u00df")
    .replace(
      /&([A-Za-z])(grave|acute|circ|tilde|uml|ring|cedil);/g,
      (_, letter: string, accent: string) => letter + (ACCENTS[accent] ?? ""),
    )
    .replace(/(?:=[89A-F][\dA-F])+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")))
    .replaceAll("\\/", "/")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFC")
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize("NFKC"))
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u00b4\u2018\u2019]/g, "'")
    .replace(/[\r\n]+(?:> ?)*/g, "\n");
}

/** The accents of letters that a web page names: `&Uuml;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
};

/** The digits for which a scanner takes letters. */
function digitsOf(letters: string): string {
  return letters.replaceAll("O", "0").replace(/[IL]/gi, "1").replaceAll("S", "5");
}

/** The words of a text in capitals, in any order: columns can have the given name first. */
function wordsOf(text: string): string {
  return (capitals(text).match(/[\p{L}\p{M}\d]+/gu) ?? []).sort().join("");
}

/** In capitals without spaces: where a word was cut, a space may have been lost. */
function folded(text: string): string {
  return capitals(text).replace(/\s+/g, "");
}

/** A sharp s has two capitals: screens are read with one letter for each, prose as it is written, `SS`. */
function capitals(text: string): string {
  return text.toUpperCase().replaceAll("\u1e9e", "SS");
}

/** @param isDoubted whether the answer warns about the weekday of this very segment */
type Check = (cut: string, value: unknown, fields: Fields, isDoubted: boolean) => boolean;

/**
 * Whether a date is a day, as far as it is precise: `24NOV`, `24NOV26`, `9 juin 2027`, `March 7, 2027`,
 * `2027-03-07`, `04.05.2027`; if there are two numbers, the one that is the day of the month counts.
 */
function isDay(cut: string, day: unknown): boolean {
  const [y = "", m = "", d = ""] = String(day).slice(0, 10).split("-");
  // `20270405`, in calendars
  if (/^20\d{6}$/.test(cut)) return cut === y + m + d;
  const figures = cut.replace(/^(?=[OISl]?\d)[\dOISl]{2}(?=[A-Z]{3}(?![A-Z]))/, digitsOf);
  const numbers: readonly string[] = figures.match(/\d+/g) ?? [];
  const [name = ""] = plainWord(figures).match(/\p{L}{3,}/gu) ?? [];
  // `05/02`: without a name, two numbers are the day and the month.
  const isInFigures = numbers.length === 3 || (numbers.length === 2 && name === "");
  const own = [Number(d), ...(isInFigures ? [Number(m)] : [])];
  const isYear = (each: string) => each.length > 1 && y.endsWith(each);
  if (name !== "" && !isMonthName(name, Number(m))) return false;
  const left = own.reduce<readonly string[]>((rest, each) => without(rest, each), numbers);
  return left.length === numbers.length - own.length && left.every(isYear);
}

function without(numbers: readonly string[], number: number): readonly string[] {
  const at = numbers.findIndex((each) => Number(each) === number);
  return numbers.filter((_, index) => index !== at);
}

/**
 * Whether `1855`, `18:55`, `18h55`, `18.55 Uhr`, `6.55 pm`, `6P` is the time of a day, or a time.
 */
function isTime(cut: string, time: unknown): boolean {
  const bare = digitsOf(folded(cut).replace(/(?:UHR|UUR|HRS|HS|HORAS)$|H$/, "")).replace(
    /(\d)[:.H](?=\d)/,
    "$1",
  );
  const [, digits = "", half = ""] = /^(\d+)([APNM]?)\.?M?\.?$/.exec(bare) ?? [];
  const number = Number(digits.length > 2 || half === "" ? digits : `${digits}00`);
  let hour = Math.floor(number / 100);
  if (half !== "" && hour <= 12) hour = (hour % 12) + (half === "P" || half === "N" ? 12 : 0);
  const minute = String(number % 100).padStart(2, "0");
  return String(time).includes(`${String(hour % 24).padStart(2, "0")}:${minute}`);
}

function isWeekday(printed: string, day: unknown): boolean {
  // In capitals, an apostrophe stands for an accent: `VENERDI'`.
  const cut = printed.replace(/'$/, "");
  const number = new Date(`${String(day).slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
  const letters = ["M", "T", "W", "Q", "F", "J", "S"][number - 1];
  return [String(number), letters].includes(plainWord(cut)) || isWeekdayName(cut, number);
}

function daysBetween(first: unknown, last: unknown): number {
  const [from, to] = [first, last].map((day) => Date.parse(String(day).slice(0, 10)));
  return ((to ?? NaN) - (from ?? NaN)) / 86_400_000;
}

/** `+1`, `#`, `*2`, `-1`: a mark alone is one day, a star alone two. */
function isDays(cut: string, days: number): boolean {
  const digit = /\d/.exec(cut)?.[0];
  const count = digit === undefined ? [1, 2] : [Number(digit)];
  return count.some((each) => (cut.includes("-") ? -each : each) === days);
}

function isMoney(cut: string, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { currency, amount }: { currency?: unknown; amount?: unknown } = value;
  const [printed = ""] = /[\d.,]+/.exec(folded(cut)) ?? [];
  // The last mark stands before two decimals, in some languages a comma.
  const [, whole = printed, decimals = "0"] = /^(.*)[.,](\d\d)$/.exec(printed) ?? [];
  const number = Number(`${whole.replace(/[.,]/g, "")}.${decimals}`);
  return folded(cut).replace(printed, "") === currency && number === amount;
}

/** Whether the answer warns about the weekday of this very flight, `Segment 4 (BA 117)`. */
function isWeekdayDoubted({ fields, spans }: Element, text: string, answer: V4Answer): boolean {
  const number = spans.element === undefined ? "" : `${text.slice(...spans.element)} `;
  const label = `Segment ${number}(${String(fields.airline)} ${String(fields.flight)})`;
  const warning = `${label}: the printed weekday does not match its date.`;
  return answer.extraInfo?.warnings?.includes(warning) === true;
}

const dayBefore = (day: unknown) =>
  new Date(Date.parse(`${String(day).slice(0, 10)}T00:00:00Z`) - 86_400_000).toISOString();
const departureDay = (fields: Fields) => fields.departure_date ?? fields.departure_time;
const nothing: Check = (cut) => cut.trim() !== "";

/** The passenger types in words, in capitals without accents. */
const PASSENGERS: Readonly<Record<string, string>> = {
  ADT: "ADULT ADULTE ADULTO DOROSLY DOROSŁY ERWACHSENER VOLWASSENE YETISKIN",
  CHD: "CHLD CHILD KIND ENFANT DZIECKO BAMBINO COCUK CRIANCA CRIANÇA NINO NIÑO NINA NIÑA",
  INF: "INFANT BEBE BEBÊ NIEMOWLE NIEMOWLĘ KLEINKIND",
};

/** The words that stand for the titles of terminals. */
const TITLES: Readonly<Record<string, string>> = {
  ...{ M: "MR", PAN: "MR", "HR.": "MR", HERRN: "MR", "D.": "MR", BAY: "MR" },
  ...{ MASTER: "MSTR", MADAME: "MRS", MONSIEUR: "MR" },
  ...{
    PANI: "MS",
    PANÍ: "MS",
    FRU: "MS",
    BAYAN: "MS",
    "MW.": "MS",
    SIGNORA: "MRS",
    MEVROUW: "MS",
    "DÑA.": "MRS",
    "Dª.": "MRS",
  },
};

/** The words for a flight that its airline confirms, in capitals without accents. */
const CONFIRMED = "OK \u041e\u041a CONFIRMED CONFIRMADO CONFIRME BESTATIGT".split(" ");

/** Names of places that are not those of the tables. */
const PLACES: Readonly<Record<string, string>> = {
  ...{
    GENÈVE: "GVA",
    LONDRESGATWICK: "LGW",
    "BELOHORIZONTE/CONFINS": "CNF",
    "WARSZAWA(CHOPIN": "WAW",
    "WIEN,AT(SCHWECHAT": "VIE",
    "COPENHAGEN,DK(KASTRUP": "CPH",
    "LONDON,GB(HEATHROW": "LHR",
    "BANGKOK,TH(SUVARNABHUMI": "BKK",
    "LOSANGELES,CA(BURBANK": "BUR",
    "SEATTLE,BOEING": "BFI",
    "MIAMI/FORTLAUDERDALE": "FLL",
    MILANOMALPENSA: "MXP",
    MALÉ: "MLE",
    MADRIDBARAJAS: "MAD",
    KRAKÓW: "KRK",
    TOKIONARITA: "NRT",
    SABIHAGÖKÇEN: "SAW",
    "NICECÔTED'AZUR": "NCE",
    LONDRESHEATHROW: "LHR",
    // A ticket continues the name on the next line: `GAULLE`.
    PARISCHARLESDE: "CDG",
  },
};

function isAirport(cut: string, value: unknown): boolean {
  // In Turkish, the end of a name states its side: `Berlin'den`.
  const name = cut.replace(/['\u2019](?:d[ea]n|t[ea]n|y?[ea])$/, "");
  const named = PLACES[folded(name)] ?? airportsNamed(name.toLowerCase())?.main.join();
  return folded(cut) === value || named === value || isOfCountry(cut, String(value));
}

/** `San José, Costa Rica`: the country shows which of the airports with a name is meant. */
function isOfCountry(cut: string, code: string): boolean {
  const [city = "", country] = cut.split(/, | \(/);
  return (
    airportsNamed(foldedName(city))?.main.includes(code) === true &&
    findPlace(code)?.country === country
  );
}

const ICAO_CODES: Readonly<Record<string, string>> = { EZY: "U2" };

/** Letters for the digits that look like them. */
const SCANNED: Readonly<Record<string, string>> = { 0: "O", 1: "I", 5: "S", 8: "B" };

const CHECKS: Readonly<Record<string, Check>> = {
  // The cells of a table can be the parts of a name, with a label between them.
  "person raw_data": (cut, value) =>
    // A mailer can cut within a word.
    [cut.replace(/ {2}\p{L}+:/u, ""), cut.replaceAll("\n", "")].some(
      (printed) => wordsOf(printed) === wordsOf(String(value)),
    ),
  // The name of an airline stands for its code.
  "flight airline": (cut, value) =>
    folded(cut) === value || airlineNamed(cut) === value || ICAO_CODES[folded(cut)] === value,
  // A scanner takes letters for digits.
  booking_class: (cut, value) => (SCANNED[cut] ?? folded(cut)) === value,
  // The name of a city stands for the airport that serves it alone.
  "flight departure_airport": isAirport,
  "flight landing_airport": isAirport,
  "flight status": (cut, value) =>
    folded(cut) === value ||
    // In two languages: `confirmed / bestätigt`.
    (value === "HK" && cut.split(" / ").every((word) => CONFIRMED.includes(plainWord(word)))),
  // The element number is not part of the answer.
  element: (cut) => /^[\dl]{1,3}\)?$/.test(cut),
  date_of_birth: isDay,
  not_valid_before: isDay,
  not_valid_after: isDay,
  // A scanner confuses letters with digits.
  "flight flight": (cut, value) => [folded(cut), digitsOf(folded(cut))].includes(String(value)),
  // The `C-11` of a name is the type `C11`; a child's request is `CHLD`.
  "person type": (cut, type) =>
    folded(cut).replace("-", "") === type ||
    PASSENGERS[String(type)]?.split(" ").includes(plainWord(cut.replace(/ .*/s, ""))) === true,
  "person title": (cut, value) =>
    folded(cut) === folded(String(value)) || TITLES[folded(cut)] === value,
  // A space separates given names where a slash may be printed.
  first_name: (cut, value) => folded(cut.replaceAll("/", " ")) === folded(String(value)),
  frequent_flyer: (cut, value) => {
    const [airline, number] =
      typeof value === "object" ? Object.values(value ?? {}).map(String) : [];
    return [number, `${airline}${number}`].includes(folded(cut).replace(/[ -]/g, ""));
  },
  // The hyphen may be missing.
  ticket: (cut, value) =>
    folded(cut).replace("-", "").startsWith(String(value).replace("-", "").slice(0, 13)),
  // Below the day of a heading, a flight after a night leaves on the day after.
  departure_date: (cut, _, fields) =>
    isDay(cut, departureDay(fields)) || isDay(cut, dayBefore(departureDay(fields))),
  landing_date: (cut, _, { landing_time }) => landing_time === null || isDay(cut, landing_time),
  arriving_date: (cut, _, { arriving_time }) => isDay(cut, arriving_time),
  departure_time: isTime,
  landing_time: isTime,
  arriving_time: isTime,
  pick_up_time: isTime,
  drop_off_time: isTime,
  // Warnings are about disagreement, and nothing else.
  weekday: (cut, _, fields, isDoubted) => {
    const day = departureDay(fields) ?? fields.check_in ?? fields.pick_up_date ?? fields.date;
    // The date beside it can be lost: `14JAM`.
    return day == null ? cut.trim() !== "" : isWeekday(cut, day) !== isDoubted;
  },
  arriving_weekday: (cut, _, { arriving_time }) => isWeekday(cut, arriving_time),
  landing_weekday: (cut, _, { landing_time }) =>
    landing_time === null || isWeekday(cut, landing_time),
  landing_days: (cut, _, fields) =>
    fields.landing_time === null ||
    isDays(cut, daysBetween(departureDay(fields), fields.landing_time)),
  arriving_days: (cut, _, fields) =>
    isDays(cut, daysBetween(departureDay(fields), fields.arriving_time)),
  // Printed in addition to what the tables say.
  elapsed: (cut) => /^\d{1,2}[.:]\d\d$/.test(cut),
  miles: (cut) => /^\d{1,5}$/.test(cut),
  legs: (cut, _, { stops }) => /[A-Z]{3}/i.test(cut) && stops !== undefined,
  stops: (cut, value) => Number(cut) === value,
  seats_booked: (cut, value) => Number(digitsOf(cut)) === value,
  flown: nothing,
  check_in: isDay,
  check_out: isDay,
  pick_up_date: isDay,
  drop_off_date: isDay,
  "other date": isDay,
  end_date: isDay,
  nights: (cut, value) => Number(cut) === value,
  rooms: (cut, value) => Number(cut) === value,
  count: (cut, value) => value === undefined || Number(cut) === value,
  rate: isMoney,
  total: isMoney,
  // Marks represent the ends of its lines.
  address: (cut, value) =>
    folded(cut.replace(/ *[$*@\u00a4\u00a5\u2021]+ */g, ",")) === folded(String(value)),
};

/** What the answer computes, and what it takes from its reference data. */
const WORKED_OUT = new Set(
  "status_text equipment_name duration_minutes distance_km infant_of retention flights line spans".split(
    " ",
  ),
);

/** Whether a value of the answer must be somewhere in the text. */
function isPrinted(kind: string, key: string, value: unknown): boolean {
  if (WORKED_OUT.has(key) || value === null || value === "" || value === undefined) return false;
  if (Array.isArray(value) && value.length === 0) return false;
  // An infant's item or request shows what it is.
  if (kind === "person" && key === "type") return value !== "INF";
  if (kind === "flight") return key !== "company" && key !== "stops";
  // Computed from the other two, or named by the railway's code.
  if (key === "check_out" || key === "nights" || key === "operator") return false;
  return !(kind === "train" && key.endsWith("_station_name"));
}

function checkCoverage({ extraInfo }: V4Answer, text: string): void {
  const { coverage, unread_lines: unread = [] } = extraInfo ?? {};
  if (coverage === undefined) expect.fail("there is no coverage");
  const lines = text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  if (lines.at(-1) === "") lines.pop();
  const sum = ({ read, ignored, unread: not }: typeof coverage.lines) => read + ignored + not;
  expect(sum(coverage.lines)).to.equal(lines.length);
  expect(sum(coverage.characters)).to.equal(text.length);
  let characters = 0;
  for (const { line, column, text: said, excerpt = "", span = [] } of unread) {
    const [start = 0, end = 0] = span;
    expect(folded(text.slice(start, end))).to.equal(folded(said));
    expect(column - 1).to.be.at.most(lines[line - 1]?.length ?? -1);
    expect(excerpt.split("\n")).to.have.length(2);
    const [shown = "", caret = ""] = excerpt.split("\n");
    // The caret is below a character, of which some have two codes.
    const [pointed] = (lines[line - 1] ?? "").slice(column - 1);
    expect(Array.from(shown)[caret.length - 1]).to.equal(pointed);
    characters += end - start;
  }
  expect(coverage.characters.unread).to.be.at.most(characters);
  expect(coverage.characters.unread > 0).to.equal(unread.length > 0);
  expect(coverage.lines.unread).to.be.at.least(new Set(unread.map(({ line }) => line)).size);
}
