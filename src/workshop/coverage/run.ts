import { writeFileSync } from "node:fs";
import * as definitions from "../../../grammars/index.ts";
import { terminalOf } from "../../cli/decode/terminal.ts";
import { EXIT, UsageError } from "../../cli/io.ts";
import { casesIn } from "../cases.ts";
import type { WorkshopIo } from "../io.ts";
import { exceptionsOf } from "./exceptions.ts";
import { leastLabelsOf } from "./free-text.ts";
import { htmlOf } from "./html.ts";
import { jsonOf } from "./json.ts";
import { coverageOf, isComplete, type SystemCoverage } from "./report.ts";
import { tableOf } from "./table.ts";
import { ruleUsageOf } from "./rule-usage.ts";

export interface CoverageFlags {
  readonly cases?: boolean;
  readonly html?: string;
  readonly json?: boolean;
  readonly check?: boolean;
}

/**
 * Prints what the corpus covers of the named grammars, or of all.
 *
 * @returns the exit code
 * @throws UsageError if a grammar does not exist
 */
export function runCoverage(
  names: readonly string[],
  flags: CoverageFlags,
  io: WorkshopIo,
): number {
  const known = Object.values(definitions).map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`there is no grammar ${unknown}; there are ${known.join(", ")}`);
  const systems = coverageIn(io.root).filter(
    ({ system }) => names.length === 0 || names.includes(system),
  );
  return reportCoverage(systems, flags, io);
}

/**
 * Prints what the corpus covers of some grammars, and writes a page of it on request.
 *
 * @returns the exit code
 */
export function reportCoverage(
  systems: readonly SystemCoverage[],
  { cases: withCases = false, html, json = false, check = false }: CoverageFlags,
  { root, stdout, environment }: WorkshopIo,
): number {
  if (html !== undefined) writeFileSync(html, htmlOf(systems, { root, file: html }));
  const { paint } = terminalOf(stdout, environment);
  stdout.write(json ? jsonOf(systems, root) : tableOf(systems, { root, paint, withCases }));
  return check && !systems.every(isComplete) ? EXIT.failed : EXIT.ok;
}

/**
 * The coverage of each of our grammars by the corpus of a clone.
 *
 * @param root folder of the clone, with a trailing slash
 */
export function coverageIn(root: string): readonly SystemCoverage[] {
  const corpus = `${root}corpus/`;
  const usage = ruleUsageOf(Object.values(definitions), casesIn(corpus));
  return usage.grammars.map((grammar) =>
    coverageOf(
      grammar,
      usage,
      exceptionsOf(corpus, grammar.name),
      leastLabelsOf(corpus, grammar.name),
    ),
  );
}
