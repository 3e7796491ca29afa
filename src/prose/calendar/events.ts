import type { Span } from "../../ast/nodes.ts";
import { endOfLine } from "../../decode/text/lines.ts";

/*
 * The events of a calendar, as iCalendar writes them: a long line goes on below after a space, and a backslash stands
 * before a comma, a semicolon and the `n` of a new line.
 *
 *   BEGIN:VEVENT
 *   SUMMARY:Flight LH 506 Frankfurt (FRA) - Sao Paulo (GRU)
 *   DTSTART;TZID=Europe/Berlin:20270312T220500
 *   DESCRIPTION:Passenger: Jane Doe\nTerminal 1\, gate B 4
 *     3
 *   END:VEVENT
 */

const PROPERTY = /^([A-Z-]{1,40})((?:;[A-Z-]{1,30}=(?:"[^"\n]{0,80}"|[^":;\n]{0,80})){0,8}):/;

/** Characters of the source that make one line. */
export interface EventLine {
  readonly text: string;
  readonly pieces: readonly Span[];
}

interface Property {
  readonly parameters: string;
  readonly start: number;
  readonly lines: readonly EventLine[];
}

export interface CalendarEvent extends Span {
  /** By name. Of several with one name, only the first counts. */
  readonly properties: ReadonlyMap<string, Property>;
}

/** A date of an event, with its time if it has one. */
export interface Moment {
  /** The name of the property. */
  readonly label: Span;
  readonly zone: string | null;
  readonly date: Span & { readonly written: string };
  readonly time: (Span & { readonly written: string }) | null;
}

const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d)?$/;

/** When an event begins or ends; a time in UTC (`Z`) is none, as it is not that of the place. */
export function momentOf(event: CalendarEvent, name: "DTSTART" | "DTEND"): Moment | undefined {
  const property = event.properties.get(name);
  if (property === undefined) return undefined;
  const {
    parameters,
    start: head,
    lines: [line],
  } = property;
  const [, year, month, day, hour, minute] = MOMENT.exec(line?.text ?? "") ?? [];
  const start = line?.pieces[0]?.start;
  if (day === undefined || start === undefined) return undefined;
  const [, zone = null] = /;TZID="?([^";:]{1,80})/.exec(parameters) ?? [];
  return {
    label: { start: head, end: head + name.length },
    zone,
    date: { start, end: start + 8, written: `${year}-${month}-${day}` },
    time:
      hour === undefined
        ? null
        : { start: start + 9, end: start + 13, written: `${hour}:${minute}` },
  };
}

export function textOf(event: CalendarEvent, name: string): string {
  return event.properties.get(name)?.lines[0]?.text.trim() ?? "";
}

/** The events of a text, without those of which the end is missing. */
export function eventsIn(text: string): readonly CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let properties = new Map<string, Property>();
  let begin: number | null = null;
  let inside = 0;
  for (const line of unfolded(text)) {
    const property = line.text.trim();
    if (property === "BEGIN:VEVENT") {
      begin = line.start;
      inside = 0;
      properties = new Map<string, Property>();
    } else if (begin === null) continue;
    else if (property === "END:VEVENT") {
      events.push({ start: begin, end: line.end, properties });
      begin = null;
    } else if (property.startsWith("BEGIN:")) inside += 1;
    else if (property.startsWith("END:")) inside -= 1;
    else if (inside === 0) addProperty(properties, line, text);
  }
  return events;
}

interface Unfolded extends Span {
  readonly text: string;
  /** Where each of its characters is in the source. */
  readonly places: readonly number[];
}

/** @returns its lines, without the indentation of the whole calendar */
function unfolded(text: string): readonly Unfolded[] {
  const { 1: { length: indentation } = "" } = /(?<![^\n])( {0,40})BEGIN:V/.exec(text) ?? [];
  const lines: { start: number; end: number; text: string; places: number[] }[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    let from = start;
    while (from < end && from < start + indentation && text.charAt(from) === " ") from++;
    const last = lines.at(-1);
    const goesOn = last !== undefined && from < end && /[ \t]/.test(text.charAt(from));
    const line = goesOn ? last : { start: from, end, text: "", places: [] };
    if (goesOn) from++;
    else lines.push(line);
    for (let at = from; at < end; at++) line.places.push(at);
    line.text += text.slice(from, end);
    line.end = end;
    start = end + 1;
  }
  return lines;
}

function addProperty(properties: Map<string, Property>, line: Unfolded, source: string): void {
  const [head, name, parameters = ""] = PROPERTY.exec(line.text) ?? [];
  if (head === undefined || name === undefined || properties.has(name)) return;
  const lines = unescaped(line.places.slice(head.length), source);
  properties.set(name, { parameters, start: line.start, lines });
}

function unescaped(places: readonly number[], source: string): readonly EventLine[] {
  const lines: { text: string; pieces: { start: number; end: number }[] }[] = [];
  let line: (typeof lines)[number] = { text: "", pieces: [] };
  lines.push(line);
  let isEscaped = false;
  for (const place of places) {
    const character = source.charAt(place);
    if (!isEscaped && character === "\\") isEscaped = true;
    else if (isEscaped && /n/i.test(character)) {
      line = { text: "", pieces: [] };
      lines.push(line);
      isEscaped = false;
    } else {
      const last = line.pieces.at(-1);
      if (last?.end === place) last.end += 1;
      else line.pieces.push({ start: place, end: place + 1 });
      line.text += character;
      isEscaped = false;
    }
  }
  return lines;
}
