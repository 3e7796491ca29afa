/** Writes the results of all files in one format. Its shape does not depend on the number of files. */
import type { Decoded } from "../../decode/decode.ts";
import { toText } from "../../views/itinerary/agent/text.ts";
import { drawReading } from "./drawing.ts";
import { reasonOf, type Failure } from "./input.ts";
import { jsonOf } from "./json.ts";
import { formatOf, type OutputFlags } from "./output-flags.ts";
import type { Terminal } from "./terminal.ts";

/** The result for one file. */
export type Result = Success | Failed;

interface Success {
  /** The name as given; `-` is standard input. */
  readonly file: string;
  readonly reading: Decoded;
  /** Whether an explanation includes the text, because the file is not the text itself. */
  readonly showText: boolean;
  readonly failure: null;
}

interface Failed {
  readonly file: string;
  /** What was read even though there is no booking; null if nothing was read. */
  readonly reading: Decoded | null;
  readonly failure: Failure;
}

export interface Report {
  /** What the result of the next file adds. */
  entry(result: Result): string;
  /** What follows the last entry. */
  readonly end: string;
}

/**
 * @param isList whether files are named, even if it is only one; false for standard input alone
 */
export async function reportFor(
  flags: OutputFlags,
  isList: boolean,
  terminal: Terminal,
): Promise<Report> {
  switch (formatOf(flags, terminal)) {
    case "text":
      return { entry: textEntry(flags, isList, terminal), end: "" };
    case "csv": {
      // Imported here because few need it.
      const { csvReport } = await import("./csv.ts");
      return csvReport();
    }
    case "ndjson":
      return { entry: (result) => `${JSON.stringify(entryOf(result, flags))}\n`, end: "" };
    case "json":
      return isList ? listReport(flags) : { entry: (result) => answer(result, flags), end: "" };
  }
}

/** `{"file", "answer"}`, or `{"file", "error"}`. */
function entryOf(result: Result, flags: OutputFlags) {
  return { file: result.file, ...jsonOf(result, flags) };
}

/** The answer alone. Without one, only an explanation is worth printing: the error is on standard error. */
function answer(result: Result, flags: OutputFlags): string {
  const { answer: found, error } = jsonOf(result, flags);
  const printed = found ?? (error?.extraInfo === undefined ? undefined : error);
  return printed === undefined ? "" : `${JSON.stringify(printed, null, indentOf(flags))}\n`;
}

/** An array, written entry by entry. */
function listReport(flags: OutputFlags): Report {
  const [line, margin] = flags.compact ? ["", ""] : ["\n", "  "];
  let before = `[${line}`;
  return {
    entry: (result) => {
      const json = JSON.stringify(entryOf(result, flags), null, indentOf(flags));
      const entry = before + margin + json.replaceAll("\n", `\n${margin}`);
      before = `,${line}`;
      return entry;
    },
    end: `${line}]\n`,
  };
}

function indentOf({ compact }: OutputFlags): number {
  return compact ? 0 : 2;
}

/** An itinerary or an explanation, below the name of its file. */
function textEntry({ explain }: OutputFlags, isList: boolean, terminal: Terminal) {
  return (result: Result): string => {
    const text = explain ? explanationOf(result, terminal) : itineraryOf(result);
    if (!isList) return text;
    const { file, failure } = result;
    const body = text === "" && failure !== null ? `${reasonOf(failure)}\n` : text;
    return `${terminal.paint("title", `== ${file}`)}\n\n${body}\n`;
  };
}

/** It is useful even if the text contains no booking. */
function explanationOf({ reading }: Result, terminal: Terminal): string {
  return reading === null ? "" : drawReading(reading, terminal);
}

function itineraryOf({ reading, failure }: Result): string {
  return failure === null ? toText(reading) : "";
}
