import type { SourceText } from "../../decode/text/source.ts";
import { airlineName, findPlace } from "../../reference/index.ts";
import { write, type Piece, type Section } from "./draft.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * What the rows of fare and schedule tools print otherwise than people: terminals after their airports,
 * the operating airline before the number.
 *
 *   FRA 1 JFK 1   NRT1/LAX4   LX:LH5736   LH  /LX    5736
 */

const TERMINALS =
  /(?<![A-Z\d])(?<from>[A-Z]{3})(?<gap> ?)(?<first>\d[A-Z]?)(?: {1,4}|[/-])(?<to>[A-Z]{3})\k<gap>(?<second>\d[A-Z]?)(?![A-Z\d:])/dg;
const OPERATED =
  /(?<=(?<![^\n])[ \d#.]{0,8})(?:(?<operator>[A-Z\d]{2}):(?<airline>[A-Z\d]{2})(?= ?\d{1,4}(?!\d))|(?<seller>[A-Z\d]{2}) {0,4}\/(?<carrier>[A-Z\d]{2})(?= {1,8}\d{1,4}(?!\d)))/dg;

/** Writes terminals and operating airlines of such rows as the facts read them. */
export function withScheduleRows(source: SourceText): SourceText {
  const sections = scheduleRowsIn(source.text);
  if (sections.length === 0) return source;
  const edit = source.edit();
  let last = 0;
  for (const section of sections) {
    if (section.start < last) continue;
    write(edit, section);
    last = section.end;
  }
  return edit.finish();
}

/** What is written otherwise, in the order of the text. */
export function scheduleRowsIn(text: string): readonly Section[] {
  return [...terminalsIn(text), ...operatorsIn(text)].sort((one, other) => one.start - other.start);
}

type Places = Readonly<Record<string, [number, number] | undefined>>;

function sectionOf(
  { index, 0: { length }, indices }: RegExpExecArray,
  piecesOf: (pieceAt: (name: string) => Piece) => readonly Piece[],
): Section {
  const places: Places = indices?.groups ?? {};
  const pieceAt = (name: string) => {
    const [start, end] = places[name] ?? [index, index];
    return { start, end };
  };
  return { start: index, end: index + length, lines: [piecesOf(pieceAt)] };
}

function terminalsIn(text: string): readonly Section[] {
  return matchesOf(text, TERMINALS).flatMap((found) => {
    const { from = "", to = "" } = found.groups ?? {};
    if (findPlace(from) === undefined || findPlace(to) === undefined || from === to) return [];
    return [
      sectionOf(found, (at) => [at("from"), " ", at("to"), " T", at("first"), "T", at("second")]),
    ];
  });
}

function operatorsIn(text: string): readonly Section[] {
  return matchesOf(text, OPERATED).flatMap((found) => {
    const { operator, airline, seller, carrier } = found.groups ?? {};
    const codes = [operator ?? carrier ?? "", airline ?? seller ?? ""];
    if (codes.some((code) => airlineName(code) === "")) return [];
    const names =
      operator === undefined
        ? { own: "seller", other: "carrier" }
        : { own: "airline", other: "operator" };
    return [sectionOf(found, (at) => ["OPERATED BY ", at(names.other), ", ", at(names.own)])];
  });
}
