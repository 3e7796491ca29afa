/** What became of the mutants, for a terminal. */
import type { Fate } from "./mutant.ts";

/** The reasons of survivors, by id. */
export type Reasons = Readonly<Record<string, string>>;

/** The run as lines, and whether every survivor has a reason, and every reason a survivor. */
export interface Report {
  readonly lines: readonly string[];
  readonly isFine: boolean;
}

export interface ReportOptions {
  readonly reasons: Reasons;
  /** Whether all mutants were tried: then every reason must have a survivor. */
  readonly isWhole: boolean;
  /** Whether to list every mutant with the case that fails. */
  readonly withKillers: boolean;
}

const COLUMNS = [12, 10, 10, 10];

export function reportOf(fates: readonly Fate[], options: ReportOptions): Report {
  const { reasons, isWhole, withKillers } = options;
  const survivors = fates.filter(({ killer }) => killer === null);
  const bare = survivors.filter(({ id }) => reasons[id] === undefined);
  const ids = new Set(survivors.map(({ id }) => id));
  const stale = isWhole ? Object.keys(reasons).filter((id) => !ids.has(id)) : [];
  const killed = withKillers ? fates.filter(({ killer }) => killer !== null) : [];
  return {
    lines: [
      ...tableOf(fates, reasons),
      ...listOf("killed", killed, ({ killer }) => killer ?? ""),
      ...listOf(
        "survive with a reason",
        survivors.filter((each) => !bare.includes(each)),
        (each) => reasonOf(each, reasons),
      ),
      ...listOf("survive without a reason", bare, reachOf),
      ...(stale.length === 0 ? [] : ["", "reasons of mutants that are killed or gone"]),
      ...stale.map((id) => `  ${id}`),
    ],
    isFine: bare.length === 0 && stale.length === 0,
  };
}

function tableOf(fates: readonly Fate[], reasons: Reasons): readonly string[] {
  const rowOf = (name: string, own: readonly Fate[]) => {
    const survivors = own.filter(({ killer }) => killer === null);
    const bare = survivors.filter(({ id }) => reasons[id] === undefined);
    return row(name, own.length, own.length - survivors.length, survivors.length, bare.length);
  };
  const groups = new Map<string, Fate[]>();
  for (const fate of fates) groups.set(groupOf(fate), [...(groups.get(groupOf(fate)) ?? []), fate]);
  return [
    row("", "mutants", "killed", "survive", "without a reason"),
    ...Array.from(groups, ([name, own]) => rowOf(name, own)),
    rowOf("all", fates),
  ];
}

/** A stage, a system, or the rules that several systems share. */
function groupOf({ stage, systems }: Fate): string {
  return stage ?? (systems.length === 1 ? (systems[0] ?? "") : "shared");
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return [name, ...cells]
    .map((cell, index) => String(cell).padEnd(COLUMNS[index] ?? 0))
    .join("")
    .trimEnd();
}

function listOf(
  title: string,
  fates: readonly Fate[],
  about: (fate: Fate) => string,
): readonly string[] {
  if (fates.length === 0) return [];
  return ["", title, ...fates.flatMap((fate) => [`  ${fate.id}`, `      ${about(fate)}`])];
}

function reachOf({ reach, place }: Fate): string {
  const cases = reach === 0 ? "no case takes it" : `${reach} cases take it, and none fails`;
  return place === undefined ? cases : `${cases}  ${place}`;
}

function reasonOf({ id }: Fate, reasons: Reasons): string {
  return reasons[id] ?? "";
}
