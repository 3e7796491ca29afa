import type { LineReading } from "../engine/line-reading.ts";
import { readLines, type Document } from "../engine/read.ts";
import { withoutCards } from "../text/cards/redact.ts";
import { isBooked, isReadWhole, readAlone } from "./alone.ts";

/*
 * Flights that a mailer broke within a word:
 *
 *  1 LX   1
 * 4 M 28JAN TH ZRHJFK HK3  100P  400P
 *
 * The parts are joined only if the line is no flight with a space between them.
 */

const LONGEST_LINE = 200;
/** The number of an element, and the beginning of its airline, number or date. */
const BEGINNING = /^ {0,4}\d{1,2}(?:\. *| +)[*#]?[A-Z\d][A-Z\d ]{0,20}$/;
/** The same with one character of the airline. */
const HALF_AIRLINE = /^ {0,4}\d{1,2}(?:\. *| +)[*#]?[A-Z\d]$/;
const REST = /^[A-Z\d].*(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/;

/** Joins the parts of each broken flight; the rest of one whose airline is broken stays unread otherwise. */
export function readTornFlights(document: Document): Document {
  const { grammar, lines, source } = document;
  const edit = source.edit();
  const left = new Set<LineReading>();
  let joints = 0;
  for (const [index, below] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined || !isRest(document, above, below)) continue;
    const start = source.text.slice(above.start, above.end).trimEnd();
    const rest = source.text.slice(below.start, below.end).trimStart();
    if (isFlight(start + rest, document) && !isFlight(`${start} ${rest}`, document)) {
      edit.replace(above.start + start.length, below.end - rest.length, "");
      joints++;
    } else if (HALF_AIRLINE.test(start)) left.add(below);
  }
  if (joints > 0) return readLines(withoutCards(edit.finish()), grammar);
  return left.size === 0
    ? document
    : { ...document, lines: lines.map((line) => (left.has(line) ? unread(line) : line)) };
}

function unread({ start, end }: LineReading): LineReading {
  return {
    start,
    end,
    node: null,
    rule: null,
    problem: { reason: "a part of a flight", at: start },
  };
}

function isRest(
  { source }: Document,
  above: LineReading,
  { node, start, end }: LineReading,
): boolean {
  if (above.node !== null || end - above.start > LONGEST_LINE) return false;
  if (node !== null && (node.kind !== "air" || node.number !== undefined)) return false;
  const { text } = source;
  return (
    BEGINNING.test(text.slice(above.start, above.end).trimEnd()) &&
    REST.test(text.slice(start, end).trimStart())
  );
}

function isFlight(line: string, { grammar }: Document): boolean {
  const node = readAlone(line, grammar);
  return node?.kind === "air" && isReadWhole(node) && isBooked(node);
}
