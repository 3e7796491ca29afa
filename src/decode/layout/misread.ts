import { readLines, type Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";

/*
 * What was read off a picture of a screen holds letters for the digits that look like them:
 *
 *   2  BA 7IO Y 12APR 1 LHRZRH HK1  O820 11O5  12APR  E
 */

const DIGITS: Readonly<Record<string, string>> = { O: "0", I: "1", S: "5", B: "8" };
/** Clocks, and numbers of flights behind their airline: they have no letters but the last. */
const NUMBER =
  /(?<![A-Z\d])(?=[OISB]{0,3}\d)(?:[\dOISB]{4}[APNM]?|[\dOISB]{3}[APNM])(?![A-Z\d])|(?<=(?<![A-Z\d])[A-Z]{2} {0,2})(?=[OISB]{0,3}\d)[\dOISB]{1,4}(?=[A-Z]? )/g;

/** Reads lines again that no rule reads, with digits in the place of letters; only flights count. */
export function readDigits(first: Document): Document {
  const { grammar, source } = first;
  const unread = first.lines.filter(({ node }) => node === null);
  const starts = new Set(unread.map(({ start }) => start));
  const text = withDigits(source.text, unread);
  if (text === source.text) return first;
  const tried = readLines(source.withSameLength(text), grammar);
  const flights = tried.lines.filter(
    ({ start, node }) => node?.kind === "air" && starts.has(start),
  );
  if (flights.length === 0) return first;
  return readLines(source.withSameLength(withDigits(source.text, flights)), grammar);
}

function withDigits(text: string, lines: readonly LineReading[]): string {
  let changed = "";
  let copied = 0;
  for (const { start, end } of lines) {
    const line = text
      .slice(start, end)
      .replace(NUMBER, (found) => found.replace(/[OISB]/g, (letter) => DIGITS[letter] ?? letter));
    changed += text.slice(copied, start) + line;
    copied = end;
  }
  return changed + text.slice(copied);
}
