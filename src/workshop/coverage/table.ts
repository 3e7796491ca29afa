/** Coverage as text for a terminal. */
import { relative } from "node:path";
import type { Paint } from "../../cli/decode/terminal.ts";
import type { Place } from "../../decode/engine/observed.ts";
import type {
  BranchCoverage,
  Count,
  Counted,
  Coverage,
  RuleCoverage,
  SystemCoverage,
} from "./report.ts";

/** How a table is to look. */
export interface TableLook {
  /** Folder of the clone; places are printed from there. */
  readonly root: string;
  readonly paint: Paint;
  /** Also lists what is taken, with the number of cases and one of them. */
  readonly withCases: boolean;
}

/** What is counted, as headings. */
export const COUNTED: readonly (readonly [Counted, string])[] = [
  ["rule", "rules"],
  ["alternative", "alternatives"],
  ["option", "optional parts"],
  ["repetition", "loops"],
];

const KINDS: Readonly<Record<Counted, string>> = {
  rule: "rule",
  alternative: "alternative",
  option: "optional part",
  repetition: "loop",
};
const INDENT = "    ";
const COLUMN = 16;

/** The figures of all systems, then what no case takes of each. */
export function tableOf(systems: readonly SystemCoverage[], look: TableLook): string {
  const head = ["", ...COUNTED.map(([, heading]) => heading), "excepted"];
  const rows = systems.map(({ system, counts }) => [
    system,
    ...COUNTED.map(([kind]) => shareOf(counts[kind])),
    String(counts.rule.excepted + counts.alternative.excepted),
  ]);
  const [first = "", ...others] = [head, ...rows].map((cells) =>
    cells
      .map((cell) => cell.padEnd(COLUMN))
      .join("")
      .trimEnd(),
  );
  const lines = [look.paint("title", first), ...others];
  for (const system of systems) lines.push(...detailsOf(system, look));
  return `${lines.join("\n")}\n`;
}

/** `110/126`: what is taken, of what has to be. */
export function shareOf({ taken, untaken }: Count): string {
  return `${taken}/${taken + untaken}`;
}

/** `grammars/common/segments/car.ts:18`. */
export function placeText(place: Place | null, root: string): string {
  return place === null ? "" : `${relative(root, place.file)}:${place.line}`;
}

function detailsOf({ system, rules, stale }: SystemCoverage, look: TableLook): readonly string[] {
  const { paint, root } = look;
  const details = [
    ...rules.flatMap((rule) => {
      const found = rule.fate === "untaken" ? [partOf(rule, rule.shape.text, "rule", look)] : [];
      const parts = [...found, ...branchesOf(rule, look)];
      if (parts.length === 0) return [];
      const heading = `  ${rule.shape.family}: ${rule.shape.name}`;
      return ["", `${heading}  ${paint("ignored", placeText(rule.place, root))}`, ...parts];
    }),
    ...stale.flatMap((mistake) => ["", `  ${paint("unread", `untaken.json: ${mistake}`)}`]),
  ];
  return details.length === 0 ? [] : ["", paint("title", system), ...details.slice(1)];
}

function branchesOf(rule: RuleCoverage, look: TableLook): readonly string[] {
  // What a rule takes that nothing takes needs no list.
  if (rule.fate !== "taken") return [];
  return rule.branches
    .filter(({ fate }) => fate === "untaken" || look.withCases)
    .map((each: BranchCoverage) => partOf(each, each.branch.text, each.branch.kind, look));
}

function partOf(
  { fate, cases, reason }: Coverage,
  text: string,
  kind: Counted,
  { paint }: TableLook,
): string {
  const part = `${INDENT}${KINDS[kind].padEnd(COLUMN)}${text}`;
  if (fate === "untaken") return paint(isHeld(kind) ? "unread" : "caret", part);
  return `${part}  ${paint("ignored", reason ?? casesText(cases))}`;
}

/** Whether the corpus has to take all such parts. */
function isHeld(kind: Counted): boolean {
  return kind === "rule" || kind === "alternative";
}

/** `12 cases, as paste/lone-cr`. */
function casesText([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${others.length + 1} cases, as ${first}`;
}
