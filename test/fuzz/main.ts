/*
 * `npm run fuzz -- [--minutes N] [--seed S] [--once] [--guided]`: decodes random records and random changes of the corpus, until
 * the time is over. Prints the smallest text of each kind of mistake, and how to see it again. `--guided` also changes the texts
 * that made the decoder take branches which no text had taken before.
 */
import { parseArgs } from "node:util";
import { decode } from "../../src/decode/decode.ts";
import { CASES } from "../decoded-cases.ts";
import { Branches } from "./branches.ts";
import { mutated } from "./mutations.ts";
import { violationOf, type Violation } from "./properties.ts";
import { Random } from "./random.ts";
import { misreadings } from "./round-trip.ts";
import { shrunk } from "./shrink.ts";
import { randomTrip } from "./trips.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    once: { type: "boolean", default: false },
    guided: { type: "boolean", default: false },
  },
});
const [first, minutes] = [Number(values.seed), Number(values.minutes)];
if (!Number.isInteger(first) || !(minutes > 0)) {
  process.stderr.write("usage: npm run fuzz -- [--minutes N] [--seed S] [--once] [--guided]\n");
  process.exit(2);
}

/** One in so many texts is a record of its own, or has its searches counted. */
const EACH = 8;
const texts = CASES.map(({ text }) => text).filter(({ length }) => length < 4000);
const corpus = texts.length;
const branches = values.guided ? new Branches() : null;
for (const text of texts) branches?.takesNew(() => decode(text));
const kinds = new Map<string, number>();
const say = (line: string) => process.stdout.write(`${line}\n`);

function report(seed: number, { kind, detail }: Violation, smallest: () => string): void {
  const count = kinds.get(kind) ?? 0;
  kinds.set(kind, count + 1);
  if (count > 0) return;
  say(`\n${kind}: ${detail}\n${JSON.stringify(smallest())}`);
  // With new branches, a text also depends on those before it.
  if (branches === null) say(`again: npm run fuzz -- --once --seed ${seed}`);
}

function roundTrip(seed: number): void {
  for (const { system, text, found, expected } of misreadings(randomTrip(new Random(seed)))) {
    const detail = `${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
    report(seed, { kind: `misread ${system}`, detail }, () => text);
  }
}

function mutant(seed: number): void {
  const { text } = mutated(texts, new Random(seed));
  if (branches?.takesNew(() => decode(text)) === true) texts.push(text);
  const isCounted = seed % EACH === 1;
  const violation = violationOf(text, isCounted);
  if (violation === null) return;
  const isSame = (part: string) => violationOf(part, isCounted)?.kind === violation.kind;
  report(seed, violation, () => shrunk(text, isSame));
}

say(`seed ${first}`);
const end = Date.now() + minutes * 60_000;
let seed = first;
do {
  if (seed % EACH === 0) roundTrip(seed);
  else mutant(seed);
  seed++;
} while (!values.once && Date.now() < end);

say(`\n${seed - first} texts, ${kinds.size} kinds of mistakes`);
if (branches !== null) say(`${texts.length - corpus} of them took new branches`);
for (const [kind, count] of kinds) say(`${String(count).padStart(6)}  ${kind}`);
process.exitCode = kinds.size === 0 ? 0 : 1;
