import { isColumnTitles } from "./columns.ts";
import type { Line } from "./lines.ts";

/** The rows of tables that have a column for booking classes. */
export function rowsBelowClassTitle(lines: readonly Line[], text: string): ReadonlySet<Line> {
  const rows = new Set<Line>();
  let isBelow = false;
  for (const line of lines) {
    const printed = line.isDivider ? text.slice(line.start, line.end) : "";
    if (isColumnTitles(printed)) isBelow = isColumnTitles(printed, "class");
    else if (line.isAfterGap) isBelow = false;
    if (isBelow) rows.add(line);
  }
  return rows;
}
