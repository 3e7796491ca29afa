import { onlyOf } from "../../../ast/only.ts";
import type { PrintedDate, Read } from "../../../ast/nodes.ts";
import { isAnchor, valued, type Fact, type StayDays } from "../../facts/fact.ts";
import { rowDaysIn } from "../../facts/stay-days.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import { LODGING } from "../../lexicon/lodging.ts";
import { anyOf, capitals, WORD_START } from "../../lexicon/words.ts";
import { cellsOfHotel, type KindCell } from "../kind-rows.ts";
import type { Line } from "../lines.ts";
import { isRefused } from "../unbooked/refused-rows.ts";
import { isName, isUnbooked } from "./whole-stays.ts";

/*
 * Stays in rows of a table whose kind is a hotel, on days on which other rows have a time:
 *
 *   Flight   LX 1612                ZRH     MXP   2027-02-23   07:20   2027-02-23   08:15
 *   Hotel    Hotel Grand Example    Milan         2027-02-23           2027-02-27
 *   Flight   LX 1621                MXP     ZRH   2027-02-27   12:00   2027-02-27   12:55
 */

/** A day for anything else: `Booked: 2026-11-20`. */
const OTHER_DAYS = new RegExp(
  `${WORD_START}${anyOf(wordsFor("otherDates", "paid"))}(?:: ?| )[^|;\\t]{0,12}\\d`,
);

const KEPT: ReadonlySet<Fact["kind"]> = new Set(["rooms", "locator", "address", "phone"]);

/** The lines of a text, with the stays of such rows. */
export function withRowsOfKind(lines: readonly Line[], text: string): readonly Line[] {
  return lines.map((line) => {
    const printed = { value: text.slice(line.start, line.end), start: line.start, end: line.end };
    const found = stayIn(line, printed);
    if (found === undefined || !isOfDays(found.stay, line, lines)) return line;
    const start = line.start + found.name.index;
    const place = { start, end: start + found.name.value.length };
    const name = valued(place, capitals(found.name.value));
    const hotel: Fact = { kind: "hotel", name, stay: found.stay, ...place };
    const others = line.facts.filter(
      (fact) => KEPT.has(fact.kind) && (fact.end <= place.start || fact.start >= place.end),
    );
    const facts = [...others, hotel].sort((one, other) => one.start - other.start);
    return { ...line, facts, anchors: 1, isProse: false };
  });
}

function stayIn(line: Line, printed: Read<string>) {
  const isOther = line.facts.some((fact) => isAnchor(fact) && !isOpenStay(fact));
  const cells = isOther ? undefined : cellsOfHotel(printed.value);
  if (
    cells === undefined ||
    isUnbooked(printed.value) ||
    isRefused(printed.value) ||
    OTHER_DAYS.test(printed.value)
  )
    return undefined;
  const name = nameIn(cells);
  const stay = name && rowDaysIn(printed);
  return name && stay && { name, stay };
}

/** A hotel whose days another rule did not find. */
function isOpenStay(fact: Fact): boolean {
  return fact.kind === "hotel" && fact.stay === undefined;
}

/** The only name with a word for lodging among the cells after the kind, up to a comma. */
function nameIn(cells: readonly KindCell[]): KindCell | undefined {
  const names = cells.flatMap(({ value: cell, index }) => {
    const value = (cell.split(/[,(*]/, 1)[0] ?? "").trimEnd();
    return LODGING.test(value) && /^\p{Lu}/u.test(value) && isName(value) ? { value, index } : [];
  });
  return onlyOf(names);
}

/** Whether both days are those of other lines with a time: those of a booking or a payment are not. */
function isOfDays({ checkIn, checkOut }: StayDays, own: Line, lines: readonly Line[]): boolean {
  const days = lines.flatMap(({ reading, facts }) =>
    reading === own.reading || !facts.some(({ kind }) => kind === "time")
      ? []
      : facts.flatMap((fact) => (fact.kind === "date" ? fact.date.value : [])),
  );
  return [checkIn.value, checkOut?.value].every((day) => days.some((each) => isSame(each, day)));
}

function isSame(one: PrintedDate, other: PrintedDate | undefined): boolean {
  return one.day === other?.day && one.month === other.month && one.year === other.year;
}
