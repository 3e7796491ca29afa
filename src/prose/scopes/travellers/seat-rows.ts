import type { Read, Span } from "../../../ast/nodes.ts";
import { matchesOf } from "../../../decode/text/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import { plainWords } from "../../facts/names/shared-surnames.ts";
import { isListedWord, wordsFor } from "../../lexicon/lexicon.ts";
import { ALL_TITLES } from "../../lexicon/titles.ts";
import { anyOf, folded, GAP, LETTERS } from "../../lexicon/words.ts";
import type { Line } from "../lines.ts";
import { partOf } from "./listed-travellers.ts";

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
  const counts = new Map<string, number>();
  for (const number of lines.flatMap(({ facts }) => facts.filter(isFlight).map(numberOf)))
    counts.set(number, (counts.get(number) ?? 0) + 1);
  const isRepeated = (flight: FlightFact) => (counts.get(numberOf(flight)) ?? 0) > 1;
  const rows = new Map(
    lines.flatMap((line) => {
      const seats = seatsOf(line, isRepeated, text);
      return seats.length > 0 ? [[line, seats] as const] : [];
    }),
  );
  if (rows.size === 0) return lines;
  const others = lines.filter((line) => !rows.has(line));
  const words = new Set(others.flatMap(({ start, end }) => wordsOf(text.slice(start, end))));
  // The text names its travellers elsewhere, too: other words beside seats are no names.
  const isNamed = ({ owner }: SeatFact) =>
    wordsOf(owner?.value ?? "").every((word) => words.has(word));
  return lines.map((line) => {
    const facts = rows.get(line);
    return facts?.every(isNamed) === true ? { ...line, facts, anchors: 0 } : line;
  });
}

function wordsOf(printed: string): readonly string[] {
  return plainWords(printed.replaceAll(/[^\p{L}'-]+/gu, " "));
}

/** The seats of a line that is such a row, the first of them with the label of the row. */
function seatsOf(
  line: Line,
  isRepeated: (flight: FlightFact) => boolean,
  text: string,
): readonly SeatFact[] {
  const { start, end } = line;
  const printed = end - start > LONGEST ? "" : text.slice(start, end);
  if (printed.search(SEAT) === -1) return [];
  const flight = flightBefore(line, printed);
  if (flight !== undefined && !isRepeated(flight)) return [];
  const label = flight ?? labelOf(line, printed);
  if (label === undefined) return [];
  const row = partOf({ value: printed, start, end }, label.end - start, printed.length);
  const [first, ...others] = seatsIn(row, flight);
  return first === undefined ? [] : [{ ...first, start: label.start }, ...others];
}

function isFlight(fact: Fact): fact is FlightFact {
  return fact.kind === "flight";
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
