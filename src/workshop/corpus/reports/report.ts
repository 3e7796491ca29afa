/** The output formats of the verdicts of a run. */
import type { Builder } from "junit-report-builder";
import { terminalOf } from "../../../cli/decode/terminal.ts";
import { UsageError } from "../../../cli/io.ts";
import { withoutControls } from "../../../decode/text/excerpt.ts";
import type { WorkshopIo } from "../../io.ts";
import { colon, drawVerdict, placeOf } from "./drawing.ts";
import { drawSummary, rounded, summaryOf, type Summary } from "./summary.ts";
import { IS_FINE, type Verdict } from "../comparison/verdict.ts";

export interface ReportFlags {
  readonly json?: true;
  readonly junit?: true;
  readonly quiet?: true;
}

/** Collects the verdicts of a run, then writes the result. */
export interface Report {
  readonly add: (verdict: Verdict) => void;
  /** @param ms the duration of the run */
  readonly end: (ms: number) => Promise<Summary>;
}

export function reportFor(flags: ReportFlags, { stdout, environment }: WorkshopIo): Report {
  const verdicts: Verdict[] = [];
  const { paint } = terminalOf(stdout, environment);
  if (flags.json && flags.junit)
    throw new UsageError("--json and --junit write to the same output: choose one");
  const isForPeople = !flags.json && !flags.junit;
  return {
    add: (verdict) => {
      verdicts.push(verdict);
      const isShown = flags.quiet !== true || !IS_FINE.has(verdict.result);
      if (isForPeople && isShown) stdout.write(drawVerdict(verdict, paint));
    },
    end: async (ms) => {
      const summary = summaryOf(verdicts, ms);
      if (flags.json) stdout.write(`${JSON.stringify(jsonOf(verdicts, summary), null, 2)}\n`);
      else if (flags.junit) stdout.write(`${await junitOf(verdicts)}\n`);
      else stdout.write(drawSummary(summary));
      return summary;
    },
  };
}

function jsonOf(verdicts: readonly Verdict[], summary: Summary): unknown {
  return {
    cases: verdicts.map(({ name, result, ms, problems, fields, unread }) => ({
      name,
      result,
      ms: rounded(ms),
      problems,
      fields: fields.map(({ path, expected, decoded, line }) => ({
        path,
        expected,
        decoded,
        line,
      })),
      unread,
    })),
    summary,
  };
}

/** What XML cannot contain. */
const NOT_XML = /\p{Cs}|[\ufffe\uffff]/gu;

async function junitOf(verdicts: readonly Verdict[]): Promise<string> {
  const builder = builderIn((await import("junit-report-builder")).default).newBuilder();
  const suite = builder.testSuite().name("corpus");
  for (const verdict of verdicts) {
    const { name, ms, result } = verdict;
    const end = name.lastIndexOf("/");
    const test = suite
      .testCase()
      .className(name.slice(0, Math.max(end, 0)))
      .name(name.slice(end + 1))
      .time(ms / 1000);
    if (!IS_FINE.has(result)) test.failure(xmlText(headline(verdict)), result);
    if (!IS_FINE.has(result)) test.stacktrace(xmlText(drawVerdict(verdict, (_, text) => text)));
  }
  return builder.build();
}

/** Its types describe an ES module, but the loaded module is CommonJS. */
function builderIn(module: object): Builder {
  if (isBuilder(module)) return module;
  throw new TypeError("junit-report-builder has an unexpected interface");
}

function isBuilder(value: object): value is Builder {
  return "newBuilder" in value;
}

/** The first thing that is wrong, in one line. */
function headline({ name, problems, fields, unread }: Verdict): string {
  const [problem] = problems;
  if (problem !== undefined) return colon(problem.what, problem.detail.split("\n", 1)[0] ?? "");
  const line = fields[0]?.line ?? unread[0]?.line;
  const place = line == null ? name : placeOf(name, line);
  return `${place}: ${fields.map(({ path }) => path).join(", ")}`;
}

function xmlText(text: string): string {
  return withoutControls(text).replace(NOT_XML, "\ufffd");
}
