import type { PrintedDate, Read, Weekday } from "../../ast/nodes.ts";
import { onlyOf } from "../../ast/only.ts";
import { matchesOf } from "../../decode/text/matches.ts";
import { weekdayNumber } from "../facts/dates.ts";
import type { DateOrder, Fact } from "../facts/fact.ts";
import { isDayFirst } from "../lexicon/day-order.ts";
import { namesFor } from "../lexicon/lexicon.ts";
import { eitherOf } from "../lexicon/words.ts";
import type { Line } from "../scopes/lines.ts";

/*
 * Dates in figures which do not show whether the day or the month is first: `04/05/2027`. The weekday
 * beside one shows it, and so does any other date in figures of the same text; else the language of the text does.
 */

type DateFact = Extract<Fact, { kind: "date" }>;

/**
 * Reads each such date in the order that the text shows. If it shows none, the dates keep both
 * readings; if it shows both orders, nobody knows what they mean.
 */
export function withOrderedDates(printed: readonly Line[], text: string): readonly Line[] {
  if (!printed.some(({ facts }) => facts.some(hasTwoReadings))) return printed;
  const apart = printed.map((line) => withWeekdayApart(line, text));
  const lines = runForward(apart) ? apart : printed;
  const orders = ordersIn(lines);
  if (orders.size === 0 && isDayFirst(text)) orders.add("dayFirst");
  if (orders.size === 0) return lines;
  const [order] = orders.size === 1 ? orders : [];
  return lines.map((line) =>
    line.facts.some(hasTwoReadings)
      ? { ...line, facts: line.facts.map((fact) => inOrder(fact, order)) }
      : line,
  );
}

/**
 * The same with the weekday that stands apart from the only date of a line, `LH 400 03/01/2027 13:00 - 15:45 (Monday)`,
 * if only one of the two readings is on it. After times, it can be that of a landing on another day.
 */
function withWeekdayApart(line: Line, text: string): Line {
  const dates = line.facts.filter(({ kind }) => kind === "date" || kind === "unclearDate");
  const [date] = dates.length === 1 ? dates : [];
  if (date === undefined || !hasTwoReadings(date) || date.weekday !== undefined) return line;
  const weekday = onlyOf(weekdaysApart(line, text));
  if (weekday === undefined) return line;
  if (weekday.start > date.end && !landsOnSameDay(line.facts)) return line;
  const dated = { ...date, weekday };
  if (orderOf(dated) === undefined) return line;
  const facts = line.facts.filter(({ start, end }) => start >= weekday.end || end <= weekday.start);
  return { ...line, facts: facts.map((fact) => (fact === date ? dated : fact)) };
}

/** The weekdays between marks, in brackets, or at an edge of a line. */
function weekdaysApart({ start, end }: Line, text: string): readonly Read<Weekday>[] {
  return matchesOf(text.slice(start, end), WEEKDAY_APART).flatMap(({ 0: name, index }) => {
    const value = weekdayNumber(name);
    const at = start + index;
    return value === undefined ? [] : { value, start: at, end: at + name.length };
  });
}

const NAMES = namesFor("weekdays");
const LONG_NAMES = NAMES.filter(({ length }) => length > 3);
const WEEKDAY_APART = new RegExp(
  `(?<=\\( ?)(?:${eitherOf(NAMES)})(?=\\.? ?\\))|(?<=^ {0,12}| {2}|[|;,] {0,4}| [-\u2013] )(?:${eitherOf(LONG_NAMES)})(?= {0,8}$| {2}| {0,4}[|;,:]| [-\u2013] )`,
  "g",
);

function landsOnSameDay(facts: readonly Fact[]): boolean {
  if (facts.some(({ kind }) => kind === "days")) return false;
  const times = facts.flatMap((fact) => (fact.kind === "time" ? fact.clock.value : []));
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? time));
}

function hasTwoReadings(fact: Fact): fact is DateFact {
  return fact.kind === "date" && fact.date.value.alternative !== undefined;
}

/** The order that a date shows, by itself or by its weekday. */
function orderOf(fact: Fact): DateOrder | undefined {
  if (fact.kind !== "date") return undefined;
  const { order, weekday, date } = fact;
  const { alternative, year } = date.value;
  if (alternative === undefined || weekday === undefined || year === null) return order;
  const isDayFirst = isOn(date.value, weekday.value);
  if (isDayFirst === isOn(alternative.value, weekday.value)) return undefined;
  return isDayFirst ? "dayFirst" : "monthFirst";
}

/** Whether the dates with two readings follow each other in the only order that the text shows. */
function runForward(lines: readonly Line[]): boolean {
  const order = onlyOf([...ordersIn(lines)]);
  const days = lines.flatMap(({ facts }) =>
    facts.flatMap((fact) => (hasTwoReadings(fact) ? dayOf(inOrder(fact, order)) : [])),
  );
  return days.every((day, index) => index === 0 || day >= (days[index - 1] ?? day));
}

function dayOf(fact: Fact): readonly number[] {
  if (fact.kind !== "date" || fact.date.value.year === null) return [];
  const { year, month, day } = fact.date.value;
  return [Date.UTC(year, month - 1, day)];
}

function ordersIn(lines: readonly Line[]): Set<DateOrder> {
  return new Set(lines.flatMap(({ facts }) => facts.flatMap((fact) => orderOf(fact) ?? [])));
}

/** Whether a date with a year falls on a weekday. */
function isOn({ year, month, day }: PrintedDate, weekday: Weekday): boolean {
  const date = new Date(Date.UTC(year ?? 0, month - 1, day));
  return date.getUTCDate() === day && (date.getUTCDay() || 7) === weekday;
}

/** @param order the only one that the text shows; undefined if it shows both */
function inOrder(fact: Fact, order: DateOrder | undefined): Fact {
  if (!hasTwoReadings(fact)) return fact;
  const own = orderOf(fact) ?? order;
  if (own === undefined) return { kind: "unclearDate", start: fact.start, end: fact.end };
  const { alternative, ...dayFirst } = fact.date.value;
  const value = own === "monthFirst" && alternative !== undefined ? alternative.value : dayFirst;
  return { ...fact, date: { ...fact.date, value } };
}
