import type { Coverage, SystemCoverage } from "./report.ts";
import { placeText } from "./table.ts";

/**
 * Coverage as JSON, for programs: the counts of each system, and its rules with their branches.
 *
 * @param root folder of the clone; places are relative to it
 */
export function jsonOf(systems: readonly SystemCoverage[], root: string): string {
  const answer = systems.map(({ system, counts, rules, stale, freeText }) => ({
    system,
    counts,
    rules: rules.map((rule) => ({
      rule: rule.name,
      family: rule.shape.family,
      production: rule.shape.text,
      place: placeText(rule.place, root),
      ...fateOf(rule),
      branches: rule.branches.map(({ branch: { kind, text }, ...coverage }) => ({
        kind,
        production: text,
        ...fateOf(coverage),
      })),
    })),
    stale,
    ...(freeText === undefined ? {} : { freeText }),
  }));
  return `${JSON.stringify(answer, null, 2)}\n`;
}

function fateOf({ fate, cases, reason }: Coverage): Coverage {
  return { fate, reason, cases };
}
