/** Draws the original text, marked with what was read, ignored or not read, and the result. */
import type { Span } from "../../ast/nodes.ts";
import { isDecodable, type Decoded, type Unread } from "../../decode/decode.ts";
import { fateAt, fatesOf, fatesOfLines } from "../../decode/engine/coverage.ts";
import { withoutCardNumbers } from "../../decode/engine/unread.ts";
import { caretUnder, withoutControls } from "../../decode/text/excerpt.ts";
import { Lines } from "../../decode/text/lines.ts";
import { redact } from "../../decode/text/cards/redact.ts";
import { itineraryText } from "../../views/itinerary/agent/text.ts";
import type { Paint, Terminal } from "./terminal.ts";

/** The mark in the margin of a line, so that the drawing can be read without colours. */
const MARKS = { read: " ", ignored: "·", unread: "!" };
const NUMBER_WIDTH = 5;
const MARGIN = NUMBER_WIDTH + 3;
const MIN_WIDTH = 20;

/** The result ends with a line feed. */
export function drawReading(decoded: Decoded, { columns, paint }: Terminal): string {
  const blocks = [
    drawText(decoded, Math.max(MIN_WIDTH, columns - MARGIN), paint),
    drawChoice(decoded, paint),
    drawCoverage(decoded, paint),
    decoded.warnings.length > 0
      ? [paint("title", "Warnings"), ...decoded.warnings.map((warning) => `  ${redact(warning)}`)]
      : [],
    isDecodable(decoded) ? [paint("title", "Itinerary"), "", itineraryText(decoded).trimEnd()] : [],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => `${block.join("\n")}\n`)
    .join("\n");
}

/** The numbered lines; below each, carets mark what was not read, with the reason. */
function drawText({ documents, unread }: Decoded, width: number, paint: Paint): string[] {
  const lines = new Lines(documents[0]?.source.original ?? "");
  const fates = fatesOf(documents, lines);
  const shown = withoutControls(withoutCardNumbers(documents, lines.text));
  const kinds = fatesOfLines(fates, lines);
  const stops = stopsByRow(unread, lines, width);
  return lines.spans.flatMap(({ start, end }, index) => {
    const kind = fateAt(kinds[index]);
    const number = paint("ignored", String(index + 1).padStart(NUMBER_WIDTH));
    const head = `${number} ${paint(kind, MARKS[kind])} `;
    // A line that is wider than the terminal is wrapped, each row with its own carets.
    return rowsOf({ start, end }, width).flatMap((row) => {
      const margin = row.start === start ? head : " ".repeat(MARGIN);
      const carets = (stops.get(row.start) ?? []).map(({ at, reason }) => {
        const caret = `${caretUnder(shown.slice(row.start, at))} ${redact(reason)}`;
        return " ".repeat(MARGIN) + paint("caret", caret);
      });
      return [(margin + painted(shown, fates, row, paint)).trimEnd(), ...carets];
    });
  });
}

/** Splits a line into rows that fit the width. An empty line has one row. */
function rowsOf({ start, end }: Span, width: number): readonly Span[] {
  const count = Math.max(1, Math.ceil((end - start) / width));
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * width,
    end: Math.min(end, start + (index + 1) * width),
  }));
}

interface Stop {
  readonly at: number;
  readonly reason: string;
}

/** Where reading stopped and why, by the start of the row. */
function stopsByRow(
  unread: readonly Unread[],
  lines: Lines,
  width: number,
): ReadonlyMap<number, readonly Stop[]> {
  const stops = new Map<number, Stop[]>();
  for (const { line, column, reason } of unread) {
    const { start, end } = lines.spans[line - 1] ?? { start: 0, end: 0 };
    // A caret just past the end of a line that fills its last row still belongs to that row.
    const last = Math.min(column - 1, Math.max(0, end - start - 1));
    const row = start + Math.floor(last / width) * width;
    const list = stops.get(row) ?? [];
    stops.set(row, list);
    list.push({ at: start + column - 1, reason });
  }
  return stops;
}

/** A row of the text, in the colours of what was read, ignored and not read. */
function painted(text: string, fates: Uint8Array, row: Span, paint: Paint): string {
  let drawn = "";
  for (let start = row.start, end = start; start < row.end; start = end) {
    while (end < row.end && fates[end] === fates[start]) end++;
    drawn += paint(fateAt(fates[start]), text.slice(start, end));
  }
  return drawn;
}

/**
 * The systems that may have printed the text and why, the likeliest first; then the records, if
 * there are several.
 */
function drawChoice({ records, algorithm, candidates }: Decoded, paint: Paint): string[] {
  const rows = candidates.map(({ algorithm: name, confidence, reasons }) => {
    const mark = name === algorithm ? "*" : " ";
    return `${mark} ${percent(confidence)}  ${name.padEnd(14)}  ${reasons.join("; ")}`.trimEnd();
  });
  const parts = records.map(({ algorithm: name, confidence, lines, recordLocator }) => {
    const where = `lines ${lines.first} to ${lines.last}`;
    return `  ${percent(confidence)}  ${name.padEnd(14)}  ${where}  ${recordLocator ?? ""}`.trimEnd();
  });
  const several = parts.length > 1 ? ["", paint("title", "Records"), ...parts] : [];
  return [paint("title", "Candidates"), ...rows, ...several];
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`.padStart(5);
}

function drawCoverage({ coverage }: Decoded, paint: Paint): string[] {
  const rows = Object.entries(coverage).map(([what, { read, ignored, unread }]) =>
    [
      `  ${what.padEnd(10)}`,
      paint("read", `${read} read`),
      paint("ignored", `${ignored} ignored`),
      paint("unread", `${unread} unread`),
    ].join("  "),
  );
  return [paint("title", "Coverage"), ...rows];
}
