/**
 * Runs everything that has to pass before a change is accepted: types, lint, format, build, and the
 * tests in several processes, with their combined coverage.
 *
 *     npm test              everything
 *     npm test -- --fast    only the tests of the decoder, without coverage
 *     npm test -- browser   one job and the jobs it needs, without coverage
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { allJobs, fastJobs, type Job } from "./jobs.ts";
import { runSideBySide, type Ended } from "./side-by-side.ts";

/** Where `c8 report` looks for the coverage of the tests. */
const COVERAGE = resolve("coverage/tmp");

const { values, positionals } = parseArgs({
  options: { fast: { type: "boolean", default: false } },
  allowPositionals: true,
});
const isWhole = !values.fast && positionals.length === 0;
const startedAt = performance.now();
const jobs = values.fast ? fastJobs() : isWhole ? allJobs() : named(positionals);

/** The jobs with these names, and those that they need. */
function named(wantedNames: readonly string[]): readonly Job[] {
  const all = allJobs();
  const unknown = wantedNames.filter((name) => !all.some((job) => job.name === name));
  if (unknown.length > 0) {
    const names = all.map(({ name }) => `  ${name}`).join("\n");
    console.error(`There is no job “${unknown.join("”, “")}”. The jobs are:\n${names}`);
    process.exit(1);
  }
  const wanted = new Set(wantedNames);
  for (const name of wanted)
    for (const need of all.find((job) => job.name === name)?.needs ?? []) wanted.add(need);
  return all.filter(({ name }) => wanted.has(name));
}

/** Tests have a locale in which `i` upper-cases to `İ`; the odd time zone is in `test/environment.ts`. */
function environmentOf(job: Job): NodeJS.ProcessEnv {
  const { isTest, isCounted, validatesGrammars, needs, environment } = job;
  if (!isTest) return { ...process.env, ...environment };
  const tests = {
    ...process.env,
    LC_ALL: "tr_TR.UTF-8",
    // Every process reads these certificates when it starts, which takes 30 ms; no test leaves the machine.
    NODE_EXTRA_CA_CERTS: "",
    RECLOC_VALIDATE_GRAMMARS: validatesGrammars ? "1" : "0",
    RECLOC_IS_BUILT: needs.includes("build") ? "1" : "0",
  };
  return isWhole && isCounted ? { ...tests, NODE_V8_COVERAGE: COVERAGE } : tests;
}

const failed: Ended[] = [];

function show(ended: Ended): void {
  const { job, result, printed, seconds, cpuSeconds } = ended;
  const count = /^ {2}(\d+ passing)/m.exec(printed)?.[1] ?? "";
  const cpu = cpuSeconds === null ? "" : `${cpuSeconds.toFixed(1).padStart(6)} s of CPU`;
  console.log(
    `${result.padEnd(8)}${job.name.padEnd(25)}${seconds.toFixed(1).padStart(6)} s${cpu}  ${count}`,
  );
  if (result === "passed") return;
  failed.push(ended);
  if (printed !== "") console.log(`\n${printed.trim()}\n`);
}

/** Whether the coverage is high enough: see `.c8rc.json`. */
function isCovered(): boolean {
  const { status } = spawnSync(process.execPath, ["node_modules/c8/bin/c8.js", "report"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0;
}

rmSync(COVERAGE, { recursive: true, force: true });
const havePassed = await runSideBySide(jobs, environmentOf, show);
const isEnough = isWhole && havePassed ? isCovered() : true;
rmSync(COVERAGE, { recursive: true, force: true });
if (!havePassed) console.log(`\nFAILED: ${failed.map(({ job }) => job.name).join(", ")}`);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
process.exitCode = havePassed && isEnough ? 0 : 1;
