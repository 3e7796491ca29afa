/**
 * `npm run detection`: how well the algorithm of a text is detected. Prints the confusion matrices over
 * the corpus, for whole texts and fragments, the confidence of the choices, and the errors; each text is
 * decoded with weights that were fitted without it and similar texts. Exits with 1 if the goal is not met.
 *
 * With `--fit` it prints the weights for `src/decode/detection/score.ts` that fit the corpus best.
 */
import { systems } from "../../grammars/systems.ts";
import { corpusCases } from "./cases.ts";
import { damaged } from "./damage.ts";
import { fit } from "./fit.ts";
import { WEIGHTS } from "../../src/decode/detection/score.ts";
import { FOLDS } from "./folds.ts";
import { fragmentsOf, isDecidable } from "./fragments.ts";
import { heldOut, type HeldOut } from "./held-out.ts";
import {
  calibration,
  confusion,
  isRight,
  outcomesOf,
  percent,
  shareRight,
  type Outcome,
} from "./measure.ts";

const REFERENCE_DATE = "2026-11-21";
/** The goal for fragments whose format shows who printed them. */
const FRAGMENTS_RIGHT = 0.99;
const MAX_LISTED = 40;

const algorithms = systems.map(({ wireValue }) => wireValue);

/** Kinds of texts, each with the choices made for them. */
type Kinds = ReadonlyMap<string, readonly Outcome[]>;

function show(kinds: Kinds): void {
  for (const [title, outcomes] of kinds)
    console.log(`${summary(title, outcomes)}\n${confusion(outcomes, algorithms)}\n`);
}

function summary(title: string, outcomes: readonly Outcome[]): string {
  const right = outcomes.filter(isRight).length;
  return `${title}: ${right} of ${outcomes.length} right (${percent(shareRight(outcomes))})`;
}

function showInSample(kinds: Kinds): void {
  console.log("In sample, with the current weights, which are fitted to these very texts:");
  for (const [title, outcomes] of kinds) console.log(`  ${summary(title, outcomes)}`);
}

function showWeights(folds: readonly HeldOut[]): void {
  console.log("The current weights, those fitted without each fold, and the largest difference");
  for (const [name, current] of Object.entries(WEIGHTS)) {
    const fitted = folds.map(
      ({ weights }) => Object.entries(weights).find(([key]) => key === name)?.[1] ?? 0,
    );
    const off = Math.max(...fitted.map((each) => Math.abs(each - current)));
    const shown = fitted.map((each) => each.toFixed(2)).join("  ");
    console.log(
      `  ${name.padEnd(10)}${current.toFixed(2)}    ${shown}    at most ${off.toFixed(2)}`,
    );
  }
  console.log();
}

function listWrong(outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter((outcome) => !isRight(outcome));
  console.log(wrong.length === 0 ? "No errors without damage." : "Errors without damage:");
  for (const { name, expected, chosen, confidence } of wrong.slice(0, MAX_LISTED))
    console.log(`  ${name}: ${expected} detected as ${chosen} (${percent(confidence)})`);
  if (wrong.length > MAX_LISTED) console.log(`  and ${wrong.length - MAX_LISTED} more`);
}

const RECORDS = "Whole texts";
const DECIDABLE = "Fragments whose format shows who printed them";
const FRAGMENTS = "All fragments";
const DAMAGED = "Damaged fragments";

function measure(): boolean {
  const cases = corpusCases();
  const pieces = fragmentsOf(cases);
  const broken = damaged(pieces);
  const decidable = pieces.filter((each) => isDecidable(each, REFERENCE_DATE));
  const kinds = new Map([
    [RECORDS, cases],
    [DECIDABLE, decidable],
    [FRAGMENTS, pieces],
    [DAMAGED, broken],
  ]);
  const outcomesIn = (all: readonly Outcome[]): Kinds => {
    const byName = new Map(all.map((outcome) => [outcome.name, outcome]));
    return new Map(
      Array.from(kinds, ([title, texts]) => [
        title,
        texts.flatMap(({ name }) => byName.get(name) ?? []),
      ]),
    );
  };
  const texts = [...cases, ...pieces, ...broken];
  const folds = heldOut(texts, cases, REFERENCE_DATE);
  const all = folds.flatMap(({ outcomes }) => outcomes);
  const held = outcomesIn(all);
  console.log(`Each text with weights fitted without its fold, one of ${FOLDS}.\n`);
  show(held);
  console.log("How sure the choices were, and how many were right");
  console.log(`${calibration(all)}\n`);
  listWrong([...(held.get(RECORDS) ?? []), ...(held.get(FRAGMENTS) ?? [])]);
  console.log();
  showWeights(folds);
  showInSample(outcomesIn(outcomesOf(texts, REFERENCE_DATE)));
  return (
    shareRight(held.get(RECORDS) ?? []) === 1 &&
    shareRight(held.get(DECIDABLE) ?? []) >= FRAGMENTS_RIGHT
  );
}

function printFit(): void {
  const cases = corpusCases();
  const pieces = fragmentsOf(cases);
  for (const [name, weight] of Object.entries(fit([...cases, ...pieces, ...damaged(pieces)])))
    console.log(`${name}: ${weight.toFixed(2)},`);
}

if (process.argv.includes("--fit")) printFit();
else if (!measure()) process.exitCode = 1;
