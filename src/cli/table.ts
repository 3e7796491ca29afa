import { terminalOf } from "./decode/terminal.ts";
import type { Io } from "./io.ts";

const GAP = "  ";
const NOTHING = "-";

/** Prints rows below their titles. An empty cell is a dash, so that programs that split lines find every column. */
export function printTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  { stdout, environment }: Pick<Io, "stdout" | "environment">,
): void {
  const { paint } = terminalOf(stdout, environment);
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (cell === "" ? NOTHING : cell).padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd();
  stdout.write(`${paint("title", lineOf(titles))}\n`);
  for (const row of rows) stdout.write(`${lineOf(row)}\n`);
}

/** `2026-11-23 12:08`: an ISO 8601 time, to the minute. */
export function readableMinute(time: string | null): string {
  return time === null ? "" : time.slice(0, 16).replace("T", " ");
}
