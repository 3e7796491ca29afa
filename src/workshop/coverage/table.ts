/** Coverage as text for a terminal. */
import { relative } from "node:path";
import type { Paint } from "../../cli/decode/terminal.ts";
import type { Place } from "../../decode/engine/observed.ts";
import { freeTextLines } from "./free-text.ts";
import type {
  BranchCoverage,
  Count,
  Counted,
  Coverage,
  RuleCoverage,
  SystemCoverage,
} from "./report.ts";

/** The layout of a table. */
export interface TableLook {
  /** Folder of the clone; places are relative to it. */
  readonly root: string;
  readonly paint: Paint;
  /** Also lists what is covered, with the number of cases and an example. */
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

/** The figures of all systems, then what no case covers of each. */
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

/** `110/126`: how much is covered of what needs to be. */
export function shareOf({ taken, untaken }: Count): string {
  return `${taken}/${taken + untaken}`;
}

/** `grammars/common/segments/car.ts:18`. */
export function placeText(place: Place | null, root: string): string {
  return place === null ? "" : `${relative(root, place.file)}:${place.line}`;
}

function detailsOf(coverage: SystemCoverage, look: TableLook): readonly string[] {
  const { system, rules, stale, freeText } = coverage;
  const { paint, root } = look;
  const details = [
    ...rules.flatMap((rule) => {
      const found = rule.fate === "untaken" ? [partOf(rule, rule.shape.text, "rule", look)] : [];
      const parts = [...found, ...branchesOf(rule, look)];
      if (parts.length === 0) return [];
      const heading = `  ${rule.shape.family}: ${rule.shape.name}`;
      return ["", `${heading}  ${paint("ignored", placeText(rule.place, root))}`, ...parts];
    }),
    ...(freeText === undefined ? [] : ["", ...freeTextLines(freeText)]),
    ...stale.flatMap((mistake) => ["", `  ${paint("unread", `untaken.json: ${mistake}`)}`]),
  ];
  return details.length === 0 ? [] : ["", paint("title", system), ...details.slice(1)];
}

function branchesOf(rule: RuleCoverage, look: TableLook): readonly string[] {
  // The branches of a rule that is not covered need no list.
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
  if (fate === "untaken") return paint(isEnforced(kind) ? "unread" : "caret", part);
  return `${part}  ${paint("ignored", reason ?? casesText(cases))}`;
}

/** Whether the corpus must cover all such parts. */
function isEnforced(kind: Counted): boolean {
  return kind === "rule" || kind === "alternative";
}

/** `12 cases, for example paste/lone-cr`. */
function casesText([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${others.length + 1} cases, for example ${first}`;
}
