import { TODAY, type Leg, type LocalTime, type Traveller, type Trip } from "./trips.ts";

/*
 * What the terminals of each system print, written down once more and as simply as possible. It shares nothing with
 * the grammars, so that a record which they do not read as it was meant shows a mistake of one of the two.
 */

const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const WEEKDAY_LETTERS = "SMTWQFJ";

const two = (number: number) => String(number).padStart(2, "0");

function dateAt(day: number): Date {
  return new Date(day * 86_400_000);
}

/** `09DEC`. */
function printedDay(day: number): string {
  const date = dateAt(day);
  return `${two(date.getUTCDate())}${MONTHS[date.getUTCMonth()] ?? ""}`;
}

const weekdayOf = (day: number) => dateAt(day).getUTCDay();

/** `0905`. */
function of24({ minute }: LocalTime): string {
  return `${two(Math.floor(minute / 60))}${two(minute % 60)}`;
}

/** `905A`; noon is `1200N`. */
function of12({ minute }: LocalTime): string {
  const hour = Math.floor(minute / 60);
  const half = minute === 720 ? "N" : hour < 12 ? "A" : "P";
  return `${hour % 12 === 0 ? 12 : hour % 12}${two(minute % 60)}${half}`;
}

const daysOf = ({ leaves, lands }: Leg) => lands.day - leaves.day;
/** A mark for the days between departure and landing, such as `+1`. */
const shift = (leg: Leg, mark: string) =>
  daysOf(leg) === 0 ? "" : daysOf(leg) < 0 ? `-${-daysOf(leg)}` : `${mark}${daysOf(leg)}`;

const called = ({ last, first, title }: Traveller) => `${last}/${first} ${title}`;
const numbered = (people: readonly Traveller[], prefix: string) =>
  people.map((person, index) => `${index + 1}.${prefix}${called(person)}`).join("  ");

function amadeus({ locator, people, legs }: Trip): string {
  const lines = legs.map((leg, index) => {
    const number = String(people.length + index + 1).padStart(3);
    const flight = `${leg.airline}${leg.number.padStart(4)} ${leg.class} ${printedDay(leg.leaves.day)}`;
    const times = `${of24(leg.leaves)} ${of24(leg.lands)}${shift(leg, "+")}`;
    const weekday = weekdayOf(leg.leaves.day) || 7;
    return `${number}  ${flight} ${weekday} ${leg.from}${leg.to} ${leg.status}${people.length}       3  ${times} 77W E 0 M`;
  });
  const head = `RP/PARZZ2199/PARZZ2199            AB/SU  18NOV26/0830Z   ${locator}`;
  return ["--- RLR ---", head, `  ${numbered(people, "")}`, ...lines, ""].join("\n");
}

function sabre({ locator, people, legs }: Trip): string {
  const lines = legs.map((leg, index) => {
    const flight = `${leg.airline}${leg.number.padStart(4)}${leg.class} ${printedDay(leg.leaves.day)}`;
    const weekday = WEEKDAY_LETTERS.charAt(weekdayOf(leg.leaves.day));
    const landing =
      daysOf(leg) === 0
        ? ""
        : `  ${printedDay(leg.lands.day)} ${WEEKDAY_LETTERS.charAt(weekdayOf(leg.lands.day))}`;
    const times = `${of12(leg.leaves).padStart(6)} ${of12(leg.lands).padStart(6)}${landing}`;
    return ` ${index + 1} ${flight} ${weekday} ${leg.from}${leg.to} ${leg.status}${people.length} ${times} /DC${leg.airline} /E`;
  });
  return [
    ` ${numbered(people, "1")}`,
    ...lines,
    "TKT/TIME LIMIT",
    "  1.TAW24NOV/",
    "RECEIVED FROM - PAX",
    `ZZ9A.ZZ9A*ASU 0930/18NOV26 ${locator} H`,
    "",
  ].join("\n");
}

function galileo({ locator, people, legs }: Trip): string {
  const lines = legs.map((leg, index) => {
    const flight = `${leg.airline} ${leg.number.padStart(4)} ${leg.class}  ${printedDay(leg.leaves.day)}`;
    const mark = { 0: " ", 1: "#", 2: "*", [-1]: "-" }[daysOf(leg)] ?? " ";
    const times = `${of24(leg.leaves)} ${mark} ${of24(leg.lands)}`;
    return ` ${index + 1}. ${flight} ${leg.from}${leg.to} ${leg.status}${people.length}   ${times} O*       E ${WEEKDAYS[weekdayOf(leg.leaves.day)] ?? ""}`;
  });
  const head = `${locator}/OH OSLZZ ZNB3OH  AG 78211200 17NOV`;
  return [
    head,
    `  ${numbered(people, "1")}`,
    ...lines,
    "FONE-OSLT*4722555014 SAMPLE REISER",
    "",
  ].join("\n");
}

