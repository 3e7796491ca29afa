import type { PrintedDate, Weekday } from "../../ast/nodes.ts";
import type { DateOrder, Fact } from "../facts/fact.ts";
import { isDayFirst } from "../lexicon/day-order.ts";
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
export function withOrderedDates(lines: readonly Line[], text: string): readonly Line[] {
  if (!lines.some(({ facts }) => facts.some(hasTwoReadings))) return lines;
  const orders = new Set(
    lines.flatMap(({ facts }) => facts.flatMap((fact) => orderOf(fact) ?? [])),
  );
  if (orders.size === 0 && isDayFirst(text)) orders.add("dayFirst");
  if (orders.size === 0) return lines;
  const [order] = orders.size === 1 ? orders : [];
  return lines.map((line) =>
    line.facts.some(hasTwoReadings)
      ? { ...line, facts: line.facts.map((fact) => inOrder(fact, order)) }
      : line,
  );
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
