import type { Line } from "./lines.ts";

/** Titles above the rows of a fare: `FARE QUOTE`, `AL FLGT  BK   DATE  TIME  FARE BASIS`. */
const TITLE = /(?<![A-Z])FARE {1,3}(?:QUOTE|BAS[IE]S|DISPLAY|CALC)(?![A-Z])/;

/**
 * The rows that price flights without booking them: below the title of a fare, without a status or an
 * arrival time. The first row that has one of them belongs to a booking again.
 *
 *      NYC BA  117 Y   Y 12APR 0820  YRT             12APR12APR 1P
 */
export function rowsOfFares(lines: readonly Line[], text: string): ReadonlySet<Line> {
  const rows = new Set<Line>();
  let isBelow = false;
  for (const line of lines) {
    if (line.isAllCaps && TITLE.test(text.slice(line.start, line.end))) isBelow = true;
    else if (line.anchors > 0 && isBooked(line)) isBelow = false;
    if (isBelow && line.anchors > 0 && !isBooked(line)) rows.add(line);
  }
  return rows;
}

function isBooked({ facts, isAllCaps }: Line): boolean {
  if (!isAllCaps || facts.some(({ kind }) => kind === "status")) return true;
  return facts.filter(({ kind }) => kind === "time").length > 1;
}