function apollo({ locator, people, legs }: Trip): string {
  const lines = legs.map((leg, index) => {
    const flight = `${leg.airline}${leg.number.padStart(4)}${leg.class} ${printedDay(leg.leaves.day)}`;
    const mark = { 0: " ", 1: "#", 2: "*", [-1]: "-" }[daysOf(leg)] ?? " ";
    const times = `${of12(leg.leaves).padStart(6)} ${of12(leg.lands).padStart(6)}${mark}`;
    const days = [leg.leaves.day, ...(daysOf(leg) === 0 ? [] : [leg.lands.day])];
    const weekdays = days.map((day) => WEEKDAYS[weekdayOf(day)]).join("/");
    return ` ${index + 1} ${flight} ${leg.from}${leg.to} ${leg.status}${people.length} ${times}      ${weekdays}   E`;
  });
  const head = `${locator}/AS QSBAS UD3/JB  RM 02NOV`;
  return [
    head,
    ` ${numbered(people, "1")}`,
    ...lines,
    "FONE-SEAAS/800-555-0142-SAMPLE HOLIDAYS",
    "",
  ].join("\n");
}

function worldspan({ locator, people, legs }: Trip): string {
  const names = people.map(
    ({ last, first, title }, index) => `${index + 1}.1${last}/${first}${title}*ADT`,
  );
  const lines = legs.map((leg, index) => {
    const flight = `${leg.airline}${leg.number.padStart(4)}${leg.class} ${printedDay(leg.leaves.day)}`;
    const weekday = WEEKDAYS[weekdayOf(leg.leaves.day)] ?? "";
    const times = `${of12(leg.leaves)} ${of12(leg.lands)}${shift(leg, "#")}`;
    return `${index + 1} ${flight} ${weekday} ${leg.from}${leg.to} ${leg.status}${people.length} ${times}/O $${leg.airline}$`;
  });
  return [
    `1P-${locator}`,
    names.join(" "),
    ...lines,
    "P- 1.ATL404-555-0102-T/SAMPLE TRIPS",
    "T-1.TAW/00/30NOV",
    "",
  ].join("\n");
}

function travelsky({ locator, people, legs }: Trip): string {
  const names = people.map((person, index) => ` ${index + 1}.${called(person)}`).join("");
  const lines = legs.map((leg, index) => {
    const number = String(people.length + index + 1).padStart(2);
    const flight = `${leg.airline}${leg.number.padEnd(4)} ${leg.class}   ${WEEKDAYS[weekdayOf(leg.leaves.day)] ?? ""}${printedDay(leg.leaves.day)}`;
    const times = `${of24(leg.leaves)} ${of24(leg.lands)}${shift(leg, "+").padEnd(8)}`;
    return `${number}.  ${flight}  ${leg.from}${leg.to} ${leg.status}${people.length}   ${times}  E`;
  });
  const office = people.length + legs.length + 1;
  return [` ${names.trim()} ${locator}`, ...lines, ` ${office}.SHA777`, ""].join("\n");
}

/** How each system prints a record, by its name. */
export const RENDERERS: Readonly<Record<string, (trip: Trip) => string>> = {
  amadeus,
  sabre,
  galileo,
  apollo,
  worldspan,
  travelsky,
};

/** What the decoder has to find in any of them. */
export function expectedOf({ locator, people, legs }: Trip): object {
  const wall = ({ day, minute }: LocalTime) =>
    `${dateAt(day).toISOString().slice(0, 10)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
  return {
    recordLocator: locator,
    persons: people.map(({ last, first, title }) => `${last}/${first}/${title}`),
    flights: legs.map((leg) =>
      [
        leg.airline + leg.number,
        leg.class,
        leg.from,
        leg.to,
        leg.status,
        people.length,
        wall(leg.leaves),
        wall(leg.lands),
      ].join(" "),
    ),
  };
}

/** The reference date of the records. */
export { TODAY };
