import { AIRLINE } from "../../../grammars/common/shapes.ts";
import type { Span } from "../../ast/nodes.ts";
import type { SourceText } from "../../decode/text/source.ts";
import { isNameOf } from "../assemble/names-of-codes.ts";
import { timesOf } from "./flight-times.ts";
import { write, type Piece } from "../layout/draft.ts";
import { wordsFor } from "../lexicon/lexicon.ts";
import { LODGING } from "../lexicon/lodging.ts";
import { OF_SOMEBODY_ELSE } from "../lexicon/unbooked/refused.ts";
import { anyOf, eitherOf, WORD_START } from "../lexicon/words.ts";
import {
  eventsIn,
  momentOf,
  textOf,
  type CalendarEvent,
  type EventLine,
  type Moment,
} from "./events.ts";

type Lines = readonly (readonly Piece[])[];

/**
 * Writes the flights and stays of a calendar as cards. Other events (a meeting in room `BA 412`, the time to leave for
 * a flight), those that are cancelled and those that come again are left out.
 */
export function withEvents(source: SourceText): SourceText {
  if (!source.text.includes("BEGIN:VEVENT")) return source;
  const events = eventsIn(source.text);
  if (events.length === 0) return source;
  const isTakenBack = /(?<![^\n]) {0,40}METHOD:(?:CANCEL|COUNTER|REFRESH)/.test(source.text);
  const named = new Set<string>();
  const edit = source.edit();
  for (const event of events) {
    const lines = isTakenBack || !isBooked(event) ? [] : (flightOf(event) ?? stayOf(event) ?? []);
    write(edit, {
      start: event.start,
      end: event.end,
      lines: [[], ...lines.filter((line) => isNew(line, source.text, named)), []],
    });
  }
  return edit.finish();
}

const UNBOOKED = new RegExp(
  `${WORD_START}(?:${anyOf(OF_SOMEBODY_ELSE)}|${eitherOf(wordsFor("cancelled", "waitlisted", "offered", "superseded", "toBeConfirmed", "asked", "notBooked", "transfers"))})`,
  "iu",
);

function isBooked(event: CalendarEvent): boolean {
  if (event.properties.has("RRULE") || event.properties.has("RDATE")) return false;
  // It takes none of one's own time.
  if (textOf(event, "TRANSP") === "TRANSPARENT") return false;
  const status = textOf(event, "STATUS");
  if (status !== "" && status !== "CONFIRMED") return false;
  const { lines = [] } = event.properties.get("DESCRIPTION") ?? {};
  return !lines.some(({ text }) => UNBOOKED.test(text));
}

const NAMES = new RegExp(`^ *(?:${eitherOf(wordsFor("nameLabels", "namesLabels"))}) ?:`, "iu");

/** Each flight names its travellers again. */
function isNew(line: readonly Piece[], source: string, named: Set<string>): boolean {
  const text = line
    .map((piece) => (typeof piece === "string" ? piece : source.slice(piece.start, piece.end)))
    .join("");
  if (!NAMES.test(text)) return true;
  const isFirst = !named.has(text);
  named.add(text);
  return isFirst;
}

const FLIGHT_WORD = eitherOf(wordsFor("flight", "flightNumber"));
const NUMBER = `${AIRLINE} ?\\d{1,4}`;

const FLIGHT_HEAD = new RegExp(`^(?:${FLIGHT_WORD}):? `, "iu");
/** `LH 506 Frankfurt (FRA) - Sao Paulo (GRU)`, `LH506: FRA-GRU` */
const ROUTE = new RegExp(
  `^${NUMBER}(?:,|:| [-–—])? (?:([^()\\d:]{1,40}) )?\\(?([A-Z]{3})\\)? ?(?:[-–—→>]|->|to|/) ?(?:([^()\\d:]{1,40}) )?\\(?([A-Z]{3})\\)?$`,
  "u",
);
/** What is after the word for a flight: `to Athens (AF 1532)` */
const FLIGHT_TO = new RegExp(`^\\p{Ll}{1,5} [^()\\d:]{1,40} \\((${NUMBER})\\)$`, "u");

