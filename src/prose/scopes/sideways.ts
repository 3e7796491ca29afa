import type { Fact } from "../facts/fact.ts";
import type { Line } from "./lines.ts";
import type { Territory } from "./territories.ts";

/**
 * Finds tables with titles in the first column and a column for each flight:
 *
 *   Flight     LX 14        LX 15
 *   Date       19 Sep 2027  26 Sep 2027
 *   From       ZRH          JFK
 */
export function sidewaysTerritories(lines: readonly Line[]): readonly Territory[] {
  const found: Territory[] = [];
  for (const [index, home] of lines.entries()) {
    const flights = columnsOf(home, "flight");
    if (flights.length < 2) continue;
    const rows = rowsBelow(lines, index, flights.length);
    if (rows.length < 2) continue;
    for (const [column, own] of flights.entries()) {
      const [anchor] = own;
      if (anchor === undefined) continue;
      const facts = [own, ...rows.map(({ label, cells }) => [...label, ...(cells[column] ?? [])])];
      found.push({ anchor, home, lines: [home, ...rows.map(({ line }) => line)], facts });
    }
  }
  return found;
}

interface Row {
  readonly line: Line;
  readonly label: readonly Fact[];
  readonly cells: readonly (readonly Fact[])[];
}

/** The rows with a title and the same number of cells, each with one value. */
function rowsBelow(lines: readonly Line[], home: number, columns: number): readonly Row[] {
  const rows: Row[] = [];
  for (const line of lines.slice(home + 1, home + 20)) {
    if (line.isAfterGap || line.anchors > 0) break;
    for (const kind of ["date", "time", "place", "class", "status"] as const) {
      const cells = columnsOf(line, kind);
      if (cells.length !== columns) continue;
      const first = cells[0]?.[0];
      const label = line.facts.filter(({ start }) => first !== undefined && start < first.start);
      rows.push({ line, label, cells });
      break;
    }
  }
  return rows;
}

/**
 * The cells of a row, each a value of the kind with its day mark; none if the row has other values.
 */
function columnsOf({ facts }: Line, kind: Fact["kind"]): readonly (readonly Fact[])[] {
  const cells: Fact[][] = [];
  for (const fact of facts) {
    if (fact.kind === kind) cells.push([fact]);
    else if (fact.kind === "days" && cells.length > 0) cells.at(-1)?.push(fact);
    else if (fact.kind !== "mark" && (cells.length > 0 || !isLabel(fact))) return [];
  }
  return cells;
}

function isLabel({ kind }: Fact): boolean {
  return kind === "side" || kind === "noSide" || kind === "known" || kind === "word";
}
