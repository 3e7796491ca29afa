/** A table of what is booked: a row for each segment, with headings in the language. */
import { stringify } from "csv-stringify/sync";
import type { Decoded } from "../../../decode/decode.ts";
import { bookedSegments } from "../model/booked.ts";
import { toItinerary } from "../model/itinerary.ts";
import type { Card, CardPlace, Moment, RecordItinerary } from "../model/schema.ts";
import { assumedYears } from "../model/years.ts";
import type { ItineraryStyle } from "../options/settle.ts";
import { SECTION_OF, type Column, type SectionName } from "../options/values.ts";
import { caveatsOf, yearCaveats } from "../plan/caveats.ts";
import { viewsOf } from "../plan/one-traveller.ts";
import { joinNonEmpty } from "../readable.ts";
import { harmless, withoutIsolates } from "../wording/bidi.ts";
import { wordingForTravellers } from "../wording/travellers.ts";
import type { Wording } from "../wording/wording.ts";
import { CSV_COLUMNS, headingOf, type CsvColumn } from "./columns.ts";

type Row = Readonly<Partial<Record<CsvColumn, string | null>>>;

/**
 * Dates and times are `YYYY-MM-DD HH:MM`, for spreadsheets; the last row says that this is not a
 * ticket.
 */
export function toCsv(decoded: Decoded, style: ItineraryStyle): string {
  const wording = wordingForTravellers(style);
  const shown = bookedSegments(decoded).filter(({ kind }) => style.sections.has(SECTION_OF[kind]));
  const years = assumedYears(shown);
  // A mark would be part of the date.
  const yearNote = years === "some" ? wording.say("yearsAssumed", {}) : null;
  const rows = viewsOf(decoded, style.by).flatMap((view) =>
    toItinerary(view, { wording }).records.flatMap((record) =>
      rowsOf(record, style, yearNote, wording),
    ),
  );
  const notes = [
    wording.say("notATicket", {}),
    ...(years === "all" ? yearCaveats(years, wording) : []),
    ...caveatsOf(decoded, wording),
  ];
  const names = CSV_COLUMNS.filter((name) => isShown(name, style));
  const lines = [
    names.map((name) => headingOf(name, wording)),
    ...[...rows, ...notes.map((note): Row => ({ note }))].map((row) =>
      names.map((name) => cell(row[name] ?? "")),
    ),
  ];
  // Names that a spreadsheet would take for formulas are escaped.
  return stringify(lines, { escape_formulas: true });
}

/** Marks of direction are for people; in a cell, they would be part of the value. */
function cell(text: string): string {
  return withoutIsolates(harmless(text));
}

/** The columns that an option can leave out, and that option. */
const BY_COLUMN: Readonly<Partial<Record<CsvColumn, Column>>> = {
  departureTerminal: "terminals",
  arrivalTerminal: "terminals",
  status: "status",
  class: "class",
  seats: "seats",
  baggage: "baggage",
  operatedBy: "operatedBy",
};
const BY_SECTION: Readonly<Partial<Record<CsvColumn, SectionName>>> = {
  reference: "references",
  confirmation: "references",
  travellers: "travellers",
};

function isShown(name: CsvColumn, { columns, sections }: ItineraryStyle): boolean {
  const [column, section] = [BY_COLUMN[name], BY_SECTION[name]];
  return (
    (column === undefined || columns.has(column)) &&
    (section === undefined || sections.has(section))
  );
}

function rowsOf(
  { locator, travellers, cards }: RecordItinerary,
  { sections }: ItineraryStyle,
  yearNote: string | null,
  wording: Wording,
): readonly Row[] {
  const common = { reference: locator, travellers: travellers.map(({ name }) => name).join("; ") };
  return cards
    .filter(({ kind }) => sections.has(SECTION_OF[kind]))
    .map((card) => ({
      ...common,
      ...cellsOf(card, wording),
      note: card.isYearKnown ? null : yearNote,
    }));
}

function cellsOf(card: Card, wording: Wording): Row {
  const said = new Map(card.facts.map(({ kind, value }) => [kind, value]));
  const { status } = card;
  return {
    ...wayOf(card, wording),
    status: status && (status.text ?? status.code),
    class: said.get("class") ?? null,
    seats: said.get("seats") ?? null,
    baggage: said.get("baggage") ?? null,
    operatedBy: said.get("operatedBy") ?? null,
    confirmation: said.get("confirmation") ?? said.get("airlineLocator") ?? null,
  };
}

function wayOf(card: Card, wording: Wording): Row {
  switch (card.kind) {
    case "flight":
    case "train":
      return {
        type: wording.label(card.kind),
        provider: card.kind === "flight" ? (card.airline.name ?? card.airline.code) : card.operator,
        number:
          card.kind === "flight"
            ? joinNonEmpty(" ", [card.airline.code, card.number])
            : card.number,
        from: placeOf(card.origin),
        departureTerminal: card.departureTerminal,
        start: timeOf(card.departure),
        to: placeOf(card.destination),
        arrivalTerminal: card.arrivalTerminal,
        end: timeOf(card.arrival),
      };
    case "hotel":
    case "car":
      return {
        type: wording.label(card.kind),
        provider: card.name,
        from: card.from.place,
        start: timeOf(card.from.moment),
        to: card.to.place,
        end: timeOf(card.to.moment),
      };
    case "other":
      return {
        type: wording.label("otherService"),
        provider: joinNonEmpty(" · ", [card.title, card.name]),
      };
  }
}

function placeOf(place: CardPlace | null): string | null {
  return place?.code ?? null;
}

function timeOf(moment: Moment | null): string | null {
  return moment && joinNonEmpty(" ", [moment.date, moment.clock]);
}
