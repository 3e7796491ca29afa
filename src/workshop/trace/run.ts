/** `recloc trace`. */
import { writeFile } from "node:fs/promises";
import * as definitions from "../../../grammars/index.ts";
import { makeSystems } from "../../../grammars/system.ts";
import { checkAlgorithm } from "../../cli/decode/algorithm.ts";
import { terminalOf } from "../../cli/decode/terminal.ts";
import { EXIT, UsageError } from "../../cli/io.ts";
import { ObservedMachine } from "../../decode/engine/observed.ts";
import { lazy } from "../../reference/tables.ts";
import { CALENDAR_DAY, isCalendarDay } from "../../views/calendar-day.ts";
import type { WorkshopIo } from "../io.ts";
import { tracePage } from "./html.ts";
import { inputOf } from "./input.ts";
import { drawTrace } from "./terminal.ts";
import { traceOf, type LineChoice } from "./trace.ts";

export interface TraceFlags {
  readonly algorithm?: string;
  readonly referenceDate?: string;
  readonly line?: string;
  readonly html?: string;
  readonly all?: true;
}

/** Our systems with instrumented rules. */
const systems = lazy(() => makeSystems(Object.values(definitions), ObservedMachine));

/** @returns the exit code: 1 if the requested lines do not exist */
export async function trace(file: string, flags: TraceFlags, io: WorkshopIo): Promise<number> {
  const lines = linesOf(flags.line);
  if (flags.referenceDate !== undefined && !isCalendarDay(flags.referenceDate))
    throw new UsageError(`--reference-date must be ${CALENDAR_DAY}`);
  if (flags.algorithm !== undefined) checkAlgorithm(flags.algorithm, systems());
  const { name, text, ...brought } = await inputOf(file, io);
  const algorithm = flags.algorithm;
  const referenceDate = flags.referenceDate ?? brought.referenceDate;
  const traced = traceOf(text, systems(), { algorithm, referenceDate }, lines);
  if (traced.lines.length === 0) {
    io.stderr.write(`recloc: ${name}: there is no such line, or it is empty\n`);
    return EXIT.nothing;
  }
  const { html, all = false } = flags;
  if (html === undefined)
    io.stdout.write(drawTrace(traced, terminalOf(io.stdout, io.environment), { all }));
  else if (html === "-") io.stdout.write(tracePage(name, traced));
  else await writeFile(html, tracePage(name, traced));
  return EXIT.ok;
}

/** `3`, `3-5`; undefined for all lines. */
function linesOf(text: string | undefined): LineChoice | undefined {
  if (text === undefined) return undefined;
  const [, first = "", last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  if (first === "" || Number(first) < 1 || Number(last) < Number(first))
    throw new UsageError("--line must be a line number from 1, or a range: 3-5");
  return { first: Number(first), last: Number(last) };
}
