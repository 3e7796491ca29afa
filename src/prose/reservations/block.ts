import type { Read, Span } from "../../ast/nodes.ts";
import { endOfLine } from "../../decode/text/lines.ts";

/*
 * A reservation in the words of schema.org, one value on each line:
 *
 *   schema.org FlightReservation
 *   reservationNumber: RXJ34P
 *   underName.name: Eva Example
 *   reservationFor.flightNumber: 110
 */

const HEAD = /(?<![^\n]) *schema\.org ([A-Z][A-Za-z]{1,40}Reservation) *(?![^\n])/;
const PROPERTY =
  /^ *([A-Za-z]{1,60}(?:\[\d{1,3}\])?(?:\.[A-Za-z]{1,60}(?:\[\d{1,3}\])?){0,8}): (.*\S) *$/;

/** Whether a text holds reservations in the words of schema.org. */
export function holdsReservations(text: string): boolean {
  return text.includes("schema.org") && HEAD.test(text);
}

/** A line of a text that is not empty. */
export interface PrintedLine extends Span {
  readonly text: string;
}

/** A value, and the names that lead to it. */
interface Property {
  readonly path: string;
  readonly value: Read<string>;
  readonly line: PrintedLine;
}

/** The lines of one reservation; remembers which of them were used. */
export class Block {
  /** `FlightReservation`; empty for the lines above the first reservation. */
  readonly type: string;
  readonly lines: PrintedLine[] = [];
  readonly #properties: Property[] = [];
  readonly #used = new Set<PrintedLine>();
  readonly #refused = new Map<PrintedLine, string>();

  constructor(type: string) {
    this.type = type;
  }

  add(line: PrintedLine): void {
    this.lines.push(line);
    const [, path, printed] = PROPERTY.exec(line.text) ?? [];
    if (path === undefined || printed === undefined) return;
    const start = line.start + line.text.lastIndexOf(printed);
    const value = { value: printed, start, end: start + printed.length };
    this.#properties.push({ path, value, line });
  }

  /** The value of the first of these paths that has one. */
  find(...paths: readonly string[]): Read<string> | undefined {
    for (const path of paths) {
      const property = this.#properties.find((each) => each.path === path);
      if (property === undefined) continue;
      this.#used.add(property.line);
      return property.value;
    }
    return undefined;
  }

  /** The value of the first of these paths that has one of the given form. */
  match(form: RegExp, ...paths: readonly string[]): Read<string> | undefined {
    for (const path of paths) {
      const property = this.#properties.find((each) => each.path === path);
      if (property !== undefined && form.test(property.value.value)) return this.find(path);
    }
    return undefined;
  }

  /** The values of a path and of those below it, as one: an address. */
  joined(path: string): Read<string> | undefined {
    const parts = this.#properties.filter(
      (each) => each.path === path || each.path.startsWith(`${path}.`),
    );
    const [first] = parts;
    const last = parts.at(-1);
    if (first === undefined || last === undefined) return undefined;
    for (const { line } of parts) this.#used.add(line);
    const value = parts.map((each) => each.value.value).join(", ");
    return { value, start: first.value.start, end: last.value.end };
  }

  /** The paths of the elements of a list, or the path itself: `underName[1]`, `underName[2]`. */
  elements(path: string): readonly string[] {
    const own = this.#properties.flatMap((each) => {
      const rest = each.path.startsWith(path) ? each.path.slice(path.length) : null;
      const [index] = rest === null ? [] : (/^(?:\[\d+\])?(?=\.|$)/.exec(rest) ?? []);
      return index === undefined ? [] : [path + index];
    });
    return [...new Set(own)];
  }

  isUsed(line: PrintedLine): boolean {
    return this.#used.has(line);
  }

  /** Takes back that a value was used. */
  refuse(value: Span, reason: string): void {
    const line = this.lines.find(({ start, end }) => start <= value.start && value.end <= end);
    if (line !== undefined) this.#refused.set(line, reason);
  }

  /** Why the value of a line was not read, if it should have been. */
  problemOf(line: PrintedLine): string | undefined {
    return this.#refused.get(line);
  }
}

/** The reservations of a text, in order. */
export function blocksIn(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const line = { text: text.slice(start, end), start, end };
    const [, type] = HEAD.exec(line.text) ?? [];
    if (type !== undefined || blocks.length === 0) blocks.push(new Block(type ?? ""));
    if (line.text.trim() !== "") blocks.at(-1)?.add(line);
    start = end + 1;
  }
  return blocks;
}
