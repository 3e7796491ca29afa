import { readLines, type Document } from "../engine/read.ts";
import type { LineReading } from "../engine/line-reading.ts";

/*
 * Text recognised in a picture of a screen contains letters in place of the digits they resemble:
 *
 *   2  BA 7IO Y 12APR 1 LHRZRH HK1  O820 11O5  12APR  E
 */

const DIGITS: Readonly<Record<string, string>> = { O: "0", I: "1", S: "5", B: "8" };
/** Times, and flight numbers after their airline: no letters except the last. */
const NUMBER =
  /(?<![A-Z\d])(?=[OISB]{0,3}\d)(?:[\dOISB]{4}[APNM]?|[\dOISB]{3}[APNM])(?![A-Z\d])|(?<=(?<![A-Z\d])[A-Z]{2} {0,2})(?=[OISB]{0,3}\d)[\dOISB]{1,4}(?=[A-Z]? )/g;

/** Reads unread lines again with such letters as digits; keeps only the flights that appear. */
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
