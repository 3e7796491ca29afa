/** The itinerary as readable text: one record after the other, each with cards in the order of travel. */
import type { Decoded } from "../../../decode/decode.ts";
import { redact } from "../../../decode/text/cards/redact.ts";
import { withoutControls } from "../../../decode/text/excerpt.ts";
import { toItinerary } from "../model/itinerary.ts";
import {
  dateOf,
  durationText,
  joinNonEmpty,
  layoverText,
  localDay,
  momentText,
  statusWords,
} from "../readable.ts";
import type {
  Card,
  CardPlace,
  Fact,
  FlightCard,
  Moment,
  RecordItinerary,
  Section,
  StayEnd,
  TrainCard,
} from "../model/schema.ts";
import { deadlineText } from "./deadline-text.ts";

const LABEL_WIDTH = 24;
/** Longer lines of details are wrapped. */
const LINE_WIDTH = 100;

/**
 * The itinerary of a decoded text, then its doubts and unread lines; ends in a line feed.
 *
 * @param today the day from which days are counted: `2026-11-24`
 */
export function toText(decoded: Decoded, today = localDay()): string {
  const { warnings, unread } = decoded;
  const doubts = warnings.map((warning) => `  ${redact(warning)}`);
  const notRead = unread.map(
    ({ line, text, reason }) => `  line ${line}: ${onOneLine(redact(text))} (${redact(reason)})`,
  );
  return [
    itineraryText(decoded, today),
    ...(doubts.length > 0 ? [inLines(["Doubts", ...doubts])] : []),
    ...(notRead.length > 0 ? [inLines(["Not read", ...notRead])] : []),
  ].join("\n");
}

/** The itinerary alone. */
export function itineraryText(decoded: Decoded, today = localDay()): string {
  const { records } = toItinerary(decoded);
  return records
    .map((record, index) => {
      const title = records.length > 1 ? `Record ${index + 1} of ${records.length}` : "";
      return recordText(record, title, today);
    })
    .join("\n");
}

function recordText(record: RecordItinerary, title: string, today: string): string {
  return [
    head(record, title, today),
    record.travellers.flatMap(traveller),
    ...record.cards.map(card),
    ...record.sections.map(section),
  ]
    .filter((lines) => lines.length > 0)
    .map(inLines)
    .join("\n");
}

/** A terminal acts on control characters, and a line feed would begin another line. */
function inLines(lines: readonly string[]): string {
  return lines.map((line) => `${withoutControls(onOneLine(line))}\n`).join("");
}

function onOneLine(text: string): string {
  const [first = "", ...others] = text.split(/[\r\n]/);
  return [first.trimEnd(), ...others.map((line) => line.trim()).filter((line) => line !== "")].join(
    " ",
  );
}

function head(record: RecordItinerary, title: string, today: string): readonly string[] {
  const { locator, system, facts, locators, deadlines, price } = record;
  const name = locator === null ? "Booking without a locator" : `Booking ${locator}`;
  return [
    joinNonEmpty(" · ", [title, name, system.name, ...facts]),
    ...details(
      locators.map((each) => `${each.airline.name ?? ""} ${each.airline.code} ${each.locator}`),
    ),
    ...deadlines.map((deadline) => `  ${deadline.label}: ${deadlineText(deadline, today)}`),
    ...(price === null ? [] : [`  Price: ${price}`]),
  ];
}

function traveller(
  { name, printed, facts, papers }: RecordItinerary["travellers"][number],
  index: number,
): readonly string[] {
  const line = joinNonEmpty(" · ", [`  ${index + 1} ${name}`, printed, ...facts]);
  return [line, ...details(papers, "    ")];
}

function card(card: Card): readonly string[] {
  const status = card.status && statusWords(card.status);
  return [
    joinNonEmpty(" · ", [titleOf(card), status, card.kind === "flight" && card.flown && "flown"]),
    ...routeOf(card),
    ...details(card.facts.map(factText)),
  ];
}

function titleOf(card: Card): string {
  switch (card.kind) {
    case "flight":
      return joinNonEmpty(" · ", [
        `Flight  ${joinNonEmpty(" ", [card.airline.code, card.number])}`,
        card.airline.name,
      ]);
    case "train":
      return joinNonEmpty(" · ", [joinNonEmpty("  ", ["Train", card.number]), card.operator]);
    case "hotel":
      return joinNonEmpty("  ", ["Hotel", card.name]);
    case "car":
      return joinNonEmpty("  ", ["Car", card.name]);
    case "other":
      return joinNonEmpty(" · ", [`Other  ${card.title}`, card.name]);
  }
}

function routeOf(card: Card): readonly string[] {
  switch (card.kind) {
    case "flight":
    case "train":
      return ride(card);
    case "hotel":
    case "car": {
      const stay = [stayEnd(card.from), stayEnd(card.to)].filter((line) => line !== "");
      return [...stay, ...details([card.between])];
    }
    case "other":
      return [];
  }
}

function ride(card: FlightCard | TrainCard): readonly string[] {
  const { layover, durationMinutes } = card;
  const change = layover?.arrivedAt && `change of airport: ${layover.arrivedAt}`;
  return [
    ...details([
      layover && `${layover.minutes < 0 ? "" : "after "}${layoverText(layover)}`,
      change,
    ]),
    stop(card.departure, card.origin, card.departureTerminal),
    stop(card.arrival, card.destination, card.arrivalTerminal),
    ...details([durationMinutes !== null && durationText(durationMinutes)]),
  ];
}

/** `Tue 24 Nov 2026  18:55  GRU Guarulhos International Airport, São Paulo, Brazil, terminal 3` */
function stop(moment: Moment | null, place: CardPlace | null, terminal: string | null): string {
  const when = moment === null ? "" : joinNonEmpty("  ", [dateOf(moment), moment.clock]);
  const name = place?.name === place?.code ? null : place?.name;
  const where = joinNonEmpty(", ", [
    place === null ? "?" : joinNonEmpty(" ", [place.code, name]),
    place?.area,
    terminal && `terminal ${terminal}`,
  ]);
  return `  ${when.padEnd(LABEL_WIDTH)}${where}`;
}

function stayEnd({ words, moment, place }: StayEnd): string {
  const said = joinNonEmpty(" · ", [moment && momentText(moment), place]);
  return said === "" ? "" : `  ${words}: ${said}`;
}

function section({ title, groups }: Section): readonly string[] {
  return [
    title,
    ...groups.flatMap(({ heading, facts }) => {
      const indent = heading === null ? "  " : "    ";
      return [
        ...(heading === null ? [] : [`  ${heading}`]),
        ...facts.map((each) => indent + factText(each)),
      ];
    }),
  ];
}

function factText({ label, value, status }: Fact): string {
  return joinNonEmpty(" ", [label, joinNonEmpty(" · ", [status && statusWords(status), value])]);
}

/** The parts, in as many lines as they need. */
function details(parts: readonly (string | false | null | undefined)[], indent = "  "): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    const longer = joinNonEmpty(" · ", [line, part]);
    if (line !== "" && longer.length > LINE_WIDTH) {
      lines.push(line);
      line = joinNonEmpty("", [part]);
    } else line = longer;
  }
  return (line === "" ? lines : [...lines, line]).map((each) => indent + each.trim());
}
