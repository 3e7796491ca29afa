/** The fields of the answer at their places in the text, with readable labels and values. */
import type { Span } from "../../ast/nodes.ts";
import type { Document } from "../../decode/engine/read.ts";
import { isObject } from "../../reference/tables.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { lastUpTo } from "../../decode/text/source.ts";
import type { AnswerField } from "../v4/fields.ts";
import type { WorkbenchField } from "./schema.ts";

/** Labels of fields for which the name in the answer, split into words, would be wrong. */
const LABELS: Readonly<Record<string, string>> = {
  rawData: "name",
  firstName: "given name",
  lastName: "family name",
  company: "airline",
  flight: "flight number",
  number: "train number",
  departureTime: "departure",
  landingTime: "arrival",
  arrivingTime: "arrival",
  departureAirport: "from",
  landingAirport: "to",
  landing_terminal: "arrival terminal",
  departureStationCode: "from",
  arrivingStationCode: "to",
  departure_station_name: "from",
  arriving_station_name: "to",
  seatInfo: "seat",
  seats: "seat",
  checkIn: "check-in",
  checkOut: "check-out",
  class: "booking class",
};

/** The fields in the order of the text, without the lines that book whole entries. */
export function toFields(
  fields: readonly AnswerField[],
  documents: readonly Document[],
): readonly WorkbenchField[] {
  const rules = new Rules(documents);
  return fields
    .flatMap(({ path, name, value, span: { start, end } }) =>
      name === null
        ? []
        : [{ start, end, path, label: labelOf(name), value: asText(value), rule: rules.at(start) }],
    )
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Turns `booking_class` and `bookingClass` into `booking class`. */
function labelOf(name: string): string {
  return (
    LABELS[name] ??
    name.replaceAll("_", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  );
}

/** A value as readable text: `AF Air France`, `980 EUR`; null if there is none. */
function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return redact(value);
  if (!isObject(value)) return JSON.stringify(value);
  const { seat, iataCode, description, amount, currency, airline, number } = value;
  const parts = [seat, iataCode, description, amount, currency, airline, number];
  const printable = parts.filter((part) => typeof part === "string" || typeof part === "number");
  return redact(printable.filter((part) => part !== "").join(" "));
}

/** Finds the line family that read a place of the original text. */
class Rules {
  private readonly starts: readonly number[];
  private readonly ranges: readonly (Span & { readonly rule: string | null })[];

  constructor(documents: readonly Document[]) {
    this.ranges = documents
      .flatMap(({ source, lines }) =>
        lines.flatMap((line) =>
          source.originalRanges(line).map(({ start, end }) => ({ start, end, rule: line.rule })),
        ),
      )
      .sort((a, b) => a.start - b.start);
    this.starts = this.ranges.map(({ start }) => start);
  }

  at(offset: number): string | null {
    const range = this.ranges[lastUpTo(this.starts, offset)];
    return range === undefined || offset < range.start || offset >= range.end ? null : range.rule;
  }
}
