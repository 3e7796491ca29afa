import type { SourceText } from "../../decode/text/source.ts";
import { airlineName, findPlace } from "../../reference/index.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { anyOf } from "../lexicon/words.ts";
import { write, type Piece, type Section } from "./draft.ts";
import { matchesOf } from "../../decode/text/matches.ts";

/*
 * What the rows of fare and schedule tools print otherwise than people: terminals after their airports,
 * the operating airline before the number, an asterisk for the next day.
 *
 *   FRA 1 JFK 1   NRT1/LAX4   LX:LH5736   LH  /LX    5736
 */

const TERMINALS =
  /(?<![A-Z\d])(?<from>[A-Z]{3})(?<gap> ?)(?<first>\d[A-Z]?)(?: {1,4}|[/-])(?<to>[A-Z]{3})\k<gap>(?<second>\d[A-Z]?)(?![A-Z\d:])/dg;
const OPERATED =
  /(?<=(?<![^\n])[ \d#.]{0,8})(?:(?<operator>[A-Z\d]{2}):(?<airline>[A-Z\d]{2})(?= ?\d{1,4}(?!\d))|(?<seller>[A-Z\d]{2}) {0,4}\/(?<carrier>[A-Z\d]{2})(?= {1,8}\d{1,4}(?!\d)))/dg;

const NEXT_DAY = anyOf(wordsFor("nextDay"));
const ARRIVAL = anyOf(wordsFor("arrival", "arrivesAt"));
/** `* arrives next day`, below the rows. */
const LEGEND = new RegExp(
  `(?<=(?<![^\\n]) {0,8})\\* ?(?:${ARRIVAL} {0,2})?${NEXT_DAY}\\.?(?= {0,40}(?![^\\n]))`,
  "giu",
);
const MARKED = /(?<=\d[:.h]\d\d ?)\*(?![*\p{L}\d])/gu;

const TIME_BEHIND = /^\*[^\n]*\d[:.h]\d\d/;
const LONGEST_ROW = 200;

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
  return [...terminalsIn(text), ...operatorsIn(text), ...markedTimesIn(text)].sort(
    (one, other) => one.start - other.start,
  );
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

/** `05:10*`, if a line below says that the asterisk is for the next day; that line is about no flight itself. */
function markedTimesIn(text: string): readonly Section[] {
  if (!text.includes("*")) return [];
  const [legend, ...others] = matchesOf(text, LEGEND);
  if (legend === undefined || others.length > 0) return [];
  const times = matchesOf(text, MARKED).filter(({ index }) => index < legend.index);
  if (times.length === 0) return [];
  // An asterisk at another time than the last one of its line means something else, or it is not clear what.
  if (times.some(({ index }) => TIME_BEHIND.test(text.slice(index, index + LONGEST_ROW))))
    return [];
  const sections = times.map(({ index }): Section => {
    const mark = { start: index, end: index + 1, written: "+1" };
    return { start: index, end: index + 1, lines: [[mark]] };
  });
  const { index: start } = legend;
  return [...sections, { start, end: start + legend[0].length, lines: [[]] }];
}
