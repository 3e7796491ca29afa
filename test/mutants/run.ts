/*
 * Tries the mutants and prints what became of them. `main.ts` bundles it, with the steps of the stages made to be
 * switched off.
 */
import { parseArgs } from "node:util";
import * as definitions from "../../grammars/index.ts";
import { systems } from "../../grammars/systems.ts";
import { casesIn } from "../../src/workshop/cases.ts";
import { fatesOf, retried } from "./fates.ts";
import type { Fate, Mutant } from "./mutant.ts";
import { Oracle } from "./oracle.ts";
import { PasteOracle } from "./pasted.ts";
import { reportOf } from "./report.ts";
import { blockable, ruleSubjects } from "./rules.ts";
import { STAGE_NAMES } from "./stages.ts";
import { stepSubjects } from "./steps.ts";
import { SURVIVORS } from "./survivors.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: "string" },
    system: { type: "string" },
    killers: { type: "boolean", default: false },
  },
});
const [root = ""] = positionals;
const { stage, system, killers: withKillers } = values;
const names = Object.values(definitions).map(({ name }) => name);
const isKnown = (name: string | undefined, known: readonly string[]) =>
  name === undefined || known.includes(name);
if (!isKnown(stage, STAGE_NAMES) || !isKnown(system, names)) {
  const [stages, all] = [STAGE_NAMES.join("|"), names.join("|")];
  process.stderr.write(
    `usage: npm run mutants -- [--stage ${stages}] [--system ${all}] [--killers]\n`,
  );
  process.exit(2);
}

const isWanted = (mutant: Mutant) =>
  (stage === undefined || mutant.stage === stage) &&
  (system === undefined || mutant.systems.includes(system));
const cases = casesIn(`${root}corpus/`).map((each) => ({ ...each, isPrivate: false }));

function stageFates(): readonly Fate[] {
  const oracle = new Oracle(cases, systems);
  const fates = fatesOf(stepSubjects(systems, cases, root).filter(isWanted), oracle);
  if (fates.every(({ killer }) => killer !== null)) return fates;
  const pastes = new PasteOracle(cases, systems);
  return retried(fates, (mutant) => pastes.killerOf(mutant));
}

function ruleFates(): readonly Fate[] {
  const rules = blockable(Object.values(definitions));
  const oracle = new Oracle(cases, rules.systems);
  return fatesOf(ruleSubjects(rules, cases, root).filter(isWanted), oracle);
}

const fates = [...stageFates(), ...(stage === undefined ? ruleFates() : [])];
const isWhole = stage === undefined && system === undefined;
const { lines, isFine } = reportOf(fates, { reasons: SURVIVORS, isWhole, withKillers });
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isFine ? 0 : 1;
