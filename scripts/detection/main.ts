/**
 * `npm run detection`: how well the algorithm of a text is found. Prints who was taken for whom over
 * the corpus, whole and in fragments, how sure the choices were, and what is wrong. Ends with 1
 * where the aim is not met.
 *
 * With `--fit` it prints the weights of `src/decode/detection/score.ts` that fit the corpus best.
 */
import { systems } from "../../grammars/systems.ts";
import { corpusCases } from "./cases.ts";
import { damaged } from "./damage.ts";
import { fit } from "./fit.ts";
import { fragmentsOf, isDecidable } from "./fragments.ts";
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
/** Of the fragments whose format tells who printed them. */
const FRAGMENTS_RIGHT = 0.99;
const MOST_LISTED = 40;

const algorithms = systems.map(({ wireValue }) => wireValue);

function show(title: string, outcomes: readonly Outcome[]): void {
  const right = outcomes.filter(isRight).length;
  console.log(`${title}: ${right} of ${outcomes.length} right (${percent(shareRight(outcomes))})`);
  console.log(`${confusion(outcomes, algorithms)}\n`);
}

function listWrong(outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter((outcome) => !isRight(outcome));
  console.log(wrong.length === 0 ? "Nothing undamaged is wrong." : "Wrong, undamaged:");
  for (const { name, expected, chosen, confidence } of wrong.slice(0, MOST_LISTED))
    console.log(`  ${name}: ${expected} taken for ${chosen} (${percent(confidence)})`);
  if (wrong.length > MOST_LISTED) console.log(`  and ${wrong.length - MOST_LISTED} more`);
}

function measure(): boolean {
  const cases = corpusCases();
  const pieces = fragmentsOf(cases);
  const records = outcomesOf(cases, REFERENCE_DATE);
  const fragments = outcomesOf(pieces, REFERENCE_DATE);
  const broken = outcomesOf(damaged(pieces), REFERENCE_DATE);
  const decidable = fragments.filter((each) => isDecidable(each, REFERENCE_DATE));
  show("Whole texts", records);
  show("Fragments whose format tells who printed them", decidable);
  show("All fragments", fragments);
  show("Damaged fragments", broken);
  console.log("How sure the choices were, and how many were right");
  console.log(`${calibration([...records, ...fragments, ...broken])}\n`);
  listWrong([...records, ...fragments]);
  return shareRight(records) === 1 && shareRight(decidable) >= FRAGMENTS_RIGHT;
}

function printFit(): void {
  const cases = corpusCases();
  const pieces = fragmentsOf(cases);
  for (const [name, weight] of Object.entries(fit([...cases, ...pieces, ...damaged(pieces)])))
    console.log(`${name}: ${weight.toFixed(2)},`);
}

if (process.argv.includes("--fit")) printFit();
else if (!measure()) process.exitCode = 1;
