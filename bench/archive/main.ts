/**
 * `npm run bench:archive`: decodes an archive made from the corpus with `recloc decode --ndjson`: a sample on one core and
 * on all, then the whole archive unless the sample is that already, then again with kills and resumption. Exits with 1
 * if the outputs differ, a record is missing or occurs twice, or memory grew.
 *
 * --records N        records of the archive (default: 20000)
 * --sample N         records of the sample, if there are as many (default: 20000)
 * --kills N          how often the last run is killed by SIGKILL, at random times (default: 5)
 * --out FOLDER       for the archive, its outputs and a plot of the memory (default: bench/archive/out)
 * --service FILE     command line of another build
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { moduleFile } from "../../src/package.ts";
import { plotOf, quarters } from "../memory-plot.ts";
import { writeArchive } from "./archive.ts";
import { check, type Checked } from "./check.ts";
import { runDecoding, type Decoding, type Ended } from "./decoding.ts";

interface Run extends Ended {
  readonly name: string;
  readonly checked: Checked;
}

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "20000" },
    sample: { type: "string", default: "20000" },
    kills: { type: "string", default: "5" },
    out: { type: "string", default: "bench/archive/out" },
    service: { type: "string", default: fileURLToPath(moduleFile("src/cli/main")) },
  },
});
const [records, kills, cores] = [
  Number(values.records),
  Number(values.kills),
  availableParallelism(),
];
/** The maximum growth of memory from the second quarter to the last. */
const MAX_GROWTH = 1.1;
/** The share of a whole run after which it is killed, so that all kills happen before its end. */
const [EARLIEST, LATEST] = [0.2 / kills, 0.8 / kills];

/**
 * The number of records in the run on one core, which is slower by a factor of the number of cores.
 */
const SAMPLE = Math.min(records, Number(values.sample));

const { out, service: main } = values;
mkdirSync(out, { recursive: true });

const sample = await madeArchive("sample", SAMPLE);
const one = await run("sample-one", { archive: sample, cores: 1 });
const many = await run("sample-all", { archive: sample, cores });
const times = one.seconds / many.seconds;
console.log(`${cores} cores: ${times.toFixed(2)} times as fast as one`);

const { archive, whole } = SAMPLE === records ? { archive: sample, whole: many } : await wholeRun();
const killed = await runKilled(whole.seconds);

const title = `Memory of recloc decode --ndjson, ${records} records, ${cores} threads`;
writeFileSync(join(out, "memory.svg"), plotOf(whole.memory, title));
const failures = [
  ...faultsIn(many, SAMPLE, one),
  ...faultsIn(whole, records, whole),
  ...faultsIn(killed, records, whole),
  ...growthIn(whole.memory),
];
for (const failure of failures) console.log(`MISSED ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function wholeRun(): Promise<{ readonly archive: string; readonly whole: Run }> {
  const archive = await madeArchive("archive", records);
  return { archive, whole: await run("whole", { archive, cores }) };
}

async function madeArchive(name: string, length: number): Promise<string> {
  const path = join(out, `${name}.ndjson`);
  await writeArchive(path, length);
  console.log(`${name}: ${length} records, ${(statSync(path).size / 1e6).toFixed(0)} MB`);
  return path;
}

async function run(name: string, decoding: Pick<Decoding, "archive" | "cores">): Promise<Run> {
  const output = freshOutput(name);
  const ended = await runDecoding({ main, ...decoding, output });
  const checked = await check([output]);
  report(`${name}, ${decoding.cores} cores`, ended, checked);
  return { name, checked, ...ended };
}

/** Kills the run, and resumes it, until it has been killed often enough. */
async function runKilled(wholeSeconds: number): Promise<Run> {
  const output = freshOutput("killed");
  const decoding = { main, archive, output, cores };
  let seconds = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const killedAfter = wholeSeconds * (EARLIEST + Math.random() * (LATEST - EARLIEST));
    const ended = await runDecoding({ ...decoding, killedAfter });
    if (ended.code !== null) throw new Error("the run ended before it was killed");
    seconds += ended.seconds;
  }
  const last = await runDecoding(decoding);
  const ended = { ...last, seconds: seconds + last.seconds };
  const checked = await check([output]);
  report(`killed ${kills} times`, ended, checked);
  return { name: "killed", checked, ...ended };
}

function freshOutput(name: string): string {
  const output = join(out, `${name}.ndjson`);
  for (const file of [output, `${output}.resume`]) rmSync(file, { force: true });
  return output;
}

function report(what: string, { seconds, code }: Ended, checked: Checked): void {
  const rate = Math.round(checked.records / seconds);
  const { errors, digest } = checked;
  console.log(
    `${what}: ${seconds.toFixed(0)} s, ${rate} records/s, exit code ${code}, ` +
      `${checked.records} records, ${errors} without an answer, ${digest.slice(0, 16)}`,
  );
}

function faultsIn({ name, checked }: Run, expected: number, other: Run): readonly string[] {
  const { records: found, wrong, digest } = checked;
  return [
    ...(found === expected ? [] : [`${name}: ${found} of ${expected} records`]),
    ...(wrong === 0 ? [] : [`${name}: ${wrong} records are not in their place`]),
    ...(digest === other.checked.digest ? [] : [`${name}: another output than ${other.name}`]),
  ];
}

function growthIn(memory: Ended["memory"]): readonly string[] {
  const { early, late } = quarters(memory, "rssMib");
  const words = `${early.toFixed(0)} MiB in the second quarter, ${late.toFixed(0)} in the last`;
  console.log(`memory: ${words}, at most ${MAX_GROWTH} times as much`);
  return late <= early * MAX_GROWTH ? [] : [`memory: ${words}`];
}
