import type { Node } from "../../ast/nodes.ts";
import { isBooked, isReadWhole } from "./alone.ts";
import { readLines, type Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";

/*
 * Text recognised in a picture of a screen contains letters in place of the digits they resemble, and a digit in
 * place of the class, after a four-digit flight number or alone:
 *
 *   2  BA 7IO Y 12APR 1 LHRZRH HK1  O820 11O5  12APR  E
 *   2 KL16271 15JAN AMSMXP HK2  1110A 1250P
 *
 * Such a digit resembles several classes: the flight is read without one.
 */

const DIGITS: Readonly<Record<string, string>> = { O: "0", I: "1", S: "5", B: "8" };
/** What is read in place of such a class. */
const ANY_CLASS = "Y";
/** Times, and flight numbers after their airline: no letters except the last. */
const TIMES =
  /(?<![A-Z\d])(?=[OISB]{0,3}\d)(?:[\dOISB]{4}[APNM]?|[\dOISB]{3}[APNM])(?![A-Z\d])|(?<=(?<![A-Z\d])[A-Z]{2} {0,2})(?=[OISB]{0,3}\d)[\dOISB]{1,4}(?=[A-Z]? )/;
/** Days before their month. */
const DAY =
  /(?<![A-Z\d])(?=\d?[OISB])[\dOISB]{2}(?=(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z]))/;
/** The fifth digit after an airline, or a digit alone between the number and the day. */
const CLASS =
  /(?<=(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) {0,2}(?:\d{4}|\d{1,4} {1,2}))(\d)(?= {1,2}[\dOISB]{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z]))/;
const NUMBER = new RegExp(`${CLASS.source}|${TIMES.source}|${DAY.source}`, "g");

/**
 * Takes such letters for digits and reads unread lines and partly read flights again; keeps only the flights that
 * appear or become complete.
 */
export function readDigits(first: Document): Document {
  const { grammar, source } = first;
  const unread = first.lines.filter(({ node }) => node === null || isInPart(node));
  const before = new Map(unread.map(({ start, node }) => [start, node]));
  const text = withDigits(source.text, unread);
  if (text === source.text) return first;
  const tried = readLines(source.withSameLength(text), grammar);
  const flights = tried.lines.filter(({ start, end, node }) => {
    const known = before.get(start);
    if (node?.kind !== "air" || known === undefined) return false;
    // Letters before a month are a day only in a line that has everything else of a flight.
    if (known === null) return isBooked(node) || !DAY.test(source.text.slice(start, end));
    return isReadWhole(node);
  });
  if (flights.length === 0) return first;
  const read = readLines(source.withSameLength(withDigits(source.text, flights)), grammar);
  return { ...read, lines: read.lines.map((line) => withoutReadClass(line, source.text)) };
}

/** The same flight without a class that is a digit in the text, which is unread. */
function withoutReadClass(line: LineReading, text: string): LineReading {
  const { node } = line;
  if (node?.kind !== "air" || node.bookingClass === undefined) return line;
  const { start, end } = node.bookingClass;
  const printed = text.slice(start, end);
  if (!/^\d$/.test(printed)) return line;
  const unparsed = [...(node.unparsed ?? []), { value: printed, start, end }];
  unparsed.sort((one, other) => one.start - other.start);
  return { ...line, node: { ...node, bookingClass: undefined, unparsed } };
}

function isInPart(node: Node): boolean {
  return node.kind === "air" && !isReadWhole(node);
}

function withDigits(text: string, lines: readonly LineReading[]): string {
  let changed = "";
  let copied = 0;
  for (const { start, end } of lines) {
    const line = text
      .slice(start, end)
      .replace(NUMBER, (found, digit?: string) =>
        digit === undefined
          ? found.replace(/[OISB]/g, (letter) => DIGITS[letter] ?? letter)
          : ANY_CLASS,
      );
    changed += text.slice(copied, start) + line;
    copied = end;
  }
  return changed + text.slice(copied);
}
