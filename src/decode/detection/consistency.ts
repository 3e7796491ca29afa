/**
 * Whether what a reading says can be true: a grammar that reads what another system printed, or
 * what nobody did, takes the wrong words for airports, and the wrong digits for weekdays.
 */
import type { AirNode, Node, PrintedDate, Read, Weekday } from "../../ast/nodes.ts";
import { dayIn, weekdayOf, yearOf, type PlainDay } from "../../booking/dates/days.ts";
import { findLanding } from "../../booking/dates/landing.ts";
import { valueOf } from "../../booking/model/values.ts";
import { airlineName, findPlace, type Place } from "../../reference/index.ts";

/** What of a reading could be checked. */
export interface Consistency {
  /** How many statements: weekdays, places, airlines, times under way. */
  readonly checked: number;
  /** How many of them cannot be true. */
  readonly faults: number;
  /** In words, what agrees and what cannot be. */
  readonly reasons: readonly string[];
}

/** Years before the reference date in which a record can lie: each weekday has its year among them. */
const YEARS_BACK = 11;
/** More of them make nothing clearer. */
const MOST_REASONS = 3;

/** Checks what the lines of a reading say against the calendar and the reference tables. */
export function consistencyOf(nodes: readonly Node[], referenceDate: PlainDay): Consistency {
  const dated = nodes.flatMap(datedOf);
  const weekdays = weekdaysOf(dated, yearOf(referenceDate));
  const flights = nodes.filter((node) => node.kind === "air");
  const codes = flights.flatMap(codesOf);
  const unknown = codes.filter(({ isKnown }) => !isKnown);
  const times = flights.map((flight) => doubtOfTimes(flight, weekdays.year));
  const doubts = times.filter((doubt) => doubt !== null && doubt !== "");
  const faults = new Set([...unknown.map(({ says }) => says), ...doubts]);
  return {
    checked: weekdays.count + codes.length + times.filter((doubt) => doubt !== null).length,
    faults: weekdays.count - weekdays.agreeing + unknown.length + doubts.length,
    reasons: [
      ...reasonsOf(weekdays),
      ...[...faults].flatMap((each) => each ?? []).slice(0, MOST_REASONS),
    ],
  };
}

interface Dated {
  readonly date: PrintedDate;
  readonly weekday: Weekday;
}

function datedOf(node: Node): Dated[] {
  if (!("weekday" in node) || node.weekday === undefined || node.date === undefined) return [];
  return [{ date: node.date.value, weekday: node.weekday.value }];
}

/** How many weekdays agree with a year. */
interface Weekdays {
  readonly year: number;
  readonly count: number;
  readonly agreeing: number;
}

/** The year in which the itinerary's weekdays agree best; of several, the one printed, or nearest. */
function weekdaysOf(dated: readonly Dated[], referenceYear: number): Weekdays {
  const printed = dated.find(({ date }) => date.year !== null)?.date.year;
  const reference = printed ?? referenceYear;
  let best = { year: reference, count: dated.length, agreeing: agreeingIn(reference, dated) };
  for (let back = -1; back <= YEARS_BACK && best.agreeing < dated.length; back++) {
    const year = reference - back;
    const agreeing = agreeingIn(year, dated);
    if (agreeing > best.agreeing) best = { ...best, year, agreeing };
  }
  return best;
}

/** How many of the weekdays agree where the itinerary begins in a year, and runs forward. */
function agreeingIn(firstYear: number, dated: readonly Dated[]): number {
  let agreeing = 0;
  let year = firstYear;
  let last: PlainDay | null = null;
  for (const { date, weekday } of dated) {
    let day = dayIn(date.year ?? year, date);
    if (date.year === null && day !== null && last !== null && day < last)
      day = dayIn(++year, date);
    if (day === null) continue;
    if (weekdayOf(day) === weekday) agreeing++;
    last = day;
  }
  return agreeing;
}

function reasonsOf({ year, count, agreeing }: Weekdays): string[] {
  const wrong = count - agreeing;
  return [
    ...(agreeing > 0
      ? [`${weekdays(agreeing)} ${agreeing === 1 ? "agrees" : "agree"} with ${year}`]
      : []),
    ...(wrong > 0
      ? [`${weekdays(wrong)} ${wrong === 1 ? "disagrees" : "disagree"} with ${year}`]
      : []),
  ];
}

const weekdays = (count: number) => (count === 1 ? "1 weekday" : `${count} weekdays`);

interface Code {
  readonly isKnown: boolean;
  readonly says: string;
}

/** The airline and the places of a flight. */
function codesOf({ airline, origin, destination }: AirNode): Code[] {
  const places = [origin, destination].flatMap((place) => place?.value ?? []);
  return [
    { isKnown: airlineName(airline.value) !== "", says: `${airline.value} is no airline` },
    ...places.map((code) => ({
      isKnown: findPlace(code) !== undefined,
      says: `${code} is no airport`,
    })),
  ];
}

/** What is wrong with a flight's times; empty: nothing; null: they cannot be checked. */
function doubtOfTimes(flight: AirNode, year: number): string | null {
  const { departure, arrival, date } = flight;
  const from = placeOf(flight.origin);
  const to = placeOf(flight.destination);
  const day = date === undefined ? null : dayIn(date.value.year ?? year, date.value);
  if (departure === undefined || arrival === undefined || day === null) return null;
  if (from === undefined || to === undefined) return null;
  const { doubt } = findLanding({
    day,
    departure: departure.value,
    arrival: arrival.value,
    arrivalDate: valueOf(flight.arrivalDate),
    arrivalDays: valueOf(flight.arrivalDays),
    arrivalWeekday: valueOf(flight.arrivalWeekday),
    stops: valueOf(flight.stops),
    departureZone: from.zone,
    arrivalZone: to.zone,
  });
  return doubt === null ? "" : `${flight.airline.value} ${flight.flight.value}: ${doubt}`;
}

function placeOf(code: Read<string> | undefined): Place | undefined {
  return code === undefined ? undefined : findPlace(code.value);
}
