import type { AirNode } from "../../ast/nodes.ts";
import { readLines, type Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";
import type { SourceText } from "../text/source.ts";
import { isBooked } from "./alone.ts";
import { resemblesMonth } from "./month-like.ts";
import { matchesOf } from "../text/matches.ts";

/*
 * The date of a flight that is invalid because somebody misspelled its month or day:
 *
 *  1. OS  201 M  14JAM VIEFRA HK1  0725   0855  O        E
 *
 * The flight is read without its date, which remains unread.
 */

/** What has the form of a date: `14JAM`, `14ŞUB`, `14 JA1`, `16 JANUR`; the word after a space. */
const DATE_LIKE =
  /(?<!\d)\d{1,2}(?:[A-ZÀ-Ž][A-ZÀ-Ž\d]{2}| ?([A-Z][A-Z\d]{2}|[A-Z]{4,9}))(?![A-ZÀ-Ž\d])/g;
/** Such a date directly before the cities: `14JAMFRAJFK`. */
const JOINED = /(?<=(?<!\d)\d{1,2}[A-Z][A-Z\d]{2})(?=[A-Z]{6}(?![A-Z\d]))/;
/** A line with more of them is not a flight. */
const MOST_DATES = 3;

/**
 * Reads unread lines again as if their date were valid; keeps only the flights, without that date.
 */
export function readMisspelledDates(first: Document): Document {
  return readDates(withDatesApart(first));
}

/** Reads lines again with a space between date and cities; keeps only those that become flights. */
function withDatesApart(first: Document): Document {
  const { lines, source } = first;
  const joined = lines.filter(
    ({ node, start, end }) => node === null && JOINED.test(source.text.slice(start, end)),
  );
  if (joined.length === 0) return first;
  const tried = readDates(readApart(first, joined));
  const flights = new Set(
    tried.lines.flatMap(({ start, node }) =>
      node?.kind === "air" ? tried.source.originalOffset(start) : [],
    ),
  );
  const read = joined.filter(({ start }) => flights.has(source.originalOffset(start)));
  return read.length === 0 ? first : readApart(first, read);
}

function readApart({ grammar, source }: Document, lines: readonly LineReading[]): Document {
  const edit = source.edit();
  for (const { start, end } of lines) {
    const at = start + source.text.slice(start, end).search(JOINED);
    edit.replace(at, at, " ");
  }
  return readLines(edit.finish(), grammar);
}

function readDates(first: Document): Document {
  const { source, lines } = first;
  const places = lines.flatMap((line) => (line.node === null ? datesIn(line, source) : []));
  if (places.length === 0) return first;
  const flights = new Map<number, LineReading>();
  for (let index = 0; index < MOST_DATES; index++) {
    const tried = places.filter((place) => place.index === index && !flights.has(place.line));
    for (const line of readWith(first, tried)) flights.set(line.start, line);
  }
  if (flights.size === 0) return first;
  return { ...first, lines: lines.map((line) => flights.get(line.start) ?? line) };
}

interface Place {
  readonly start: number;
  readonly text: string;
  /** Where its line begins. */
  readonly line: number;
  /** How many such places precede it on the line. */
  readonly index: number;
}

function datesIn({ start: line, end }: LineReading, { text }: SourceText): readonly Place[] {
  return matchesOf(text.slice(line, end), DATE_LIKE)
    .filter(({ 1: word }) => word === undefined || resemblesMonth(word))
    .map(({ 0: found, index: at }, index) => ({ start: line + at, text: found, line, index }));
}

/** The lines that become flights if these places are dates. */
function readWith({ grammar, source }: Document, places: readonly Place[]): readonly LineReading[] {
  if (places.length === 0) return [];
  let text = "";
  let copied = 0;
  for (const { start, text: found } of places) {
    // Any valid date will do; its value is not kept.
    const date = "01JAN".slice(-found.length).padEnd(found.length);
    text += source.text.slice(copied, start) + date;
    copied = start + found.length;
  }
  const tried = readLines(source.withSameLength(text + source.text.slice(copied)), grammar);
  const byLine = new Map(places.map((place) => [place.line, place]));
  return tried.lines.flatMap((line) => {
    const place = byLine.get(line.start);
    if (place === undefined || line.node?.kind !== "air" || !isBooked(line.node)) return [];
    const node = withoutDate(line.node, place);
    return node === null ? [] : [{ ...line, node }];
  });
}

/** A flight without the date that stands at a place; null if its date stands elsewhere. */
function withoutDate(node: AirNode, { start, text }: Place): AirNode | null {
  if (node.date?.start !== start) return null;
  const date = { value: text, start, end: start + text.length };
  const unparsed = [...(node.unparsed ?? []), date].sort((one, other) => one.start - other.start);
  return { ...node, date: undefined, unparsed };
}
