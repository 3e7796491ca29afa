/*
 * Tries the mutants and prints what became of them. `main.ts` bundles it, with the steps of the stages made to be
 * switched off.
 */
import { parseArgs } from "node:util";
import * as definitions from "../../grammars/index.ts";
import { systems } from "../../grammars/systems.ts";
import { lazy } from "../../src/reference/tables.ts";
import { casesIn } from "../../src/workshop/cases.ts";
import { DATA_NAMES, dataSubjects } from "./data.ts";
import { fatesOf } from "./fates.ts";
import type { Fate, Mutant, Subject } from "./mutant.ts";
import { lineKiller } from "./lines.ts";
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
    only: { type: "string", multiple: true },
    killers: { type: "boolean", default: false },
  },
});
const [root = ""] = positionals;
const { stage, system, only, killers: withKillers } = values;
const names = Object.values(definitions).map(({ name }) => name);
const stageNames = [...STAGE_NAMES, ...DATA_NAMES];
const isKnown = (name: string | undefined, known: readonly string[]) =>
  name === undefined || known.includes(name);
if (!isKnown(stage, stageNames) || !isKnown(system, names)) {
  const [stages, all] = [stageNames.join("|"), names.join("|")];
  process.stderr.write(
    `usage: npm run mutants -- [--stage ${stages}] [--system ${all}] [--only WORDS]... [--killers]\n`,
  );
  process.exit(2);
}

/** Their survivors have no reasons yet. */
const ON_DEMAND: readonly unknown[] = DATA_NAMES;

const isWanted = ({ id, stage: own, systems }: Mutant) =>
  (stage !== undefined || only !== undefined || !ON_DEMAND.includes(own)) &&
  (only === undefined || only.some((words) => id.includes(words))) &&
  (stage === undefined || own === stage) &&
  (system === undefined || systems.includes(system));
const cases = casesIn(`${root}corpus/`).map((each) => ({ ...each, isPrivate: false }));

const isOf = (names: readonly string[]) => stage === undefined || names.includes(stage);
const oracle = lazy(() => new Oracle(cases, systems));
const pastes = lazy(() => new PasteOracle(cases, systems));

/** What the corpus does not notice may be noticed in its pastes, or in a few of its lines. */
function fatesOfData(subjects: readonly Subject[]): readonly Fate[] {
  const wanted = subjects.filter(isWanted);
  if (wanted.length === 0) return [];
  return fatesOf(wanted, oracle(), (subject) =>
    subject.stage === "signatures" ? lineKiller(subject, systems) : pastes().killerOf(subject),
  );
}

function fatesOfRules(): readonly Fate[] {
  const rules = blockable(Object.values(definitions));
  const wanted = ruleSubjects(rules, cases, root).filter(isWanted);
  return wanted.length === 0 ? [] : fatesOf(wanted, new Oracle(cases, rules.systems));
}

const fates = [
  ...(isOf(STAGE_NAMES) ? fatesOfData(stepSubjects(systems, cases, root)) : []),
  ...(isOf(DATA_NAMES) ? fatesOfData(dataSubjects(systems, cases)) : []),
  ...(stage === undefined ? fatesOfRules() : []),
];
const isWhole = stage === undefined && system === undefined && only === undefined;
const { lines, isFine } = reportOf(fates, { reasons: SURVIVORS, isWhole, withKillers });
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isFine ? 0 : 1;
