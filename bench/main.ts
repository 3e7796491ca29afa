/**
 * `npm run bench [-- --json FILE]`: the cost of decoding. Everything is measured in one run, as the
 * minimum CPU time of several rounds, so that other load on the machine matters little. bench/README.md
 * explains how to read it.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { systems } from "../grammars/systems.ts";
import { readDocument } from "../src/decode/layout/layout.ts";
import { repair } from "../src/decode/text/repair/repair.ts";
import { allocatedBytes } from "./allocation.ts";
import { growthCosts, SIZES } from "./growth.ts";
import { lineCounts, linesIn } from "./line-counts.ts";
import { leastMicroseconds } from "./measure.ts";
import { records, type BenchRecord } from "./records.ts";
import { readWithRegex } from "./regex-reader.ts";
import { pipeline, stageCosts } from "./stages.ts";
import { startCosts } from "./startup.ts";

const AIR_LINES = 20;
const RECORDS = 20;

/** The figures of a record. */
function figuresOf(record: BenchRecord) {
  const { text } = record;
  const lines = linesIn(text);
  const stages = stageCosts(text);
  const perLine = stages.get("whole") ?? 0;
  const bytes = allocatedBytes(() => {
    for (let count = 0; count < RECORDS; count++) pipeline(text);
  });
  return {
    linesPerSecond: 1e6 / perLine,
    recordsPerSecond: 1e6 / (perLine * lines),
    microsecondsPerLine: Object.fromEntries(stages),
    bytesPerLine: bytes / (lines * RECORDS),
    linesForEachLine: lineCounts(text),
    timesTheRegexReader: regexRatio(record),
  };
}

/** How many times longer the grammar takes for air lines than a hand-written regular expression. */
function regexRatio({ algorithm, airLine, airPattern }: BenchRecord): number {
  const grammar = systems.find(({ wireValue }) => wireValue === algorithm)?.grammar;
  if (grammar === undefined) throw new Error(`no grammar has the wire value ${algorithm}`);
  const text = airLine.repeat(AIR_LINES);
  if (readWithRegex(text, airPattern).length !== AIR_LINES)
    throw new Error("the baseline is broken");
  const { read, regex } = leastMicroseconds({
    read: () => readDocument(repair(text), grammar),
    regex: () => readWithRegex(text, airPattern),
  });
  return read / regex;
}

function printTable(
  title: string,
  columns: readonly string[],
  rows: ReadonlyMap<string, string[]>,
) {
  const width = 24;
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(12)).join("");
  console.log(`\n${title}\n${line("", columns)}`);
  for (const [name, cells] of rows) console.log(line(name, cells));
}

const whole = (value: number) => Math.round(value).toLocaleString("en-GB");
const precise = (value: number) => value.toFixed(value < 10 ? 2 : 1);

const { values } = parseArgs({ options: { json: { type: "string" } } });
const figures = Object.fromEntries(records.map((record) => [record.system, figuresOf(record)]));
const names = Object.keys(figures);
const all = Object.values(figures);
const row = (cellOf: (each: (typeof all)[number]) => string) => all.map(cellOf);
printTable(
  "One core, from text to checked v4 answer",
  names.map((name) => name.replace(/.*\((.*)\)/, "$1")),
  new Map([
    ["lines per second", row((each) => whole(each.linesPerSecond))],
    ["records per second", row((each) => whole(each.recordsPerSecond))],
    ...Object.keys(all[0]?.microsecondsPerLine ?? {}).map(
      (stage) =>
        [`µs: ${stage}`, row((each) => precise(each.microsecondsPerLine[stage] ?? 0))] as const,
    ),
    ["bytes per line", row((each) => whole(each.bytesPerLine))],
    ["lexed per line", row((each) => precise(each.linesForEachLine.lexed))],
    ["parsed per line", row((each) => precise(each.linesForEachLine.parsed))],
    ["times the regex reader", row((each) => precise(each.timesTheRegexReader))],
  ]),
);
const growth = growthCosts();
printTable(
  "Growth: µs per line of decode, by number of lines",
  SIZES.map(whole),
  new Map(
    [...growth].map(([name, costs]) => [
      name.slice(0, 24),
      costs.map((cost) => (typeof cost === "number" ? precise(cost) : cost)),
    ]),
  ),
);
const starts = startCosts();
printTable(
  "Start of a process",
  ["CPU ms", "wall ms", "resident MB"],
  new Map(
    [...starts].map(([name, { cpuMs, wallMs, residentMb }]) => [
      name,
      [cpuMs, wallMs, residentMb].map(whole),
    ]),
  ),
);
if (values.json !== undefined) {
  const report = {
    node: process.version,
    figures,
    growth: Object.fromEntries(growth),
    starts: Object.fromEntries(starts),
  };
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
