import type { Read, Span } from "../../../ast/nodes.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";
import { anyOf, folded, GAP, LETTERS } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";

/*
 * Rows of seats, each beside the name of its traveller, after a word for seats or after the number of a flight that
 * the text names elsewhere, too:
 *
 *   LH 454   Jane Doe 23A   John Doe 23B        Seats: 23A Jane Doe, 23B John Doe
 */

const SEAT = /(?<![A-Z\d])\d{1,2}[A-L](?![A-Za-z\d])/g;
const AND = wordsFor("and").join("|");
const NAME = `[${LETTERS}][${LETTERS}'.-]{0,30}(?: (?!(?:${AND})(?![${LETTERS}]))[${LETTERS}][${LETTERS}'.-]{0,30}){0,5}`;
/** A name between marks, or nothing. */
const BESIDE = new RegExp(
  `^[ ,;:|/&()\u2013-]{0,24}(?:(?:${AND}) )?(${NAME})?[ ,;:|/&()\u2013-]{0,24}(?:(?<= )(?:${AND}) ?)?$`,
  "u",
);
const LABEL = new RegExp(`^ {0,24}(?:[-*\u2022] )?${anyOf(wordsFor("seat"))}(?:\\(s\\))?${GAP}`);

const TITLES: ReadonlySet<string> = new Set(ALL_TITLES.map(folded));

type FlightFact = Extract<Fact, { kind: "flight" }>;
type SeatFact = Extract<Fact, { kind: "seat" }>;

/** The lines of a text; of rows that give each traveller a seat, only these seats remain. */
export function withSeatRows(lines: readonly Line[], text: string): readonly Line[] {
  const named = new Map<string, number>();
  for (const { facts } of lines)
    for (const fact of facts)
      if (fact.kind === "flight") named.set(numberOf(fact), (named.get(numberOf(fact)) ?? 0) + 1);
  return lines.map((line) => {
    if (line.end - line.start > LONGEST) return line;
    const printed = text.slice(line.start, line.end);
    if (printed.search(SEAT) === -1) return line;
    const flight = flightBefore(line, printed);
    if (flight !== undefined && (named.get(numberOf(flight)) ?? 0) < 2) return line;
    const label = flight ?? labelOf(line, printed);
    if (label === undefined) return line;
    const { start, end } = line;
    const row = partOf({ value: printed, start, end }, label.end - start, printed.length);
    const [first, ...others] = seatsIn(row, flight);
    return first === undefined
      ? line
      : { ...line, facts: [{ ...first, start: label.start }, ...others], anchors: 0 };
  });
}

/** No row is longer. */
const LONGEST = 400;

function numberOf({ airline, flight }: FlightFact): string {
  return `${airline.value} ${flight.value.replace(/^0+/, "")}`;
}

function labelOf({ start }: Line, printed: string): Span | undefined {
  const label = LABEL.exec(printed)?.[0];
  return label === undefined ? undefined : { start, end: start + label.length };
}

/** The flight with which a line begins, if it states neither a day nor a place. */
function flightBefore({ facts, start }: Line, printed: string): FlightFact | undefined {
  const [first] = facts;
  const isOther = ({ kind }: Fact) => kind === "date" || kind === "time" || kind === "place";
  if (first?.kind !== "flight" || facts.some(isOther)) return undefined;
  return printed.slice(0, first.start - start).trim() === "" ? first : undefined;
}

/** The seats of a row with the names beside them; none unless each seat has one, all on the same side. */
function seatsIn(row: Read<string>, flight: FlightFact | undefined): readonly SeatFact[] {
  const found = matchesOf(row.value, SEAT);
  const ends = found.map(({ 0: seat, index }) => index + seat.length);
  const between = [0, ...ends].map((start, index) =>
    nameIn(partOf(row, start, found[index]?.index ?? row.value.length)),
  );
  const names = between[0] === "" ? between.slice(1) : between.slice(0, -1);
  const isOneSided = between.at(between[0] === "" ? 0 : -1) === "";
  const seats = found.flatMap(({ 0: seat, index }, count): readonly SeatFact[] => {
    const owner = names[count];
    if (!isOneSided || owner === undefined || owner === "") return [];
    return [seatFact(partOf(row, index, index + seat.length), owner, flight)];
  });
  return seats.length === found.length ? seats : [];
}

/** The name between two seats; empty if there is none, undefined if there is anything else: `outbound`, `Row`. */
function nameIn({ value, start }: Read<string>): Read<string> | "" | undefined {
  const found = BESIDE.exec(value);
  const name = found?.[1];
  if (found === null || name === undefined) return found === null ? undefined : "";
  const [first = ""] = folded(name).split(/[. ]/);
  if (isListedWord(first) && !TITLES.has(first)) return undefined;
  const from = start + value.indexOf(name);
  return { value: name, start: from, end: from + name.length };
}

function partOf({ value, start }: Read<string>, from: number, to: number): Read<string> {
  return { value: value.slice(from, to), start: start + from, end: start + to };
}

/** A seat whose fact includes the name beside it. */
function seatFact(
  seat: Read<string>,
  owner: Read<string>,
  flight: FlightFact | undefined,
): SeatFact {
  const of = flight && { of: { airline: flight.airline, flight: flight.flight } };
  const [start, end] = [Math.min(seat.start, owner.start), Math.max(seat.end, owner.end)];
  return { kind: "seat", seat, owner, ...of, start, end };
}
