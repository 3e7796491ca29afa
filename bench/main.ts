/**
 * `npm run bench`: the speed of the whole pipeline, from text to checked v4 answer, compared with a
 * hand-written regular expression on the same air lines in the same run. One core.
 */
import { choose } from "../src/decode/detection/choose.ts";
import { casedText } from "../src/decode/text/cased.ts";
import { repair } from "../src/decode/text/repair/repair.ts";
import { readDocument } from "../src/decode/layout/layout.ts";
import { decode, toV4 } from "../src/index.ts";
import { checkV4 } from "../src/views/v4/check.ts";
import { systems } from "../grammars/systems.ts";
import { readWithRegex } from "./regex-reader.ts";
import { records, type BenchRecord } from "./records.ts";

const ROUNDS = 9;
const ROUND_MS = 120;
const referenceDate = "2026-04-01";

/** Calls of `work` per second: the median of several rounds, after a warm-up. */
function perSecond(work: () => void): number {
  const rates: number[] = [];
  for (let round = -12; round < ROUNDS; round++) {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < ROUND_MS) {
      work();
      calls++;
    }
    if (round >= 0) rates.push((calls * 1000) / (performance.now() - start));
  }
  return rates.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

const show = (rate: number) => Math.round(rate).toLocaleString("en-GB").padStart(11);
const linesOf = (text: string) => text.trimEnd().split("\n").length;

function pipeline(text: string): void {
  const answer = toV4(decode(text, { referenceDate }));
  checkV4(answer);
}

function benchRecord({ system, text, algorithm, airLine, airPattern }: BenchRecord): void {
  const lines = linesOf(text);
  const whole = perSecond(() => {
    pipeline(text);
  });
  const airLines = airLine.repeat(20);
  const grammar = systems.find(({ wireValue }) => wireValue === algorithm)?.grammar;
  if (grammar === undefined) throw new Error(`no grammar has the wire value ${algorithm}`);
  const read = perSecond(() => readDocument(repair(airLines), grammar)) * 20;
  if (readWithRegex(airLines, airPattern).length !== 20) throw new Error("the baseline is broken");
  const regex = perSecond(() => readWithRegex(airLines, airPattern)) * 20;
  console.log(`${system}: a record of ${lines} lines, text to checked v4 answer`);
  console.log(`  ${show(whole)} records/s   ${show(whole * lines)} lines/s`);
  console.log(`  ${show(read)} air lines/s by the grammar alone`);
  console.log(`  ${show(regex)} air lines/s by the hand-written regular expression`);
  console.log(`  ratio ${(regex / read).toFixed(1)} : 1 for the regular expression\n`);
}

/**
 * Milliseconds per call for each of several functions: the fastest of many alternating rounds, so that
 * other load on the machine does not affect only one of them.
 */
function fastest(works: readonly (() => void)[]): readonly number[] {
  const calls = works.map((work) => Math.ceil(perSecond(work) / 200));
  const best = works.map(() => Infinity);
  for (let round = 0; round < 40; round++)
    for (const [index, work] of works.entries()) {
      const count = calls[index] ?? 1;
      const start = performance.now();
      for (let call = 0; call < count; call++) work();
      best[index] = Math.min(best[index] ?? Infinity, (performance.now() - start) / count);
    }
  return best;
}

/** The cost of choosing the algorithm, relative to everything that happens afterwards. */
function benchDetection(what: string, text: string): void {
  const source = casedText(repair(text));
  const { system } = choose(source, systems);
  const [whole = 0, choosing = 0, reading = 0] = fastest([
    () => decode(text, { referenceDate }),
    () => choose(source, systems),
    () => system.read(source, false),
  ]);
  const detection = choosing - reading;
  console.log(`  ${(detection / (whole - detection)).toFixed(2)} : 1   ${what}`);
}

/** The cost of a character in texts that grow: it must not rise with the length of the text. */
function benchGrowth(what: string, textOf: (length: number) => string): void {
  const costs = [4, 16, 64].map((kib) => {
    const text = textOf(kib * 1024);
    return 1e9 / (perSecond(() => decode(text, { referenceDate })) * text.length);
  });
  const columns = costs.map((cost) => cost.toFixed(0).padStart(7)).join("");
  console.log(`${columns}   ${what}`);
}

const repeated =
  (unit: string, head = "") =>
  (length: number) =>
    head + unit.repeat(Math.ceil((length - head.length) / unit.length));

/** No system printed it, so each of them tries. */
const LETTER = `Dear Jane,
please find your flights below, and let me know by Friday whether they suit you.
BA 117 on 12 April from London Heathrow (LHR) to New York (JFK), 08:20 - 11:05
BA 112 on 20 April from New York (JFK) to London Heathrow (LHR), 19:05 - 07:10
Kind regards
Ada Example
`;

for (const record of records) benchRecord(record);
console.log("choosing the algorithm : decoding with it");
for (const { system, text } of records) benchDetection(`a record of ${system}`, text);
for (const { system, airLine } of records) benchDetection(`an air line of ${system}`, airLine);
benchDetection("a letter", LETTER);
console.log();
console.log("decode alone: nanoseconds per character, in texts of 4, 16 and 64 KiB");
for (const { system, text } of records) benchGrowth(`records of ${system}`, repeated(text));
benchGrowth("spaces", repeated(" ", "1.A/B MR\n"));
benchGrowth("lines of spaces", repeated("\n  "));
benchGrowth("digits", repeated("1 "));
benchGrowth("slashes", repeated("A/", "  5 HTL 1A HK1 NYC 12APR-16APR/"));
benchGrowth("words after an air segment", repeated("A1 ", "  2  BA 117 Y 12APR 7 LHRJFK HK3  "));
