import type { Fact } from "../../facts/fact.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import { canBeHotel, isNameOfHotel, NAME_OF_HOTEL, withHotel } from "./names-of-hotels.ts";

/*
 * The name of a hotel in a row with both days of its stay and their number, in any order:
 *
 *   Sa 05.06. - Mo 07.06.27   2 nights   Hotel Grand Example, Sample Bay
 */

/** What can be before the name in such a row: marks, the number of the row, and short words such as `until`. */
const BEFORE = "(?:[\\s|,;:\u00b7(/\u2013-]|\\d{1,2}[.)]|\\p{Ll}{1,5}(?![\\p{L}|]))*";
const NAME = new RegExp(
  `^${BEFORE}(?<!\\p{L})(${NAME_OF_HOTEL})(?=,| {2}| ?[|(*]| [\u2013\u00b7-] | *$)`,
  "u",
);
const OF_OTHERS: ReadonlySet<Fact["kind"]> = new Set(["flight", "train", "hotel", "time"]);
const OF_ROW: ReadonlySet<Fact["kind"]> = new Set(["date", "nights", "rooms"]);

/** The facts of a line with the name of its hotel, if it is a row with the days and the nights of a stay. */
export function withNameBesideNights(
  facts: readonly Fact[],
  printed: string,
  end: number,
): readonly Fact[] {
  const count = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind).length;
  if (count("date") !== 2) return facts;
  if (facts.some(({ kind }) => OF_OTHERS.has(kind)) || printed.includes("?")) return facts;
  const start = end - printed.length;
  if (count("nights") !== 1) return withNameInCell(facts, printed, start);
  const [whole = "", name = ""] = NAME.exec(withoutValues(facts, printed, start)) ?? [];
  if (name === "" || !isNameOfHotel(name)) return facts;
  return withHotel(facts, name, start + whole.length - name.length);
}

const CELL = /(?<=^ {0,40}| {2})[^ ](?:[^ ]| (?! ))*/g;
const ONLY_NAME = new RegExp(`^${NAME_OF_HOTEL}$`);

/** The same with the only cell before the labels of both days that is the name of a hotel: `Sample Bay   Hotel Grand Example   Check-in 6 May`. */
function withNameInCell(facts: readonly Fact[], printed: string, start: number): readonly Fact[] {
  const first = facts.find(({ kind }) => kind === "checkIn");
  const days = facts.filter(
    ({ kind }) => kind === "checkIn" || kind === "checkOut" || kind === "side",
  );
  if (first === undefined || days[0] !== first || days.length !== 2) return facts;
  // `sold out`, `not booked yet`
  if (facts.some(({ kind, start: at }) => kind === "word" && at > first.start)) return facts;
  const [cell, ...others] = matchesOf(printed.slice(0, first.start - start), CELL).filter(
    ({ 0: text }) => ONLY_NAME.test(text.trim()) && canBeHotel(text.trim()),
  );
  if (cell === undefined || others.length > 0) return facts;
  return withHotel(facts, cell[0].trim(), start + cell.index);
}

/** A row with bars in the place of its days and numbers. */
function withoutValues(facts: readonly Fact[], printed: string, start: number): string {
  let rest = printed;
  for (const fact of facts) {
    if (!OF_ROW.has(fact.kind)) continue;
    const [from, to] = [fact.start - start, fact.end - start];
    rest = rest.slice(0, from) + "|".repeat(to - from) + rest.slice(to);
  }
  return rest;
}