function flightOf(event: CalendarEvent): Lines | undefined {
  const [summary] = event.properties.get("SUMMARY")?.lines ?? [];
  if (summary === undefined) return undefined;
  const described = event.properties.get("DESCRIPTION")?.lines ?? [];
  const text = summary.text.trim().replace(FLIGHT_HEAD, "");
  const [, from, origin, to, destination] = ROUTE.exec(text) ?? [];
  if (origin === undefined || destination === undefined) {
    const [, number] = FLIGHT_TO.exec(text) ?? [];
    return number === undefined ? undefined : describedFlight(event, number, described);
  }
  // Other words say what else begins then: `TP 1333 boarding (LHR) - Lisbon (LIS)`.
  const ends = [
    [from, origin],
    [to, destination],
  ] as const;
  if (!ends.every(([name, code]) => name === undefined || isNameOf(name, code))) return undefined;
  const times = timesOf(event, origin, destination);
  const rest = times.length === 0 ? described.filter(saysNoTime) : described;
  return [summary.pieces, ...times, ...rest.map(({ pieces }) => pieces)];
}

const LOCATOR = /^[^:\d]{1,30}: ?[A-Z\d]{6}$/;

/** Who travels, and the locator: without the times of the event, others in its description would seem to be its own. */
function saysNoTime({ text }: EventLine): boolean {
  return NAMES.test(text) || LOCATOR.test(text);
}

/** A flight of which the description says the number again, and the places on a line. */
function describedFlight(
  event: CalendarEvent,
  number: string,
  described: readonly EventLine[],
): Lines | undefined {
  const codes = codesIn(described);
  const at = described.findIndex((line) => codesIn([line]).length === 2);
  if (!described.some((line) => line.text.includes(number))) return undefined;
  if (at === -1 || codes.length !== 2) return undefined;
  const [origin = "", destination = ""] = codes;
  const lines = described.map(({ pieces }) => pieces);
  const times = timesOf(event, origin, destination);
  return [...lines.slice(0, at + 1), ...times, ...lines.slice(at + 1)];
}

function codesIn(lines: readonly EventLine[]): readonly string[] {
  const codes = lines.flatMap(({ text }) =>
    [...text.matchAll(/\(([A-Z]{3})\)/g)].map(([, code = ""]) => code),
  );
  return [...new Set(codes)];
}

const OF_HOTEL = new RegExp(`${WORD_START}(?:${eitherOf(wordsFor("hotel", "checkIn"))})`, "iu");
/** `Hotel: Hotel Sample`, `Stay at Hotel Sample` */
const STAY = new RegExp(
  `^(?:(?:${eitherOf(wordsFor("hotel"))}): |(?:${eitherOf(wordsFor("overnight"))}):? )(?=\\p{Lu})`,
  "iu",
);

function stayOf(event: CalendarEvent): Lines | undefined {
  const [summary] = event.properties.get("SUMMARY")?.lines ?? [];
  const [start, end] = [momentOf(event, "DTSTART"), momentOf(event, "DTEND")];
  if (summary === undefined || start === undefined || end === undefined) return undefined;
  const [head] = STAY.exec(summary.text) ?? [];
  if (head === undefined || !isOnlyNameOfHotel(summary.text.slice(head.length))) return undefined;
  const { lines: described = [] } = event.properties.get("DESCRIPTION") ?? {};
  // One can also stay at home.
  if (![summary, ...described].some(({ text }) => OF_HOTEL.test(text))) return undefined;
  if (start.date.written >= end.date.written) return undefined;
  return [
    afterLabel(summary.pieces, head.length),
    ...daysOf(start, end),
    ...described.map(({ pieces }) => pieces),
  ];
}

/** Whether a title is a name: `Hotel: Pay deposit for Hotel Sample` is something to do. */
function isOnlyNameOfHotel(title: string): boolean {
  const words = title.split(/[ ,]{1,3}/);
  const isLodging = [words[0], words.at(-1)].some((word) => LODGING.test(word ?? ""));
  return isLodging && /^\p{Lu}[^()]*$/u.test(title) && !/ \p{Ll}{4}/u.test(title);
}

/** What a stay is called, after the word that is written for the first words of its title. */
function afterLabel(pieces: readonly Span[], length: number): readonly Piece[] {
  const [first, ...others] = pieces;
  if (first === undefined || first.end - first.start <= length) return pieces;
  const end = first.start + length;
  return [
    { start: first.start, end, written: "Hotel: " },
    { start: end, end: first.end },
    ...others,
  ];
}

/**
 * The days of a stay, if its times look like those of a hotel: in the time zone of another place, the day could be
 * another one. Whole days are unread, as an event ends before its last one or with it.
 */
function daysOf(start: Moment, end: Moment): Lines {
  const [from, until] = [start.time?.written ?? "", end.time?.written ?? ""];
  if (start.zone === null || start.zone !== end.zone) return [];
  if (from < "13:00" || from > "18:00" || until < "08:00" || until > "12:00") return [];
  return [
    [{ ...start.label, written: "Check-in" }, ": ", start.date],
    [{ ...end.label, written: "Check-out" }, ": ", end.date],
  ];
}
